/**
 * Schieber: four players in two sides, 9 tricks a hand; trumps are chosen, or the choice is pushed
 * to the partner. Points are card points with match bonus, wies and stöck, times the multiplier of
 * what is trumps.
 *
 * Source: earthli.com, Jass manual, Schieber. A side has won when it declares that it has the
 * target (bedankt sich), not before; the option `win` plays without declaring, where stöck count
 * before wies, and wies before tricks.
 */

import { fields, trump } from '../schema';
import {
  declaredAlone,
  declaringFields,
  schieberGame,
  targetOptions,
  tourneyByHalf,
} from '../schieber-family';
import { defineVariant } from '../variant';
import * as z from '../zod';

const Options = fields(targetOptions);
type Options = z.infer<typeof Options>;

const Entry = z.union([fields({ trump, ...declaringFields(2) }), declaredAlone(2)]);

const game = schieberGame({
  id: 'schieber',
  sides: () => [
    [0, 2],
    [1, 3],
  ],
  goal: ({ target, win }: Options) => ({ targets: [target, target], win }),
  tourneyPoints: (won, totals, { target }) => tourneyByHalf(won, totals, target),
});

/** Schieber, the game for two sides of two. */
export const schieber = defineVariant({
  ...game,
  players: [4],
  options: Options,
  entry: () => Entry,
  gameLength: ({ target }) => ({ kind: 'points', target }),
});
