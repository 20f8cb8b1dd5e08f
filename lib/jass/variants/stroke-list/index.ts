/**
 * A list of strokes: two to eight players, Handjass, Schläger, Ramset and their like. Every hand
 * brings each who took part so many sticks, or below 0 potatoes.
 *
 * Source: jassonkel.ch and jasswiki.ch, Handjass; scoring.md, `stroke-list`. The highest net score
 * wins, after the hand in which one reaches the target, after so many hands, or when the players
 * say so.
 */

import type { Asked, Draft } from '../../ask';
import type { HandAt, HandDetails, Position } from '../../definition';
import type { Outlook } from '../../explain';
import { figure } from '../../options';
import { canEndNext, handsLeft, hasEnded, lengthOf } from '../../own-points';
import { askFigures, figuresOf, OUT, withAnswer } from '../../questions';
import { type Fault, faultAt } from '../../refusal';
import { figuresSaid, say } from '../../said';
import {
  anyWholeNumber,
  fields,
  forPlayers,
  listsThat,
  numberOrNullList,
  phrase,
  positiveMultipleOf,
  positiveOrNull,
  text,
} from '../../schema';
import {
  addHand,
  explainStrokes,
  netOutlook,
  netsOf,
  STICK_GAME,
  type StickState,
  startSticks,
  stickTally,
} from '../../sticks';
import { defineVariant } from '../../variant';
import { eachSeat } from '../../words';
import * as z from '../../zod';

const LEAST = -3;
const MOST = 9;
const MAX_NAME_LENGTH = 40;

const Options = fields({
  /** What the strokes of a hand must add up to. */
  sum: z._default(z.nullable(anyWholeNumber), null),
  /** The net score that ends the game; null for an open end. */
  target: z._default(z.nullable(positiveMultipleOf(1)), 7),
  hands: z._default(positiveOrNull, null),
  /** What is played. */
  name: z.optional(text(MAX_NAME_LENGTH)),
});
type Options = z.infer<typeof Options>;

const Entry = (players: number) =>
  fields({
    /** Null for who did not take part. */
    strokes: listsThat(
      numberOrNullList(players, LEAST, MOST),
      (strokes) => strokes.some((own) => own !== null),
      phrase('tookPart', {}),
    ),
  });
type Entry = z.infer<ReturnType<typeof Entry>>;

/** What one hand brought by seat; nothing to who did not take part. */
type StrokeListHand = { sticks: number[]; potatoes: number[] };

function fault({ strokes }: Entry, { table }: Position<Options, StickState>): Fault | undefined {
  const all = table.options.sum;
  const sum = strokes.reduce<number>((total, own) => total + (own ?? 0), 0);
  if (all === null || sum === all) return undefined;
  return faultAt('strokes-sum', 'strokes', 'strokesSum', { sum, all });
}

function play({ strokes }: Entry, state: StickState) {
  const hand: StrokeListHand = {
    sticks: strokes.map((own) => Math.max(own ?? 0, 0)),
    potatoes: strokes.map((own) => Math.max(-(own ?? 0), 0)),
  };
  return { hand, state: addHand(state, hand) };
}

type At = HandAt<Options, StickState>;

const standing = (state: StickState) => ({ counted: state.counted, totals: netsOf(state) });

function explain(
  { strokes }: Entry,
  hand: StrokeListHand,
  { table: { players } }: At,
): HandDetails {
  const { why, figures } = explainStrokes(hand, players);
  const out = players.filter((_, seat) => strokes[seat] === null);
  return {
    rule: null,
    points: strokes,
    why: [
      ...(why.length > 0 ? why : [say('stroke-list.nothing')]),
      ...(out.length > 0 ? [say('stroke-list.out', { who: out, n: out.length })] : []),
    ],
    figures,
  };
}

function outlook({ state, table: { options } }: At): Outlook {
  const { counted, totals } = standing(state);
  const { target } = options;
  const open = netOutlook(totals, { left: handsLeft(options, counted), swing: MOST - LEAST });
  return {
    ...open,
    sides: open.sides.map((side, seat) => ({
      ...side,
      needs: target === null ? null : Math.max(0, target - (totals[seat] ?? 0)),
    })),
    canEnd: canEndNext(options, { counted, totals }, MOST),
  };
}

/** The strokes of everybody who took part. In a whole entry null is who did not. */
function ask(draft: Draft, { table: { players, options } }: At): Asked<Entry> {
  const { strokes, typing } = draft;
  const isWhole = typing !== true && Array.isArray(strokes);
  const given = isWhole ? { strokes: strokes.map((own: unknown) => own ?? OUT) } : { strokes };
  const figures = askFigures(given, {
    kind: 'strokes',
    field: 'strokes',
    says: say('stroke-list.ask'),
    label: say('stroke-list.strokes'),
    names: players,
    min: LEAST,
    max: MOST,
    all: options.sum,
    mayBeOut: true,
  });
  const own = figures.out.length < players.length ? figuresOf(figures) : null;
  return {
    questions: [own ? figures : { ...figures, state: 'due' }],
    entry: own && { strokes: own },
  };
}

/** The draft after an answer, which may be a list in which some are still missing. */
const answer = (draft: Draft, field: string, value: unknown): Draft =>
  withAnswer({ ...draft, typing: true }, field, value);

/** A list of strokes, for whatever is counted so. */
export const strokeList = defineVariant({
  id: 'stroke-list',
  players: [2, 3, 4, 5, 6, 7, 8],
  options: Options,
  optionFields: {
    sum: figure(Number.MIN_SAFE_INTEGER, { without: 'null', start: 3 }),
    target: figure(1, { without: 'null', start: 7 }),
    hands: figure(1, { without: 'null', start: 12 }),
    name: { kind: 'text', longest: MAX_NAME_LENGTH },
  },
  agreed: {},
  presets: [
    { id: 'handjass', options: { name: 'Handjass' } },
    { id: 'schlaeger', options: { name: 'Schläger', target: 9, sum: 3 } },
    { id: 'ramset', options: { name: 'Ramset', target: null } },
  ],
  entry: forPlayers(Entry),
  example: {
    options: { name: 'Handjass' },
    players: ['Anna', 'Beat', 'Carla', 'Dora'],
    hands: [{ strokes: [1, 1, -1, 0] }, { strokes: [1, null, 1, -1] }, { strokes: [2, 0, 0, 0] }],
  },
  ...STICK_GAME,
  handSum: ({ sum }) => (sum === null ? null : { sum, bonus: 0 }),
  figures: ['net', 'sticks', 'potatoes'],
  cards: [],
  sources: ['jassonkel', 'jasswiki', 'jasstafel'],
  gameLength: (options) => lengthOf(options, 'sticks'),
  sides: (_, players) => eachSeat(players),
  bySeat: { lists: ['strokes'], seats: [] },
  rules: () => [],
  fault,
  start: ({ players }) => startSticks(players.length),
  play,
  isFinished: (state, { options }) => hasEnded(options, standing(state)),
  tally: (game) => stickTally('stroke-list', game),
  counts: () => true,
  totals: netsOf,
  explain,
  outlook,
  ask,
  answer,
  entrySays: ({ strokes }) => figuresSaid(strokes),
});
