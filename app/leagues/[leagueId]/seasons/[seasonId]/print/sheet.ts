/** How a table lies on one A4 page, and how large its letters can be. */
import { levelInWords } from '@/lib/i18n/scheme';
import { decimalsOf } from '@/lib/i18n/standings';
import type { Words } from '@/lib/i18n/words';
import { tellingColumns } from '@/lib/league/columns';
import type { Row, Standings } from '@/lib/league/table';

type Sheet = {
  readonly orientation: 'portrait' | 'landscape';
  /** The size of the letters in millimetres. */
  readonly letters: number;
  /** How high the heads of the columns are, in letters: they stand upright. */
  readonly heads: number;
  /** The table with those columns of the variants that have room: all of them or none. */
  readonly standings: Standings;
};

/** The page within its margins, in millimetres. */
const PAPER = {
  portrait: { width: 190, height: 277 },
  landscape: { width: 277, height: 190 },
} as const;
/** For the name of the league and the season above the table, the legend below; in millimetres. */
const AROUND = 34;
/** A line of the legend, and how many letters it holds at the least. */
const LEGEND = { height: 5.4, letters: 95 };

// In letters: a figure, a letter of a name, what stands beside them in a cell, a row, a letter of a
// head and what is below it.
const FIGURE = 0.64;
const LETTER = 0.58;
const BESIDE = 0.6;
const ROW = 1.5;
const HEAD = 0.56;
const BELOW_HEAD = 1.1;

const LARGEST = 4.4;
/** The columns of the variants are left out before letters get smaller than this: it hangs on a wall. */
const READABLE = 3;

/** The sheet for a table: whatever lets the letters be largest. */
export function sheetFor(words: Words, whole: Standings): Sheet {
  const rows = whole.rows.filter(
    ({ games, cells }) => games > 0 || cells.some(({ value }) => value !== null),
  );
  // What parted level ones is told in the legend.
  const level = Math.ceil(levelInWords(words, rows).length / LEGEND.letters) * LEGEND.height;
  const best = (columns: Standings['columns']): Sheet => {
    const standings = { ...whole, rows, columns };
    const across = widthOf(standings);
    const heads = headsOf(words, columns);
    const down = heads + BELOW_HEAD + Math.max(rows.length, 1) * ROW;
    const [portrait, landscape] = (['portrait', 'landscape'] as const).map((orientation): Sheet => {
      const { width, height } = PAPER[orientation];
      const letters = Math.min(width / across, (height - AROUND - level) / down, LARGEST);
      return { orientation, letters: Math.floor(letters * 100) / 100, heads, standings };
    }) as [Sheet, Sheet]; // map forgets that two go in and two come out
    return landscape.letters > portrait.letters ? landscape : portrait;
  };
  const full = best(tellingColumns(whole));
  return full.letters < READABLE ? best([]) : full;
}

/** The longest head, in letters. */
function headsOf({ t }: Words, columns: Standings['columns']): number {
  const heads = [
    ...(['total', 'gap', 'evenings', 'games', 'mean', 'best', 'worst', 'wins'] as const).map(
      (id): string => t(`standings.heads.${id}`),
    ),
    ...columns.map((id): string => t(`standings.columns.${id}.head`)),
  ];
  return Math.round(Math.max(...heads.map((head) => head.length)) * HEAD * 100) / 100;
}

/** What all the columns need, in letters. */
function widthOf({ rows, evenings, columns }: Standings): number {
  const figures: ((row: Row) => number | null | undefined)[] = [
    ...[rankOf, totalOf, movementOf, gapOf, eveningsOf, gamesOf, meanOf, bestOf, worstOf, winsOf],
    ...evenings.map((_, i) => (row: Row) => row.cells[i]?.value),
    ...columns.map((id) => (row: Row) => row.columns[id]),
  ];
  const name = Math.max(4, ...rows.map((row) => row.name.length)) * LETTER + BESIDE;
  return figures.reduce((sum, figure) => {
    const values = rows.map(figure);
    const decimals = decimalsOf(values);
    const longest = Math.max(2, ...values.map((value) => lengthOf(value, decimals)));
    return sum + longest * FIGURE + BESIDE;
  }, name);
}

const rankOf = ({ rank }: Row) => rank;
const totalOf = ({ total }: Row) => total;
const movementOf = ({ movement }: Row) => movement;
const gapOf = ({ gap }: Row) => gap;
const eveningsOf = ({ evenings }: Row) => evenings;
const gamesOf = ({ games }: Row) => games;
const meanOf = ({ mean }: Row) => mean;
const bestOf = ({ best }: Row) => best;
const worstOf = ({ worst }: Row) => worst;
const winsOf = ({ wins }: Row) => wins;

/** With its sign, or the star of a substitute in its place. */
const lengthOf = (value: number | null | undefined, decimals: number): number =>
  value ? Math.abs(value).toFixed(decimals).length + 1 : 2;
