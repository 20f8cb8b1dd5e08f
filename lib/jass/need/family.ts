/** What each side needs in the games that count as Schieber does. This file knows none of them. */
import type { Ahead } from '../ahead';
import { ALL_POINTS } from '../points';
import { type Said, say } from '../said';
import { TRUMPS } from '../words';
import { amount, handsToCome, isOut, isSure, type Need, whoIs, winsIf } from './certain';
import { type At, reachOf } from './ladder';
import { byMargins } from './margins';

/** Whether a side wins by saying so; undefined where the variant has no choice. */
export type HowWon = { readonly win?: 'declared' | 'reached' | undefined };

/** Points to the target, and what is to be done with them. */
function byTarget(ahead: Ahead<HowWon>): Said[] {
  const how = ahead.options.win === 'declared' ? 'declare' : 'first';
  return ahead.outlook.sides.map(({ needs }, side) => {
    const who = whoIs(ahead, side);
    return needs
      ? say(`schieber.need.${how}`, { ...who, by: amount(ahead, needs) })
      : say('schieber.need.enough', who);
  });
}

/** How much a hand with these points brings the first side, under each of the trumps. */
const worthsOf = ({ after, sides }: Ahead): number[] =>
  TRUMPS.map(
    (trump) => (after({ trump, points: [100, 57] })?.totals[0] ?? 0) - (sides[0]?.total ?? 0),
  );

/** Whether nothing counts but card points, those of every trump alike. */
const isPlain = (ahead: Ahead): boolean =>
  new Set(worthsOf(ahead)).size === 1 &&
  ahead.after({ trump: 'hearts', points: [100, 57], wies: [['seq3'], []] }) === null &&
  ahead.after({ trump: 'hearts', points: [100, 57], stoeck: 0 }) === null;

/** Two sides with nothing but card points: so many, or a match. */
const byCardPoints = (ahead: Ahead): Said[] =>
  ahead.sides.map((_, side) => {
    const other = 1 - side;
    const entryOf = (at: At) => {
      const own = at === 'above' ? ALL_POINTS : at === 'below' ? 0 : at;
      return {
        trump: 'hearts',
        points: side === 0 ? [own, ALL_POINTS - own] : [ALL_POINTS - own, own],
        ...(typeof at !== 'number' && { match: at === 'above' ? side : other }),
      };
    };
    const reach = reachOf(side, (at) => ahead.after(entryOf(at)));
    if (reach.wins === 'never') return isOut(ahead, side);
    if (reach.wins === 'always') return isSure(ahead, side, reach.isShared);
    if (reach.at === 'above') return winsIf(ahead, side, { says: say('schieber.need.match') });
    if (typeof reach.at === 'number' && reach.at > 0)
      return winsIf(ahead, side, { says: say('schieber.need.points', { points: reach.at }) });
    // Worse than no points are only none with a match of the others.
    const says = say('schieber.need.noMatch', whoIs(ahead, other));
    return winsIf(ahead, side, { says, isClause: true });
  });

/** Points to the target; in a game of so many hands what the last one must bring. */
export const needOfFamily: Need<HowWon> = (ahead) => {
  if (handsToCome(ahead) === null) return byTarget(ahead);
  return isPlain(ahead) ? byCardPoints(ahead) : byMargins(ahead, { compared: 'points' });
};
