/**
 * Jass for two: 12 cards each, 12 stay face down with the top one turned, which makes trumps. Only
 * 24 cards are played, so that the points add up to 157 or less; what is missing lies in the pile.
 * Counted as Schieber, with two sides of one seat; a match is all twelve tricks.
 *
 * Source: earthli.com, Jass manual, Jass for 2. The entry names what is trumps or the card turned.
 */

import { fields } from '../../schema';
import {
  SWISS_CARDS,
  schieberGame,
  targetFields,
  targetOptions,
  tourneyByHalf,
  turnedEntry,
} from '../../schieber-family';
import { defineVariant } from '../../variant';
import type * as z from '../../zod';

const Options = fields(targetOptions);
type Options = z.infer<typeof Options>;

const Entry = turnedEntry(2);

const game = schieberGame({
  id: 'two-player',
  sides: () => [[0], [1]],
  goal: ({ target, win }: Options) => ({ targets: [target, target], win }),
  maker: () => null,
  turned: true,
  isFullPack: false,
  tourneyPoints: tourneyByHalf,
});

/** Jass for two. */
export const twoPlayer = defineVariant({
  ...game,
  players: [2],
  options: Options,
  optionFields: targetFields,
  agreed: {},
  presets: [SWISS_CARDS],
  example: {
    options: {},
    players: ['Anna', 'Beat'],
    hands: [
      { turned: 'spades-Q', points: [74, 51], wies: [['seq3'], []] },
      { turned: 'diamonds-A', points: [38, 90] },
      { trump: 'hearts', points: [60, 40], stoeck: 0 },
    ],
  },
  entry: () => Entry,
  gameLength: ({ target }) => ({ kind: 'points', target }),
});
