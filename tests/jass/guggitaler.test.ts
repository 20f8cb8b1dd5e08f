/** Guggitaler: every way to share what is counted, the list of deals, options and refusals. Source: scoring.md, `guggitaler`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseOptions, type Tally, tally } from '../../lib/jass';
import { KINDS } from '../../lib/jass/variants/guggitaler/deals';
import { askedAfter, Counter, codeOf, range, record, scored, shares, sum } from './helpers';

type Table = { options?: object; players?: number };
const isGuggitaler = (value: Tally): value is Tally<'guggitaler'> => value.variant === 'guggitaler';
function guggitaler(hands: readonly unknown[], table: Table = {}) {
  const value = scored(record('guggitaler', hands, table));
  if (!isGuggitaler(value)) throw new Error(value.variant);
  return value;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
/** In how many ways so many seats can share so much: stars and bars. */
const waysToShare = (all: number, seats: number) => choose(all + seats - 1, seats - 1);

/** One good entry for each deal. */
const deals = (players: number): object[] => {
  const first = (all: number) => range(0, players - 1).map((seat) => (seat === 0 ? all : 0));
  const [tricks, diamonds, queens] = [first(36 / players), first(9), first(4)];
  return [
    { counts: tricks },
    { counts: diamonds },
    { counts: queens },
    { seat: 0 },
    { seat: 0 },
    { tricks, diamonds, queens, kingOfHearts: 0, lastTrick: 0 },
    { order: range(0, players - 1) },
  ];
};

describe.each([3, 4])('what is counted among %i', (players) => {
  const before = deals(players);
  test.each([
    ['tricks', 0, 36 / players, 5],
    ['diamonds', 1, 9, 10],
    ['queens', 2, 4, 20],
  ])('%s: every way to share them', (kind, index, all, worth) => {
    let ways = 0;
    const worths = new Set<number>();
    for (const counts of shares(players, all)) {
      const { hands } = guggitaler([...before.slice(0, index), { counts }], { players });
      const last = hands[index];
      expect(last?.kind).toBe(kind);
      for (const [seat, count] of counts.entries()) {
        // Worth it by counting down, one after the other.
        let own = 0;
        for (let left = count; left > 0; left -= 1) own -= worth;
        expect(last?.score[seat]).toBe(own);
      }
      worths.add(sum(last?.score ?? [], Number));
      ways += 1;
    }
    expect(ways).toBe(waysToShare(all, players));
    expect([...worths]).toEqual([-all * worth]);
  });

  test('any other sum is refused, and whatever is more than there is', () => {
    for (const [index, all] of [36 / players, 9, 4].entries()) {
      const codes = new Counter();
      for (const total of range(0, all + 2)) {
        for (const counts of shares(players, total)) {
          const hands = [...before.slice(0, index), { counts }];
          codes.add(`${total} ${codeOf(record('guggitaler', hands, { players }))}`);
        }
      }
      const expected: Record<string, number> = {};
      for (const total of range(0, all + 2)) {
        // Above what there is: one seat has all + 1, all + 2, or all + 1 and another has 1.
        const more =
          total <= all ? 0 : total === all + 1 ? players : players + players * (players - 1);
        if (more > 0) expected[`${total} record-invalid`] = more;
        const code = total === all ? 'null' : 'counts-sum';
        expected[`${total} ${code}`] = waysToShare(total, players) - more;
      }
      expect(codes.counts).toEqual(expected);
    }
  });

  test('all together: whoever has something has a trick', () => {
    const codes = new Counter();
    const seats = range(0, players - 1);
    const alone = (all: number, own: number) => seats.map((seat) => (seat === own ? all : 0));
    // Who took a trick, by one bit for each seat, and who has each of the rest.
    for (const mask of range(1, 2 ** players - 1)) {
      const taking = seats.filter((seat) => Math.floor(mask / 2 ** seat) % 2 === 1);
      const [first = 0] = taking;
      const tricks = seats.map((seat) =>
        !taking.includes(seat) ? 0 : seat === first ? 36 / players - taking.length + 1 : 1,
      );
      for (const diamonds of seats)
        for (const queens of seats)
          for (const kingOfHearts of seats)
            for (const lastTrick of seats) {
              const entry = {
                tricks,
                diamonds: alone(9, diamonds),
                queens: alone(4, queens),
                kingOfHearts,
                lastTrick,
              };
              const hands = [...before.slice(0, 5), entry];
              codes.add(String(codeOf(record('guggitaler', hands, { players }))));
            }
    }
    // Of k seats with a trick, k to the fourth ways to give the four things to these.
    const good = sum(range(1, players), (k) => choose(players, k) * k ** 4);
    const all = (2 ** players - 1) * players ** 4;
    expect(codes.counts).toEqual({ null: good, 'counts-impossible': all - good });
  });

  test('all together: what it brings is told from its first part on, and no more once it is whole', () => {
    const { ask } = askedAfter('guggitaler', before.slice(0, 5), { players });
    const { tricks, diamonds, queens, ...singles } = before[5] as Record<string, unknown>;
    const parts = { tricks, diamonds, queens, ...singles };
    const soFar = range(0, 5).map((many) =>
      ask(Object.fromEntries(Object.entries(parts).slice(0, many))).soFar?.at(0),
    );
    const allTricks = (-5 * 36) / players;
    const sums = [allTricks, allTricks - 90, allTricks - 170, allTricks - 210];
    expect(soFar).toEqual([undefined, ...sums, undefined]);
    // Of one figure already, where others of the same part are missing.
    expect(ask({ tricks: [2] }).soFar).toEqual([-10, ...range(2, players).map(() => 0)]);
  });

  test('Domino: every order, the prizes by place', () => {
    const prizes = players === 3 ? [150, 100, 70] : [150, 100, 55, 0];
    const seats = range(0, players - 1);
    let orders = 0;
    const lists = seats.reduce<number[][]>(
      (begun) => begun.flatMap((list) => seats.map((seat) => [...list, seat])),
      [[]],
    );
    for (const order of lists) {
      const hands = [...before.slice(0, 6), { order }];
      if (new Set(order).size < players) {
        expect(codeOf(record('guggitaler', hands, { players }))).toBe('record-invalid');
        continue;
      }
      orders += 1;
      const { score } = guggitaler(hands, { players }).hands[6] ?? { score: [] };
      expect(order.map((seat) => score[seat])).toEqual(prizes);
    }
    expect([lists.length, orders]).toEqual([players ** players, players === 3 ? 6 : 24]);
  });

  test('which entry fits which deal', () => {
    const fits = KINDS.map((_, index) =>
      deals(players).map((entry) => {
        const hands = [...before.slice(0, index), entry];
        return codeOf(record('guggitaler', hands, { players })) === null ? 1 : 0;
      }),
    );
    // Of the counts those of other deals do not add up; one seat is one seat.
    expect(fits).toEqual([
      [1, players === 4 ? 1 : 0, 0, 0, 0, 0, 0],
      [players === 4 ? 1 : 0, 1, 0, 0, 0, 0, 0],
      [0, 0, 1, 0, 0, 0, 0],
      [0, 0, 0, 1, 1, 0, 0],
      [0, 0, 0, 1, 1, 0, 0],
      [0, 0, 0, 0, 0, 1, 0],
      [0, 0, 0, 0, 0, 0, 1],
    ]);
  });
});

describe('the list', () => {
  const kinds = ({ hands }: Tally<'guggitaler'>) => hands.map(({ kind }) => kind);
  test.each([
    ['once              ', {}, KINDS],
    ['without Domino    ', { prizes: null }, KINDS.slice(0, 6)],
    ['three times       ', { rounds: 3 }, [...KINDS, ...KINDS, ...KINDS]],
    [
      'twice, no Domino  ',
      { rounds: 2, prizes: null },
      [...KINDS, ...KINDS].filter((kind) => kind !== 'domino'),
    ],
  ])('%s', (_, options, list) => {
    const rounds = 'rounds' in options ? options.rounds : 1;
    const once = deals(3).slice(0, 'prizes' in options ? 6 : 7);
    const hands = Array.from({ length: rounds }, () => once).flat();
    const whole = guggitaler(hands, { options });
    expect(kinds(whole)).toEqual(list);
    expect(whole.status).toBe('finished');
    expect(guggitaler(hands.slice(0, -1), { options }).status).toBe('playing');
    for (const entry of deals(3)) {
      expect(tally(record('guggitaler', [...hands, entry], { options }))).toMatchObject({
        error: { code: 'game-finished', hand: hands.length, path: '' },
      });
    }
    const nonsense = [...hands, { counts: [13, 0, 0] }];
    expect(codeOf(record('guggitaler', nonsense, { options }))).toBe('record-invalid');
  });
});

test.each([
  ['a value of 1000       ', { values: { queens: 1000 } }, 'values.queens'],
  ['a value below 0       ', { values: { tricks: -1 } }, 'values.tricks'],
  ['a value not known     ', { values: { kings: 1 } }, 'values.kings'],
  ['no values             ', { values: null }, 'values'],
  ['one prize             ', { prizes: 150 }, 'prizes'],
  ['a prize below 0       ', { prizes: [150, 100, -1] }, 'prizes.2'],
  ['a prize of 1000       ', { prizes: [1000, 0, 0] }, 'prizes.0'],
  ['no rounds             ', { rounds: 0 }, 'rounds'],
  ['rounds without end    ', { rounds: null }, 'rounds'],
])('refused options: %s', (_, options, path) => {
  expect(parseOptions('guggitaler', options)).toMatchObject({
    ok: false,
    error: { code: 'record-invalid', hand: null, path: `options.${path}` },
  });
});

test('as many prizes as players', () => {
  const codes = [0, 1, 2, 3, 4, 5].map((prizes) =>
    [3, 4].map((players) =>
      codeOf(record('guggitaler', [], { options: { prizes: Array(prizes).fill(1) }, players })),
    ),
  );
  const no = 'record-invalid';
  expect(codes).toEqual([
    [no, no],
    [no, no],
    [no, no],
    [null, no],
    [no, null],
    [no, no],
  ]);
});

test('a round always comes to the same in all, whoever has what', () => {
  const share = (all: number) =>
    fc.tuple(fc.nat(all), fc.nat(all)).map(([a, b]) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      return [low, high - low, all - high];
    });
  const seat = fc.nat(2);
  const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
  const all = fc.record({
    // Nobody without a trick, so that anybody can have the rest.
    tricks: share(9).map((own) => own.map((more) => more + 1)),
    diamonds: share(9),
    queens: share(4),
    kingOfHearts: seat,
    lastTrick: seat,
  });
  const rounds = fc.tuple(share(12), share(9), share(4), seat, seat, all, order);
  fc.assert(
    fc.property(rounds, ([tricks, diamonds, queens, king, last, together, finish]) => {
      const counted = [tricks, diamonds, queens].map((counts) => ({ counts }));
      const hands = [...counted, { seat: king }, { seat: last }, together, { order: finish }];
      const { totals } = guggitaler(hands);
      const list = 12 * 5 + 9 * 10 + 4 * 20 + 40 + 50;
      expect(
        sum(
          totals.map(({ points }) => points),
          Number,
        ),
      ).toBe(150 + 100 + 70 - 2 * list);
    }),
  );
});
