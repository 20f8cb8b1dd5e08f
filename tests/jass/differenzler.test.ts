/** Differenzler: options, refusals, and what settles a game. Source: scoring.md, `differenzler`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseOptions, type Tally, tally, variant } from '../../lib/jass';
import { settle } from '../../lib/jass/variants/differenzler';
import { isPossible, range, record, scored, sum } from './helpers';

const isDifferenzler = (value: Tally): value is Tally<'differenzler'> =>
  value.variant === 'differenzler';

function differenzler(hands: readonly unknown[], table: { options?: object; players?: number }) {
  const value = scored(record('differenzler', hands, table));
  if (!isDifferenzler(value)) throw new Error(value.variant);
  return value;
}

const full = { announced: [50, 50, 50], points: [60, 57, 40] };
const open = { announced: [50, 50, 50] };
const zeros = (points: readonly number[]) => ({ announced: [0, 0, 0], points });
const wrongSum = { announced: [50, 50, 50], points: [60, 58, 40] };

test.each([
  ['none          ', {}, { hands: 12, announcements: 'open', exact: 0 }],
  ['fewer hands   ', { hands: 3 }, { hands: 3, announcements: 'open', exact: 0 }],
  ['a stake       ', { stake: 5 }, { hands: 12, stake: 5, announcements: 'open', exact: 0 }],
  ['for nothing   ', { stake: 0 }, { hands: 12, stake: 0, announcements: 'open', exact: 0 }],
  ['hidden        ', { announcements: 'hidden' }, { hands: 12, announcements: 'hidden', exact: 0 }],
  ['exact hits    ', { exact: 10 }, { hands: 12, announcements: 'open', exact: 10 }],
])('options: %s %o', (_, given, value) => {
  expect(parseOptions('differenzler', given)).toEqual({ ok: true, value });
  expect(variant('differenzler').gameLength(given)).toEqual({ kind: 'hands', hands: value.hands });
  expect(variant('differenzler').rules(given)).toEqual([]);
});

test.each([
  ['no hands         ', { hands: 0 }, 'options.hands'],
  ['an open end      ', { hands: null }, 'options.hands'],
  ['3 do not go in 4 ', { hands: 4 }, 'options.hands'],
  ['paid for losing  ', { stake: -1 }, 'options.stake'],
  ['half a Rappen    ', { stake: 0.5 }, 'options.stake'],
  ['beyond measure   ', { stake: 1_000_001 }, 'options.stake'],
  ['exact below 0    ', { exact: -1 }, 'options.exact'],
  ['half a point     ', { exact: 0.5 }, 'options.exact'],
  ['far beyond       ', { exact: 1_000_001 }, 'options.exact'],
  ['secret           ', { announcements: 'secret' }, 'options.announcements'],
  ['of another game  ', { target: 7 }, 'options.target'],
])('refused options: %s %o', (_, options, path) => {
  expect(tally(record('differenzler', [], { options }))).toMatchObject({
    error: { code: 'record-invalid', hand: null, path },
  });
});

test.each([
  ['3 players, 3 hands', 3, 3, true],
  ['3 players, 4 hands', 3, 4, false],
  ['4 players, 4 hands', 4, 4, true],
  ['4 players, 6 hands', 4, 6, false],
])('hands are a multiple of the players: %s', (_, players, hands, ok) => {
  expect(tally(record('differenzler', [], { options: { hands }, players })).ok).toBe(ok);
});

test.each([
  ['a wrong sum               ', [wrongSum], 'points-sum', 0, 'points'],
  [
    '1 point                   ',
    [{ ...open, points: [1, 56, 100] }],
    'points-impossible',
    0,
    'points',
  ],
  [
    '156 and 1                 ',
    [{ ...open, points: [0, 1, 156] }],
    'points-impossible',
    0,
    'points',
  ],
  ['no points, then a hand    ', [open, full], 'announcement-missing', 0, 'points'],
  ['no points, then none      ', [full, open, open], 'announcement-missing', 1, 'points'],
  ['the first of two hands    ', [wrongSum, open, full], 'points-sum', 0, 'points'],
  ['after the end             ', [full, full, full, full], 'game-finished', 3, ''],
  ['announced after the end   ', [full, full, full, open], 'game-finished', 3, ''],
  [
    'missing before finished   ',
    [full, full, full, open, full],
    'announcement-missing',
    3,
    'points',
  ],
  ['sum before finished       ', [full, full, full, wrongSum], 'points-sum', 3, 'points'],
  ['shape before sum          ', [wrongSum, {}], 'record-invalid', 1, 'announced'],
  ['an announcement below 0   ', [{ announced: [-1, 0, 0] }], 'record-invalid', 0, 'announced.0'],
  ['an announcement above 157 ', [{ announced: [0, 0, 158] }], 'record-invalid', 0, 'announced.2'],
  ['two announcements         ', [{ announced: [0, 0] }], 'record-invalid', 0, 'announced'],
  ['points alone              ', [{ points: [60, 57, 40] }], 'record-invalid', 0, 'announced'],
  ['of another game           ', [{ ...full, cut: 1 }], 'record-invalid', 0, 'cut'],
])('refused hands: %s', (_, hands, code, hand, path) => {
  const options = { hands: 3 };
  expect(tally(record('differenzler', hands, { options }))).toMatchObject({
    error: { code, hand, path },
  });
});

/** As scoring.md words it, in exact fractions: rounded down, coins to the largest fractions. */
function settleAsWorded(totals: readonly number[], stake: number): number[] {
  const count = BigInt(totals.length);
  const all = totals.reduce((total, own) => total + BigInt(own), 0n);
  const shares = totals.map((own, seat) => {
    const above = (all - count * BigInt(own)) * BigInt(stake);
    const fraction = ((above % count) + count) % count;
    return { seat, coins: (above - fraction) / count, fraction };
  });
  let left = -shares.reduce((total, { coins }) => total + coins, 0n);
  const order = [...shares].sort((a, b) => Number(b.fraction - a.fraction) || a.seat - b.seat);
  for (const share of order) {
    if (left > 0n) share.coins += 1n;
    left -= 1n;
  }
  return shares.map(({ coins }) => Number(coins));
}

const totals = fc.constantFrom(3, 4).chain((players) =>
  fc.array(fc.integer({ min: -200_000, max: 200_000 }), {
    minLength: players,
    maxLength: players,
  }),
);
const stake = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 1_000_000 }));

describe('the settlement', () => {
  test('adds up to zero, and each share is the exact one rounded to a Rappen beside it', () => {
    fc.assert(
      fc.property(totals, stake, (lost, stakeRappen) => {
        const shares = settle(lost, stakeRappen);
        expect(sum(shares, (own) => own)).toBe(0);
        const all = sum(lost, (own) => own);
        for (const [seat, own] of shares.entries()) {
          const exact = (all - lost.length * (lost[seat] ?? 0)) * stakeRappen;
          expect(Math.abs(own * lost.length - exact)).toBeLessThan(lost.length);
        }
      }),
    );
  });

  test('is the one that the rules word', () => {
    fc.assert(
      fc.property(totals, stake, (lost, stakeRappen) => {
        expect(settle(lost, stakeRappen)).toEqual(settleAsWorded(lost, stakeRappen));
      }),
    );
    for (const a of range(-6, 6))
      for (const b of range(-6, 6))
        for (const c of range(-6, 6)) {
          expect(settle([a, b, c], 7)).toEqual(settleAsWorded([a, b, c], 7));
          expect(settle([a, b, c, 3], 7)).toEqual(settleAsWorded([a, b, c, 3], 7));
        }
  });
});

const hand = (players: number) => {
  const numbers = (length: number) =>
    fc.array(fc.nat(157), { minLength: length, maxLength: length });
  const points = numbers(players - 1)
    .map((some) => [...some, 157 - sum(some, (own) => own)])
    .filter((all) => isPossible(all) && Math.min(...all) >= 0);
  return fc.record({ announced: numbers(players), points });
};

const games = fc.constantFrom(3, 4).chain((players) =>
  fc.record({
    players: fc.constant(players),
    hands: fc.array(hand(players), { maxLength: 12 }),
  }),
);

describe('any game', () => {
  test('totals are what the hands cost, the least of them first', () => {
    fc.assert(
      fc.property(games, ({ hands, players }) => {
        const value = differenzler(hands, { players });
        for (const [seat, { difference }] of value.totals.entries()) {
          expect(difference).toBe(
            sum(
              value.hands.map((one) => one.difference?.[seat] ?? 0),
              Number,
            ),
          );
        }
        const order = value.ranking.flat().map((seat) => value.totals[seat]?.difference ?? 0);
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(value.status).toBe(hands.length === 12 ? 'finished' : 'playing');
        expect(value.winners).toEqual(hands.length === 12 ? value.ranking[0] : []);
      }),
    );
  });

  test('a fold equals the whole, and what is announced changes nothing yet', () => {
    fc.assert(
      fc.property(games, fc.nat(11), ({ hands, players }, length) => {
        const whole = differenzler(hands, { players });
        const some = hands.slice(0, length);
        const part = differenzler(some, { players });
        expect(part.hands).toEqual(whole.hands.slice(0, length));
        const announced = Array<number>(players).fill(40);
        expect(differenzler([...some, { announced }], { players })).toEqual({
          ...part,
          hands: [...part.hands, {}],
        });
      }),
    );
  });

  test('is settled once finished, with a stake', () => {
    fc.assert(
      fc.property(games, stake, ({ hands, players }, stakeRappen) => {
        const value = differenzler(hands, { players, options: { stake: stakeRappen } });
        const lost = value.totals.map(({ difference }) => difference);
        const due = hands.length === 12 ? settleAsWorded(lost, stakeRappen) : undefined;
        expect(value.settlement).toEqual(due);
        expect(differenzler(hands, { players })).not.toHaveProperty('settlement');
      }),
    );
  });
});

describe('exact hits', () => {
  const one = (points: readonly number[], announced: readonly number[], noTricks?: number[]) =>
    differenzler([{ announced, points, ...(noTricks && { noTricks }) }], { options: { exact: 10 } })
      .hands[0]?.difference;

  test('every announcement against every score of a seat', () => {
    const found = { exact: 0, off: 0 };
    for (const own of range(0, 157)) {
      if (own === 1 || own === 156) continue;
      for (const announced of range(0, 157)) {
        const difference = one([own, 157 - own, 0], [announced, 0, 5], [])?.[0];
        expect(difference).toBe(own === announced ? -10 : Math.abs(own - announced));
        found[own === announced ? 'exact' : 'off'] += 1;
      }
    }
    expect(found).toEqual({ exact: 156, off: 156 * 157 });
  });

  test('with 0 and 0 the entry says who took no trick, and these gain nothing', () => {
    const announced = [0, 0, 157];
    const codes = [undefined, [], [0], [1], [0, 1], [2], [0, 2]].map((noTricks) => {
      const entry = { announced, points: [0, 0, 157], ...(noTricks && { noTricks }) };
      const result = tally(record('differenzler', [entry], { options: { exact: 10 } }));
      return result.ok ? one([0, 0, 157], announced, noTricks) : result.error.code;
    });
    expect(codes).toEqual([
      'tricks-unknown',
      [-10, -10, -10],
      [0, -10, -10],
      [-10, 0, -10],
      [0, 0, -10],
      'no-tricks-with-points',
      'no-tricks-with-points',
    ]);
  });

  test.each([
    ['not due without the option      ', {}, { ...full, announced: [0, 0, 0] }, null],
    ['allowed without the option      ', {}, { ...full, noTricks: [] }, null],
    ['wrong without the option as well', {}, { ...full, noTricks: [0] }, 'no-tricks-with-points'],
    ['not a seat                      ', {}, { ...full, noTricks: [3] }, 'record-invalid'],
    ['not without points              ', {}, { ...open, noTricks: [] }, 'record-invalid'],
    ['1 point before tricks           ', { exact: 1 }, zeros([0, 1, 156]), 'points-impossible'],
  ])('noTricks: %s', (_, options, entry, code) => {
    const result = tally(record('differenzler', [entry], { options }));
    expect(result.ok ? null : result.error.code).toBe(code);
  });

  test('leave the other differences as they are, whatever is earned', () => {
    fc.assert(
      fc.property(games, fc.integer({ min: 1, max: 50 }), ({ hands, players }, exact) => {
        const told = hands.map((one) => ({ ...one, noTricks: [] }));
        const plain = differenzler(told, { players });
        const earned = differenzler(told, { players, options: { exact } });
        const hits = plain.hands.map((one) => one.difference?.map((own) => (own === 0 ? 1 : 0)));
        expect(earned.totals.map(({ difference }) => difference)).toEqual(
          plain.totals.map(
            ({ difference }, seat) =>
              difference -
              exact *
                sum(
                  hits.map((one) => one?.[seat] ?? 0),
                  Number,
                ),
          ),
        );
      }),
    );
  });
});
