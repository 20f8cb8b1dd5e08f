/** The auction of Sidi Barani against a checker that is written differently. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  auctionFault,
  BID_POINTS,
  type Call,
  contractOf,
  legalCalls,
} from '../../lib/jass/auction';
import { TRUMPS } from '../../lib/jass/words';
import { isAuction, spoken } from './calls';
import { range } from './helpers';

const NAMES = ['Anna', 'Beat', 'Carla', 'Dario'];

/** The contract of an auction that is one. */
function lastBid(calls: readonly Call[], firstSeat: number) {
  const at = calls.findLastIndex((one) => typeof one === 'object');
  const call = calls[at];
  if (typeof call !== 'object') throw new Error('no bid');
  const bidder = (firstSeat + at) % 4;
  return { side: bidder % 2, bidder, ...call, doubled: calls.slice(at).includes('bookel') };
}

describe('two checkers agree', () => {
  test('on every list of up to eight calls of these', () => {
    const some = spoken('- x 50 60 sidi');
    let accepted = 0;
    const visit = (calls: Call[]) => {
      const isAccepted = auctionFault(calls, 0, NAMES) === undefined;
      if (isAccepted !== isAuction(calls)) throw new Error(JSON.stringify(calls));
      if (isAccepted) accepted += 1;
      if (calls.length < 8) for (const call of some) visit([...calls, call]);
    };
    visit([]);
    expect(accepted).toBeGreaterThan(1000);
  });

  const bid = fc.record({
    points: fc.constantFrom(...BID_POINTS),
    trump: fc.constantFrom(...TRUMPS),
  });
  const call = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Call>('pass') },
    { weight: 1, arbitrary: fc.constant<Call>('bookel') },
    { weight: 2, arbitrary: bid },
  );

  test('on any calls', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 20 }), fc.nat(3), (calls, firstSeat) => {
        expect(auctionFault(calls, firstSeat, NAMES) === undefined).toBe(isAuction(calls));
      }),
      { numRuns: 2000 },
    );
  });

  /** Calls of which each was legal when it was made, and chance to choose the next by. */
  const legal = fc
    .tuple(fc.infiniteStream(fc.nat(99)), fc.nat(24), fc.nat(3))
    .map(([chance, length, firstSeat]) => {
      const pick = <T>(items: readonly T[]) => items[(chance.next().value ?? 0) % items.length];
      const calls: Call[] = [];
      for (const _ of range(1, length)) {
        const { points, canPass, canBookel } = legalCalls(calls, firstSeat);
        const next: Call[] = points.slice(0, 2).map((one) => ({
          points: one,
          trump: pick(TRUMPS) ?? 'hearts',
        }));
        if (canPass) next.push('pass', 'pass', 'pass', 'pass');
        if (canBookel) next.push('bookel');
        const made = pick(next);
        if (!made) break;
        calls.push(made);
      }
      return { calls, firstSeat };
    });

  test('on legal calls, and on what they come to', () => {
    fc.assert(
      fc.property(legal, ({ calls, firstSeat }) => {
        const fault = auctionFault(calls, firstSeat, NAMES);
        expect(fault === undefined).toBe(isAuction(calls));
        if (fault) expect(fault.path).toBe('auction');
        else expect(contractOf(calls, firstSeat)).toEqual(lastBid(calls, firstSeat));
      }),
      { numRuns: 2000 },
    );
  });

  test('after legal calls, what is not offered is refused and what is offered is not', () => {
    fc.assert(
      fc.property(legal, ({ calls, firstSeat }) => {
        const { points, canPass, canBookel } = legalCalls(calls, firstSeat);
        const isLegal = (next: Call) =>
          auctionFault([...calls, next], firstSeat, NAMES)?.path !== `auction.${calls.length}`;
        for (const one of BID_POINTS) {
          expect(isLegal({ points: one, trump: 'spades' })).toBe(points.includes(one));
        }
        expect(isLegal('pass')).toBe(canPass);
        expect(isLegal('bookel')).toBe(canBookel);
      }),
    );
  });
});
