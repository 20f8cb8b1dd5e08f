/** What must hold for every season, whatever its games. */
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import type { VariantId } from '../../lib/jass';
import { isLessBetter, MEASURES, TIE_BREAKS } from '../../lib/league/measures';
import type { EveningResults } from '../../lib/league/result';
import { Scheme } from '../../lib/league/scheme';
import { type StandingsInput, standings } from '../../lib/league/standings';
import type { Row } from '../../lib/league/table';
import { anyEvenings } from './any';
import { eveningsOf, seasonOf } from './season';

const VARIANTS: readonly VariantId[] = ['mittlere', 'molotow'];

const inputOf = (evenings: readonly EveningResults[], scheme: object): StandingsInput => ({
  evenings,
  entrants: [],
  scheme: Scheme.parse(scheme),
  variants: VARIANTS,
  isOver: true,
});

const anyScheme = fc.record({
  measure: fc.constantFrom(...MEASURES.filter((measure) => !isLessBetter(measure))),
  per: fc.constantFrom('game', 'evening'),
  combine: fc.constantFrom('sum', 'mean'),
  finalFactor: fc.constantFrom(1, 1.5),
  keep: fc.oneof(
    fc.constant({ kind: 'all' }),
    fc.record({
      kind: fc.constantFrom('best', 'drop-worst'),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  ),
  absence: fc.constantFrom(
    null,
    { of: 'everybody', score: -1 },
    { of: 'everybody', score: 'lowest' },
  ),
  tieBreaks: fc.shuffledSubarray([...TIE_BREAKS]),
});

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

test('the order of games within an evening and of seats changes no total', () => {
  fc.assert(
    fc.property(anyEvenings, anyScheme, (evenings, scheme) => {
      const turned = evenings.map((evening) => ({
        ...evening,
        games: evening.games
          .map((game) => ({ ...game, seats: game.seats.toReversed() }))
          .toReversed(),
      }));
      const totals = (input: readonly EveningResults[]) =>
        new Map(standings(inputOf(input, scheme)).rows.map(({ id, total }) => [id, total]));
      expect(totals(turned)).toEqual(totals(evenings));
    }),
    { numRuns: 150 },
  );
});

test('the order of the entrants changes no rank', () => {
  const names = ['anna', 'beat', 'carla', 'dora', 'emil', 'fritz'];
  fc.assert(
    fc.property(anyEvenings, anyScheme, fc.shuffledSubarray(names), (evenings, scheme, some) => {
      const withEntrants = (ids: readonly string[]) =>
        byId(
          standings({
            ...inputOf(evenings, scheme),
            entrants: ids.map((id) => ({ id, name: 'Same', joinedOn: null, leftOn: null })),
          }).rows,
        );
      expect(withEntrants(some.toReversed())).toEqual(withEntrants(some));
    }),
    { numRuns: 100 },
  );
});

test('ranks follow from what the table says: exact figures are those shown, before they were rounded', () => {
  fc.assert(
    fc.property(anyEvenings, anyScheme, (evenings, scheme) => {
      const { rows } = standings(inputOf(evenings, scheme));
      const exactly = ({ exact, total }: Row) => new Fraction(exact.total ?? total ?? 0);
      for (const [index, row] of rows.entries()) {
        for (const { value, exact } of row.cells)
          if (exact !== undefined) {
            const fraction = new Fraction(exact);
            // Halves go away from zero.
            const size = fraction.abs().round(2).valueOf();
            expect(value).toBe(fraction.compare(0) < 0 ? 0 - size : size);
          }
        const below = rows[index + 1];
        if (row.rank === null || below?.rank == null) continue;
        const apart = exactly(row).compare(exactly(below));
        expect(apart).toBeGreaterThanOrEqual(0);
        if (apart > 0) expect(row.rank).toBeLessThan(below.rank);
        // Level to the last fraction: then it is said what decided, or that the rank is shared.
        else if (row.rank === below.rank) expect(row.tieBreak).toBe('shared');
        else
          expect(scheme.tieBreaks.filter((one) => one !== 'shared')).toContain(
            below.parted ?? below.tieBreak,
          );
      }
    }),
    { numRuns: 150 },
  );
});

test('a mean of three hands in sevenths is told as it is', () => {
  const [anna] = standings(
    seasonOf({
      scheme: { combine: 'mean', per: 'game' },
      evenings: [
        {
          games: [1, 2, 3, 4, 5, 3, 4].map((net) => ({ net: { anna: net, beat: -net, carla: 0 } })),
        },
      ],
    }),
  ).rows;
  expect(anna).toMatchObject({ total: 3.14, exact: { total: '22/7', mean: '22/7' } });
});

test('ranks follow the totals, skip as many as share, and leave nobody out', () => {
  fc.assert(
    fc.property(anyEvenings, anyScheme, (evenings, scheme) => {
      const { rows } = standings(inputOf(evenings, scheme));
      const players = new Set(
        evenings.flatMap(({ games }) => games.flatMap(({ seats }) => seats.map((s) => s.player))),
      );
      expect(new Set(rows.map(({ id }) => id))).toEqual(players);
      for (const [index, row] of rows.entries()) {
        const above = rows[index - 1];
        const isShared = above !== undefined && row.rank === above.rank;
        expect(row.rank).toBe(isShared ? above.rank : index + 1);
        if (!above) continue;
        expect(row.total).toBeLessThanOrEqual(above.total ?? 0);
        const shared = { total: above.total, tieBreak: 'shared' };
        if (isShared) expect([above, row]).toMatchObject([shared, shared]);
        else expect([null, 'shared', ...scheme.tieBreaks]).toContain(row.tieBreak);
      }
    }),
    { numRuns: 150 },
  );
});

test('a best number of at least as many as there are results keeps all', () => {
  fc.assert(
    fc.property(anyEvenings, fc.constantFrom('game', 'evening'), (evenings, per) => {
      const all = standings(inputOf(evenings, { per }));
      const best = standings(inputOf(evenings, { per, keep: { kind: 'best', count: 20 } }));
      expect(best).toEqual(all);
    }),
    { numRuns: 60 },
  );
});

test('net sticks of all add up to zero, results to the total, columns to the games', () => {
  fc.assert(
    fc.property(anyEvenings, (evenings) => {
      const { rows } = standings(inputOf(evenings, { per: 'game' }));
      const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
      expect(sum(rows.map(({ total }) => total ?? 0))).toBe(0);
      for (const row of rows) {
        expect(row.total).toBe(sum(row.cells.map(({ value }) => value ?? 0)));
        expect(row.total).toBe(row.columns.net);
        expect(row.games).toBe(row.cells.flatMap(({ games }) => games).length);
      }
    }),
    { numRuns: 60 },
  );
});

test('movement is the difference of two tables', () => {
  fc.assert(
    fc.property(anyEvenings, anyScheme, (evenings, scheme) => {
      const last = evenings.findLastIndex(({ games }) => games.length > 0);
      const before = byId(standings(inputOf(evenings.slice(0, Math.max(0, last)), scheme)).rows);
      for (const row of standings(inputOf(evenings, scheme)).rows) {
        const rank = before.get(row.id)?.rank ?? null;
        expect(row.movement).toBe(rank === null ? null : rank - (row.rank ?? 0));
      }
    }),
    { numRuns: 60 },
  );
});

const SEASON = [
  { games: [{ net: { anna: 4, beat: -1, carla: -3 } }] },
  { games: [{ net: { anni: 1, beat: 2, carla: -3 } }] },
];

test('two names merged: the same games under one id', () => {
  const apart = standings(seasonOf({ evenings: SEASON }));
  expect(apart.rows.map(({ id, total }) => [id, total])).toEqual([
    ['anna', 4],
    ['beat', 1], // with the better evening
    ['anni', 1],
    ['carla', -6],
  ]);
  const merged = eveningsOf(SEASON).map((evening) => ({
    ...evening,
    games: evening.games.map((game) => ({
      ...game,
      seats: game.seats.map((seat) =>
        seat.player === 'anni' ? { ...seat, player: 'anna' } : seat,
      ),
    })),
  }));
  const { rows } = standings(inputOf(merged, {}));
  expect(rows).toMatchObject([
    { id: 'anna', rank: 1, total: 5, evenings: 2, movement: 0 },
    { id: 'beat', rank: 2, total: 1, movement: 0 },
    { id: 'carla', rank: 3, total: -6, movement: 0 },
  ]);
});

test('a correction to the first evening: the whole table follows, movement too', () => {
  const season = (first: Record<string, number>) =>
    standings(seasonOf({ evenings: [{ games: [{ net: first }] }, ...SEASON.slice(1)] })).rows;
  const wrong = season({ anni: 4, beat: -1, carla: -3 });
  expect(wrong.map(({ id, rank, total, movement }) => [id, rank, total, movement])).toEqual([
    ['anni', 1, 5, 0],
    ['beat', 2, 1, 0],
    ['carla', 3, -6, 0],
  ]);
  // The sticks of Anni and Beat had been swapped.
  const right = season({ anni: -1, beat: 4, carla: -3 });
  expect(right.map(({ id, rank, total, movement }) => [id, rank, total, movement])).toEqual([
    ['beat', 1, 6, 0],
    ['anni', 2, 0, 0],
    ['carla', 3, -6, 0],
  ]);
});

test('a table takes in the measure of its evenings, not of their square', () => {
  const seasonWith = (evenings: number) =>
    seasonOf({
      evenings: Array.from({ length: evenings }, (_, evening) => ({
        games: Array.from({ length: 12 }, (_, table) => ({
          variant: 'molotow' as const,
          net: Object.fromEntries(
            [3, 1, -1, -3].map((net, seat) => [`p${(evening + table * 4 + seat * 5) % 48}`, net]),
          ),
        })),
      })),
      scheme: { keep: { kind: 'best', count: 10 } },
    });
  const timeOf = (input: ReturnType<typeof seasonWith>): number => {
    const start = performance.now();
    standings(input);
    return performance.now() - start;
  };
  // One after the other in turn, so that what else the machine does falls on both; the least of each.
  const [short, long] = [seasonWith(20), seasonWith(80)];
  const times = Array.from({ length: 25 }, () => [timeOf(short), timeOf(long)] as const);
  const least = (of: 0 | 1) => Math.min(...times.map((both) => both[of]));
  // Four times the evenings; their square would be sixteen.
  expect(least(1) / least(0)).toBeLessThan(9);
});
