/** A club's money: what is owed, what is settled by whom, and that it comes to nothing in all. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CashEvening,
  CashRules,
  debtsOf,
  eveningCash,
  feeOpen,
  inTill,
  openOf,
  type Paid,
  placesOfPot,
  seasonCash,
  transfersOf,
} from '../../lib/league/cash';

const rules = (said: object = {}) => CashRules.parse(said);
const NOBODY: ReadonlyMap<string, number> = new Map();

const evening = (more: Partial<CashEvening> = {}): CashEvening => ({
  id: 'e1',
  fee: 500,
  present: ['anna', 'beat', 'carla'],
  excused: [],
  missed: [],
  games: [],
  ...more,
});
const paid = (more: Partial<Paid>): Paid => ({
  kind: 'fee',
  evening: 'e1',
  from: 'anna',
  to: null,
  amount: 500,
  ...more,
});
const STAKES: CashEvening['games'] = [
  [
    ['anna', 300],
    ['beat', -100],
    ['carla', -200],
  ],
  [
    ['anna', -50],
    ['beat', 100],
    ['carla', -50],
  ],
];

describe('a fee', () => {
  /** Of these, who has paid it. */
  const paidBy = (payments: readonly Paid[], more: Partial<CashEvening> = {}) => {
    const own = evening(more);
    const { credits } = seasonCash({
      ...{ rules: rules({ fee: 500 }), evenings: [own], paid: payments },
      ...{ points: NOBODY, ranks: NOBODY },
    });
    return eveningCash(own, payments, rules()).lines.flatMap((line) => {
      const credit = credits.get(own.id)?.get(line.player) ?? 0;
      return feeOpen({ ...line, credit }) > 0 ? [] : [line.player];
    });
  };
  const season = paid({ kind: 'season', evening: null });

  test.each([
    ['is open', [], {}, []],
    ['is written down', [paid({})], {}, ['anna']],
    ['is paid in part', [paid({ amount: 300 })], {}, []],
    ['came with what was paid for the season', [season], {}, ['anna']],
    // Anna is still to get 2.50 from the others, Beat 0: no fee came in.
    ['is not what others owe for games', [], { games: STAKES }, []],
    [
      'nor more than that',
      [],
      {
        games: [
          [
            ['anna', 900],
            ['beat', -900],
          ],
        ],
      },
      [],
    ],
    // Beat is even, and pays 9.00 of the stakes to the till instead: Anna’s fee is in it.
    [
      'is in what the season settled',
      [
        paid({ kind: 'season', evening: null, from: null, to: 'anna', amount: 400 }),
        paid({ kind: 'season', evening: null, from: 'beat', amount: 1_400 }),
      ],
      {
        games: [
          [
            ['anna', 900],
            ['beat', -900],
          ],
        ],
      },
      ['anna', 'beat'],
    ],
  ] as const)('%s', (_, payments, more, expected) => {
    expect(paidBy(payments, more)).toEqual(expected);
  });
});

describe('payments', () => {
  test.each([
    ['nobody owes', {}, []],
    ['one owes one', { a: 5, b: -5 }, ['b a 5']],
    ['one owes two', { a: 2, b: -5, c: 3 }, ['b c 3', 'b a 2']],
    // By size alone there would be three.
    ['those who fit pay one another', { a: 6, b: 4, c: -6, d: -4 }, ['c a 6', 'd b 4']],
    ['what fits first', { a: 7, b: 3, c: -5, d: -5 }, ['c a 5', 'd b 3', 'd a 2']],
  ])('%s', (_, open: Readonly<Record<string, number>>, expected) => {
    const transfers = transfersOf(new Map(Object.entries(open)));
    expect(transfers.map(({ from, to, amount }) => `${from} ${to} ${amount}`)).toEqual(expected);
  });

  test('settle everything, exactly, and are fewer than people', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5_000, max: 5_000 }), { maxLength: 40 }), (some) => {
        const last = -some.reduce((sum, one) => sum + one, 0);
        const open = new Map<string | null, number>(
          [...some, last].map((amount, i) => [i === 0 ? null : `p${i}`, amount]),
        );
        const owing = [...open.values()].filter((amount) => amount !== 0).length;
        const transfers = transfersOf(open);
        for (const { from, to, amount } of transfers) {
          expect(amount).toBeGreaterThan(0);
          expect(from).not.toBe(to);
          open.set(from, (open.get(from) ?? 0) + amount);
          open.set(to, (open.get(to) ?? 0) - amount);
        }
        expect([...open.values()].filter((amount) => amount !== 0)).toEqual([]);
        expect(transfers.length).toBeLessThanOrEqual(Math.max(0, owing - 1));
      }),
    );
  });
});

describe('an evening', () => {
  test('asks its fee of who is there, and says who paid', () => {
    const { lines, due, paidIn } = eveningCash(
      evening(),
      [paid({}), paid({ from: 'dora' }), paid({ evening: 'e2' })],
      rules(),
    );
    expect(lines.map(({ player, fee, feePaid }) => [player, fee, feePaid])).toEqual([
      ['anna', 500, 500],
      ['beat', 500, 0],
      ['carla', 500, 0],
      // Who paid without being there has paid.
      ['dora', 0, 500],
    ]);
    expect([due, paidIn]).toEqual([1500, 1000]);
  });

  test('takes off what was given back', () => {
    const back = paid({ from: null, to: 'anna', amount: 200 });
    expect(eveningCash(evening(), [paid({}), back], rules()).paidIn).toBe(300);
  });

  test('settles its games, and after what was paid what is left', () => {
    const at = evening({ games: STAKES });
    expect(eveningCash(at, [], rules()).transfers).toEqual([
      { from: 'carla', to: 'anna', amount: 250 },
    ]);
    const half = paid({ kind: 'stakes', from: 'carla', to: 'anna', amount: 100 });
    const { lines, transfers } = eveningCash(at, [half], rules());
    expect(transfers).toEqual([{ from: 'carla', to: 'anna', amount: 150 }]);
    expect(lines.map(({ stakes, open }) => [stakes, open])).toEqual([
      [250, 150],
      [0, 0],
      [-250, -150],
    ]);
    expect(eveningCash(at, [], rules({ settle: 'season' })).transfers).toEqual([]);
  });
});

describe('a season', () => {
  const cash = (more: Partial<Parameters<typeof seasonCash>[0]> = {}) =>
    seasonCash({
      rules: rules(),
      evenings: [evening()],
      points: NOBODY,
      ranks: NOBODY,
      paid: [],
      ...more,
    });
  const balances = (of: ReturnType<typeof cash>) =>
    Object.fromEntries(of.accounts.map(({ player, balance }) => [player, balance]));

  test('costs places, points and evenings missed, and gives the jackpot back', () => {
    const found = cash({
      rules: rules({
        fee: 500,
        feeToPot: 200,
        perPlace: 100,
        perPoint: 10,
        perMissed: 300,
        perExcused: 150,
        shares: [50, 30],
      }),
      evenings: [
        evening({ present: ['anna', 'beat'], missed: ['carla'] }),
        evening({ id: 'e2', present: ['anna', 'carla'], excused: ['beat'] }),
      ],
      points: new Map([
        ['anna', 12],
        ['beat', 7],
      ]),
      ranks: new Map([
        ['anna', 1],
        ['beat', 2],
        ['carla', 3],
      ]),
    });
    // 4 × 200 of fees, 100 + 200 for places, 190 for points, 300 + 150 for evenings.
    expect(found.pot).toEqual({ amount: 1740, shared: 870 + 522 });
    expect(
      found.accounts.map(({ player, fees, places, points, missed, share }) => [
        ...[player, fees, places, points, missed, share],
      ]),
    ).toEqual([
      ['anna', 1000, 0, 120, 0, 870],
      ['beat', 500, 100, 70, 150, 522],
      ['carla', 500, 200, 0, 300, 0],
    ]);
    expect(balances(found)).toEqual({ anna: -250, beat: -298, carla: -1000 });
    expect(found.owed).toBe(1548);
    expect(found.transfers).toEqual([
      { from: 'carla', to: null, amount: 1000 },
      { from: 'beat', to: null, amount: 298 },
      { from: 'anna', to: null, amount: 250 },
    ]);
  });

  test('gives nobody back what pays open fees', () => {
    const evenings = [evening(), evening({ id: 'e2' })];
    const more = { kind: 'season', evening: null, amount: 1500 } as const;
    const found = cash({ evenings, paid: [paid(more)] });
    expect(balances(found)).toEqual({ anna: 500, beat: -1000, carla: -1000 });
    expect(found.transfers).toEqual([
      { from: 'beat', to: null, amount: 1000 },
      { from: 'carla', to: 'anna', amount: 500 },
      { from: 'carla', to: null, amount: 500 },
    ]);
    // Whoever owes nothing in all leaves no evening open.
    const two = ['beat', 'carla'].map((from) => paid({ ...more, from, amount: 1000 }));
    expect(cash({ evenings, paid: [paid(more), ...two] }).open).toEqual([]);
  });

  /** Of each evening what is covered and what is open, and what members owe over the season. */
  const fees = (
    found: ReturnType<typeof cash>,
    evenings: readonly CashEvening[],
    payments: Paid[],
  ) => ({
    at: evenings.map((one) => {
      const own = found.credits.get(one.id);
      const { lines } = eveningCash(one, payments, rules());
      const { credit, open } = openOf(
        lines.map((line) => ({ ...line, credit: own?.get(line.player) ?? 0 })),
      );
      return [credit, open];
    }),
    ...debtsOf(found.accounts),
  });

  test('sets what somebody has to receive off against their open fees, the earliest first', () => {
    const evenings = [evening(), evening({ id: 'e2' })];
    const season = { kind: 'season', evening: null } as const;
    const payments = [paid({ ...season, amount: 640 }), paid({ evening: 'e2', from: 'beat' })];
    const found = cash({ evenings, paid: payments });
    // Anna owes 3.60 in all: her first fee is covered, of the second 1.40 is.
    expect(found.credits.get('e1')).toEqual(new Map([['anna', 500]]));
    expect(found.credits.get('e2')).toEqual(new Map([['anna', 140]]));
    expect(fees(found, evenings, payments)).toEqual({
      at: [
        [500, 1000],
        [140, 860],
      ],
      debts: 1860,
      credits: 0,
    });
    expect(found.open).toEqual([
      { id: 'e1', fees: 1000 },
      { id: 'e2', fees: 860 },
    ]);
    expect(found.owed).toBe(1860);
    expect(found.accounts.map(({ player, evenings }) => [player, evenings])).toEqual([
      ['anna', 1],
      ['beat', 1],
      ['carla', 2],
    ]);
  });

  test('stakes of the season are set off against fees, those of an evening are settled there', () => {
    const evenings = [evening({ games: STAKES })];
    // Anna wins 2.50, which her fee of 5.00 takes in; Carla loses it.
    const atEnd = cash({ evenings, rules: rules({ settle: 'season' }) });
    expect(fees(atEnd, evenings, [])).toEqual({ at: [[250, 1250]], debts: 1500, credits: 0 });
    const there = cash({ evenings });
    expect(fees(there, evenings, [])).toEqual({ at: [[0, 1500]], debts: 1500, credits: 0 });
    // What Carla paid ahead is her fee; her stakes are still asked for.
    const ahead = [paid({ kind: 'season', evening: null, from: 'carla' })];
    const paidAhead = cash({ evenings, paid: ahead });
    expect(fees(paidAhead, evenings, ahead)).toEqual({
      at: [[500, 1000]],
      debts: 1000,
      credits: 0,
    });
  });

  test('what some owe and others receive makes what the till is to receive', () => {
    const evenings = [evening()];
    const ahead = [paid({ kind: 'season', evening: null, amount: 1840 })];
    const found = cash({ evenings, paid: ahead });
    expect(fees(found, evenings, ahead)).toEqual({ at: [[500, 1000]], debts: 1000, credits: 1340 });
    expect(found.owed).toBe(1000 - 1340);
  });

  test('settles the stakes of its games where it says so', () => {
    const evenings = [evening({ fee: 0, games: STAKES })];
    const atEnd = rules({ settle: 'season' });
    const [transfer] = cash({ evenings, rules: atEnd }).transfers;
    expect(transfer).toEqual({ from: 'carla', to: 'anna', amount: 250 });
    const done = paid({ kind: 'season', evening: null, from: 'carla', to: 'anna', amount: 250 });
    const after = cash({ evenings, rules: atEnd, paid: [done] });
    expect(after.transfers).toEqual([]);
    expect(balances(after)).toEqual({ anna: 0, beat: 0, carla: 0 });
  });

  test('shares a place’s part in whole Rappen; what is over stays in the till', () => {
    const ranks = new Map([
      ['anna', 1],
      ['beat', 1],
      ['carla', 3],
    ]);
    expect(placesOfPot(1001, [60, 30, 10], ranks)).toEqual([
      { rank: 1, players: ['anna', 'beat'], each: 450 },
      { rank: 3, players: ['carla'], each: 100 },
    ]);
  });

  test('comes to nothing in all, whatever was played and paid', () => {
    const player = fc.constantFrom('anna', 'beat', 'carla', 'dora', 'emil');
    const game = fc
      .tuple(fc.uniqueArray(player, { minLength: 2, maxLength: 4 }), fc.array(fc.nat(900)))
      .map(([players, amounts]) => {
        const rest = players.slice(1).map((who, i) => [who, amounts[i] ?? 7] as const);
        const first = -rest.reduce((sum, [, rappen]) => sum + rappen, 0);
        return [[players[0] ?? '', first] as const, ...rest];
      });
    const anyEvening = fc.record({
      id: fc.constantFrom('e1', 'e2'),
      fee: fc.nat(1000),
      present: fc.uniqueArray(player),
      excused: fc.uniqueArray(player),
      missed: fc.uniqueArray(player),
      games: fc.array(game, { maxLength: 3 }),
    });
    const someone = fc.option(player, { nil: null });
    const anyPaid = fc
      .record({
        kind: fc.constantFrom('fee', 'stakes', 'season', 'till'),
        evening: fc.constantFrom('e1', 'e2', null),
        from: someone,
        to: someone,
        amount: fc.integer({ min: 1, max: 2000 }),
      })
      // As the server lets them in.
      .filter(({ kind, evening, from, to }) => {
        const parties = Number(from !== null) + Number(to !== null);
        if (kind === 'fee') return evening !== null && parties === 1;
        if (kind === 'stakes') return evening !== null && parties === 2 && from !== to;
        if (kind === 'season') return evening === null && parties > 0 && from !== to;
        return evening === null && parties === 0;
      });
    fc.assert(
      fc.property(
        fc.record({
          rules: fc.record({
            feeToPot: fc.nat(900),
            perPlace: fc.nat(300),
            perPoint: fc.nat(20),
            perMissed: fc.nat(500),
            perExcused: fc.nat(500),
            shares: fc.constantFrom([], [100], [50, 30, 20]),
            settle: fc.constantFrom('evening', 'season'),
            overTill: fc.boolean(),
          }),
          evenings: fc.uniqueArray(anyEvening, { selector: ({ id }) => id }),
          points: fc.dictionary(player, fc.nat(200)),
          ranks: fc.array(player, { maxLength: 5 }),
          paid: fc.array(anyPaid, { maxLength: 12 }),
        }),
        (asked) => {
          const evenings = asked.evenings;
          const known = new Set(evenings.map(({ id }) => id));
          const payments = asked.paid.filter(
            (one) => one.evening === null || known.has(one.evening as 'e1'),
          );
          const input = {
            rules: rules(asked.rules),
            evenings,
            points: new Map(Object.entries(asked.points)),
            ranks: new Map([...new Set(asked.ranks)].map((who, i) => [who, i + 1])),
            paid: payments,
          };
          const found = seasonCash(input);
          const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
          expect(sum(found.accounts.map(({ stakes }) => stakes))).toBe(0);
          expect(found.pot.shared).toBeLessThanOrEqual(found.pot.amount);
          // What is in the till and what is owed to it: all that it is due, and nothing else.
          const due = sum(
            found.accounts.map(
              (one) => one.fees + one.places + one.points + one.missed - one.share,
            ),
          );
          const other = inTill(payments.filter(({ kind }) => kind === 'till'));
          expect(found.till + found.owed).toBe(due + other);
          // Who pays whom is what the balances say, of everybody and of the till.
          const left = new Map<string | null, number>([[null, found.owed]]);
          for (const { player, balance } of found.accounts) left.set(player, balance);
          for (const { from, to, amount } of found.transfers) {
            left.set(from, (left.get(from) ?? 0) + amount);
            left.set(to, (left.get(to) ?? 0) - amount);
          }
          expect([...left.values()].filter((open) => open !== 0)).toEqual([]);
          if (asked.rules.overTill)
            expect(found.transfers.every(({ from, to }) => from === null || to === null)).toBe(
              true,
            );
          // Once all of it is paid, nobody owes anybody.
          const settled: Paid[] = [
            ...payments,
            ...found.transfers.map((one) => ({ ...one, kind: 'season' as const, evening: null })),
          ];
          const after = seasonCash({ ...input, paid: settled });
          expect(after.accounts.filter(({ balance }) => balance !== 0)).toEqual([]);
          expect(after.transfers).toEqual([]);
          expect(after.open).toEqual([]);
          expect(after.owed).toBe(0);
        },
      ),
    );
  });
});
