/**
 * What the sides bring in with a hand, wherever sides play for points: card points, the match,
 * melds and stöck; and what is wrong with it.
 *
 * Source: earthli.com, Jass manual.
 */
import * as z from 'zod/mini';
import { inside } from './names';
import { ALL_POINTS, pointsFault, pointsList } from './points';
import type { Fault } from './refusal';
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

/**
 * What is wrong with what the sides brought in, in the order of `REFUSAL_CODES`. `names` by side,
 * to begin a sentence. `cardsLeft`: not all the cards need be out. `isFullPack`: all the cards are
 * in the game, so that a match means all the points. Without `trump`, as nobody has named one, what
 * depends on it passes.
 */
export function takenFault(
  { points, match, wies = [], stoeck }: Taken,
  {
    trump,
    counting,
    names,
    cardsLeft = false,
    isFullPack = true,
  }: {
    trump: Trump | undefined;
    counting: { wies: boolean; stoeck: boolean };
    names: readonly string[];
    cardsLeft?: boolean;
    isFullPack?: boolean;
  },
): Fault | undefined {
  const wrong = pointsFault(points, names, { cardsLeft });
  if (wrong) return wrong;
  if (match !== undefined) {
    const other = points.findIndex((own, index) => index !== match && own > 0);
    if (other >= 0) {
      const message = `${names[other]} has ${points[other]} points; after a match only ${inside(names[match])} has any.`;
      return { code: 'match-invalid', path: 'match', message };
    }
    if (isFullPack && points[match] !== ALL_POINTS) {
      const message = `${names[match]} has ${points[match]} points; a match brings all ${ALL_POINTS}.`;
      return { code: 'match-invalid', path: 'match', message };
    }
  }
  const melding = wies.flatMap((own, index) => (own.length > 0 ? [index] : []));
  const [one, two] = melding;
  if (one !== undefined && two !== undefined) {
    const message = `Melds are given for ${inside(names[one])} and for ${inside(names[two])}; only the side with the strongest one scores its melds.`;
    return { code: 'wies-both-sides', path: 'wies', message };
  }
  if (one !== undefined && !counting.wies) {
    const message = 'This game is played without melds; leave wies out.';
    return { code: 'wies-invalid', path: 'wies', message };
  }
  const idle = trump && wies.flat().find((id) => !isCounting(id, trump));
  if (idle !== undefined) {
    const message = `${idle} does not count under ${trump}; leave it out.`;
    return { code: 'wies-invalid', path: 'wies', message };
  }
  if (stoeck === undefined) return undefined;
  const message = !counting.stoeck
    ? 'This game is played without stöck; leave it out.'
    : `Stöck is king and queen of trumps; with ${trump} there is none, leave it out.`;
  const isSuit = trump === undefined || SUITS.some((suit) => suit === trump);
  return counting.stoeck && isSuit
    ? undefined
    : { code: 'stoeck-invalid', path: 'stoeck', message };
}
