/**
 * What the sides bring in with a hand, wherever sides play for points: card points, the match,
 * melds and stöck; and what is wrong with it.
 *
 * Source: earthli.com, Jass manual.
 */
import * as z from 'zod/mini';
import { inside } from './names';
import { ALL_POINTS, pointsFault, pointsList } from './points';
import type { Fault, RefusalCode } from './refusal';
import { meldLists, side } from './schema';
import { isCounting } from './wies';
import { type MeldId, type Side, SUITS, type Trump } from './words';

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

type Names = readonly string[];

const fault = (code: RefusalCode, path: string, message: string): Fault => ({
  code,
  path,
  message,
});

function matchFault(
  match: Side,
  points: readonly number[],
  { names, isFullPack = true }: { names: Names; isFullPack?: boolean },
): Fault | undefined {
  const other = points.findIndex((own, index) => index !== match && own > 0);
  if (other >= 0) {
    const message = `${names[other]} has ${points[other]} points; after a match only ${inside(names[match])} has any.`;
    return fault('match-invalid', 'match', message);
  }
  if (!isFullPack || points[match] === ALL_POINTS) return undefined;
  const message = `${names[match]} has ${points[match]} points; a match brings all ${ALL_POINTS}.`;
  return fault('match-invalid', 'match', message);
}

function wiesFault(
  wies: readonly (readonly MeldId[])[],
  { trump, isOn, names }: { trump: Trump | undefined; isOn: boolean; names: Names },
): Fault | undefined {
  const [one, two] = wies.flatMap((own, index) => (own.length > 0 ? [index] : []));
  if (one === undefined) return undefined;
  if (two !== undefined) {
    const message = `Melds are given for ${inside(names[one])} and for ${inside(names[two])}; only the side with the strongest one scores its melds.`;
    return fault('wies-both-sides', 'wies', message);
  }
  if (!isOn) {
    return fault('wies-invalid', 'wies', 'This game is played without melds; leave wies out.');
  }
  const idle = trump && wies.flat().find((id) => !isCounting(id, trump));
  if (idle === undefined) return undefined;
  return fault('wies-invalid', 'wies', `${idle} does not count under ${trump}; leave it out.`);
}

function stoeckFault(trump: Trump | undefined, isOn: boolean): Fault | undefined {
  if (!isOn) {
    const message = 'This game is played without stöck; leave it out.';
    return fault('stoeck-invalid', 'stoeck', message);
  }
  if (trump === undefined || SUITS.some((suit) => suit === trump)) return undefined;
  const message = `Stöck is king and queen of trumps; with ${trump} there is none, leave it out.`;
  return fault('stoeck-invalid', 'stoeck', message);
}

/**
 * What is wrong with what the sides brought in, in the order of `REFUSAL_CODES`. `names` by side,
 * to begin a sentence. `cardsLeft`: not all the cards need be out. `isFullPack`: all the cards are
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
    pointsFault(points, names, how) ??
    (match === undefined ? undefined : matchFault(match, points, how)) ??
    (wies && wiesFault(wies, { trump, isOn: counting.wies, names })) ??
    (stoeck === undefined ? undefined : stoeckFault(trump, counting.stoeck))
  );
}
