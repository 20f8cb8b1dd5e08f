/** The two lists, of points and of strokes: options, refusals, ends. Source: scoring.md, `point-list` and `stroke-list`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseOptions, type Tally, tally } from '../../lib/jass';
import { codeOf, range, record, scored, sum } from './helpers';

type Table = { options?: object; players?: number };
type Of<Id> = Extract<Tally, { variant: Id }>;
const isPoints = (value: Tally): value is Of<'point-list'> => value.variant === 'point-list';
const isStrokes = (value: Tally): value is Of<'stroke-list'> => value.variant === 'stroke-list';
function points(hands: readonly number[][], table: Table = {}) {
  const value = scored(
    record(
      'point-list',
      hands.map((own) => ({ points: own })),
      table,
    ),
  );
  if (!isPoints(value)) throw new Error(value.variant);
  return value;
}
function strokes(hands: readonly (number | null)[][], table: Table = {}) {
  const value = scored(
    record(
      'stroke-list',
      hands.map((own) => ({ strokes: own })),
      table,
    ),
  );
  if (!isStrokes(value)) throw new Error(value.variant);
  return value;
}

test.each([
  ['point-list', 'half a sum       ', { sum: 0.5 }, 'sum'],
  ['point-list', 'a sum in words   ', { sum: '157' }, 'sum'],
  ['point-list', 'the least        ', { goal: 'least' }, 'goal'],
  ['point-list', 'target 0         ', { target: 0 }, 'target'],
  ['point-list', 'hands 0          ', { hands: 0 }, 'hands'],
  ['point-list', 'a name of 41     ', { name: 'x'.repeat(41) }, 'name'],
  ['point-list', 'a name of null   ', { name: null }, 'name'],
  ['stroke-list', 'half a sum       ', { sum: 0.5 }, 'sum'],
  ['stroke-list', 'target 0         ', { target: 0 }, 'target'],
  ['stroke-list', 'hands 0          ', { hands: 0 }, 'hands'],
  ['stroke-list', 'a name of 41     ', { name: 'x'.repeat(41) }, 'name'],
  ['stroke-list', 'a goal           ', { goal: 'most' }, 'goal'],
] as const)('%s refuses %s', (id, _, options, path) => {
  expect(parseOptions(id, options)).toMatchObject({
    ok: false,
    error: { code: 'record-invalid', hand: null, path: `options.${path}` },
  });
});

test.each(['point-list', 'stroke-list'] as const)(
  '%s takes any sum, a name of 40, no ends',
  (id) => {
    for (const options of [
      { sum: -3, target: null, hands: null },
      { sum: 0, target: 1, hands: 1 },
      { sum: null, name: 'x'.repeat(40) },
      { name: '' },
    ]) {
      expect(parseOptions(id, options)).toMatchObject({ ok: true, value: options });
    }
  },
);

describe('strokes', () => {
  test('every stroke for one of two', () => {
    const seen = range(-5, 11).map((own) => {
      const result = tally(record('stroke-list', [{ strokes: [own, null] }]));
      return result.ok && isStrokes(result.value) ? result.value.totals[0] : null;
    });
    expect(seen).toEqual(
      range(-5, 11).map((own) => {
        if (own < -3 || own > 9) return null;
        return own < 0
          ? { sticks: 0, potatoes: -own, net: own }
          : { sticks: own, potatoes: 0, net: own };
      }),
    );
  });

  test('every hand of three: a sum counts who took part, and somebody does', () => {
    const each = [...range(-3, 9), null];
    const codes = { null: 0, 'strokes-sum': 0, 'record-invalid': 0 };
    for (const a of each)
      for (const b of each)
        for (const c of each) {
          const hands = [{ strokes: [a, b, c] }];
          const code = codeOf(record('stroke-list', hands, { options: { sum: 0 }, players: 3 }));
          codes[String(code) as keyof typeof codes] += 1; // a code not looked for makes NaN
        }
    // Three from -3 to 9 that add up to 0: three from 0 to 12 that add up to 9, 55; with one null
    // two of -3 to 3, 7 each; with two null 0 alone.
    const good = 55 + 3 * 7 + 3;
    expect(codes).toEqual({ null: good, 'strokes-sum': 14 ** 3 - 1 - good, 'record-invalid': 1 });
  });

  test('the net score ends it, not the sticks', () => {
    expect(
      strokes(
        [
          [9, -3],
          [-3, 0],
        ],
        { options: { target: 10 } },
      ).status,
    ).toBe('playing');
    expect(
      strokes([
        [-3, 0],
        [9, 0],
      ]).status,
    ).toBe('playing');
    expect(
      strokes([
        [-2, 0],
        [9, 0],
      ]),
    ).toMatchObject({ status: 'finished', winners: [0] });
  });
});

const players = fc.integer({ min: 2, max: 8 });
const table = (own: fc.Arbitrary<number>) =>
  players.chain((seats) =>
    fc.array(fc.array(own, { minLength: seats, maxLength: seats }), { minLength: 1, maxLength: 8 }),
  );

describe('any list', () => {
  test('of points adds up, and the best total wins after so many hands', () => {
    fc.assert(
      fc.property(table(fc.integer({ min: -9999, max: 9999 })), fc.boolean(), (hands, isMost) => {
        const seats = hands[0]?.length ?? 0;
        const options = { hands: hands.length, goal: isMost ? 'most' : 'fewest' };
        const value = points(hands, { options, players: seats });
        const totals = range(0, seats - 1).map((seat) =>
          sum(
            hands.map((own) => own[seat] ?? 0),
            Number,
          ),
        );
        expect(value.totals).toEqual(totals.map((own) => ({ points: own })));
        expect(value.hands).toEqual(hands.map((score) => ({ score })));
        const best = isMost ? Math.max(...totals) : Math.min(...totals);
        expect(value.winners).toEqual(range(0, seats - 1).filter((seat) => totals[seat] === best));
        expect(value.ranking[0]).toEqual(value.winners);
        const before = points(hands.slice(0, -1), { options, players: seats });
        expect(before).toMatchObject({
          status: 'playing',
          winners: [],
          dealer: (hands.length - 1) % seats,
        });
      }),
    );
  });

  test('of points ends with the hand in which a total reaches the target', () => {
    fc.assert(
      fc.property(
        table(fc.integer({ min: -20, max: 60 })),
        fc.integer({ min: 1, max: 150 }),
        (hands, target) => {
          const seats = hands[0]?.length ?? 0;
          const reaches = hands.map((_, last) =>
            range(0, seats - 1).some(
              (seat) =>
                sum(
                  hands.slice(0, last + 1).map((own) => own[seat] ?? 0),
                  Number,
                ) >= target,
            ),
          );
          const first = reaches.indexOf(true);
          const code = codeOf(
            record(
              'point-list',
              hands.map((own) => ({ points: own })),
              { options: { target }, players: seats },
            ),
          );
          expect(code).toBe(first < 0 || first === hands.length - 1 ? null : 'game-finished');
        },
      ),
    );
  });

  test('of strokes draws as many places as the larger of the two counts', () => {
    fc.assert(
      fc.property(table(fc.integer({ min: -3, max: 9 })), (hands) => {
        const value = strokes(hands, { options: { target: null }, players: hands[0]?.length ?? 2 });
        for (const [seat, total] of value.totals.entries()) {
          expect(total.net).toBe(
            sum(
              hands.map((own) => own[seat] ?? 0),
              Number,
            ),
          );
          const line = value.slate[seat] ?? '';
          expect(line.length).toBe(Math.max(total.sticks, total.potatoes));
          expect(line.replace(/o/g, '').length).toBe(total.sticks);
          expect(line.replace(/\|/g, '').length).toBe(total.potatoes);
        }
      }),
    );
  });
});
