/** The league to try: the same for the same seed, of people who differ, and of hands that count. */
import { describe, expect, test } from 'vitest';
import { TRIAL_HANDS, trialLeague } from '../../lib/league/trial';
import { playedGame } from '../../lib/sync/played';

const TODAY = '2026-11-20';

describe('the league to try', () => {
  test('is the same for the same seed, and another one for another', () => {
    expect(trialLeague('a', TODAY)).toEqual(trialLeague('a', TODAY));
    expect(trialLeague('a', TODAY)).not.toEqual(trialLeague('b', TODAY));
  });

  test('has a season behind it, totals of four evenings alone, and tonight one table playing', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { people, evenings } = trialLeague(seed, TODAY);
      expect(new Set(people).size).toBe(people.length);
      expect(people.length).toBeGreaterThanOrEqual(20);
      expect(evenings).toHaveLength(13);
      expect(evenings.map(({ date }) => date).slice(-2)).toEqual(['2026-11-06', TODAY]);
      expect(evenings.filter(({ isOnPaper }) => isOnPaper)).toHaveLength(4);
      const tonight = evenings.at(-1);
      expect(tonight?.isOnPaper).toBe(false);
      const unpaid = evenings.map(({ present, paid }) => present.length - paid.length);
      expect(unpaid).toEqual([...Array(12).fill(0), 2]);
      const begun = tonight?.tables.filter(({ hands }) => hands.length > 0) ?? [];
      expect(begun).toHaveLength(1);
      expect(begun[0]?.hands.length).toBeLessThan(TRIAL_HANDS);
    }
  });

  test('seats everybody who came once a round, at tables of three and four', () => {
    for (const seed of Array.from({ length: 20 }, (_, i) => `${i}`))
      for (const { present, excused, tables } of trialLeague(seed, TODAY).evenings) {
        expect(present.filter((one) => excused.includes(one))).toEqual([]);
        for (const round of [1, 2]) {
          const seated = tables.filter((one) => one.round === round).map(({ seats }) => seats);
          expect(seated.flat().sort((a, b) => a - b)).toEqual(present);
          for (const seats of seated) expect([3, 4]).toContain(seats.length);
        }
      }
  });

  test('hardly anybody meets the same person twice on an evening', () => {
    const evenings = Array.from(
      { length: 20 },
      (_, i) => trialLeague(`${i}`, TODAY).evenings,
    ).flat();
    const again = evenings.map(({ tables }) => {
      const met = tables.flatMap(({ seats }) =>
        seats.flatMap((one) => seats.flatMap((other) => (one < other ? `${one} ${other}` : []))),
      );
      return met.length - new Set(met).size;
    });
    // Shuffled it would be four pairs.
    expect(again.reduce((sum, pairs) => sum + pairs, 0) / evenings.length).toBeLessThan(1);
  });

  test('every hand is one that the engine takes', () => {
    for (const seed of Array.from({ length: 10 }, (_, i) => `hands ${i}`))
      for (const { tables } of trialLeague(seed, TODAY).evenings)
        for (const { seats, hands } of tables) {
          const players = seats.map((seat) => `Person ${seat}`);
          const table = { variant: 'differenzler', options: {}, players, firstDealer: 0 } as const;
          const made = playedGame(
            { id: 'game', table, entries: hands },
            { makeId: () => 'id', finish: false },
          );
          expect(made.ok).toBe(true);
        }
  });

  test('some miss what they announce by much less than others', () => {
    const { people, evenings } = trialLeague('strength', TODAY);
    const missed = people.map((_, person) => {
      const misses = evenings
        .flatMap(({ tables }) => tables)
        .flatMap(({ seats, hands }) => {
          const seat = seats.indexOf(person);
          return hands.flatMap(({ announced, points }) =>
            seat < 0 ? [] : [Math.abs((announced[seat] ?? 0) - (points[seat] ?? 0))],
          );
        });
      return misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
    });
    expect(Math.max(...missed)).toBeGreaterThan(1.3 * Math.min(...missed));
    expect(Math.max(...missed)).toBeLessThan(25);
  });
});
