/**
 * Jass for three, a soloist against the other two, who score together: the first hand is dealt,
 * then the players bid how many points they can make alone before the others have theirs. Counted
 * as Schieber, 12 tricks a hand; side 0 is the soloist.
 *
 * Source: earthli.com, Jass manual, Jass for 3. Whoever is first there wins at once, without
 * declaring; within a hand stöck count before wies, and wies before tricks.
 */

import { fields, positiveMultipleOf, seat, trump } from '../schema';
import { countingOptions, handFields, schieberGame } from '../schieber-family';
import { defineVariant } from '../variant';
import * as z from '../zod';

const SEATS = [0, 1, 2];

const Options = fields({
  soloist: seat(3),
  /** Points that the soloist needs. */
  bid: positiveMultipleOf(1),
  /** Points that the other two need. */
  teamTarget: z._default(positiveMultipleOf(1), 1000),
  ...countingOptions,
});
type Options = z.infer<typeof Options>;

const Entry = fields({ trump, ...handFields(2) });

const game = schieberGame({
  id: 'two-versus-one',
  sides: ({ soloist }: Options) => [[soloist], SEATS.filter((seat) => seat !== soloist)],
  goal: ({ bid, teamTarget }) => ({ targets: [bid, teamTarget], win: 'reached' }),
  tourneyPoints: (won, _, { soloist }) =>
    SEATS.map((seat) => (won === 0 ? (seat === soloist ? 2 : 0) : seat === soloist ? 0 : 1)),
});

/** Jass for three with a soloist against two. */
export const twoVersusOne = defineVariant({
  ...game,
  players: [3],
  options: Options,
  entry: () => Entry,
  gameLength: ({ bid, teamTarget }) => ({ kind: 'race', targets: [bid, teamTarget] }),
});
