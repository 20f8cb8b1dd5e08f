/** What somebody brings as a table, read on their phone: pasted text, CSV, or a spreadsheet's file. */
import { FileFault, tell } from './fault';

/** A cell as it is read; a day is a date that the spreadsheet knows as one. */
export type ReadCell = string | number | { readonly day: string } | null;
/** Rows of cells, as they stand in the sheet. */
export type Grid = readonly (readonly ReadCell[])[];

/** The most rows and columns that are looked at; a club of a century has fewer. */
const MOST_ROWS = 2000;
const MOST_COLUMNS = 600;

/** A table as text: tabs, semicolons or commas part its cells. */
export async function gridFromText(text: string): Promise<Grid> {
  const { parseCsv } = await import('hucre/csv');
  return gridOf(parseCsv(text.includes('\t') ? text : text.trim(), textOptions(text)));
}

// Within a line of a paste a comma is a decimal sign.
const textOptions = (text: string) => (text.includes('\t') ? { delimiter: '\t' } : {});

/**
 * The first sheet that holds anything of a file: .xlsx, .ods, or text.
 *
 * @throws FileFault where it is no such file
 */
export async function gridFromFile(name: string, bytes: Uint8Array): Promise<Grid> {
  if (!/\.(xlsx|ods)$/i.test(name)) return gridFromText(textOf(bytes));
  try {
    const { sheets } = /\.ods$/i.test(name)
      ? await (await import('hucre/ods')).readOds(bytes, { maxRows: MOST_ROWS })
      : await (await import('hucre/xlsx')).readXlsx(bytes, { maxRows: MOST_ROWS });
    const grids = sheets.map(({ rows }) => gridOf(rows));
    return grids.find((grid) => grid.some((row) => row.some((cell) => cell !== null))) ?? [];
  } catch {
    throw new FileFault(tell('damaged', { file: name }), { isDamage: true });
  }
}

/** UTF-8, or as old spreadsheets here write it. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const gridOf = (
  rows: readonly (readonly (string | number | boolean | Date | null | undefined)[])[],
): Grid => rows.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS).map(cellOf));

function cellOf(value: string | number | boolean | Date | null | undefined): ReadCell {
  if (typeof value === 'number') return value;
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? null : { day: value.toISOString().slice(0, 10) };
  const text = String(value ?? '').trim();
  return text === '' ? null : text;
}

/** The sheet's own name of a cell: `C7`. Both counted from 0. */
export function cellName(row: number, column: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}
