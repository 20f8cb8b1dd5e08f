/** Who made trumps in which hand, and what came of it. Pure. */
import { type HandExplanation, type Trump, variant } from '../jass';
import type { Table } from '../sync/game';
import type { TrumpCount } from './result';

type TrumpCounts = Partial<Record<Trump, TrumpCount>>;

/**
 * By seat, the trumps made and in how many of those hands the own side gained more than every other;
 * null where the rules never say who makes them and no hand told. Whoever pushed the choice to the
 * partner did not make trumps; in an auction it is the high bidder; where trumps are turned up, or a
 * bid is noted without its auction, nobody is known to have made them.
 */
export function trumpsBySeat(
  { variant: id, players, options, firstDealer }: Table,
  /** Those that count. */
  hands: readonly HandExplanation[],
): readonly TrumpCounts[] | null {
  const { maker, sidesOf } = variant(id);
  const sides = sidesOf(players.length, options);
  const counts: TrumpCounts[] = players.map(() => ({}));
  let isKnown = maker({ players, options, firstDealer }, 0) !== null;
  for (const { maker, trump, gain } of hands) {
    const own = maker === null ? undefined : counts[maker];
    if (maker === null || trump === null || !own) continue;
    isKnown = true;
    const { made, won } = own[trump] ?? { made: 0, won: 0 };
    const side = sides.findIndex((seats) => seats.includes(maker));
    own[trump] = { made: made + 1, won: won + (gainedMost(gain, side) ? 1 : 0) };
  }
  return isKnown ? counts : null;
}

/** Whether the side gained more with the hand than every other. */
const gainedMost = (gain: readonly number[], side: number): boolean =>
  gain.every((other, index) => index === side || other < (gain[side] ?? 0));
