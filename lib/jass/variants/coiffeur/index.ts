/**
 * Coiffeur: two, three, four or six players in sides. Every side plays every row of the slate once,
 * in any order, and only who announced the row writes: its card points, 0 to 157 or `match` for all
 * the tricks, times the factor of the row.
 *
 * Source: swisslos.ch and jassverzeichnis.ch, Coiffeur, and the boards of the app Jasstafel 4.2;
 * scoring.md, `coiffeur`. They differ in rows, factors and what a match is worth, which are options
 * here. In an inverted row the points of the others are written, and a match is theirs.
 */

import type { Game, Position, Table } from '../../definition';
import { sideNames } from '../../names';
import { choice, figure, switched } from '../../options';
import { ALL_POINTS } from '../../points';
import { best, ranking } from '../../ranking';
import { type Fault, faultAt } from '../../refusal';
import { dealSaid, enterSaid } from '../../said';
import { fields, oneOf, phrase, type Schema, side, wholeNumber, yesOrNo } from '../../schema';
import { defineVariant } from '../../variant';
import { CONTRACTS, type Seat, type Side } from '../../words';
import * as z from '../../zod';
import { answerRow, askRow } from './ask';
import { entrySays, explainRow, outlookOf, rowCalled } from './explain';
import {
  MAX_FACTOR,
  MAX_NAME_LENGTH,
  MAX_ROWS,
  READY_ROWS,
  Rows,
  slateRows,
  TEN_ROWS,
} from './rows';
import { scoreOf, writtenFor } from './worth';

const bonus = z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0);

const Options = fields({
  rows: z._default(Rows, TEN_ROWS),
  /** What all the tricks are worth, before the factor. */
  match: z._default(wholeNumber(ALL_POINTS, 999), 257),
  /** With `tens` a tenth of everything is written, halves rounded up. */
  rounding: z._default(oneOf(['exact', 'tens']), 'exact'),
  /** Added once for a match, after the factor. */
  matchBonus: bonus,
  /** Taken off once where the announcing side takes no trick. */
  counterMatch: bonus,
  /** Four players play for themselves. */
  singles: z._default(yesOrNo, false),
});
/** The options of a Coiffeur. */
export type Options = z.infer<typeof Options>;

const Entry = (sides: number, rows: number) => {
  const where = { side: side(sides), row: wholeNumber(0, rows - 1) };
  return z.union([
    fields({
      ...where,
      points: wholeNumber(0, ALL_POINTS),
      match: z.optional(yesOrNo),
      counterMatch: z.optional(yesOrNo),
    }),
    fields({ ...where, scratched: z.literal(true, phrase('words', { words: 'true' })) }),
  ]);
};
/** What is written down for one hand. */
export type Entry = z.infer<ReturnType<typeof Entry>>;

/** Totals by side, and by row what each side has written there. */
export type State = { counted: number; totals: readonly number[]; written: readonly Written[] };
/** What each side has written in a row, before the factor; null where it has not played it yet. */
type Written = readonly (number | null)[];

/** What one hand brought by side, and what stands in the row, before the factor. */
export type CoiffeurHand = { score: number[]; value: number };

/** The tally of a Coiffeur; lists are by side. */
type CoiffeurTally = {
  variant: 'coiffeur';
  status: 'playing' | 'finished';
  hands: CoiffeurHand[];
  /** `rows`: how many are written. */
  totals: { points: number; rows: number }[];
  /** By row what each side has written; null where it has not played it yet. */
  slate: (number | null)[][];
  /** Sides grouped by rank, best first. */
  ranking: Side[][];
  winners: Side[];
  /** Who deals next; null when finished. */
  dealer: Seat | null;
};

/** Pairs are two of four players, or three of six. */
const isInPairs = (players: number, { singles }: Options): boolean =>
  players === 6 || (players === 4 && !singles);
const sidesAmong = (players: number, options: Options): number =>
  isInPairs(players, options) ? players / 2 : players;

/** Pairs sit opposite one another. */
function sidesOf(players: number, options: Options): Seat[][] {
  const sides = sidesAmong(players, options);
  return Array.from({ length: sides }, (_, own) =>
    isInPairs(players, options) ? [own, own + sides] : [own],
  );
}

const schemas = new Map<number, Schema<Entry>>();

/** The schema of an entry, made once for so many sides and rows. */
function entrySchema({ players, options }: Table<Options>): Schema<Entry> {
  const [sides, rows] = [sidesAmong(players.length, options), options.rows.length];
  const key = sides * (MAX_ROWS + 1) + rows;
  const known = schemas.get(key) ?? Entry(sides, rows);
  schemas.set(key, known);
  return known;
}

function matchFault(entry: Entry, options: Options): Fault | undefined {
  if ('scratched' in entry) return undefined;
  const { row, points, match, counterMatch } = entry;
  if (match && points !== ALL_POINTS) {
    return faultAt('match-invalid', 'match', 'matchAlone', { points, all: ALL_POINTS });
  }
  if (!counterMatch) return undefined;
  if (points !== 0) return faultAt('match-invalid', 'counterMatch', 'counterPoints', { points });
  if (!options.rows[row]?.inverted) return undefined;
  const says = { row: rowCalled(row, options) };
  return faultAt('match-invalid', 'counterMatch', 'counterInverted', says);
}

function fault(entry: Entry, { table, state }: Position<Options, State>): Fault | undefined {
  const { players, options } = table;
  const points = 'points' in entry ? entry.points : 0;
  if (points === 1 || points === ALL_POINTS - 1) {
    return faultAt('points-impossible', 'points', 'onePointLeft', { points });
  }
  const wrong = matchFault(entry, options);
  if (wrong) return wrong;
  const { side, row } = entry;
  if ((state.written[row]?.[side] ?? null) === null) return undefined;
  const who = sideNames(sidesOf(players.length, options), players)[side]?.first ?? '';
  return faultAt('row-taken', 'row', 'rowTaken', { who, row: rowCalled(row, options) });
}

function play(
  entry: Entry,
  { counted, totals, written }: State,
  { options }: Table<Options>,
): { hand: CoiffeurHand; state: State } {
  const value = writtenFor(entry, options);
  const own = scoreOf(entry, options);
  const score = totals.map((_, side) => (side === entry.side ? own : 0));
  return {
    hand: { score, value },
    state: {
      counted: counted + 1,
      totals: totals.map((sum, side) => sum + (score[side] ?? 0)),
      written: written.map((row, index) =>
        index === entry.row ? row.map((old, side) => (side === entry.side ? value : old)) : row,
      ),
    },
  };
}

const isFinished = ({ counted, totals, written }: State): boolean =>
  counted >= totals.length * written.length;

function tally({ hands, state, table }: Game<CoiffeurHand, State, Options>): CoiffeurTally {
  const { counted, totals, written } = state;
  const isOver = isFinished(state);
  const winners = isOver ? best(totals) : [];
  return {
    variant: 'coiffeur',
    status: isOver ? 'finished' : 'playing',
    hands,
    totals: totals.map((points, side) => ({
      points,
      rows: written.filter((row) => row[side] !== null).length,
    })),
    slate: written.map((row) => [...row]),
    ranking: ranking(totals, winners),
    winners,
    dealer: isOver ? null : (table.firstDealer + counted) % table.players.length,
  };
}

const bonusField = figure(0, { step: 10 });

/** Coiffeur, in which every side plays every contract once. */
export const coiffeur = defineVariant({
  id: 'coiffeur',
  players: [2, 3, 4, 6],
  options: Options,
  optionFields: {
    rows: {
      kind: 'rows',
      contracts: CONTRACTS,
      most: MAX_ROWS,
      mostFactor: MAX_FACTOR,
      longest: MAX_NAME_LENGTH,
    },
    match: figure(ALL_POINTS, { max: 999 }),
    rounding: choice('exact', 'tens'),
    matchBonus: bonusField,
    counterMatch: bonusField,
    singles: switched,
  },
  agreed: {},
  presets: READY_ROWS,
  entry: entrySchema,
  example: {
    options: {
      rows: [...TEN_ROWS.slice(0, 8), { contract: 'misere', factor: 9, inverted: true }],
      counterMatch: 100,
    },
    players: ['Anna', 'Beat', 'Carla', 'Dora'],
    hands: [
      { side: 0, row: 4, points: 98 },
      { side: 1, row: 0, points: 157, match: true },
      { side: 0, row: 8, points: 132 },
      { side: 1, row: 6, points: 0, counterMatch: true },
      { side: 0, row: 3, scratched: true },
    ],
  },
  slate: 'rows',
  figure: 'points',
  better: () => 'most',
  signed: ({ counterMatch }) => counterMatch > 0,
  handSum: () => null,
  figures: ['points', 'cardPoints', 'matches'],
  cards: ['suits', 'obenabe', 'undenufe'],
  sources: ['swisslos', 'jassverzeichnis', 'jasstafel'],
  tourneys: false,
  announces: () => false,
  bySeat: null,
  gameLength: ({ rows }) => ({ kind: 'rows', rows: rows.length }),
  sides: (options, players) => sidesOf(players, options),
  maker: () => null,
  rules: () => [],
  rowsOf: ({ rows }) => slateRows(rows),
  areas: ['schieber'],
  fault,
  start: ({ players, options }): State => {
    const totals = sidesOf(players.length, options).map(() => 0);
    return { counted: 0, totals, written: options.rows.map(() => totals.map(() => null)) };
  },
  play,
  isFinished,
  tally,
  counts: () => true,
  totals: ({ totals }) => totals,
  explain: explainRow,
  outlook: outlookOf,
  nextSays: dealSaid,
  ask: askRow,
  answer: answerRow,
  keySays: enterSaid,
  entrySays,
});
