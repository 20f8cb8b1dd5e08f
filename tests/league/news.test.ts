/** What is told of a league's last evening: only what is so, and of several the rarest. */
import { describe, expect, test } from 'vitest';
import { newsOf } from '../../lib/league/news';
import type { SeatResult } from '../../lib/league/result';
import { standings } from '../../lib/league/standings';
import { type ShortEvening, seasonOf } from './season';

const ORDER = { anna: 3, beat: 1, carla: -4 };
/** A game that ends in this order, the best first. */
const won = (...order: readonly string[]): ShortEvening => ({
  games: [{ net: Object.fromEntries(order.map((who, i) => [who, [5, 1, -6][i] ?? 0])) }],
});
const news = (
  evenings: readonly ShortEvening[],
  change: (seat: SeatResult, evening: number) => SeatResult = (seat) => seat,
) => {
  const input = seasonOf({ evenings, entrants: ['anna', 'beat', 'carla'] });
  const played = input.evenings.map((evening, at) => ({
    ...evening,
    games: evening.games.map((game) => ({
      ...game,
      seats: game.seats.map((seat) => change(seat, at)),
    })),
  }));
  return newsOf(standings({ ...input, evenings: played }), played);
};

describe('news', () => {
  test('is not told of before a third evening', () => {
    expect(news([won('anna', 'beat', 'carla'), won('beat', 'anna', 'carla')])).toBeNull();
    expect(news([])).toBeNull();
  });

  test('of a new leader says from whom', () => {
    const before = [won('anna', 'beat', 'carla'), won('anna', 'beat', 'carla')];
    const told = news([...before, { games: [{ net: { beat: 12, carla: 0, anna: -12 } }] }]);
    expect(told).toEqual({ kind: 'leads', name: 'Beat', before: 'Anna' });
  });

  test('nobody leads anew who led before, or who shares the place', () => {
    const told = news([
      won('anna', 'beat', 'carla'),
      won('anna', 'carla', 'beat'),
      won('anna', 'beat', 'carla'),
    ]);
    expect(told?.kind).not.toBe('leads');
    const level = news([
      { games: [{ net: { anna: 4, beat: 0, carla: -4 } }] },
      { games: [{ net: { anna: 0, beat: 0, carla: 0 } }] },
      { games: [{ net: { anna: 0, beat: 4, carla: -4 } }] },
    ]);
    expect(level?.kind).not.toBe('leads');
  });

  test('of a match says since when there was none, and only after a while without', () => {
    const evenings = Array.from({ length: 6 }, () => ({ games: [{ net: ORDER }] }));
    const at = (...those: readonly number[]) =>
      news(evenings, (seat, evening) =>
        seat.player === 'carla' && those.includes(evening) ? { ...seat, matches: 1 } : seat,
      );
    expect(at(5)).toEqual({ kind: 'match', name: 'Carla', since: null });
    expect(at(1, 5)).toEqual({ kind: 'match', name: 'Carla', since: '2026-01-15' });
    expect(at(3, 5)?.kind).not.toBe('match');
    expect(at(2)?.kind).not.toBe('match');
  });

  test('who comes for the first time is not told to have waited long', () => {
    const evenings: ShortEvening[] = Array.from({ length: 4 }, () => ({
      games: [{ net: { anna: 4, beat: -4 } }],
    }));
    const told = news([...evenings, { games: [{ net: ORDER }] }], (seat) =>
      seat.player === 'carla' ? { ...seat, matches: 1 } : seat,
    );
    expect(told?.kind).not.toBe('match');
  });

  test('of the best evening names who had it alone', () => {
    const before = [ORDER, ORDER, ORDER].map((net) => ({ games: [{ net }] }));
    expect(news([...before, { games: [{ net: { anna: 9, beat: -4, carla: -5 } }] }])).toEqual({
      kind: 'best',
      name: 'Anna',
      value: 9,
    });
  });

  test('of a run counts the games won one after the other', () => {
    const told = news([ORDER, ORDER, ORDER, ORDER, ORDER].map((net) => ({ games: [{ net }] })));
    expect(told).toEqual({ kind: 'run', name: 'Anna', games: 5 });
  });

  test('where nothing else is to be told, says how near the first two are', () => {
    const told = news(
      [ORDER, { anna: -4, beat: 3, carla: 1 }, ORDER].map((net) => ({ games: [{ net }] })),
    );
    expect(told).toEqual({ kind: 'close', name: 'Beat', other: 'Anna', gap: 3 });
  });
});
