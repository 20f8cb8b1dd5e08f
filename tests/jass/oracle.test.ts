/**
 * The games that came later, scored twice: by the engine and by `oracle.ts`, which shares no
 * line with it. fast-check prints the seed where they differ.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRACTS, MELD_IDS, tally } from '../../lib/jass';
import { changed } from '../helpers/nearly';
import { Counter, range, sum } from './helpers';
import { ORACLE_IDS, secondOpinion } from './oracle';

type OracleId = (typeof ORACLE_IDS)[number];

/** How many records of each game; `npm run fuzz` has many more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1500);
const timeout = 60_000 + RUNS * 20;

const int = (min: number, max: number) => fc.integer({ min, max });
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
/** Leaves out what is undefined, as JSON does. */
const written = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const times = <T>(count: number, of: fc.Arbitrary<T>) =>
  fc.array(of, { minLength: count, maxLength: count });
const seats = (n: number) => range(0, n - 1);
const seat = (n: number) => int(0, n - 1);

/** So much shared by so many, everything to one as often as not. */
const shared = (n: number, all: number) =>
  fc.oneof(
    seat(n).map((own) => seats(n).map((other) => (other === own ? all : 0))),
    times(n - 1, int(0, all)).map((cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), all];
      return seats(n).map((own) => (edges[own + 1] ?? 0) - (edges[own] ?? 0));
    }),
  );

type Sketch = { n: number; options: object; hands: unknown[] };
type Sketches = { [Id in OracleId]: fc.Arbitrary<Sketch> };

const row = fc.oneof(
  fc.record({
    contract: fc.constantFrom(...CONTRACTS),
    factor: int(1, 20),
    inverted: some(fc.boolean()),
  }),
  fc.record({
    name: fc.constantFrom('Coiffeur', 'A'),
    factor: int(1, 20),
    inverted: some(fc.boolean()),
  }),
);

const coiffeur = fc
  .record({
    n: fc.constantFrom(2, 3, 4, 6),
    options: fc.record({
      rows: some(fc.array(row, { minLength: 1, maxLength: 4 })),
      match: some(int(157, 300)),
      rounding: some(fc.constantFrom('exact', 'tens')),
      matchBonus: some(int(0, 110)),
      counterMatch: some(int(0, 110)),
      singles: some(fc.boolean()),
    }),
  })
  .chain(({ n, options }) => {
    const sides = n === 6 ? 3 : n === 4 && !options.singles ? 2 : n;
    const rows = options.rows?.length ?? 10;
    const all = seats(sides).flatMap((side) => seats(rows).map((index) => ({ side, row: index })));
    const brought = fc.oneof(
      { weight: 60, arbitrary: int(2, 155).map((points): object => ({ points })) },
      {
        weight: 40,
        arbitrary: fc.constantFrom<object>(
          { points: 157, match: true },
          { points: 157 },
          { points: 0, counterMatch: true },
          { points: 0 },
          { scratched: true },
        ),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom<object>({ points: 156 }, { points: 90, match: true }),
      },
    );
    const places = fc.oneof(
      { weight: 6, arbitrary: fc.shuffledSubarray(all) },
      { weight: 3, arbitrary: fc.shuffledSubarray(all, { minLength: all.length }) },
      { weight: 1, arbitrary: fc.array(fc.constantFrom(...all), { maxLength: 6 }) },
    );
    return places.chain((order) =>
      times(order.length, brought).map((hands) => ({
        n,
        options,
        hands: hands.map((hand, index) => ({ ...order[index], ...hand })),
      })),
    );
  });

const THINGS = ['tricks', 'diamonds', 'queens', 'kingOfHearts', 'lastTrick'];
const guggitaler = fc
  .constantFrom(3, 4)
  .chain((n) =>
    fc.record({
      n: fc.constant(n),
      options: fc.record({
        values: some(fc.dictionary(fc.constantFrom(...THINGS), int(0, 60))),
        prizes: some(fc.oneof(fc.constant(null), times(n, int(0, 200)))),
        rounds: some(int(1, 2)),
      }),
    }),
  )
  .chain(({ n, options }) => {
    const counted = { tricks: shared(n, 36 / n), diamonds: shared(n, 9), queens: shared(n, 4) };
    const counts = (of: fc.Arbitrary<number[]>) => of.map((own): object => ({ counts: own }));
    const one = seat(n).map((own): object => ({ seat: own }));
    // Most of the time whoever has something has a trick: nobody is left without.
    const tricks = fc.oneof(
      { weight: 5, arbitrary: shared(n, 36 / n - n).map((own) => own.map((more) => more + 1)) },
      { weight: 1, arbitrary: counted.tricks },
    );
    const all: fc.Arbitrary<object> = fc.record({
      ...counted,
      tricks,
      kingOfHearts: seat(n),
      lastTrick: seat(n),
    });
    const order = fc
      .shuffledSubarray(seats(n), { minLength: n })
      .map((own): object => ({ order: own }));
    const round = [counts(counted.tricks), counts(counted.diamonds), counts(counted.queens)];
    const list = [...round, one, one, all, ...(options.prizes === null ? [] : [order])];
    const deals = list.length * (options.rounds ?? 1);
    return fc
      .tuple(...range(0, deals).map((index) => list[index % list.length] ?? all))
      .chain((hands) =>
        fc
          .oneof(int(0, deals), int(deals - 1, deals + 1))
          .map((length) => ({ n, options, hands: hands.slice(0, length) })),
      );
  });

const counting = fc.constantFrom(...MELD_IDS.filter((id) => !/four[876]/.test(id)));
const meldLists = (n: number, of: fc.Arbitrary<string>) => times(n, fc.array(of, { maxLength: 2 }));
const ends = { hands: some(fc.option(int(1, 5))), target: some(fc.option(int(1, 400))) };
const molotowWies = fc
  .record({
    n: int(3, 6),
    options: fc.record({ ...ends, lastDouble: some(fc.boolean()) }),
  })
  .chain(({ n, options }) => {
    const short = MELD_IDS.filter(
      (id) => /seq3/.test(id) || (n > 3 && /seq4|four[AKQJ9]/.test(id)),
    );
    const hand = fc.record({
      points: shared(n, 157),
      wies: some(meldLists(n, fc.oneof({ weight: 60, arbitrary: counting }, fc.constant('four8')))),
      caught: some(
        meldLists(n, fc.oneof({ weight: 60, arbitrary: fc.constantFrom(...short) }, counting)),
      ),
      stoeck: some(seat(n)),
    });
    const entry = fc
      .tuple(hand, fc.nat(30), seat(n))
      .map(([own, dice, other]) =>
        dice === 0 || (own.stoeck === undefined && dice < 10)
          ? { ...own, caughtStoeck: other }
          : own,
      );
    return fc.array(entry, { maxLength: 6 }).map((hands): Sketch => ({ n, options, hands }));
  });

const pointList = fc
  .record({
    n: int(2, 8),
    options: fc.record({
      ...ends,
      sum: some(fc.constantFrom(null, 157, 9, 0, -3)),
      goal: some(fc.constantFrom('most', 'fewest')),
      name: some(fc.constantFrom('Zuger', '')),
    }),
  })
  .chain(({ n, options }) => {
    const free = times(n, fc.oneof(int(-50, 200), int(-9999, 9999)));
    const agreed = times(n - 1, int(-50, 100)).map((own) => [
      ...own,
      (options.sum ?? 0) - sum(own, Number),
    ]);
    const points =
      typeof options.sum === 'number' ? fc.oneof({ weight: 20, arbitrary: agreed }, free) : free;
    return fc
      .array(
        points.map((own) => ({ points: own })),
        { maxLength: 6 },
      )
      .map((hands): Sketch => ({ n, options, hands }));
  });

const strokeList = fc
  .record({
    n: int(2, 8),
    options: fc.record({
      hands: some(fc.option(int(1, 6))),
      target: some(fc.option(int(1, 12))),
      sum: some(fc.constantFrom(null, null, 3, 1)),
      name: some(fc.constantFrom('Ramset', ' ')),
    }),
  })
  .chain(({ n, options }) => {
    const free = times(n, fc.oneof(int(-3, 3), int(-3, 9), fc.constant(null))).filter((own) =>
      own.some((strokes) => strokes !== null),
    );
    const agreed = shared(n, options.sum ?? 0);
    const strokes: fc.Arbitrary<(number | null)[]> =
      typeof options.sum === 'number' ? fc.oneof({ weight: 20, arbitrary: agreed }, free) : free;
    return fc
      .array(
        strokes.map((own) => ({ strokes: own })),
        { maxLength: 8 },
      )
      .map((hands): Sketch => ({ n, options, hands }));
  });

const sketches: Sketches = {
  coiffeur,
  guggitaler,
  'molotow-wies': molotowWies,
  'point-list': pointList,
  'stroke-list': strokeList,
};

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const records = (id: OracleId) =>
  fc
    .tuple(sketches[id], fc.nat(7), some(fc.nat(7)), fc.nat(9))
    .map(([sketch, dealer, other, from]) =>
      written({
        format: 'jass-record/1',
        variant: id,
        options: sketch.options,
        players: NAMES.slice(0, sketch.n),
        firstDealer: dealer % sketch.n,
        hands: sketch.hands,
        substitutes:
          other === undefined ? undefined : [{ seat: other % sketch.n, from: from + 1, name: 'X' }],
      }),
    );

const nearMisses = fc.constantFrom<unknown>(
  ...[-3, -1, 0, 1, 2, 3, 4, 9, 10, 20, 21, 156, 157, 158, 999, 1000, 9999, 10_000, 0.5],
  ...[null, true, false, '', ' ', 'joker', 'seq3', 'four8', 'x'.repeat(41), [], {}, [0], [null]],
);
const change = fc.record({
  at: fc.array(fc.nat(12), { minLength: 1, maxLength: 5 }),
  how: fc.nat(3),
  other: nearMisses,
});

function agree(record: unknown, outcomes: Counter): void {
  const result = tally(record);
  const opinion = secondOpinion(record);
  if (result.ok) expect({ tally: result.value }).toStrictEqual(opinion);
  else expect({ code: result.error.code, hand: result.error.hand }).toEqual(opinion);
  outcomes.add(result.ok ? result.value.status : result.error.code);
}

/** What must have come up for a comparison to be worth something. */
const REFUSALS = {
  coiffeur: ['points-impossible', 'match-invalid', 'row-taken'],
  guggitaler: ['counts-impossible', 'game-finished'],
  'molotow-wies': ['points-impossible', 'wies-invalid', 'stoeck-invalid', 'game-finished'],
  'point-list': ['points-sum', 'game-finished'],
  'stroke-list': ['strokes-sum', 'game-finished'],
} satisfies { [Id in OracleId]: string[] };

describe.each(ORACLE_IDS)('%s: both say the same', (id) => {
  test(
    'of games as they are played',
    () => {
      const outcomes = new Counter();
      fc.assert(
        fc.property(records(id), (record) => agree(record, outcomes)),
        { numRuns: RUNS },
      );
      for (const outcome of ['playing', 'finished', ...REFUSALS[id]]) {
        expect(outcomes.counts[outcome] ?? 0, outcome).toBeGreaterThan(0);
      }
      expect(outcomes.counts['record-invalid']).toBeUndefined();
      expect(outcomes.counts['players-count']).toBeUndefined();
    },
    timeout,
  );

  test('-0, which JSON can carry, is 0 and never comes out', () => {
    fc.assert(
      fc.property(records(id), (record) => {
        const text = JSON.stringify(record).replace(/(?<=[[:,])0(?=[,\]}])/g, '-0');
        const [with0, without] = [tally(JSON.parse(text)), tally(record)];
        expect(with0.ok).toBe(without.ok);
        if (without.ok) expect(with0).toStrictEqual(without);
      }),
      { numRuns: Math.min(RUNS, 1000) },
    );
  });

  test(
    'of records with something amiss in them, once or several times',
    () => {
      const outcomes = new Counter();
      const changes = fc.array(change, { minLength: 1, maxLength: 3 });
      fc.assert(
        fc.property(records(id), changes, (record, made) =>
          agree(
            written(made.reduce<unknown>((value, one) => changed(value, one), record)),
            outcomes,
          ),
        ),
        { numRuns: 2 * RUNS },
      );
      expect(outcomes.counts['record-invalid']).toBeGreaterThan(0);
      expect(outcomes.counts.playing).toBeGreaterThan(0);
    },
    timeout,
  );
});
