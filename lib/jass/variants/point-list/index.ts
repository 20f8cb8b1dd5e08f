/**
 * A list of points: two to eight players, whatever is played. What each hand brings is written down
 * as it is, from -9999 to 9999, and added up.
 *
 * Source: scoring.md, `point-list`. The most or the fewest points win, after so many hands, after
 * the hand in which a total reaches the target, or when the players say so.
 */

import type { Asked, Draft } from '../../ask';
import type { HandAt, HandDetails, Position } from '../../definition';
import { sumOf } from '../../explain';
import { choice, figure } from '../../options';
import {
  addScore,
  canEndNext,
  handsLeft,
  hasEnded,
  lengthOf,
  OWN_POINTS,
  type PointState,
  pointsOutlook,
  pointTally,
  startPoints,
} from '../../own-points';
import { ALL_POINTS } from '../../points';
import { askFigures, pointsOf, withAnswer } from '../../questions';
import { type Fault, faultAt } from '../../refusal';
import { figuresSaid, say, sumsSaid } from '../../said';
import {
  anyWholeNumber,
  fields,
  forPlayers,
  numberList,
  oneOf,
  positiveOrNull,
  text,
} from '../../schema';
import { defineVariant } from '../../variant';
import * as z from '../../zod';

const MOST = 9999;
const MAX_NAME_LENGTH = 40;

const Options = fields({
  /** What every hand must add up to. */
  sum: z._default(z.nullable(anyWholeNumber), null),
  goal: z._default(oneOf(['most', 'fewest']), 'most'),
  target: z._default(positiveOrNull, null),
  hands: z._default(positiveOrNull, null),
  /** What is played. */
  name: z.optional(text(MAX_NAME_LENGTH)),
});
type Options = z.infer<typeof Options>;

const Entry = (players: number) => fields({ points: numberList(players, -MOST, MOST) });
type Entry = z.infer<ReturnType<typeof Entry>>;

/** What one hand brought by seat. */
type PointListHand = { score: number[] };

function fault({ points }: Entry, { table }: Position<Options, PointState>): Fault | undefined {
  const all = table.options.sum;
  const sum = points.reduce((total, own) => total + own, 0);
  if (all === null || sum === all) return undefined;
  return faultAt('points-sum', 'points', 'pointsAgreed', { sum, all });
}

function play({ points }: Entry, state: PointState) {
  // A record can hold -0, which would stay.
  const score = points.map((own) => own + 0);
  return { hand: { score }, state: addScore(state, score) };
}

type At = HandAt<Options, PointState>;

const explain = ({ points }: Entry, { score }: PointListHand, { sides }: At): HandDetails => ({
  rule: null,
  points,
  why: [
    sumsSaid(
      sides,
      score.map((value) => sumOf([{ kind: 'points', value }])),
    ),
  ],
  figures: { points: score },
});

function outlook({ state, table: { options } }: At) {
  const { counted, totals } = state;
  const left = handsLeft(options, counted);
  return pointsOutlook(totals, {
    goal: options.goal,
    swing: left === null ? null : left * 2 * MOST,
    target: options.goal === 'most' ? options.target : null,
    canEnd: canEndNext(options, state, MOST),
  });
}

/** The points of everybody. */
function ask(draft: Draft, { table: { players, options } }: At): Asked<Entry> {
  const figures = askFigures(draft, {
    field: 'points',
    says: say('point-list.ask'),
    names: players,
    min: -MOST,
    max: MOST,
    all: options.sum,
  });
  const points = pointsOf(figures);
  return { questions: [figures], entry: points && { points } };
}

/** A list of points, for whatever is played. */
export const pointList = defineVariant({
  id: 'point-list',
  players: [2, 3, 4, 5, 6, 7, 8],
  options: Options,
  optionFields: {
    sum: figure(Number.MIN_SAFE_INTEGER, { without: 'null', start: ALL_POINTS }),
    goal: choice('most', 'fewest'),
    target: figure(1, { step: 10, without: 'null', start: 100 }),
    hands: figure(1, { without: 'null', start: 12 }),
    name: { kind: 'text', longest: MAX_NAME_LENGTH },
  },
  agreed: {},
  presets: [
    { id: 'zuger', options: { name: 'Zuger', target: 150 } },
    { id: 'tschau-sepp', options: { name: 'Tschau Sepp', goal: 'fewest', target: 200 } },
    { id: 'schellenjass', options: { name: 'Schellenjass', goal: 'fewest', sum: 9 } },
    { id: 'hindersi', options: { name: 'Hindersi', goal: 'fewest' } },
    { id: 'card-points', options: { sum: ALL_POINTS } },
  ],
  entry: forPlayers(Entry),
  example: {
    options: { name: 'Tschau Sepp', goal: 'fewest', target: 200 },
    players: ['Anna', 'Beat', 'Carla'],
    hands: [{ points: [0, 34, 21] }, { points: [45, 0, 12] }, { points: [-20, 61, 8] }],
  },
  ...OWN_POINTS,
  bySeat: { lists: ['points'], seats: [] },
  better: ({ goal }) => (goal === 'most' ? 'most' : 'least'),
  handSum: ({ sum }) => (sum === null ? null : { sum, bonus: 0 }),
  figures: ['points'],
  cards: [],
  sources: ['jasstafel'],
  gameLength: (options) => lengthOf(options, options.goal === 'most' ? 'points' : 'limit'),
  fault,
  start: ({ players }) => startPoints(players.length),
  play,
  isFinished: (state, { options }) => hasEnded(options, state),
  tally: (game) => pointTally('point-list', game, game.table.options.goal),
  explain,
  outlook,
  ask,
  answer: withAnswer,
  entrySays: ({ points }) => figuresSaid(points),
});
