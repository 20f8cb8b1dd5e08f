/** Sidi Barani: what any hand and any game bring. Source: scoring.md, `sidi-barani`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BID_POINTS, type Tally, TRUMPS, tally } from '../../lib/jass';
import { record, scored, sum } from './helpers';

const isSidi = (value: Tally): value is Tally<'sidi-barani'> => value.variant === 'sidi-barani';

function sidi(hands: readonly unknown[], options: object = {}) {
  const value = scored(record('sidi-barani', hands, { options }));
  if (!isSidi(value)) throw new Error(value.variant);
  return value;
}

const hand = fc
  .record({
    side: fc.nat(1),
    points: fc.constantFrom(...BID_POINTS),
    trump: fc.constantFrom(...TRUMPS),
    doubled: fc.boolean(),
    took: fc.oneof(
      fc.nat(157).filter((own) => own !== 1 && own !== 156),
      fc.constantFrom(0, 157),
    ),
    isMatch: fc.boolean(),
  })
  .map(({ took, isMatch, ...bid }) => ({
    bid,
    points: [took, 157 - took],
    ...(isMatch && took % 157 === 0 && { match: took === 157 ? 0 : 1 }),
  }));

const games = fc.array(hand, { maxLength: 12 });
const endless = { target: 1_000_000 };

describe('any game', () => {
  test('only one side writes, by makers; and by both, the card points are added', () => {
    fc.assert(
      fc.property(games, (hands) => {
        const makers = sidi(hands, endless).hands;
        const both = sidi(hands, { ...endless, cardPoints: 'both' }).hands;
        for (const [index, given] of hands.entries()) {
          const { score = [], made } = makers[index] ?? {};
          const bidders = given.bid.side;
          expect(score[made ? 1 - bidders : bidders]).toBe(0);
          expect(both[index]?.made).toBe(made);
          const bonus = given.match === undefined ? 0 : 100;
          const value =
            (given.bid.points === 'sidi' ? 157 : given.bid.points) * (given.bid.doubled ? 2 : 1);
          expect(sum(both[index]?.score ?? [], Number)).toBe(157 + bonus + value);
        }
      }),
    );
  });

  test('a bid that is made is made with any bid below it, and a bookel changes only what it counts', () => {
    fc.assert(
      fc.property(hand, (given) => {
        const isMade = (points: unknown, doubled: boolean) =>
          sidi([{ ...given, bid: { ...given.bid, points, doubled } }], endless).hands[0]?.made;
        const made = BID_POINTS.map((points) => isMade(points, false));
        expect(made.slice(0, -1)).toEqual([...made.slice(0, -1)].sort().reverse());
        expect(BID_POINTS.map((points) => isMade(points, true))).toEqual(made);
      }),
    );
  });

  test('a fold equals the whole, totals are what was written, and strokes with remainder are totals', () => {
    fc.assert(
      fc.property(games, fc.nat(12), (hands, length) => {
        const whole = sidi(hands, endless);
        const part = sidi(hands.slice(0, length), endless);
        expect(part.hands).toEqual(whole.hands.slice(0, length));
        for (const [side, { points }] of part.totals.entries()) {
          expect(points).toBe(
            sum(
              part.hands.map(({ score }) => score[side] ?? 0),
              Number,
            ),
          );
          const { hundreds = 0, fifties = 0, twenties = 0, remainder = 0 } = part.slate[side] ?? {};
          expect(100 * hundreds + 50 * fifties + 20 * twenties + remainder).toBe(points);
        }
      }),
    );
  });

  test('an auction comes to what its short form says', () => {
    fc.assert(
      fc.property(hand, fc.nat(3), (given, firstDealer) => {
        const { bid, ...rest } = given;
        const { side, points, trump, doubled } = bid;
        const isFirst = (firstDealer + 1) % 2 === side;
        const calls = [
          ...(isFirst ? [] : ['pass']),
          { points, trump },
          ...(doubled ? ['bookel'] : []),
        ];
        const auction = [...calls, 'pass', 'pass', 'pass'];
        const short = scored(record('sidi-barani', [given], { firstDealer }));
        expect(scored(record('sidi-barani', [{ ...rest, auction }], { firstDealer }))).toEqual(
          short,
        );
      }),
    );
  });

  test('it ends as soon as one side alone is in front with the target, and that side wins', () => {
    fc.assert(
      fc.property(games, fc.integer({ min: 100, max: 900 }), (hands, target) => {
        for (const options of [{ target }, { target, cardPoints: 'both' }]) {
          const totals = [0, 0];
          let played = 0;
          const isOver = () => Math.max(...totals) >= target && totals[0] !== totals[1];
          const all = sidi(hands, { ...options, target: 1_000_000 }).hands;
          while (played < hands.length && !isOver()) {
            for (const side of [0, 1])
              totals[side] = (totals[side] ?? 0) + (all[played]?.score[side] ?? 0);
            played += 1;
          }
          const value = sidi(hands.slice(0, played), options);
          expect(value.status).toBe(isOver() ? 'finished' : 'playing');
          expect(value.winners).toEqual(isOver() ? [totals.indexOf(Math.max(...totals))] : []);
          if (played === hands.length) continue;
          expect(tally(record('sidi-barani', hands, { options }))).toMatchObject({
            error: { code: 'game-finished', hand: played },
          });
        }
      }),
    );
  });
});
