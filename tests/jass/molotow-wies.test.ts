/** Molotow with wies: every meld at every table, ends, and what holds for any game. Source: scoring.md, `molotow-wies`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MELD_IDS, parseOptions, type Tally } from '../../lib/jass';
import { codeOf, range, record, scored, sum } from './helpers';

type Table = { options?: object; players?: number };
const isMolotow = (value: Tally): value is Tally<'molotow-wies'> =>
  value.variant === 'molotow-wies';
function molotow(hands: readonly unknown[], table: Table = {}) {
  const value = scored(record('molotow-wies', hands, table));
  if (!isMolotow(value)) throw new Error(value.variant);
  return value;
}

/** As the text has it: what each meld is worth, and at how many players it fits into a trick. */
const WORTH = new Map<string, [points: number, fewest: number]>([
  ['seq3', [20, 3]],
  ['seq4', [50, 4]],
  ['seq5', [100, 5]],
  ['seq6', [100, 6]],
  ['seq7', [100, 7]],
  ['seq8', [100, 8]],
  ['seq9', [100, 9]],
  ['fourJ', [200, 4]],
  ['four9', [150, 4]],
  ['fourA', [100, 4]],
  ['fourK', [100, 4]],
  ['fourQ', [100, 4]],
  ['four10', [100, 4]],
]);

test.each([3, 4, 5, 6])('every meld, shown and caught, among %i', (players) => {
  const points = range(0, players - 1).map((seat) => (seat === 0 ? 157 : 0));
  const lists = (id: string) => points.map((_, seat) => (seat === 1 ? [id] : []));
  for (const id of MELD_IDS) {
    const [worth, fewest] = WORTH.get(id) ?? [];
    const shown = { points, wies: lists(id) };
    const caught = { points, caught: lists(id) };
    if (worth === undefined || fewest === undefined) {
      expect(codeOf(record('molotow-wies', [shown], { players }))).toBe('wies-invalid');
      expect(codeOf(record('molotow-wies', [caught], { players }))).toBe('wies-invalid');
      continue;
    }
    expect(molotow([shown], { players }).hands[0]?.score[1]).toBe(-worth);
    if (players < fewest) {
      expect(codeOf(record('molotow-wies', [caught], { players }))).toBe('wies-invalid');
    } else expect(molotow([caught], { players }).hands[0]?.score[1]).toBe(worth);
  }
  expect(MELD_IDS.filter((id) => !WORTH.has(id))).toEqual(['four8', 'four7', 'four6']);
});

test.each([
  ['hands 0          ', { hands: 0 }, 'hands'],
  ['target 0         ', { target: 0 }, 'target'],
  ['target 2.5       ', { target: 2.5 }, 'target'],
  ['double by 2      ', { lastDouble: 2 }, 'lastDouble'],
  ['wies off         ', { wies: false }, 'wies'],
])('refused options: %s', (_, options, path) => {
  expect(parseOptions('molotow-wies', options)).toMatchObject({
    ok: false,
    error: { code: 'record-invalid', hand: null, path: `options.${path}` },
  });
});

test.each([
  ['a seat that is not there  ', { stoeck: 3 }, 'record-invalid'],
  ['caught by nobody          ', { caughtStoeck: null }, 'record-invalid'],
  ['a trump                   ', { trump: 'hearts' }, 'record-invalid'],
  [
    'sum before stöck          ',
    { points: [60, 57, 41], stoeck: 0, caughtStoeck: 1 },
    'points-sum',
  ],
  [
    '156 before melds          ',
    { points: [156, 1, 0], wies: [['four6'], [], []] },
    'points-impossible',
  ],
  ['both stöck                ', { stoeck: 0, caughtStoeck: 1 }, 'stoeck-invalid'],
  ['stöck shown               ', { stoeck: 0 }, null],
  ['stöck caught              ', { caughtStoeck: 1 }, null],
  ['melds of everybody        ', { wies: [['seq3'], ['seq3'], ['seq4', 'fourJ']] }, null],
])('%s', (_, given, code) => {
  expect(codeOf(record('molotow-wies', [{ points: [60, 57, 40], ...given }]))).toBe(code);
});

const seats = 4;
const meld = fc.constantFrom(...WORTH.keys());
const short = fc.constantFrom(
  ...[...WORTH].flatMap(([id, [, fewest]]) => (fewest <= seats ? [id] : [])),
);
const melds = (of: fc.Arbitrary<string>) =>
  fc.array(fc.array(of, { maxLength: 2 }), { minLength: seats, maxLength: seats });
const hand = fc.record({
  points: fc
    .array(fc.integer({ min: 2, max: 50 }), { minLength: 3, maxLength: 3 })
    .map((some) => [...some, 157 - sum(some, Number)])
    .filter((all) => !all.includes(1)),
  wies: melds(meld),
  caught: melds(short),
});

describe('any game', () => {
  test('melds move what the hand is worth in all, and the last hand moves twice', () => {
    fc.assert(
      fc.property(
        fc.array(hand, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        (hands, lastDouble) => {
          const value = molotow(hands, {
            options: { hands: hands.length, lastDouble },
            players: seats,
          });
          const worth = (lists: readonly string[][]) =>
            sum(
              lists.flat().map((id) => WORTH.get(id)?.[0] ?? 0),
              Number,
            );
          const inAll = hands.map(({ wies, caught }) => 157 - worth(wies) + worth(caught));
          const times = (index: number) => (lastDouble && index === hands.length - 1 ? 2 : 1);
          expect(value.hands.map(({ score }) => sum(score, Number))).toEqual(
            inAll.map((all, index) => all * times(index)),
          );
          expect(value.hands.map(({ doubled }) => doubled === true)).toEqual(
            hands.map((_, index) => times(index) === 2),
          );
          const totals = value.totals.map(({ points }) => points);
          const fewest = Math.min(...totals);
          expect(value.winners).toEqual(
            range(0, seats - 1).filter((seat) => totals[seat] === fewest),
          );
          expect(value.ranking.flat().map((seat) => totals[seat])).toEqual(
            [...totals].sort((a, b) => a - b),
          );
        },
      ),
    );
  });

  test('ends with the first hand that brings a total to the target', () => {
    fc.assert(
      fc.property(
        fc.array(hand, { maxLength: 8 }),
        fc.integer({ min: 1, max: 600 }),
        (hands, target) => {
          const open = molotow(hands, { options: { hands: null }, players: seats });
          const sums = range(0, seats - 1).map(() => 0);
          const first = open.hands.findIndex(({ score }) => {
            for (const [seat, own] of score.entries()) sums[seat] = (sums[seat] ?? 0) + own;
            return Math.max(...sums) >= target;
          });
          const options = { hands: null, target };
          const played = first < 0 ? hands : hands.slice(0, first + 1);
          const value = molotow(played, { options, players: seats });
          expect(value.status).toBe(first < 0 ? 'playing' : 'finished');
          expect(value.hands).toEqual(open.hands.slice(0, played.length));
          if (first >= 0 && first + 1 < hands.length) {
            expect(codeOf(record('molotow-wies', hands, { options, players: seats }))).toBe(
              'game-finished',
            );
          }
        },
      ),
    );
  });
});
