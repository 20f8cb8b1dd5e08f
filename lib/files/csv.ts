/**
 * Tables as text, for spreadsheets as they stand on desks here: umlauts and days are read as they are
 * meant, decimals where the sign is that of the reader's region. UTF-8 with its mark, semicolons, CRLF;
 * a text that a spreadsheet would run as a formula gets an apostrophe before it.
 */
import { stringify } from 'csv-stringify/sync';

/** One cell; null stays empty. */
export type CsvCell = string | number | null;

/** What parts decimals. Excel takes a number with the other one for text. */
export type DecimalSign = '.' | ',';

const MARK = '\uFEFF';

/** Rows as text, each with its end of line. */
export const csvRows = (rows: readonly (readonly CsvCell[])[], decimal: DecimalSign): string =>
  rows.length === 0
    ? ''
    : stringify(
        rows.map((row) => [...row]),
        {
          delimiter: ';',
          record_delimiter: 'windows',
          quote_record_delimiter: true,
          escape_formulas: true,
          cast: { number: (value) => String(value).replace('.', decimal) },
        },
      );

/** The beginning of a file: the mark that says UTF-8, and the heads of the columns. */
export const csvHead = (heads: readonly string[]): string => MARK + csvRows([heads], '.');

/** A day as spreadsheets here read it: 21.11.2026. */
export const csvDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('.');
