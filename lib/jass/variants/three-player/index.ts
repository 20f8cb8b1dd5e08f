/**
 * Jass for three, everyone for himself: 12 cards each, and the last card dealt, the dealer's, turns
 * trumps up. Counted as Schieber, with three sides of one seat; a match is all twelve tricks.
 *
 * Source: earthli.com, Jass manual, Jass for 3. The entry names what is trumps or the card turned.
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

const Entry = turnedEntry(3);

const game = schieberGame({
  id: 'three-player',
  sides: () => [[0], [1], [2]],
  goal: ({ target, win }: Options) => ({ targets: [target, target, target], win }),
  maker: () => null,
  turned: true,
  tourneyPoints: tourneyByHalf,
});

/** Jass for three, each for himself. */
export const threePlayer = defineVariant({
  ...game,
  players: [3],
  options: Options,
  optionFields: targetFields,
  agreed: {},
  presets: [SWISS_CARDS],
  example: {
    options: {},
    players: ['Anna', 'Beat', 'Carla'],
    hands: [
      { turned: 'hearts-7', points: [70, 50, 37] },
      { turned: 'clubs-J', points: [30, 82, 45], wies: [[], [], ['seq3']], stoeck: 1 },
      { trump: 'diamonds', points: [60, 57, 40] },
    ],
  },
  entry: () => Entry,
  gameLength: ({ target }) => ({ kind: 'points', target }),
});
