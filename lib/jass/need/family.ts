/** What each side needs in the games that count as Schieber does. This file knows none of them. */
import type { Ahead } from '../ahead';
import { ALL_POINTS } from '../points';
import { type Said, say } from '../said';
import type { Counting } from '../schieber-family';
import { STOECK } from '../taken';
import { SUITS, TRUMPS } from '../words';
import { amount, handsToCome, isOut, isSure, type Need, whoIs, winsIf } from './certain';
import { type At, reachOf } from './ladder';
import { byMargins } from './margins';

/** Whether a side wins by saying so; undefined where the variant has no choice. */
export type HowWon = { readonly win?: 'declared' | 'reached' | undefined };

/** The fewest card points that are at least so many and that there can be; null where there are none. */
function cardPoints(least: number): number | null {
  if (least > ALL_POINTS) return null;
  return least === 1 ? 2 : least === ALL_POINTS - 1 ? ALL_POINTS : least;
}

/** With what one hand brings so much: card points under each of the trumps, or a match. */
function waysTo(needs: number, { multipliers, matchBonus }: Counting): Said[] {
  const factors = [...new Set(Object.values(multipliers))].sort((a, b) => b - a);
  return factors.flatMap((times) => {
    const least = Math.ceil(needs / times);
    const points = cardPoints(least);
    if (points === null && least > ALL_POINTS + matchBonus) return [];
    const trumps = TRUMPS.filter((one) => multipliers[one] === times).map((trump) => ({ trump }));
    const isAny = factors.length === 1;
    return points === null
      ? [
          say(
            isAny ? 'schieber.need.anyMatch' : 'schieber.need.matchIn',
            isAny ? {} : { times, trumps: { or: trumps } },
          ),
        ]
      : [
          say(isAny ? 'schieber.need.any' : 'schieber.need.in', {
            points,
            ...(!isAny && { times, trumps: { or: trumps } }),
          }),
        ];
  });
}

/** The most that a hand can bring without wies. */
const mostOfHand = ({ multipliers, matchBonus, stoeck }: Counting): number =>
  Math.max(
    ...TRUMPS.map((trump) => {
      const isSuit = SUITS.some((suit) => suit === trump);
      return (ALL_POINTS + matchBonus + (stoeck && isSuit ? STOECK : 0)) * multipliers[trump];
    }),
  );

/** What one hand must bring to the target; where none can, in how many at the least. */
function byTarget(ahead: Ahead<HowWon & Counting>): Said[] {
  const { options, outlook } = ahead;
  const how = options.win === 'declared' ? 'declare' : 'first';
  return outlook.sides.map(({ needs }, side) => {
    const who = whoIs(ahead, side);
    if (!needs) return say('schieber.need.enough', who);
    const by = amount(ahead, needs);
    const ways = waysTo(needs, options);
    const wies = options.wies ? 'yes' : 'no';
    if (ways.length > 0)
      return say(`schieber.need.${how}`, { ...who, by, wies, ways: { parts: ways } });
    const hands = Math.ceil(needs / mostOfHand(options));
    // Stöck may just bring what a match does not.
    if (hands === 1) return say('schieber.need.matchAndStoeck', { ...who, by });
    return say(options.wies ? 'schieber.need.farUnlessWies' : 'schieber.need.far', {
      ...who,
      by,
      hands,
    });
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
    if (reach.wins === 'always') return isSure(ahead, side, reach.shared);
    const { shared } = reach;
    if (reach.at === 'above')
      return winsIf(ahead, side, { says: say('schieber.need.match'), shared });
    if (typeof reach.at === 'number' && reach.at > 0)
      return winsIf(ahead, side, {
        says: say('schieber.need.points', { points: reach.at }),
        shared,
      });
    // Worse than no points are only none with a match of the others.
    const says = say('schieber.need.noMatch', whoIs(ahead, other));
    return winsIf(ahead, side, { says, isClause: true, shared });
  });

/** Points to the target; in a game of so many hands what the last one must bring. */
export const needOfFamily: Need<HowWon & Counting> = (ahead) => {
  if (handsToCome(ahead) === null) return byTarget(ahead);
  return isPlain(ahead) ? byCardPoints(ahead) : byMargins(ahead, { compared: 'points' });
};
