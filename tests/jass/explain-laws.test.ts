/** What holds for what every variant explains: over its example, the golden records and any games. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  explain,
  type Sum,
  type Tally,
  tally,
  VARIANT_IDS,
  type VariantId,
  variant,
} from '../../lib/jass';
import { before, exampleOf, recordsOf, type Written } from './corpus';
import { sum } from './helpers';
import { played } from './play';

/** How many games of each table; `npm run fuzz` has many more, and `FUZZ_SEED` others. */
const RUNS = Math.ceil(Number(process.env.FUZZ_RUNS ?? 1500) / 100);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

const scored = (record: Written) => {
  const result = tally(record);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const explained = (record: Written) => {
  const result = explain(record);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** The totals of a tally in the figure that the variant counts. */
const totalsOf = ({ totals, variant: id }: Tally): number[] => {
  const { figure } = variant(id);
  return totals.map((own) => Reflect.get(own, figure));
};

const MISERE = { contract: 'misere', factor: 3, inverted: true };

const ofTerms = ({ terms, times, once }: Sum): number =>
  times * terms.reduce((all, { value }) => all + value, 0) +
  once.reduce((all, { value }) => all + value, 0);

/** Tables at which a game is soon over. */
const SHORT: { [Id in VariantId]: readonly object[] } = {
  mittlere: [{ hands: 3 }, { hands: 6, tie: 'cut', noTrump: 'void', zeroTricks: 'like-hundred' }],
  molotow: [{ hands: 4 }],
  'plus-minus': [{ target: 3 }],
  differenzler: [{ hands: 6, exact: 10 }],
  schieber: [{ hands: 4 }, { target: 700, win: 'reached' }, { target: 400 }],
  'sidi-barani': [{ target: 400, wies: true, stoeck: true }],
  'three-player': [{ target: 500, win: 'reached' }],
  'two-player': [{ target: 400 }],
  'two-versus-one': [{ soloist: 1, bid: 400, teamTarget: 500 }],
  coiffeur: [
    { rows: [{ contract: 'joker', factor: 2 }, MISERE], counterMatch: 100, matchBonus: 50 },
    { rows: [{ contract: 'clubs', factor: 1 }, MISERE], rounding: 'tens', singles: true },
  ],
  guggitaler: [{}, { prizes: null, values: { tricks: 1, lastTrick: 99 } }],
  'molotow-wies': [{ hands: 3 }, { hands: 5, target: 200 }],
  'point-list': [{ hands: 4 }, { target: 3000, goal: 'fewest' }, { hands: 3, sum: 9 }],
  'stroke-list': [{ hands: 4, target: null }, { hands: 2 }, { target: 5 }, { sum: 3 }],
};

/** Games as chance has them. */
const gamesOf = (id: VariantId): Written[] =>
  SHORT[id].flatMap((options) =>
    fc
      .sample(fc.infiniteStream(fc.nat(1_000_000)), { numRuns: RUNS, seed: SEED })
      .map((chance) =>
        played(
          { ...exampleOf(id), options, hands: [] },
          40,
          (end) => Number(chance.next().value) % end,
        ),
      ),
  );

describe.each(VARIANT_IDS)('%s', (id) => {
  const games = gamesOf(id);
  const records = [...recordsOf(id), ...games];
  const { figures, counts, sidesOf, better } = variant(id);

  test('there are records to look at, and games that came to an end', () => {
    expect(records.length).toBeGreaterThan(3);
    const over = games.filter((game) => scored(game).status === 'finished');
    expect(over.length).toBeGreaterThan(games.length / 2);
  });

  test('every hand of the tally is explained, in its order, with what it adds to the totals', () => {
    for (const record of records) {
      const { hands } = explained(record);
      const told = scored(record);
      const sides = told.totals.length;
      expect(hands.length).toBe(told.hands.length);
      let totals = Array<number>(sides).fill(0);
      let counted = 0;
      for (const [index, hand] of hands.entries()) {
        const judged = counts(told.hands[index]);
        expect(hand.counts).toBe(judged === true);
        expect(hand.isOpen).toBe(judged === 'open');
        expect(hand.number).toBe(judged === false ? null : counted + 1);
        // Nothing is dealt for what is declared between two hands.
        const dealt: object = record.hands[index] ?? {};
        const isDeclared = 'declared' in dealt && !('points' in dealt);
        expect(hand.dealer).toBe(
          isDeclared ? null : (record.firstDealer + counted) % record.players.length,
        );
        totals = totals.map((own, side) => own + (hand.gain[side] ?? Number.NaN));
        expect(hand.totals).toEqual(totals);
        if (judged === true) counted += 1;
      }
      expect(totals).toEqual(totalsOf(told));
    }
  });

  test('a gain is what its parts come to', () => {
    for (const { hands } of records.map(explained)) {
      for (const { parts, gain } of hands) {
        expect(parts.length).toBe(gain.length);
        for (const [side, part] of parts.entries()) {
          if (part === null) continue;
          expect(part.total).toBe(gain[side]);
          expect(ofTerms(part)).toBe(part.total);
        }
      }
    }
  });

  test('a hand that counts fills the columns that the variant names, and no other', () => {
    for (const record of records) {
      const { hands } = explained(record);
      for (const hand of hands.filter((one) => one.counts)) {
        expect(Object.keys(hand.figures).sort()).toEqual([...figures].sort());
        for (const column of Object.values(hand.figures)) {
          expect(column.length).toBe(hand.gain.length);
          expect(column.every(Number.isInteger)).toBe(true);
        }
      }
      for (const figure of ['net', 'points', 'difference'] as const) {
        if (!figures.includes(figure)) continue;
        const totals = totalsOf(scored(record)).map((_, side) =>
          sum(
            hands.map((hand) => hand.figures[figure]?.[side] ?? 0),
            (own) => own,
          ),
        );
        expect(totals).toEqual(totalsOf(scored(record)));
      }
    }
  });

  test('what happened is said of every hand, and figures stand by side', () => {
    for (const record of records) {
      const { hands } = explained(record);
      const sides = sidesOf(record.players.length, record.options);
      for (const { why, points } of hands) {
        expect(why.length).toBeGreaterThan(0);
        if (points) expect(points.length).toBe(sides.length);
      }
    }
  });

  test('who deals next is who the tally says; after the end nobody', () => {
    for (const record of records) {
      const { next, hands } = explained(record);
      const { dealer } = scored(record);
      expect(next?.dealer ?? null).toBe(dealer);
      if (next) expect(next.number).toBe(hands.filter((one) => one.counts).length + 1);
    }
  });

  test('who wins had a chance all the time, and the end was in sight before the last hand', () => {
    for (const record of records) {
      const { status, winners } = scored(record);
      if (status !== 'finished') continue;
      const totals = totalsOf(scored(record));
      for (const [index] of record.hands.entries()) {
        const { outlook } = explained(before(record, index));
        expect(outlook.sides.length).toBe(totals.length);
        for (const winner of winners) expect(outlook.sides[winner]?.chance).not.toBe('out');
        for (const [side, { most }] of outlook.sides.entries()) {
          if (most === null || better(record.options) === 'least') continue;
          expect(totals[side]).toBeLessThanOrEqual(most);
        }
      }
      expect(explained(before(record, record.hands.length - 1)).outlook.canEnd).toBe(true);
    }
  });
});
