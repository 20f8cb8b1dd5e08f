/** Who made trumps in which hand, and what came of it. Pure. */
import { contractOf, type Entry, type GameRecord, type Tally, type Trump, variant } from '../jass';
import { makesTrumps, trumpMaker } from '../sync/deal';
import type { TrumpCount } from './result';

type TrumpCounts = Partial<Record<Trump, TrumpCount>>;

/** A hand in which the record tells who made what trumps. */
type Made = { readonly seat: number; readonly trump: Trump };

/**
 * By seat, the trumps made and in how many of those hands the own side scored more than every other;
 * null where the record never tells. Whoever pushed the choice to the partner did not make trumps; in
 * an auction it is the high bidder; where trumps are turned up, or a bid is noted without its
 * auction, nobody is known to have made them.
 */
export function trumpsBySeat(game: GameRecord, tally: Tally): readonly TrumpCounts[] | null {
  const { players, options } = game;
  const sides = variant(game.variant).sidesOf(players.length, options);
  const sideOf = (seat: number) => sides.findIndex((seats) => seats.includes(seat));
  const counts: TrumpCounts[] = players.map(() => ({}));
  let isKnown = makesTrumps(game.variant, players.length, { ...options }) !== null;
  let counted = 0;
  for (const [index, entry] of [...game.hands].entries()) {
    if (!('points' in entry)) continue;
    const dealer = (game.firstDealer + counted) % players.length;
    const made = madeBy(game, { entry, dealer, before: tally.hands.slice(0, index), sides });
    counted += 1;
    const own = made && counts[made.seat];
    if (!made || !own) continue;
    isKnown = true;
    const before = own[made.trump] ?? { made: 0, won: 0 };
    const isAhead = scoredMost(tally.hands[index], sideOf(made.seat));
    own[made.trump] = { made: before.made + 1, won: before.won + (isAhead ? 1 : 0) };
  }
  return isKnown ? counts : null;
}

function madeBy(
  game: GameRecord,
  hand: {
    entry: Entry;
    dealer: number;
    before: Tally['hands'];
    sides: readonly (readonly number[])[];
  },
): Made | null {
  const { entry, dealer, before, sides } = hand;
  if ('auction' in entry) {
    const contract = contractOf(entry.auction, (dealer + 1) % game.players.length);
    return contract ? { seat: contract.bidder, trump: contract.trump } : null;
  }
  if (!('trump' in entry)) return null;
  const maker = trumpMaker({ ...game, options: { ...game.options } }, { hands: before, dealer });
  if (maker === null) return null;
  const partner = sides.find((own) => own.includes(maker))?.find((seat) => seat !== maker);
  return { seat: entry.pushed ? (partner ?? maker) : maker, trump: entry.trump };
}

/** Whether the side scored more with the hand than every other. */
function scoredMost(hand: Tally['hands'][number] | undefined, side: number): boolean {
  if (!hand || !('score' in hand)) return false;
  const own = hand.score[side] ?? 0;
  return hand.score.every((score, other) => other === side || score < own);
}
