/** Ratings: who rises, who falls, and that a fold in parts is the fold of the whole. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rating, type Ratings, rate, shownRating } from '../../lib/league/ratings';
import { anyGame } from './any';
import { gameOf, type ShortGame } from './season';

const games = (...all: ShortGame[]) =>
  all.map((game, index) => gameOf(game, `g${index}`, '2026-01-01T19:00:00Z'));

const NEW: Rating = { mu: 25, sigma: 25 / 3, games: 0 };
const of = (ratings: Ratings, variant: keyof Ratings, player: string): Rating =>
  ratings[variant]?.[player] ?? NEW;

describe('a game', () => {
  test('of three for themselves: the first rises, the last falls, the middle stays about', () => {
    const after = rate(games({ net: { anna: 4, beat: 0, carla: -4 } }));
    const [anna, beat, carla] = ['anna', 'beat', 'carla'].map((id) => of(after, 'mittlere', id).mu);
    expect(anna).toBeGreaterThan(beat ?? 0);
    expect(beat).toBeGreaterThan(carla ?? 0);
    expect(anna).toBeGreaterThan(25);
    expect(carla).toBeLessThan(25);
  });

  test('level ones are rated alike', () => {
    const after = rate(games({ net: { anna: 2, beat: 2, carla: -4 } }));
    expect(of(after, 'mittlere', 'anna')).toEqual(of(after, 'mittlere', 'beat'));
  });

  test('won by two together: both gain more than the third, who gains nothing', () => {
    const after = rate(games({ net: { anna: 2, beat: 2, carla: 0, dora: -4 } }));
    const [variant = 'mittlere'] = Object.keys(after) as (keyof Ratings)[]; // the only one there
    const carla = of(after, variant, 'carla').mu;
    expect(of(after, variant, 'anna').mu).toBeGreaterThan(carla + 2);
    expect(carla).toBeLessThanOrEqual(25);
  });

  test('of pairs: partners rise and fall together', () => {
    const after = rate(games({ points: { 'anna+carla': 2600, 'beat+dora': 1000 } }));
    expect(of(after, 'schieber', 'anna')).toEqual(of(after, 'schieber', 'carla'));
    expect(of(after, 'schieber', 'beat')).toEqual(of(after, 'schieber', 'dora'));
    expect(of(after, 'schieber', 'anna').mu).toBeGreaterThan(25);
    expect(of(after, 'schieber', 'beat').mu).toBeLessThan(25);
  });

  test('of one against two: the bid makes the chances even', () => {
    const solo = (anna: number, others: number) =>
      rate(games({ variant: 'two-versus-one', points: { anna, 'beat+carla': others } }));
    const [won, lost] = [solo(500, 100), solo(100, 500)];
    const rise = of(won, 'two-versus-one', 'anna').mu - 25;
    expect(rise).toBeGreaterThan(0);
    expect(25 - of(lost, 'two-versus-one', 'anna').mu).toBeCloseTo(rise, 9);
    expect(25 - of(won, 'two-versus-one', 'beat').mu).toBeCloseTo(rise, 9);
    expect(of(won, 'two-versus-one', 'anna').games).toBe(1);
  });

  test('counts in its own variant only, and leaves the start as it was', () => {
    const start: Ratings = { molotow: { anna: { mu: 30, sigma: 5, games: 7 } } };
    const copy = structuredClone(start);
    const after = rate(games({ net: { anna: 2, beat: -2 } }), start);
    expect(start).toEqual(copy);
    expect(after.molotow).toEqual(start.molotow);
    expect(of(after, 'mittlere', 'anna').games).toBe(1);
  });
});

test('the order of the seats changes nothing', () => {
  const [game] = games({ points: { 'anna+carla': 2600, 'beat+dora': 1000 } });
  if (!game) throw new Error('No game.');
  expect(rate([{ ...game, seats: game.seats.toReversed() }])).toEqual(rate([game]));
});

test('in parts, and through JSON, as in one', () => {
  fc.assert(
    fc.property(fc.array(anyGame, { maxLength: 12 }), fc.nat({ max: 12 }), (all, cut) => {
      const first: Ratings = JSON.parse(JSON.stringify(rate(all.slice(0, cut))));
      expect(rate(all.slice(cut), first)).toEqual(rate(all));
    }),
    { numRuns: 60 },
  );
});

test.each<[Rating, number, boolean]>([
  [NEW, 1000, true],
  [{ mu: 26, sigma: 2, games: 14 }, 1020, true],
  [{ mu: 26, sigma: 2, games: 15 }, 1020, false],
  [{ mu: 20.01, sigma: 2, games: 99 }, 900, false],
])('%j is shown as %d', (rating, points, isProvisional) => {
  expect(shownRating(rating)).toEqual({ points, isProvisional });
});
