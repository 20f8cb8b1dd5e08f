/** How a table lies on pages of A4, and how large its letters can be. */
import { levelInWords } from '@/lib/i18n/scheme';
import { cellInWords, headInWords } from '@/lib/i18n/standings';
import type { Words } from '@/lib/i18n/words';
import type { Measure } from '@/lib/league/measures';
import type { Row, Standings } from '@/lib/league/table';
import { type Column, columnsOf, type Group, rowsWithResult } from '@/lib/league/view';

type Sheet = {
  readonly orientation: 'portrait' | 'landscape';
  /** The size of the letters in millimetres. */
  readonly letters: number;
  /** How high a row is, and the heads of the columns, in letters: heads stand upright. */
  readonly row: number;
  readonly heads: number;
  /** Which columns of the table are left out. */
  readonly without: readonly Group[];
  /** The pages, each with its parts of the table below one another: the last evenings first. */
  readonly pages: readonly (readonly Part[])[];
};
/** Evenings by their place, the last one not included. */
type Part = { readonly from: number; readonly to: number };

/** The page within its margins, in millimetres. */
const PAPER = {
  portrait: { width: 190, height: 277 },
  landscape: { width: 277, height: 190 },
} as const;
/** For the name of the league and the season above the table, the legend below; in millimetres. */
const AROUND = 34;
/** A line of the legend, and how many letters it holds at the least. */
const LEGEND = { height: 5.4, letters: 95 };

// In letters: a figure, a letter of a name, what stands beside them in a cell (its padding in sheet.css and a
// hair), a row, a letter of a head and what is below it.
const FIGURE = 0.64;
const LETTER = 0.58;
const BESIDE = 0.8;
const ROW = 1.5;
const HEAD = 0.56;
const BELOW_HEAD = 1.1;
/** A row is no higher than this, and this stands before a further part of the table. */
const HIGHEST_ROW = 2.1;
const BETWEEN = 2.4;

const LARGEST = 6.5;
const STEP = 0.05;
/** Few people are written so large, if columns that say less may go for it. */
const WISHED = 4.2;
/** Columns are left out before letters get smaller than this: it hangs on a wall. */
const READABLE = 2.8;
/** So many evenings have a column at the least, those that there are. */
const FEWEST = 4;
/** What is left out first, and what is left out beside evenings. */
const WITHOUT: readonly (readonly Group[])[] = [[], ['figures'], ['figures', 'means']];

/** Where the evenings stand that the first part of a table has no room for. */
export const EARLIER: readonly Group[] = ['movement', 'played', 'means', 'figures'];

/**
 * The sheet for a table: in one part where that can be read, else with its earlier evenings below the last ones,
 * and with as few pages as that takes.
 */
export function sheetFor(words: Words, standings: Standings, measure: Measure): Sheet {
  const rows = rowsWithResult(standings);
  const people = Math.max(rows.length, 1);
  const evenings = standings.evenings.length;
  // What parted level ones is told in the legend.
  const level = Math.ceil(levelInWords(words, rows).length / LEGEND.letters) * LEGEND.height;
  const all = columnsOf({ ...standings, rows }, { measure });
  const widths = new Map(all.map((column) => [column, widthOf(words, column, rows)]));
  const sum = (columns: readonly Column[]) =>
    columns.reduce((total, column) => total + (widths.get(column) ?? 0), 0);
  const day = Math.max(1, ...all.map((column) => (column.day ? (widths.get(column) ?? 0) : 0)));
  const earlier = sum(all.filter(({ group }) => group === null));
  const wayWithout = (without: readonly Group[]) => {
    const shown = all.filter(({ group }) => group === null || !without.includes(group));
    const fixed = sum(shown.filter((column) => !column.day));
    return { without, heads: headsOf(words, shown), fixed };
  };
  type Way = ReturnType<typeof wayWithout>;
  const ways = WITHOUT.map(wayWithout);

  const inParts = (
    letters: number,
    paper: Sheet['orientation'],
    { without, heads, fixed }: Way,
  ) => {
    const across = PAPER[paper].width / letters;
    const room = (PAPER[paper].height - AROUND - level) / letters;
    const first = Math.min(evenings, Math.floor((across - fixed) / day));
    const each = Math.max(1, Math.floor((across - earlier) / day));
    const parts = 1 + Math.ceil((evenings - first) / each);
    const others = Math.ceil((evenings - first) / Math.max(1, parts - 1));
    const part = heads + BELOW_HEAD + people * ROW;
    const onPage = Math.min(parts, Math.floor((room + BETWEEN) / (part + BETWEEN)));
    const row = (room + BETWEEN) / onPage - BETWEEN - heads - BELOW_HEAD;
    const spans = Array.from({ length: parts }, (_, i): Part => {
      const to = i === 0 ? evenings : evenings - first - (i - 1) * others;
      return { from: Math.max(0, i === 0 ? evenings - first : to - others), to };
    });
    return {
      ...{ orientation: paper, letters, heads, without, parts, first, onPage },
      row: Math.floor(Math.min(HIGHEST_ROW, Math.max(ROW, row / people)) * 100) / 100,
      pages: Array.from({ length: Math.ceil(parts / Math.max(1, onPage)) }, (_, i) =>
        spans.slice(i * onPage, (i + 1) * onPage),
      ),
    };
  };
  // From the largest letters down, on either paper.
  const largest = (
    least: number,
    some: readonly Way[],
    isFit: (sheet: ReturnType<typeof inParts>) => boolean,
  ) => {
    for (const way of some)
      for (let letters = LARGEST; letters >= least - STEP / 2; letters -= STEP)
        for (const paper of ['portrait', 'landscape'] as const) {
          const sheet = inParts(Math.round(letters * 100) / 100, paper, way);
          if (sheet.onPage > 0 && sheet.first >= Math.min(evenings, FEWEST) && isFit(sheet))
            return sheet;
        }
    return null;
  };
  return (
    largest(WISHED, ways, ({ parts }) => parts === 1) ??
    largest(READABLE, ways, ({ parts }) => parts === 1) ??
    largest(READABLE, ways, ({ pages }) => pages.length === 1) ??
    largest(READABLE, ways.slice(-1), ({ pages }) => pages.length === 2) ??
    largest(READABLE, ways.slice(-1), () => true) ??
    // So many people that one page holds them in small letters alone.
    largest(STEP, ways.slice(-1), () => true) ??
    inParts(READABLE, 'portrait', wayWithout([]))
  );
}

/** The longest head, in letters. */
function headsOf(words: Words, columns: readonly Column[]): number {
  const heads = columns.map((column) =>
    column.day || ['rank', 'name', 'movement'].includes(column.key)
      ? 0
      : headInWords(words, column.key).head.length,
  );
  return Math.round(Math.max(...heads) * HEAD * 100) / 100;
}

/** What a column needs, in letters: a figure has room for its sign, or for the star of a substitute. */
function widthOf(words: Words, column: Column, rows: readonly Row[]): number {
  const signs = column.isSigned || rows.some(hasSubstitute) ? 1 : 0;
  const lengths = rows.map((row) => cellInWords(words, column, row).replace(/^[+−]/, '').length);
  return column.key === 'name'
    ? Math.max(4, ...lengths) * LETTER + BESIDE
    : Math.max(2, ...lengths.map((length) => length + signs)) * FIGURE + BESIDE;
}

const hasSubstitute = ({ cells }: Row): boolean =>
  cells.some(({ results }) => results.some(({ substitute }) => substitute));

/** The table with these of its evenings alone. */
export const partOf = (standings: Standings, { from, to }: Part): Standings => ({
  ...standings,
  evenings: standings.evenings.slice(from, to),
  rows: rowsWithResult(standings).map((row) => ({ ...row, cells: row.cells.slice(from, to) })),
});

/** The table without figures in which nobody differs: they say nothing on a wall. */
export function telling(standings: Standings): Standings {
  const rows = rowsWithResult(standings);
  const differs = (id: Standings['columns'][number]) =>
    new Set(rows.map(({ columns }) => columns[id])).size > 1;
  return { ...standings, columns: standings.columns.filter(differs) };
}
