/** What each side of a Sidi Barani needs: a bid, its own or one that it stops, and how much it must take with it. */
import type { After, Ahead } from '../../ahead';
import { BID_POINTS, type BidPoints } from '../../auction';
import { isLevel, lacks, type Need, whoIs } from '../../need/certain';
import { type At, reachOf } from '../../need/ladder';
import { ALL_POINTS } from '../../points';
import { type Said, say } from '../../said';
import type { Side } from '../../words';

type Options = { readonly wies: boolean; readonly stoeck: boolean };

/** The hand in which the side takes so much under a bid. */
function played(
  { after }: Ahead,
  side: Side,
  { at, ...bid }: { side: Side; points: BidPoints; doubled: boolean; at: At },
): After | null {
  const own = at === 'above' ? ALL_POINTS : at === 'below' ? 0 : at;
  return after({
    bid: { ...bid, trump: 'hearts' },
    points: side === 0 ? [own, ALL_POINTS - own] : [ALL_POINTS - own, own],
    ...(typeof at !== 'number' && { match: at === 'above' ? side : 1 - side }),
  });
}

/** With how much a side just makes its own bid, or just stops that of the others; a trick stops Sidi. */
function justEnough(points: BidPoints, isOwn: boolean): At {
  if (points === 'sidi') return isOwn ? 'above' : 0;
  return isOwn ? points : ALL_POINTS + 1 - points;
}

/** A bid with which a side can win: with how much at least; `isEnough`: if it only makes or stops it. */
type Way = { readonly bid: BidPoints; readonly at: At; readonly isEnough: boolean };

/** With which bids of one side this side can win, lowest first. */
const waysUnder = (
  ahead: Ahead,
  side: Side,
  bids: { readonly side: Side; readonly doubled: boolean },
): Way[] =>
  BID_POINTS.flatMap((points) => {
    const bid = { ...bids, points };
    const reach = reachOf(side, (at) => played(ahead, side, { ...bid, at }));
    if (reach.wins === 'never') return [];
    const isOwn = bids.side === side;
    const enough = played(ahead, side, { ...bid, at: justEnough(points, isOwn) });
    const isEnough = enough?.winners.includes(side) ?? false;
    return [{ bid: points, at: reach.wins === 'always' ? 'below' : reach.at, isEnough }];
  });

/** How high a bid is; none is above all. */
const heightOf = (way: Way | undefined): number =>
  way ? BID_POINTS.indexOf(way.bid) : BID_POINTS.length;

const isLower = (way: Way | undefined, than: Way | undefined): boolean =>
  heightOf(way) < heightOf(than);

/** Is less than all the tricks enough? What a trick stops is not worth a figure. */
const isByPoints = ({ bid, at, isEnough }: Way): boolean =>
  bid === 'sidi' ? isEnough && at !== 'above' : at !== 'above';

/** The first bid from which on it is enough to make it, or to stop it. */
const enoughFrom = (ways: readonly Way[]): Way | undefined =>
  ways.find((_, i) => ways.slice(i).every(({ isEnough }) => isEnough));

/**
 * What this side does with the bids of one side. Card points are said with the lowest bid that they are
 * enough for, all the tricks where a lower bid is enough with them, and the same of doubled ones.
 */
function waysSaid(ahead: Ahead, side: Side, bidder: Side): Said[] {
  const isOwn = bidder === side;
  const plain = waysUnder(ahead, side, { side: bidder, doubled: false });
  const doubled = waysUnder(ahead, side, { side: bidder, doubled: true });
  const act = (bid: Said): Said =>
    isOwn
      ? say('sidi.need.own', { bid })
      : say('sidi.need.stop', { bid, who: whoIs(ahead, bidder).who });
  /** A bid or more, doubled from a lower one on; or only doubled. `isSo`: whether it holds for one. */
  const orMore = (
    one: Way | undefined,
    lower: Way | undefined,
    isSo: (way: Way) => boolean = () => true,
  ): Said => {
    const bid = one?.bid ?? lower?.bid ?? 'sidi';
    const highest = (one ? plain : doubled).at(-1);
    const isAll = highest?.bid === 'sidi' && isSo(highest);
    return act(
      say('sidi.need.bid', {
        bid,
        more: bid === 'sidi' ? 'none' : isAll ? 'all' : bid === 150 ? 'none' : 'points',
        doubled: one ? (lower?.bid ?? 'no') : 'yes',
      }),
    );
  };
  const points = (ways: readonly Way[], { bid, at }: Way): Said => {
    const same = doubled.find((one) => one.bid === bid);
    const isHigher = ways.filter((way) => isByPoints(way) && !way.isEnough).length > 1;
    // A lower one, doubled, has a line of its own.
    const isDoubled = ways === plain && same?.at !== at && !isLower(doubled.find(isByPoints), same);
    const from = (ways.at(-1)?.bid === 'sidi' && enoughFrom(ways)?.bid) || 'sidi';
    return say('sidi.need.points', {
      act: act(say('sidi.need.bid', { bid, more: 'none', doubled: ways === plain ? 'no' : 'yes' })),
      points: typeof at === 'number' ? at : 0,
      less: isDoubled ? (isHigher ? 'both' : 'doubled') : isHigher ? 'higher' : 'no',
      from: from === 'sidi' ? 'none' : from,
      whose: isOwn ? 'own' : 'others',
    });
  };
  const byPoints = plain.find(isByPoints);
  const lower = doubled.find((way) => isByPoints(way) && isLower(way, byPoints));
  const made = [byPoints, lower].map((way) => (way?.isEnough ? way : undefined));
  // Nobody counts on every trick where the others bid.
  const byMatch = isOwn ? plain.find((way) => isLower(way, byPoints)) : undefined;
  const lowerByMatch = doubled.find(
    (way) => isOwn && isLower(way, byMatch) && isLower(way, lower) && isLower(way, byPoints),
  );
  const isMade = made.some((way) => way);
  const whatIsMade = orMore(made[0], made[1], ({ isEnough }) => isEnough);
  return [
    ...(byPoints && !byPoints.isEnough ? [points(plain, byPoints)] : []),
    ...(isMade ? [isOwn ? say('sidi.need.made', { act: whatIsMade }) : whatIsMade] : []),
    ...(byMatch || lowerByMatch
      ? [say('sidi.need.match', { act: orMore(byMatch, lowerByMatch) })]
      : []),
    ...(lower && !lower.isEnough ? [points(doubled, lower)] : []),
  ];
}

/** So many card points, whatever the others bid; where each side writes its own. */
function cardsSaid(ahead: Ahead, side: Side): Said[] {
  const bids = [false, true].flatMap((doubled) =>
    waysUnder(ahead, side, { side: 1 - side, doubled }),
  );
  const points = Math.max(...bids.map(({ at }) => (typeof at === 'number' ? at : 0)));
  // No more than what stops the lowest bid.
  const isLess = bids.every(({ at }) => at !== 'above') && points <= ALL_POINTS - BID_POINTS[0];
  return isLess && bids.length === 2 * BID_POINTS.length
    ? [say('sidi.need.cards', { points, who: whoIs(ahead, 1 - side).who })]
    : [];
}

/** After a whole hand the higher side has won, if it has the target; level sides play on. */
export const need: Need<Options> = (ahead) =>
  ahead.sides.map((_, side) => {
    const { wies, stoeck } = ahead.options;
    const needs = ahead.outlook.sides[side]?.needs ?? 0;
    const said = {
      lacks: needs > 0 ? lacks(ahead, side, needs) : isLevel(ahead, side),
      without: wies ? (stoeck ? 'both' : 'wies') : stoeck ? 'stoeck' : 'none',
    };
    const ways = [
      ...waysSaid(ahead, side, side),
      ...waysSaid(ahead, side, 1 - side),
      ...cardsSaid(ahead, side),
    ].map((way, i, { length }) => (i > 0 && i === length - 1 ? say('sidi.need.or', { way }) : way));
    if (ways.length === 0) return say('sidi.need.far', said);
    return say('sidi.need.bids', { ...said, ways: { parts: ways } });
  });
