/**
 * Jass for two: 12 cards each, 12 stay face down with the top one turned, which makes trumps. Only
 * 24 cards are played, so that the points add up to 157 or less; what is missing lies in the pile.
 * Counted as Schieber, with two sides of one seat; a match is all twelve tricks.
 *
 * Source: earthli.com, Jass manual, Jass for 2. The entry names what is trumps or the card turned.
 */

import { fields } from '../schema';
import { schieberGame, targetOptions, tourneyByHalf, turnedEntry } from '../schieber-family';
import { defineVariant } from '../variant';
import type * as z from '../zod';

const Options = fields(targetOptions);
type Options = z.infer<typeof Options>;

const Entry = turnedEntry(2);

const game = schieberGame({
  id: 'two-player',
  sides: () => [[0], [1]],
  goal: ({ target, win }: Options) => ({ targets: [target, target], win }),
  isFullPack: false,
  tourneyPoints: (won, totals, { target }) => tourneyByHalf(won, totals, target),
});

/** Jass for two. */
export const twoPlayer = defineVariant({
  ...game,
  turnsTrumps: true,
  isFullPack: false,
  players: [2],
  options: Options,
  entry: () => Entry,
  gameLength: ({ target }) => ({ kind: 'points', target }),
});
