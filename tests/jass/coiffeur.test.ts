/** Coiffeur: every written value, rows, sides, options and refusals. Source: scoring.md, `coiffeur`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRACTS, parseOptions, type Tally, tally } from '../../lib/jass';
import { Counter, codeOf, isPossible, range, record, scored, sum } from './helpers';

const isCoiffeur = (value: Tally): value is Tally<'coiffeur'> => value.variant === 'coiffeur';

type Table = { options?: object; players?: number };
function coiffeur(hands: readonly unknown[], table: Table = {}) {
  const value = scored(record('coiffeur', hands, table));
  if (!isCoiffeur(value)) throw new Error(value.variant);
  return value;
}

describe('what is written', () => {
  const possible = range(0, 157).filter((points) => isPossible([points, 157 - points]));
  const rows = range(1, 20).map((factor) => ({ contract: 'joker', factor }));

  test('all points, times every factor, to the point and in tens', () => {
    const found = new Counter();
    for (const points of possible) {
      const hands = rows.map((_, row) => ({ side: 0, row, points }));
      const exact = coiffeur(hands, { options: { rows } });
      const tens = coiffeur(hands, { options: { rows, rounding: 'tens' } });
      // Not by division: how many of 5, 15, 25 … have been reached.
      const steps = range(0, 15).filter((ten) => points >= 10 * ten + 5).length;
      for (const row of range(0, 19)) {
        expect(exact.hands[row]).toEqual({ score: [points * (row + 1), 0], value: points });
        expect(tens.hands[row]).toEqual({ score: [steps * (row + 1), 0], value: steps });
      }
      expect(exact.totals[0]).toEqual({ points: points * 210, rows: 20 });
      found.add(String(steps));
    }
    // Ten points to a ten, save at the ends; 1 and 156 cannot be.
    const ten = Object.fromEntries(range(1, 14).map((steps) => [steps, 10]));
    expect(found.counts).toEqual({ 0: 4, ...ten, 15: 10, 16: 2 });
  });

  test('every worth of a match, and every loss, once and rounded alike', () => {
    for (const match of range(157, 999)) {
      const options = { match, matchBonus: match, counterMatch: match, rounding: 'tens' };
      const steps = range(0, 99).filter((ten) => match >= 10 * ten + 5).length;
      const hands = [
        { side: 0, row: 2, points: 157, match: true },
        { side: 1, row: 2, points: 0, counterMatch: true },
      ];
      expect(coiffeur(hands, { options }).hands).toEqual([
        { score: [steps * 3 + steps, 0], value: steps },
        { score: [0, -steps], value: 0 },
      ]);
      expect(coiffeur(hands, { options: { ...options, rounding: 'exact' } }).hands).toEqual([
        { score: [match * 4, 0], value: match },
        { score: [0, -match], value: 0 },
      ]);
    }
  });

  test('1 and 156 are refused in any row and for any side', () => {
    const codes = range(0, 157).map((points) =>
      codeOf(record('coiffeur', [{ side: 1, row: 4, points }])),
    );
    expect(codes.flatMap((code, points) => (code ? [[points, code]] : []))).toEqual([
      [1, 'points-impossible'],
      [156, 'points-impossible'],
    ]);
  });
});

describe('options', () => {
  const row = { contract: 'joker', factor: 1 };
  test.each([
    ['no rows               ', { rows: [] }, 'rows'],
    ['21 rows               ', { rows: Array(21).fill(row) }, 'rows'],
    ['a number of rows      ', { rows: 10 }, 'rows'],
    ['no contract           ', { rows: [row, { factor: 1 }] }, 'rows.1.contract'],
    ['a contract not known  ', { rows: [{ contract: 'sidi', factor: 1 }] }, 'rows.0.contract'],
    ['contract and name     ', { rows: [{ ...row, name: 'Coiffeur' }] }, 'rows.0.name'],
    ['no name               ', { rows: [{ name: '', factor: 1 }] }, 'rows.0.name'],
    ['a name of 31          ', { rows: [{ name: 'x'.repeat(31), factor: 1 }] }, 'rows.0.name'],
    ['no factor             ', { rows: [{ contract: 'joker' }] }, 'rows.0.factor'],
    ['factor 0              ', { rows: [{ ...row, factor: 0 }] }, 'rows.0.factor'],
    ['factor 21             ', { rows: [{ ...row, factor: 21 }] }, 'rows.0.factor'],
    ['half a factor         ', { rows: [{ ...row, factor: 1.5 }] }, 'rows.0.factor'],
    ['inverted by a number  ', { rows: [{ ...row, inverted: 1 }] }, 'rows.0.inverted'],
    ['of another game       ', { rows: [{ ...row, target: 1 }] }, 'rows.0.target'],
    ['a match of 156        ', { match: 156 }, 'match'],
    ['a match of 1000       ', { match: 1000 }, 'match'],
    ['rounding to hundreds  ', { rounding: 'hundreds' }, 'rounding'],
    ['a bonus below 0       ', { matchBonus: -1 }, 'matchBonus'],
    ['a loss below 0        ', { counterMatch: -1 }, 'counterMatch'],
    ['singles by a number   ', { singles: 4 }, 'singles'],
    ['a target              ', { target: 2500 }, 'target'],
  ])('refused: %s', (_, options, path) => {
    expect(parseOptions('coiffeur', options)).toMatchObject({
      ok: false,
      error: { code: 'record-invalid', hand: null, path: `options.${path}` },
    });
  });

  test('every contract, a name of 30, 20 rows, factors to 20', () => {
    expect(CONTRACTS).toHaveLength(15);
    const rows = [
      ...CONTRACTS.map((contract, index) => ({ contract, factor: index + 1 })),
      { name: 'x'.repeat(30), factor: 20, inverted: false },
      ...Array(4).fill(row),
    ];
    expect(parseOptions('coiffeur', { rows })).toMatchObject({ ok: true, value: { rows } });
  });

  test('singles mean something with four players only', () => {
    const sides = [2, 3, 4, 6].map((players) =>
      [false, true].map((singles) => coiffeur([], { options: { singles }, players }).totals.length),
    );
    expect(sides).toEqual([
      [2, 2],
      [3, 3],
      [2, 4],
      [3, 3],
    ]);
  });
});

test.each([
  ['no side               ', { row: 0, points: 50 }, 'side'],
  ['no row                ', { side: 0, points: 50 }, 'row'],
  ['nothing brought       ', { side: 0, row: 0 }, 'points'],
  ['points of both        ', { side: 0, row: 0, points: [50, 107] }, 'points'],
  ['a match by side       ', { side: 0, row: 0, points: 157, match: 0 }, 'match'],
  ['scratched and a match ', { side: 0, row: 0, scratched: true, match: true }, 'match'],
  ['a trump               ', { side: 0, row: 0, points: 50, trump: 'clubs' }, 'trump'],
  ['row -1                ', { side: 0, row: -1, points: 50 }, 'row'],
  ['side 2 of pairs       ', { side: 2, row: 0, points: 50 }, 'side'],
])('no entry: %s', (_, entry, path) => {
  const result = tally(record('coiffeur', [entry], { players: 4 }));
  expect(result).toMatchObject({ ok: false, error: { code: 'record-invalid', hand: 0, path } });
});

test('of two players or four singles there are that many sides, and no more', () => {
  for (const [players, options, sides] of [
    [2, {}, 2],
    [3, {}, 3],
    [4, {}, 2],
    [4, { singles: true }, 4],
    [6, {}, 3],
  ] as const) {
    const hands = range(0, sides - 1).map((side) => ({ side, row: 9, points: 50 }));
    expect(coiffeur(hands, { options, players }).totals).toEqual(
      hands.map(() => ({ points: 500, rows: 1 })),
    );
    const stranger = [...hands, { side: sides, row: 8, points: 50 }];
    expect(codeOf(record('coiffeur', stranger, { options, players }))).toBe('record-invalid');
  }
});

/** Every side in every row once, in any order. */
const games = fc.constantFrom(2, 3, 4, 6).chain((players) => {
  const sides = players === 4 ? 2 : players === 6 ? 3 : players;
  const all = range(0, sides - 1).flatMap((side) => range(0, 9).map((row) => ({ side, row })));
  const points = fc.integer({ min: 2, max: 155 });
  return fc
    .tuple(
      fc.shuffledSubarray(all, { minLength: all.length }),
      fc.array(points, { minLength: all.length, maxLength: all.length }),
    )
    .map(([order, brought]) => ({
      players,
      hands: order.map((place, index) => ({ ...place, points: brought[index] ?? 0 })),
    }));
});

describe('any game', () => {
  test('comes to the same in whatever order it is played', () => {
    fc.assert(
      fc.property(games, ({ players, hands }) => {
        const whole = coiffeur(hands, { players });
        const sorted = [...hands].sort((a, b) => a.row - b.row || a.side - b.side);
        const other = coiffeur(sorted, { players });
        expect([other.totals, other.slate, other.winners]).toEqual([
          whole.totals,
          whole.slate,
          whole.winners,
        ]);
        expect(whole).toMatchObject({ status: 'finished', dealer: null });
        for (const [side, total] of whole.totals.entries()) {
          const own = hands.filter((hand) => hand.side === side);
          expect(total).toEqual({
            rows: 10,
            points: sum(
              own.map((hand) => hand.points * (hand.row + 1)),
              Number,
            ),
          });
        }
        const most = Math.max(...whole.totals.map(({ points }) => points));
        expect(whole.winners).toEqual(
          range(0, whole.totals.length - 1).filter((side) => whole.totals[side]?.points === most),
        );
      }),
    );
  });

  test('is not over before its last hand, and every row can be taken once', () => {
    fc.assert(
      fc.property(games, fc.nat(), ({ players, hands }, n) => {
        const length = n % hands.length;
        const part = coiffeur(hands.slice(0, length), { players });
        expect(part).toMatchObject({ status: 'playing', winners: [], dealer: length % players });
        const filled = part.slate.flat().filter((value) => value !== null).length;
        expect(filled).toBe(length);
        const again = [...hands.slice(0, length + 1), hands[n % (length + 1)]];
        expect(tally(record('coiffeur', again, { players }))).toMatchObject({
          error: { code: 'row-taken', hand: length + 1, path: 'row' },
        });
      }),
    );
  });
});
