/** How the sides of a Coiffeur stand, against every way in which the game can still end. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, tally } from '../../lib/jass';
import { record } from './helpers';

type Cell = { side: number; row: number };
type Brought = { points: number; match?: true; counterMatch?: true } | { scratched: true };

const INVERTED = 1;
const rows = [
  { contract: 'clubs', factor: 2 },
  { contract: 'misere', factor: 3, inverted: true },
];

/** Everything that a row can bring at the outside, and something between. */
const outcomes = (row: number): Brought[] => [
  { points: 0 },
  { points: 60 },
  { points: 157 },
  { points: 157, match: true },
  { scratched: true },
  ...(row === INVERTED ? [] : [{ points: 0, counterMatch: true } as const]),
];

const cellsOf = (sides: number): Cell[] =>
  rows.flatMap((_, row) => Array.from({ length: sides }, (_, side) => ({ side, row })));

/** Every way in which these cells can be written. */
function* endings(cells: readonly Cell[]): Generator<(Cell & Brought)[]> {
  const [cell, ...others] = cells;
  if (!cell) yield [];
  else
    for (const brought of outcomes(cell.row))
      for (const rest of endings(others)) yield [{ ...cell, ...brought }, ...rest];
}

const table = fc.record({
  sides: fc.constantFrom(2, 3),
  options: fc.record({
    rounding: fc.constantFrom('exact', 'tens'),
    match: fc.constantFrom(157, 160, 257),
    matchBonus: fc.constantFrom(0, 100),
    counterMatch: fc.constantFrom(0, 100, 300),
  }),
});

const game = table.chain(({ sides, options }) =>
  fc.shuffledSubarray(cellsOf(sides), { minLength: sides * rows.length }).chain((order) =>
    fc
      .tuple(
        fc.integer({ min: order.length - 3, max: order.length - 1 }),
        fc.infiniteStream(fc.nat(5)),
      )
      .map(([length, chance]) => ({
        players: sides,
        options: { ...options, rows },
        left: order.slice(length),
        hands: order.slice(0, length).map((cell) => {
          const some = outcomes(cell.row);
          return { ...cell, ...some[Number(chance.next().value) % some.length] };
        }),
      })),
  ),
);

const isMatchOf = (side: number) => (hand: Cell & Brought) => hand.side === side && 'match' in hand;

test('who is out cannot win any more, and who needs a match cannot without one', () => {
  const chances = new Set<string>();
  fc.assert(
    fc.property(game, ({ hands, left, players, options }) => {
      const told = explain(record('coiffeur', hands, { players, options }));
      if (!told.ok) throw new Error(told.error.message);
      const { sides, canEnd } = told.value.outlook;
      expect(canEnd).toBe(left.length === 1);
      const most = sides.map(() => Number.NEGATIVE_INFINITY);
      const wins = sides.map(() => new Set<boolean>());
      for (const rest of endings(left)) {
        const end = tally(record('coiffeur', [...hands, ...rest], { players, options }));
        if (!end.ok || end.value.status !== 'finished') throw new Error('not at its end');
        for (const winner of end.value.winners) {
          wins[winner]?.add(rest.some(isMatchOf(winner)));
        }
        for (const [side, total] of end.value.totals.entries()) {
          const points = 'points' in total ? total.points : Number.NaN;
          most[side] = Math.max(most[side] ?? points, points);
        }
      }
      for (const [side, own] of sides.entries()) {
        const ways = wins[side];
        const chance = ways?.has(false) ? 'open' : ways?.has(true) ? 'needs-match' : 'out';
        expect(own.chance).toBe(chance);
        expect(own.most).toBe(most[side]);
        expect(own.needs).toBeNull();
        chances.add(chance);
      }
    }),
    { numRuns: 200 },
  );
  expect([...chances].sort()).toEqual(['needs-match', 'open', 'out']);
}, 60_000);
