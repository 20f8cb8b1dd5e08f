/**
 * A table for a spreadsheet, as Excel's own format or as CSV. What each cell is, a number, a day or
 * text, is said once; in .xlsx it stays that wherever the file is opened, in CSV only where the
 * reader's region writes it so.
 */
import { type ColumnDef, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { csvDay, csvHead, csvRows, type DecimalSign } from './csv';
import { bytesOf } from './zip';

/** The formats that a sheet can be had in. */
export const SHEET_FORMATS = ['xlsx', 'csv'] as const;
/** One of them. */
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** A day, `2026-11-21`; its own kind, so that a spreadsheet can sort and count by it. */
export type Day = { readonly day: string };
/** One cell; null stays empty. */
export type SheetCell = string | number | Day | null;

/** A column: its head, and what is in it where that is neither a figure nor a short word. */
export type SheetColumn = { readonly head: string; readonly holds?: 'days' | 'names' };

/** A sheet. Its rows come in pieces, which may be read from the database as they are written. */
export type Sheet = {
  /** The name at its foot. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly pieces: Pieces;
  /** How many columns at the left stay in view. */
  readonly frozen: number;
};
type Piece = readonly (readonly SheetCell[])[];
type Pieces = Iterable<Piece> | AsyncIterable<Piece>;

const TYPES: Record<SheetFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** The content of a sheet's file and its media type, made as fast as it is read. */
export function sheetAs(
  format: SheetFormat,
  sheet: Sheet,
  decimal: DecimalSign,
): { readonly type: string; readonly body: ReadableStream<Uint8Array> } {
  const body = format === 'xlsx' ? asXlsx(sheet) : bytesOf(asCsv(sheet, decimal));
  return { type: TYPES[format], body };
}

async function* asCsv({ columns, pieces }: Sheet, decimal: DecimalSign): AsyncGenerator<string> {
  yield csvHead(columns.map(({ head }) => head));
  for await (const piece of pieces)
    yield csvRows(
      piece.map((row) => row.map((cell) => (isDay(cell) ? csvDay(cell.day) : cell))),
      decimal,
    );
}

function asXlsx({ name, columns, pieces, frozen }: Sheet): ReadableStream<Uint8Array> {
  const rows = async function* () {
    for await (const piece of pieces)
      for (const row of piece) yield row.map((cell) => (isDay(cell) ? dateOf(cell) : cell));
  };
  return writeXlsxStream(rows(), {
    name: sheetName(name),
    columns: columns.map(columnOf),
    freezePane: { rows: 1, columns: frozen },
  });
}

/** Several sheets in one file of Excel's, made as a whole: for what is never long. */
export async function bookWith(
  sheets: readonly (Omit<Sheet, 'pieces'> & { readonly rows: Piece })[],
): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows, frozen }) => ({
      name: sheetName(name),
      columns: columns.map(columnOf),
      rows: [
        columns.map(({ head }) => head),
        ...rows.map((row) => row.map((cell) => (isDay(cell) ? dateOf(cell) : cell))),
      ],
      freezePane: { rows: 1, columns: frozen },
    })),
  });
  return new Blob([new Uint8Array(bytes)], { type: TYPES.xlsx });
}

/** Widths are in characters of the standard font. */
const columnOf = ({ head, holds }: SheetColumn): ColumnDef => ({
  header: head,
  width: holds === 'names' ? 26 : Math.max(11, head.length + 2),
  ...(holds === 'days' && { numFmt: 'dd.mm.yyyy' }),
});

/** The name of a sheet without the characters, and no longer than, Excel allows. */
const sheetName = (name: string): string => name.replace(/[[\]*?:/\\]/g, ' ').slice(0, 31);

const isDay = (cell: SheetCell): cell is Day => typeof cell === 'object' && cell !== null;
const dateOf = ({ day }: Day): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`);
