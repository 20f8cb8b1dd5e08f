/** How a table lies on one A4 page, and how large its letters can be. */
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
  /** How high the heads of the columns are, in letters: they stand upright. */
  readonly heads: number;
  /** What of the table has room: its last evenings, and its columns save these. */
  readonly latest: number;
  readonly without: readonly Group[];
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

// In letters: a figure, a letter of a name, what stands beside them in a cell (its padding in sheet.css and a
// hair), a row, a letter of a head and what is below it.
const FIGURE = 0.64;
const LETTER = 0.58;
const BESIDE = 0.8;
const ROW = 1.5;
const HEAD = 0.56;
const BELOW_HEAD = 1.1;

const LARGEST = 6.5;
/** Few people are written so large, if columns that say less may go for it. */
const WISHED = 4.2;
/** Columns are left out before letters get smaller than this: it hangs on a wall. */
const READABLE = 2.8;
/** So many evenings have a column at the least, those that there are. */
const FEWEST = 4;
/** What is left out first, and what is left out beside evenings. */
const WITHOUT: readonly (readonly Group[])[] = [[], ['figures'], ['figures', 'means']];

/** The sheet for a table: all of it where that can be read, else without what is said least by it. */
export function sheetFor(words: Words, standings: Standings, measure: Measure): Sheet {
  const rows = rowsWithResult(standings);
  const evenings = standings.evenings.length;
  // What parted level ones is told in the legend.
  const level = Math.ceil(levelInWords(words, rows).length / LEGEND.letters) * LEGEND.height;
  const fitted = (latest: number, without: readonly Group[]): Sheet => {
    const columns = columnsOf({ ...standings, rows }, { measure, latest }).filter(
      ({ group }) => group === null || !without.includes(group),
    );
    const across = columns.reduce((sum, column) => sum + widthOf(words, column, rows), 0);
    const heads = headsOf(words, columns);
    const down = heads + BELOW_HEAD + Math.max(rows.length, 1) * ROW;
    const lettersOn = ({ width, height }: { width: number; height: number }) =>
      Math.floor(Math.min(width / across, (height - AROUND - level) / down, LARGEST) * 100) / 100;
    const [portrait, landscape] = [lettersOn(PAPER.portrait), lettersOn(PAPER.landscape)];
    const orientation = landscape > portrait ? 'landscape' : 'portrait';
    return { orientation, letters: Math.max(portrait, landscape), heads, latest, without };
  };
  const ways = [
    ...WITHOUT.map((without) => [evenings, without] as const),
    ...Array.from({ length: Math.max(0, evenings - FEWEST) }, (_, i) => evenings - 1 - i).map(
      (latest) => [latest, ['figures', 'means']] as const,
    ),
  ];
  for (const without of WITHOUT) {
    const sheet = fitted(evenings, without);
    if (sheet.letters >= WISHED) return sheet;
  }
  let best: Sheet | undefined;
  for (const [latest, without] of ways) {
    const sheet = fitted(latest, without);
    if (sheet.letters >= READABLE) return sheet;
    if (!best || sheet.letters > best.letters) best = sheet;
  }
  return best ?? fitted(evenings, []);
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
  const lengths = rows.map((row) => cellInWords(words, column, row).replace(/^[+−]/, '').length);
  return column.key === 'name'
    ? Math.max(4, ...lengths) * LETTER + BESIDE
    : Math.max(2, ...lengths.map((length) => length + 1)) * FIGURE + BESIDE;
}

/** The table without figures in which nobody differs: they say nothing on a wall. */
export function telling(standings: Standings): Standings {
  const rows = rowsWithResult(standings);
  const differs = (id: Standings['columns'][number]) =>
    new Set(rows.map(({ columns }) => columns[id])).size > 1;
  return { ...standings, columns: standings.columns.filter(differs) };
}
