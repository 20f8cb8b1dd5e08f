/** Games in a spreadsheet: one row for every seat of every game, so that it can be filtered and summed. */
import { type CsvCell, csvDay } from '../../files/csv';
import { COLUMN_WORDS, HEADS } from '../../i18n/en/standings';
import { VARIANTS } from '../../i18n/en/variants';
import type { Figures } from '../../league/result';
import type { ExportedGame } from './export';

type Counted = Exclude<keyof Figures, 'place' | 'won' | 'trumps'>;

/** The figures in their columns; those that a variant does not have stay empty. */
const FIGURES = [
  'hands',
  'net',
  'sticks',
  'potatoes',
  'points',
  'against',
  'tourneyPoints',
  'cardPoints',
  'matches',
  'hundreds',
  'difference',
  'exact',
] as const satisfies readonly Counted[];

/** As in a season's table, save the difference: here of the whole game, there the mean of a hand. */
const headOf = (figure: (typeof FIGURES)[number]): string =>
  figure === 'hands' ? 'Hands' : figure === 'difference' ? 'Difference' : COLUMN_WORDS[figure].head;

/** The heads of the columns. */
export const gameCsvHeads: readonly string[] = [
  'Day',
  'Evening',
  'Season',
  'Game',
  'Variant',
  'State',
  'Seat',
  'Player',
  'Side',
  'Place',
  HEADS.wins,
  ...FIGURES.map(headOf),
  'Notes',
];

/** The rows of a game, in the order of its seats; seats and sides are counted from 1. */
export const gameCsvRows = (game: ExportedGame): CsvCell[][] =>
  game.seats.map(({ player, side, figures }, seat) => [
    csvDay(game.day),
    game.evening,
    game.season,
    game.id,
    VARIANTS[game.record.variant].name,
    game.isOver ? 'finished' : 'running',
    seat + 1,
    player,
    side + 1,
    figures?.place ?? null,
    figures && (figures.won ? 'yes' : 'no'),
    ...FIGURES.map((key) => figures?.[key] ?? null),
    game.notes,
  ]);
