/** A list of people who enter a tournament, as clubs send it: pasted, or in a file of a spreadsheet. Pure. */
import type { Grid, ReadCell } from './read-sheet';
import { FAMILY, GIVEN } from './totals-sheet';

/** Somebody in a list; '' and null where it says nothing. */
export type Listed = {
  readonly name: string;
  readonly club: string;
  readonly category: string;
  readonly number: number | null;
};

/** The heads of the other columns. */
const CLUB =
  /^(club|klub|verein|jassclub|jassverein|gruppe|société|groupe|società|gruppo|förening|klubb|ort|wohnort)$/i;
const CATEGORY = /^(kategorie|kat\.?|category|catégorie|cat\.?|categoria|klass|kategori)$/i;
const NUMBER = /^(nr\.?|no\.?|n°|nummer|startnummer|start-nr\.?|number|numéro|numero|#)$/i;

/** What a line of a list has before its name: "1. ", "2) ", "- ", "• ". */
const POINT = /^\s*(?:\d{1,4}[.)]|[-–—•*·])\s+/;
/** More parts than a person has: these are people beside each other. */
const MOST_PARTS = 3;

const wordIn = (cell: ReadCell | undefined): string =>
  typeof cell === 'string' ? cell.trim() : typeof cell === 'number' ? String(cell) : '';
const isNumber = (cell: ReadCell | undefined): boolean => /^\d{1,5}$/.test(wordIn(cell));

/** The people in what was pasted: one on each line as "name, club, category"; or many on one line. */
export function entrantsInText(text: string): Listed[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const rows = lines.map((line) =>
    line.replace(POINT, '').split(line.includes('\t') ? '\t' : /[;,]/),
  );
  const [only = []] = rows;
  return entrantsInGrid(
    rows.length === 1 && only.length > MOST_PARTS ? only.map((name) => [name]) : rows,
  );
}

/** The people in a sheet: by the heads of its columns, else number, name, club and category in this order. */
export function entrantsInGrid(grid: Grid): Listed[] {
  const isHead = (cell: ReadCell) => FAMILY.test(wordIn(cell)) || GIVEN.test(wordIn(cell));
  const headAt = grid.findIndex((row) => row.some(isHead));
  const head = grid[headAt]?.map(wordIn) ?? [];
  const at = (pattern: RegExp) => head.findIndex((word) => pattern.test(word));
  const rows = grid.slice(headAt + 1).filter((row) => row.some((cell) => wordIn(cell) !== ''));
  const isNumbered = rows.length > 0 && rows.every(([first]) => isNumber(first));
  const first = isNumbered ? 1 : 0;
  const columns =
    headAt < 0
      ? { names: [first], club: first + 1, category: first + 2, number: isNumbered ? 0 : -1 }
      : {
          names: [at(GIVEN), at(FAMILY)].filter((column) => column >= 0),
          ...{ club: at(CLUB), category: at(CATEGORY), number: at(NUMBER) },
        };
  return rows.flatMap((row) => {
    const name = columns.names
      .map((column) => wordIn(row[column]))
      .join(' ')
      .trim();
    const number = isNumber(row[columns.number]) ? Number(wordIn(row[columns.number])) : null;
    const { club, category } = columns;
    return name === ''
      ? []
      : [{ name, club: wordIn(row[club]), category: wordIn(row[category]), number }];
  });
}

/** Those of a list who are not entered yet, and how many are: somebody of the same name and club is the same. */
export function newOnes<One extends Pick<Listed, 'name' | 'club'>>(
  list: readonly One[],
  known: readonly Pick<Listed, 'name' | 'club'>[],
): { readonly entrants: One[]; readonly known: number } {
  const keyOf = ({ name, club }: Pick<Listed, 'name' | 'club'>) =>
    JSON.stringify([name, club].map((text) => text.normalize('NFC').toLowerCase().split(/\s+/)));
  const seen = new Set(known.map(keyOf));
  const entrants = list.filter((one) => {
    const key = keyOf(one);
    return !seen.has(key) && seen.add(key);
  });
  return { entrants, known: list.length - entrants.length };
}
