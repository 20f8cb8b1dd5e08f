/** Calls for tests of the auction, and a second opinion on them. Source: scoring.md. */
import { BID_POINTS, type Call } from '../../lib/jass';

/** Calls as they are spoken: "- 40 - x 50 - - -"; a pass is -, a bookel x, bids are in clubs. */
export const spoken = (text: string): Call[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      if (word === '-') return 'pass';
      if (word === 'x') return 'bookel';
      const points = BID_POINTS.find((some) => String(some) === word);
      if (!points) throw new Error(word);
      return { points, trump: 'clubs' };
    });

/**
 * A checker of auctions written differently: an auction as a text of P, D, B and S that a pattern describes, with bids that
 * ascend. A bookel comes from the other side, so after none or two passes; three passes can stand
 * between two bids only where no bookel has moved the turn away from the high bidder.
 */
const AUCTION = /^P{0,3}(B(P{0,3}|(PP)?DP{0,2}))*(B((PP)?D)?PPP|S(P{0,3}|(PP)?DP{0,3}))$/;

export function isAuction(calls: readonly Call[]): boolean {
  const bids = calls.flatMap((call) =>
    typeof call === 'object' ? [call.points === 'sidi' ? 160 : call.points] : [],
  );
  const text = calls.map((call) => {
    if (typeof call === 'object') return call.points === 'sidi' ? 'S' : 'B';
    return call === 'pass' ? 'P' : 'D';
  });
  return (
    AUCTION.test(text.join('')) && bids.every((bid, at) => at === 0 || bid > (bids[at - 1] ?? 0))
  );
}
