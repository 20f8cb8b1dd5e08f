/**
 * Jass for three, a soloist against the other two, who score together: the first hand is dealt,
 * then the players bid how many points they can make alone before the others have theirs. Counted
 * as Schieber, 12 tricks a hand; side 0 is the soloist.
 *
 * Source: earthli.com, Jass manual, Jass for 3. Whoever is first there wins at once, without
 * declaring; within a hand stöck count before wies, and wies before tricks.
 */

import { figure } from '../../options';
import { fields, positiveMultipleOf, seat, trump } from '../../schema';
import {
  countingFields,
  countingOptions,
  handFields,
  SWISS_CARDS,
  schieberGame,
} from '../../schieber-family';
import { defineVariant } from '../../variant';
import * as z from '../../zod';

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
  turned: false,
  hasDeclared: false,
  // By turns: the soloist, one of the others, the soloist, the other one.
  maker: ({ table, counted }) => {
    const { soloist } = table.options;
    const others = SEATS.filter((seat) => seat !== soloist);
    return counted % 2 === 0 ? soloist : (others[((counted - 1) / 2) % others.length] ?? soloist);
  },
  tourneyPoints: (won, { options: { soloist } }) =>
    SEATS.map((seat) => (won === 0 ? (seat === soloist ? 2 : 0) : seat === soloist ? 0 : 1)),
});

/** Jass for three with a soloist against two. */
export const twoVersusOne = defineVariant({
  ...game,
  players: [3],
  options: Options,
  optionFields: {
    soloist: { kind: 'seat' },
    bid: figure(1, { step: 10, start: 500 }),
    teamTarget: figure(1, { step: 50 }),
    ...countingFields,
  },
  agreed: { soloist: 0, bid: 500 },
  presets: [SWISS_CARDS],
  example: {
    options: { soloist: 0, bid: 600 },
    players: ['Anna', 'Beat', 'Carla'],
    hands: [
      { trump: 'undenufe', points: [101, 56], wies: [['seq3'], []] },
      { trump: 'hearts', points: [40, 117] },
      { trump: 'clubs', points: [99, 58], stoeck: 0 },
    ],
  },
  entry: () => Entry,
  gameLength: ({ bid, teamTarget }) => ({ kind: 'race', targets: [bid, teamTarget] }),
});
