/** What holds for what every variant explains: over its example, the golden records and any games. */
import { describe, expect, test } from 'vitest';
import { explain, type Sum, type Tally, tally, VARIANT_IDS, variant } from '../../lib/jass';
import { before, recordsOf, type Written } from './corpus';
import { sum } from './helpers';
import { gamesOf } from './short-games';

/** How many games of each table; `npm run fuzz` has many more, and `FUZZ_SEED` others. */
const RUNS = Math.ceil(Number(process.env.FUZZ_RUNS ?? 1500) / 100);

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

const ofTerms = ({ terms, times, once }: Sum): number =>
  times * terms.reduce((all, { value }) => all + value, 0) +
  once.reduce((all, { value }) => all + value, 0);

describe.each(VARIANT_IDS)('%s', (id) => {
  const games = gamesOf(id, RUNS);
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
