/** What each side of a Sidi Barani needs: a bid, and the card points that win with it. */
import type { After, Ahead } from '../../ahead';
import { BID_POINTS, type BidPoints } from '../../auction';
import { amount, type Need, whoIs } from '../../need/certain';
import { type At, reachOf } from '../../need/ladder';
import { ALL_POINTS } from '../../points';
import { type Said, say } from '../../said';
import type { Side } from '../../words';

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

/** Has whoever bid made it? */
const isMade = (after: After | null): boolean =>
  typeof after?.hand === 'object' &&
  after.hand !== null &&
  Reflect.get(after.hand, 'made') === true;

/** The next card points below that there can be. */
function lessThan(at: At): At {
  if (at === 'above') return ALL_POINTS;
  if (at === 'below' || at === 0) return 'below';
  return at === 2 || at === ALL_POINTS ? at - 2 : at - 1;
}

type Way = { readonly bid: BidPoints; readonly at: At; readonly isEnough: boolean };

/** With which own bids the side wins, and from how many card points on; `isEnough`: once it is made. */
const ownBids = (ahead: Ahead, side: Side, doubled: boolean): Way[] =>
  BID_POINTS.flatMap((points) => {
    const bid = { side, points, doubled };
    const reach = reachOf(side, (at) => played(ahead, side, { ...bid, at }));
    if (reach.wins !== 'from') return [];
    // With less it would not be made.
    const isEnough = !isMade(played(ahead, side, { ...bid, at: lessThan(reach.at) }));
    return [{ bid: points, at: reach.at, isEnough }];
  });

/** The lowest bid of the others with which it is enough to stop them, that and every higher one. */
function stopped(ahead: Ahead, side: Side): BidPoints | null {
  const bids = BID_POINTS.filter(
    (points): points is Exclude<BidPoints, 'sidi'> => points !== 'sidi',
  );
  const fails = (points: number) =>
    played(ahead, side, {
      side: 1 - side,
      points: points as Exclude<BidPoints, 'sidi'>,
      doubled: false,
      at: ALL_POINTS + 1 - points,
    })?.winners.includes(side) ?? false;
  return bids.find((_, i) => bids.slice(i).every(fails)) ?? null;
}

/** The lowest bid that can do it, one between, and the lowest that need only be made. */
function shown(ways: readonly Way[]): Way[] {
  const from = ways.findIndex((_, i) => ways.slice(i).every(({ isEnough }) => isEnough));
  const all = from < 0 ? ways : ways.slice(0, from);
  // Where card points can do it, nobody need think of all the tricks.
  const byPoints = all.filter(({ at }) => typeof at === 'number');
  const more = byPoints.length > 0 || from >= 0 ? byPoints : all;
  const made = from < 0 ? undefined : ways[from];
  const [first, middle] = [more[0], more[Math.ceil(more.length / 2)]];
  return [...new Set([first, middle, made])].filter((way) => way !== undefined);
}

function waySaid({ bid, at, isEnough }: Way, isDoubled: boolean): Said {
  const says = { bid, doubled: isDoubled ? 'yes' : 'no' };
  if (isEnough) return say('sidi.need.made', says);
  if (typeof at !== 'number') return say('sidi.need.match', says);
  return say('sidi.need.points', { ...says, points: at });
}

/** After a whole hand the higher side has won, if it has the target; level sides play on. */
export const need: Need<{ readonly wies: boolean }> = (ahead) =>
  ahead.sides.map((_, side) => {
    const needs = ahead.outlook.sides[side]?.needs ?? 0;
    const who = { ...whoIs(ahead, side), by: amount(ahead, needs) };
    const plain = ownBids(ahead, side, false);
    const doubled = plain.length > 0 ? [] : ownBids(ahead, side, true);
    const stop = stopped(ahead, side);
    const ways = [
      ...shown(plain).map((way) => waySaid(way, false)),
      ...shown(doubled).map((way) => waySaid(way, true)),
      ...(stop === null
        ? []
        : [say('sidi.need.stop', { bid: stop, who: whoIs(ahead, 1 - side).who })]),
    ];
    if (ways.length === 0) return say('sidi.need.far', who);
    return say('sidi.need.bids', { ...who, ways: { parts: ways } });
  });
