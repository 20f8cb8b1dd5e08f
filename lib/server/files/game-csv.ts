/** Games in a spreadsheet: one row for every seat of every game, so that it can be filtered and summed. */
import { type CsvCell, csvDay } from '../../files/csv';
import { variantName } from '../../i18n/variants';
import type { Words } from '../../i18n/words';
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
const headOf = ({ t }: Words, figure: (typeof FIGURES)[number]): string =>
  figure === 'hands' || figure === 'difference'
    ? t(`standings.csv.${figure}`)
    : t(`standings.columns.${figure}.head`);

const BEFORE = [
  'day',
  'evening',
  'season',
  'game',
  'variant',
  'state',
  'seat',
  'player',
  'side',
  'place',
] as const;

/** The heads of the columns, in the reader's language. */
export const gameCsvHeads = (words: Words): string[] => [
  ...BEFORE.map((head) => words.t(`standings.csv.${head}`)),
  words.t('standings.heads.wins'),
  ...FIGURES.map((figure) => headOf(words, figure)),
  words.t('standings.csv.notes'),
];

/** The rows of a game, in the order of its seats; seats and sides are counted from 1. */
export const gameCsvRows = (words: Words, game: ExportedGame): CsvCell[][] =>
  game.seats.map(({ player, side, figures }, seat) => [
    csvDay(game.day),
    game.evening,
    game.season,
    game.id,
    variantName(words, game.record.variant),
    words.t(game.isOver ? 'standings.csv.finished' : 'standings.csv.running'),
    seat + 1,
    player,
    side + 1,
    figures?.place ?? null,
    figures && words.t(figures.won ? 'standings.csv.yes' : 'standings.csv.no'),
    ...FIGURES.map((key) => figures?.[key] ?? null),
    game.notes,
  ]);
