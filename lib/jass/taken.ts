/**
 * What the sides bring in with a hand, wherever sides play for points: card points, the match,
 * melds and stöck; and what is wrong with it.
 *
 * Source: earthli.com, Jass manual.
 */

import type { SideName } from './names';
import { ALL_POINTS, pointsFault, pointsList } from './points';
import { type Fault, faultAt } from './refusal';
import { meldLists, side } from './schema';
import { isCounting } from './wies';
import { type MeldId, type Side, SUITS, type Trump } from './words';
import * as z from './zod';

/** What the sides brought in, by side. */
export type Taken = {
  points: readonly number[];
  match?: Side | undefined;
  wies?: readonly (readonly MeldId[])[] | undefined;
  stoeck?: Side | undefined;
};

/** The fields of `Taken` for so many sides. */
export const takenFields = (sides: number) => ({
  points: pointsList(sides),
  match: z.optional(side(sides)),
  wies: z.optional(meldLists(sides)),
  stoeck: z.optional(side(sides)),
});

/** What stöck is worth: king and queen of trumps in one hand. */
export const STOECK = 20;

type Names = readonly SideName[];
const first = (names: Names, side: Side) => names[side]?.first ?? '';
const inside = (names: Names, side: Side) => names[side]?.inside ?? '';

function matchFault(
  match: Side,
  points: readonly number[],
  { names, isFullPack = true }: { names: Names; isFullPack?: boolean },
): Fault | undefined {
  const other = points.findIndex((own, index) => index !== match && own > 0);
  if (other >= 0) {
    const says = { who: first(names, other), points: points[other] ?? 0 };
    const side = inside(names, match);
    return faultAt('match-invalid', 'match', 'matchOthers', { ...says, side });
  }
  if (!isFullPack || points[match] === ALL_POINTS) return undefined;
  const says = { who: first(names, match), points: points[match] ?? 0, all: ALL_POINTS };
  return faultAt('match-invalid', 'match', 'matchPoints', says);
}

const hasMelds = (melds: readonly MeldId[]) => melds.length > 0;

function wiesFault(
  wies: readonly (readonly MeldId[])[],
  { trump, isOn, names }: { trump: Trump | undefined; isOn: boolean; names: Names },
): Fault | undefined {
  const one = wies.findIndex(hasMelds);
  if (one < 0) return undefined;
  const two = wies.findIndex((own, side) => side > one && hasMelds(own));
  if (two >= 0) {
    const says = { one: inside(names, one), other: inside(names, two) };
    return faultAt('wies-both-sides', 'wies', 'wiesTwice', says);
  }
  if (!isOn) return faultAt('wies-invalid', 'wies', 'wiesOff', {});
  const idle = trump && wies[one]?.find((id) => !isCounting(id, trump));
  if (trump === undefined || idle === undefined) return undefined;
  return faultAt('wies-invalid', 'wies', 'wiesIdle', {
    meld: { meld: idle },
    trump: { trump },
  });
}

function stoeckFault(trump: Trump | undefined, isOn: boolean): Fault | undefined {
  if (!isOn) return faultAt('stoeck-invalid', 'stoeck', 'stoeckOff', {});
  if (trump === undefined || SUITS.some((suit) => suit === trump)) return undefined;
  return faultAt('stoeck-invalid', 'stoeck', 'stoeckTrump', { trump: { trump } });
}

/**
 * What is wrong with what the sides brought in, in the order of `REFUSAL_CODES`. `names` by side.
 * `cardsLeft`: not all the cards need be out. `isFullPack`: all the cards are
 * in the game, so that a match means all the points. Without `trump`, as nobody has named one, what
 * depends on it passes.
 */
export function takenFault(
  { points, match, wies, stoeck }: Taken,
  how: {
    trump: Trump | undefined;
    counting: { wies: boolean; stoeck: boolean };
    names: Names;
    cardsLeft?: boolean;
    isFullPack?: boolean;
  },
): Fault | undefined {
  const { trump, counting, names } = how;
  return (
    pointsFault(points, (side) => first(names, side), how) ??
    (match === undefined ? undefined : matchFault(match, points, how)) ??
    (wies && wiesFault(wies, { trump, isOn: counting.wies, names })) ??
    (stoeck === undefined ? undefined : stoeckFault(trump, counting.stoeck))
  );
}
