/** An evening's table sheet in words. */
import { type VariantId, variant } from '../jass';
import type { AwayAs } from '../league/attendance';
import type { Measure } from '../league/measures';
import type { PlayedCount } from '../league/result';
import { sidesBefore } from '../sync/house-rules';
import { money } from './settlement';
import { figureInWords } from './standings';
import { names, type Words } from './words';

type Away = { readonly name: string; readonly as: AwayAs };

type Missing = {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** In hundredths. */
  readonly each: number;
  readonly currency: string;
};

/** Why nobody can begin at a table: "Hans is excused.", "Hans is excused and Vreni is absent." */
export const awayInWords = (words: Words, away: readonly Away[]): string =>
  words.t('evenings.begin.away', {
    list: names(
      words,
      away.map(({ name, as }) => words.t('evenings.begin.isAway', { name, status: as })),
    ),
  });

/** What one says of oneself before an evening: the question, and its two answers. */
export const comeLabels = ({ t }: Words) => ({
  group: t('evenings.come.group'),
  coming: t('evenings.come.coming'),
  excused: t('evenings.come.excused'),
});

/** Those of whom nobody said whether they were at an evening, what that costs them, and what can be said. */
export const unnotedInWords = (
  words: Words,
  { people, each, currency }: Missing,
): {
  readonly line: string;
  readonly people: Missing['people'];
  readonly labels: Readonly<Record<'present' | 'excused' | 'absent', string>>;
} => {
  const { t } = words;
  return {
    people,
    line: t('evenings.unnoted.line', {
      people: people.length,
      each: money(words, each, currency),
    }),
    labels: {
      present: t('evenings.unnoted.present'),
      excused: t('evenings.unnoted.excused'),
      absent: t('evenings.unnoted.absent'),
    },
  };
};

/** What drawn tables are called in the languages of those who drew them. */
const DRAWN = /^(?:Tisch|Table|Tavolo|Bord) (\d+)$/;

/** The name of a table: of a drawn one in the language of whoever reads it. */
export function tableName({ t }: Words, name: string): string {
  const number = DRAWN.exec(name)?.[1];
  return number === undefined ? name : t('evenings.tables.newName', { number });
}

/** Who will score together at a table of the sheet: "Anna & Carla"; else everybody's own name. */
export const sidesInWords = (id: VariantId, names: readonly string[]): string[] =>
  sidesBefore(id, names.length).map((seats) => seats.map((seat) => names[seat] ?? '').join(' & '));

/** Who sits with somebody at a table: their partners, and the others, side by side. */
export function companyOf(
  { variant, names }: { readonly variant: VariantId; readonly names: readonly string[] },
  name: string,
): { readonly partners: readonly string[]; readonly others: readonly string[] } {
  const sides = sidesBefore(variant, names.length).map((seats) =>
    seats.map((seat) => names[seat] ?? ''),
  );
  return {
    partners: sides.find((side) => side.includes(name))?.filter((one) => one !== name) ?? [],
    others: sides.filter((side) => !side.includes(name)).map((side) => side.join(' & ')),
  };
}

/** A total from paper, of a game in its variant's figure or of an evening in its measure. */
export const paperTotal = (
  words: Words,
  total: number,
  { variant: id, of }: { variant: VariantId; of: 'game' | Measure },
): string =>
  figureInWords(words, total, {
    isSigned: of === 'net-sticks' || (of === 'game' && /net|sticks/.test(variant(id).figure)),
  });

/** What was played: "3 games", with results from paper "4 results"; `line` says how many those are, `what` no number. */
export const playedInWords = (
  { t }: Words,
  { games, paper }: PlayedCount,
  as: 'line' | 'short' | 'what' = 'line',
): string => t(`games.played.${as}`, { games, paper, all: games + paper });

/** The games that are not over: `open` while they can still be played, else `unplayed`; empty where all are. */
export const openInWords = (
  { t }: Words,
  as: 'open' | 'unplayed',
  games: { readonly begun: number; readonly waiting: number },
): string =>
  (['begun', 'waiting'] as const)
    .filter((which) => games[which] > 0)
    .map((which) => t(`evenings.${as}.${which}`, { games: games[which] }))
    .join(', ');
