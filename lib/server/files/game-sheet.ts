/** Games in a sheet: one row for every seat of every game, so that it can be filtered and summed. */
import type { SheetCell, SheetColumn } from '../../files/sheet';
import { variantName } from '../../i18n/variants';
import type { Words } from '../../i18n/words';
import type { Figures } from '../../league/result';
import type { ColumnId } from '../../league/table';
import type { ExportedGame } from './export';

type Counted = Exclude<
  keyof Figures,
  'place' | 'won' | 'trumps' | 'wins' | 'rankPoints' | 'own' | 'standIns'
>;

const column =
  (id: ColumnId) =>
  ({ t }: Words): string =>
    t(`standings.columns.${id}.head`);

/**
 * The figures in their columns, each with its head; those that a variant does not have stay empty. As
 * in a season's table, save the difference: here of the whole game, there the mean of a hand.
 */
const FIGURES = {
  hands: ({ t }) => t('standings.csv.hands'),
  net: column('net'),
  sticks: column('sticks'),
  potatoes: column('potatoes'),
  points: column('points'),
  against: column('against'),
  tourneyPoints: column('tourneyPoints'),
  cardPoints: column('cardPoints'),
  matches: column('matches'),
  hundreds: column('hundreds'),
  difference: ({ t }) => t('standings.csv.difference'),
  exact: column('exact'),
} as const satisfies Record<Counted, (words: Words) => string>;
// The keys of the object above.
export const COUNTED = Object.keys(FIGURES) as Counted[];

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
const HOLDS: Partial<Record<(typeof BEFORE)[number], Pick<SheetColumn, 'holds'>>> = {
  day: { holds: 'days' },
  variant: { holds: 'names' },
  player: { holds: 'names' },
};

/** The columns, in the reader's language. */
export const gameColumns = (words: Words): SheetColumn[] => [
  ...BEFORE.map((head) => ({ head: words.t(`standings.csv.${head}`), ...HOLDS[head] })),
  { head: words.t('standings.heads.wins') },
  ...COUNTED.map((figure) => ({ head: FIGURES[figure](words) })),
  { head: words.t('standings.csv.notes'), holds: 'names' },
];

/** The rows of a game, in the order of its seats; seats and sides are counted from 1. */
export const gameRows = (words: Words, game: ExportedGame): SheetCell[][] =>
  game.seats.map(({ player, side, figures }, seat) => [
    { day: game.day },
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
    ...COUNTED.map((key) => figures?.[key] ?? null),
    game.notes,
  ]);
