/**
 * Guggitaler: three or four players, each for himself, always obenabe. A fixed list of deals, each
 * with something to be avoided, one with all of it together, and Domino. Minus points, plus points
 * for Domino; the highest total wins.
 *
 * Source: jassverzeichnis.ch, Guggitaler; scoring.md, `guggitaler`. The sources differ in what each
 * thing is worth, which is an option here. Which deal comes follows from its number.
 */

import type { Position, Table } from '../../definition';
import { type Sum, sumOf, type Term } from '../../explain';
import { figure } from '../../options';
import { addScore, OWN_POINTS, type PointState, pointTally, startPoints } from '../../own-points';
import { withAnswer } from '../../questions';
import { type Fault, faultAt, part } from '../../refusal';
import { fields, phrase, positiveMultipleOf, wholeNumber } from '../../schema';
import { defineVariant } from '../../variant';
import * as z from '../../zod';
import { askDeal } from './ask';
import {
  amountsOf,
  countsFault,
  dealsOf,
  type Entry,
  entrySchema,
  type Kind,
  kindOf,
  noTrickFault,
  THINGS,
  type Thing,
} from './deals';
import { enterDeal, entrySays, explainDeal, nextDeal, outlookOf, type Worths } from './explain';

/** The most that anything can be worth. */
const MOST = 999;
const VALUES = { tricks: 5, diamonds: 10, queens: 20, kingOfHearts: 40, lastTrick: 50 };
/** What Puur Näll Ass gives for each. */
const BOOK = { tricks: 1, diamonds: 2, queens: 4, kingOfHearts: 8, lastTrick: 10 };
const value = (thing: keyof typeof VALUES) => z._default(wholeNumber(0, MOST), VALUES[thing]);

const Options = fields({
  /** Minus points for each. */
  values: z._default(
    fields({
      tricks: value('tricks'),
      diamonds: value('diamonds'),
      queens: value('queens'),
      kingOfHearts: value('kingOfHearts'),
      lastTrick: value('lastTrick'),
    }),
    VALUES,
  ),
  /** Plus points for Domino by place; null for none, left out for those of so many players. */
  prizes: z.optional(
    z.nullable(z.array(wholeNumber(0, MOST), phrase('wholeList', { min: 0, max: MOST }))),
  ),
  /** How many times the whole list is played. */
  rounds: z._default(positiveMultipleOf(1), 1),
});
type Options = z.infer<typeof Options>;

const PRIZES = { 3: [150, 100, 70], 4: [150, 100, 55, 0] };

/** What Domino brings by place; nothing where it is not played. */
const prizesOf = ({ prizes }: Options, players: number): readonly number[] =>
  prizes === undefined ? PRIZES[players === 3 ? 3 : 4] : (prizes ?? []);

/** What everything is worth at this table. */
const worthsOf = ({ options, players }: Table<Options>): Worths => ({
  values: options.values,
  prizes: prizesOf(options, players.length),
  players: players.length,
});

/** What a hand was about and what it brought by seat, mostly below 0. */
type GuggitalerHand = { kind: Kind; score: number[] };

function misfit({ options: { prizes }, players }: Table<Options>): Fault | undefined {
  if (!prizes || prizes.length === players.length) return undefined;
  const what = part('wholes', { count: players.length, min: 0, max: MOST });
  const got = part('listOf', { count: prizes.length });
  const where = 'options.prizes';
  return faultAt('record-invalid', where, 'expected', { where, what, got });
}

function fault(entry: Entry, { table, state }: Position<Options, PointState>): Fault | undefined {
  // One seat that has the thing, or an order, is right as its schema has read it.
  if ('seat' in entry || 'order' in entry) return undefined;
  const { players, options } = table;
  const kind = kindOf(state.counted, options);
  const amounts = amountsOf(entry, { kind, players: players.length });
  const isAll = kind === 'all';
  return (
    countsFault(amounts, { players: players.length, isAll }) ??
    (isAll ? noTrickFault(amounts, players) : undefined)
  );
}

/** What so many of a thing bring, 0 or below. */
const worthOf = (thing: Thing, count: number, { values }: Options): number =>
  0 - count * values[thing];

/** What the deal of this number brings every seat. */
function scoreOf(entry: Entry, counted: number, { players, options }: Table<Options>): number[] {
  if ('order' in entry) {
    const prizes = prizesOf(options, players.length);
    // -0 as 0.
    return players.map((_, seat) => 0 + (prizes[entry.order.indexOf(seat)] ?? 0));
  }
  const amounts = amountsOf(entry, { kind: kindOf(counted, options), players: players.length });
  const score = players.map(() => 0);
  for (const thing of THINGS) {
    amounts[thing]?.forEach((count, seat) => {
      score[seat] = (score[seat] ?? 0) + worthOf(thing, count, options);
    });
  }
  return score;
}

/** Of what the score of every seat is made in the deal of this number. */
function partsOf(entry: Entry, counted: number, { players, options }: Table<Options>): Sum[] {
  const amounts = amountsOf(entry, { kind: kindOf(counted, options), players: players.length });
  const order = 'order' in entry ? entry.order : [];
  const prizes = prizesOf(options, players.length);
  return players.map((_, seat) => {
    const things = THINGS.flatMap((kind): Term[] => {
      const count = amounts[kind]?.[seat] ?? 0;
      return count > 0 ? [{ kind, count, value: worthOf(kind, count, options) }] : [];
    });
    const prize = prizes[order.indexOf(seat)] ?? 0;
    return sumOf(prize > 0 ? [{ kind: 'prize', value: prize }] : things);
  });
}

function play(
  entry: Entry,
  state: PointState,
  table: Table<Options>,
): { hand: GuggitalerHand; state: PointState } {
  const kind = kindOf(state.counted, table.options);
  if (!kind) throw new Error('No deal follows the last one.');
  const score = scoreOf(entry, state.counted, table);
  return { hand: { kind, score }, state: addScore(state, score) };
}

/** Guggitaler, in which everything that can be avoided costs. */
export const guggitaler = defineVariant({
  id: 'guggitaler',
  players: [3, 4],
  options: Options,
  optionFields: {
    values: { kind: 'figures', names: THINGS, min: 0, max: MOST },
    prizes: { kind: 'places', min: 0, max: MOST, usual: PRIZES },
    rounds: figure(1),
  },
  agreed: {},
  presets: [
    { id: 'by-the-book-3', options: { values: BOOK, prizes: [30, 20, 14] }, players: [3] },
    { id: 'by-the-book-4', options: { values: BOOK, prizes: [25, 16, 12, 8] }, players: [4] },
  ],
  entry: entrySchema,
  example: {
    options: {},
    players: ['Anna', 'Beat', 'Carla', 'Dora'],
    hands: [
      { counts: [3, 0, 4, 2] },
      { counts: [5, 2, 0, 2] },
      { counts: [0, 1, 1, 2] },
      { seat: 1 },
      { seat: 3 },
      {
        tricks: [2, 1, 6, 0],
        diamonds: [1, 0, 8, 0],
        queens: [2, 0, 2, 0],
        kingOfHearts: 2,
        lastTrick: 1,
      },
      { order: [3, 0, 1, 2] },
    ],
  },
  ...OWN_POINTS,
  bySeat: {
    lists: ['counts', 'tricks', 'diamonds', 'queens'],
    seats: ['seat', 'order', 'kingOfHearts', 'lastTrick'],
  },
  better: () => 'most',
  handSum: () => null,
  figures: ['points'],
  cards: [],
  sources: ['jassverzeichnis'],
  gameLength: (options) => ({ kind: 'hands', hands: dealsOf(options) }),
  misfit,
  fault,
  start: ({ players }) => startPoints(players.length),
  play,
  isFinished: ({ counted }, { options }) => counted >= dealsOf(options),
  tally: (game) => pointTally('guggitaler', game, 'most'),
  explain: (entry, { kind }, { counted, table, sides }) =>
    explainDeal(entry, { kind, parts: partsOf(entry, counted, table), sides }, worthsOf(table)),
  outlook: ({ state, table }) => outlookOf(state, table.options, worthsOf(table)),
  nextSays: nextDeal,
  ask: (draft, at) => askDeal(draft, at, prizesOf(at.table.options, at.table.players.length)),
  answer: withAnswer,
  keySays: (_, at) => enterDeal(at),
  entrySays,
});
