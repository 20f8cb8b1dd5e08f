/**
 * Jass for three, everyone for himself: 12 cards each, and the last card dealt, the dealer's, turns
 * trumps up. Counted as Schieber, with three sides of one seat; a match is all twelve tricks.
 *
 * Source: earthli.com, Jass manual, Jass for 3. The entry names what is trumps or the card turned.
 */

import { fields } from '../schema';
import { schieberGame, targetOptions, tourneyByHalf, turnedEntry } from '../schieber-family';
import { defineVariant } from '../variant';
import type * as z from '../zod';

const Options = fields(targetOptions);
type Options = z.infer<typeof Options>;

const Entry = turnedEntry(3);

const game = schieberGame({
  id: 'three-player',
  sides: () => [[0], [1], [2]],
  goal: ({ target, win }: Options) => ({ targets: [target, target, target], win }),
  tourneyPoints: (won, totals, { target }) => tourneyByHalf(won, totals, target),
});

/** Jass for three, each for himself. */
export const threePlayer = defineVariant({
  ...game,
  turnsTrumps: true,
  players: [3],
  options: Options,
  entry: () => Entry,
  gameLength: ({ target }) => ({ kind: 'points', target }),
});
