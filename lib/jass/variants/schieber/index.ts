/**
 * Schieber: four players in two sides, 9 tricks a hand; trumps are chosen, or the choice is pushed
 * to the partner. Points are card points with match bonus, wies and stöck, times the multiplier of
 * what is trumps.
 *
 * Source: earthli.com, Jass manual, Schieber. A side has won when it declares that it has the
 * target (bedankt sich), not before; the option `win` plays without declaring, where stöck count
 * before wies, and wies before tricks. With the option `hands` it is a tournament's game: so many
 * hands, nobody declares, the higher total wins and level sides win together (scoring.md,
 * `schieber`).
 */

import { figure } from '../../options';
import { either, fields, nothingBeside, phrase, positiveMultipleOf, trump } from '../../schema';
import {
  countingOptions,
  declaredAlone,
  declaringFields,
  handFields,
  rightOfDealer,
  SWISS_CARDS,
  schieberGame,
  targetFields,
  targetOptions,
  tourneyByHalf,
} from '../../schieber-family';
import { defineVariant } from '../../variant';
import * as z from '../../zod';

/** A game until the target. */
const UntilTarget = fields({
  ...targetOptions,
  hands: z._default(z.literal(null, phrase('words', { words: 'null' })), null),
});

/** A game of so many hands, in which a target and how it is won have no place. */
const OfHands = fields({
  hands: positiveMultipleOf(1),
  target: nothingBeside('hands'),
  win: nothingBeside('hands'),
  ...countingOptions,
});

const hasHands = (input: unknown) =>
  typeof input === 'object' && input !== null && (Reflect.get(input, 'hands') ?? null) !== null;

const Options = either(hasHands, OfHands, UntilTarget);
type Options = z.infer<typeof Options>;

const Entry = z.union([fields({ trump, ...declaringFields(2) }), declaredAlone(2)]);
const EntryOfHands = fields({
  trump,
  ...handFields(2),
  declared: nothingBeside('options.hands'),
});

const game = schieberGame({
  id: 'schieber',
  sides: () => [
    [0, 2],
    [1, 3],
  ],
  goal: (options: Options) =>
    options.hands === null
      ? { targets: [options.target, options.target], win: options.win }
      : { hands: options.hands },
  maker: rightOfDealer,
  turned: false,
  tourneyPoints: tourneyByHalf,
});

const SINGLE = { hearts: 1, diamonds: 1, clubs: 1, spades: 1, obenabe: 1, undenufe: 1 };
const TOURNAMENT = { multipliers: SINGLE, wies: false, stoeck: false };

/** Schieber, the game for two sides of two. */
export const schieber = defineVariant({
  ...game,
  players: [4],
  options: Options,
  optionFields: {
    ...targetFields,
    hands: figure(1, { without: 'null', start: 12 }),
  },
  agreed: {},
  presets: [
    SWISS_CARDS,
    { id: 'to-1000', options: { target: 1000 } },
    { id: 'to-3000', options: { target: 3000 } },
    { id: 'kreuzjass', options: { multipliers: SINGLE } },
    { id: 'tournament-8', options: { hands: 8, ...TOURNAMENT } },
    { id: 'tournament-12', options: { hands: 12, ...TOURNAMENT } },
  ],
  example: {
    options: { target: 1000 },
    players: ['Anna', 'Beat', 'Carla', 'Dora'],
    hands: [
      { trump: 'clubs', points: [98, 59], wies: [['seq4'], []], stoeck: 0, pushed: true },
      { trump: 'obenabe', points: [157, 0], match: 0 },
      { declared: 0 },
    ],
  },
  entry: ({ options }) => (options.hands === null ? Entry : EntryOfHands),
  gameLength: (options) =>
    options.hands === null
      ? { kind: 'points', target: options.target }
      : { kind: 'hands', hands: options.hands },
});
