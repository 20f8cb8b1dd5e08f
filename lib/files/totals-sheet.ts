/**
 * A sheet of people by evenings, as clubs keep it: who brought home what on which day. Found out is
 * where the names and the days stand; whoever imports it sees and can change that. Pure.
 */
import type { DecimalSign } from './csv';
import { cellName, type Grid, type ReadCell } from './read-sheet';

/** First and last day of the season that the sheet is of: a day without a year is looked for there. */
export type Span = { readonly from: string; readonly to: string };

/** A line of the sheet that could be an evening. `at` is its place, from 0. */
export type SheetLine = {
  readonly at: number;
  /** What heads it, as it stands there. */
  readonly head: string;
  /** The day of the evening; null where it is none, as totals and means. */
  readonly day: string | null;
  /** It is written as a day, and there is none such: nobody has said yet what is meant. */
  readonly isNoDay?: boolean;
  /** It is headed as the sum of all evenings. */
  readonly isSum?: boolean;
};

/** How a sheet is read. */
export type Layout = {
  /** People stand below each other, or beside each other. */
  readonly people: 'down' | 'across';
  /** Where the days stand: the row, or the column where people stand beside each other. */
  readonly headAt: number;
  /** Where the names stand. */
  readonly nameAt: number;
  readonly lines: readonly SheetLine[];
};

/** What is wrong with a cell, by its name in the sheet. */
export type CellFault = {
  readonly cell: string;
  readonly text: string;
  readonly why:
    | 'number'
    | 'which-decimal'
    | 'no-day'
    | 'day-outside'
    | 'day-twice'
    | 'name-twice'
    | 'figure';
  /** With `figure`, what cannot be. */
  readonly total?: number;
  /** Of whom, and of which day; left out where it is of one of them alone. */
  readonly of?: { readonly name: string; readonly day: string };
};

/** A sum in the sheet that is another than that of its figures. */
export type SumDiffers = {
  readonly cell: string;
  /** Whose sum it is, or of which day. */
  readonly of: { readonly name: string } | { readonly day: string };
  readonly written: number;
  readonly reckoned: number;
};

/** Somebody's figure. */
export type ReadTotal = { readonly name: string; readonly total: number };
/** What a sheet says under a layout. */
export type ReadTotals = {
  /** By day; those without a figure are left out, but for who is said to be excused. */
  readonly evenings: readonly {
    readonly day: string;
    readonly totals: readonly ReadTotal[];
    /** By name. */
    readonly excused: readonly string[];
  }[];
  /** Everybody with a name there, in its order, whether with a figure or not. */
  readonly names: readonly string[];
  /** What stands among the names and is a sum, as it is written: left out. */
  readonly sums: readonly string[];
  /** Sums that are not what their figures make; those of figures that are faults are not looked at. */
  readonly differ: readonly SumDiffers[];
  readonly faults: readonly CellFault[];
};

/** How far from the corner names and days are looked for. */
const HEADS = 15;

/** How the sheet seems to be meant; null where no row and no column has days. */
export function layoutOf(grid: Grid, span: Span): Layout | null {
  const turned = transposed(grid);
  const [down, across] = [bestHead(grid, span), bestHead(turned, span)];
  const isAcross = across.days > down.days;
  const { at, days } = isAcross ? across : down;
  if (days === 0) return null;
  const rows = isAcross ? turned : grid;
  const head = rows[at] ?? [];
  const lines = head.map((cell, column) => ({
    at: column,
    head: textOf(cell),
    day: dayIn(cell, span),
    ...(isNoDay(cell, span) && { isNoDay: true }),
    ...(SUM.test(textOf(cell).trim()) && { isSum: true }),
  }));
  return {
    people: isAcross ? 'across' : 'down',
    headAt: at,
    nameAt: namesAt(rows, { headAt: at, lines }),
    lines,
  };
}

/** The row with most days among the first. */
function bestHead(rows: Grid, span: Span): { at: number; days: number } {
  let best = { at: 0, days: 0 };
  for (const [at, row] of rows.slice(0, HEADS).entries()) {
    const days = row.filter((cell) => dayIn(cell, span) !== null).length;
    if (days > best.days) best = { at, days };
  }
  return best;
}

/** The column with most words below the head, of those without a day. */
function namesAt(rows: Grid, { headAt, lines }: Pick<Layout, 'headAt' | 'lines'>): number {
  const words = lines.map(({ at, day }) =>
    day !== null
      ? -1
      : rows.slice(headAt + 1).filter((row) => /\p{L}{2}/u.test(wordIn(row[at] ?? null))).length,
  );
  return Math.max(0, words.indexOf(Math.max(...words)));
}

const wordIn = (cell: ReadCell): string => (typeof cell === 'string' ? cell : '');

/** How clubs write that somebody is excused, or not there: "entsch.", "E", "abw.". */
const EXCUSED =
  /^(e|ex|exc|entsch|entschuldigt|excused|excusée?|excus|scus|scusat[oa]|giust|förh|förhindrad)\.?$/i;
const ABSENT =
  /^(abw|abwesend|fehlt|gefehlt|abs|absent|absente|assente|ass|away|borta|frånv|frånvarande)\.?$/i;

/** How clubs write the sum of all. */
const SUM = /^(gesamt)?(total|totale|totaux|totalt|summe|somme|somma|summa|sum|gesamt|tot)[.:]?$/i;

/** What the sheet says under a layout, with every fault in it. */
export function totalsIn(
  grid: Grid,
  layout: Layout,
  {
    span,
    decimal,
    canBe = () => true,
  }: {
    span: Span;
    decimal: DecimalSign;
    /** Can somebody have brought home so much? */
    canBe?: (total: number) => boolean;
  },
): ReadTotals {
  const rows = layout.people === 'across' ? transposed(grid) : grid;
  const nameOf = (row: number, column: number) =>
    layout.people === 'across' ? cellName(column, row) : cellName(row, column);
  const faults: CellFault[] = [];
  const chosen = layout.lines.filter(
    ({ at, day }) => day !== null && at !== layout.nameAt,
  ) as (SheetLine & { readonly day: string })[]; // filtered above
  for (const { at, head, day, isNoDay: isOpen } of layout.lines)
    if (isOpen && day === null && at !== layout.nameAt)
      faults.push({ cell: nameOf(layout.headAt, at), text: head, why: 'no-day' });
  for (const [i, { at, day, head }] of chosen.entries()) {
    const isTwice = chosen.findIndex((other) => other.day === day) < i;
    const why = day < span.from || day > span.to ? 'day-outside' : isTwice ? 'day-twice' : null;
    if (why) faults.push({ cell: nameOf(layout.headAt, at), text: head, why });
  }
  const names = new Map<string, string>();
  const totals = new Map<number, ReadTotal[]>();
  const excused = new Map<number, string[]>();
  const sums: string[] = [];
  const differ: SumDiffers[] = [];
  const sumLines = layout.lines.filter(
    ({ at, day, isSum }) => isSum && day === null && at !== layout.nameAt,
  );
  const compare = (place: { row: number; at: number; of: SumDiffers['of'] }, reckoned: number) => {
    const written = figureIn(rows[place.row]?.[place.at] ?? null, decimal);
    // A sum is rounded where its figures are halves and thirds.
    if (typeof written === 'number' && Math.abs(written - reckoned) > 0.05)
      differ.push({ cell: nameOf(place.row, place.at), of: place.of, written, reckoned });
  };
  const isWrong = (test: (of: NonNullable<CellFault['of']>) => boolean) =>
    faults.some(({ of }) => of && test(of));
  for (const [row, cells] of rows.entries()) {
    if (row <= layout.headAt) continue;
    const name = textOf(cells[layout.nameAt] ?? null)
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (name === '') continue;
    if (SUM.test(name)) {
      sums.push(name);
      for (const { at, day } of chosen)
        if (totals.has(at) && !isWrong((of) => of.day === day))
          compare({ row, at, of: { day } }, sumOf(totals.get(at) ?? []));
      continue;
    }
    if (names.has(name.toLowerCase()))
      faults.push({ cell: nameOf(row, layout.nameAt), text: name, why: 'name-twice' });
    names.set(name.toLowerCase(), name);
    const own: ReadTotal[] = [];
    for (const { at, day } of chosen) {
      const word = wordIn(cells[at] ?? null).trim();
      if (EXCUSED.test(word)) excused.set(at, [...(excused.get(at) ?? []), name]);
      if (EXCUSED.test(word) || ABSENT.test(word)) continue;
      const read = figureIn(cells[at] ?? null, decimal);
      if (read === null) continue;
      const text = textOf(cells[at] ?? null);
      const place = { cell: nameOf(row, at), text, of: { name, day } };
      if (typeof read === 'number') {
        own.push({ name, total: read });
        totals.set(at, [...(totals.get(at) ?? []), { name, total: read }]);
        if (!canBe(read)) faults.push({ ...place, why: 'figure', total: read });
      } else faults.push({ ...place, why: read });
    }
    if (!isWrong((of) => of.name === name))
      for (const { at } of sumLines) compare({ row, at, of: { name } }, sumOf(own));
  }
  const evenings = chosen
    .flatMap(({ at, day }) => {
      const own = totals.get(at);
      return own ? [{ day, totals: own, excused: excused.get(at) ?? [] }] : [];
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return { evenings, names: [...names.values()], sums, differ, faults };
}

/** To hundredths, as figures are shown. */
const sumOf = (totals: readonly ReadTotal[]): number =>
  Math.round(totals.reduce((sum, { total }) => sum + total, 0) * 100) / 100;

/** The sheet with its rows as columns. */
function transposed(grid: Grid): Grid {
  const width = Math.max(0, ...grid.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => grid.map((row) => row[column] ?? null));
}

/** A cell as it is read to people. */
function textOf(cell: ReadCell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.day.split('-').reverse().join('.') : String(cell);
}

const OTHER: Record<DecimalSign, DecimalSign> = { '.': ',', ',': '.' };

/**
 * The figure in a cell; null where nobody was there: empty, or a dash. Decimals as the reader's region
 * parts them; with the other sign too, unless three digits follow, which could be thousands as well.
 */
export function figureIn(
  cell: ReadCell,
  decimal: DecimalSign,
): number | null | Extract<CellFault['why'], 'number' | 'which-decimal'> {
  if (cell === null || typeof cell === 'number') return cell;
  if (typeof cell === 'object') return 'number';
  const text = cell.replaceAll(/[\s\u00a0\u202f'’]/g, '').replace(/^[−–](?=\d)/, '-');
  if (/^[-–—−]?$/.test(text)) return null;
  const other = OTHER[decimal];
  if (new RegExp(`^[+-]?\\d{1,3}\\${other}\\d{3}$`).test(text)) return 'which-decimal';
  const plain = text.replace(/[.,]/, '.');
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : 'number';
}

/** A day: a date, or a text like 5.2.2026, 05.02.26, 2026-02-05, 5/2/2026; without a year in the season. */
export function dayIn(cell: ReadCell, span: Span): string | null {
  if (cell === null || typeof cell === 'number') return null;
  if (typeof cell === 'object') return cell.day;
  // A figure with decimals, and no day.
  if (/^\d+[.,]\d+$/.test(cell.trim())) return null;
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(cell);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const written = /(?<!\d)(\d{1,2})[./]\s*(\d{1,2})(?:[./]\s*(\d{4}|\d{2}))?\.?(?!\d)/.exec(cell);
  if (!written) return null;
  const [, day, month, year] = written.map(Number);
  if (day === undefined || month === undefined) return null;
  if (year !== undefined && !Number.isNaN(year))
    return realDay(year < 100 ? 2000 + year : year, month, day);
  const first = Number(span.from.slice(0, 4));
  const last = Number(span.to.slice(0, 4));
  for (let own = first; own <= last; own += 1) {
    const found = realDay(own, month, day);
    if (found !== null && found >= span.from && found <= span.to) return found;
  }
  return realDay(first, month, day);
}

/** All of it is written as a day, and there is none such: 30.02.2026, 2026-13-01. */
const isNoDay = (cell: ReadCell, span: Span): boolean =>
  typeof cell === 'string' &&
  dayIn(cell, span) === null &&
  /^\s*(\p{L}+[.,]*\s*)?(\d{1,2}[./]\s*\d{1,2}([./]\s*(\d{4}|\d{2})|\.)|\d{4}-\d{2}-\d{2})\s*$/u.test(
    cell,
  );

function realDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day
    ? at.toISOString().slice(0, 10)
    : null;
}

export const GIVEN = /^(vorname|first ?name|given ?name|prénom|nome|förnamn)$/i;
export const FAMILY =
  /^(nachname|familienname|name|last ?name|family ?name|surname|nom|cognome|efternamn)$/i;

/** The names in a list of people: given and family name together where their heads say so. */
export function namesInGrid(grid: Grid): string[] {
  const headAt = grid.findIndex((row) => row.some((cell) => FAMILY.test(wordIn(cell))));
  const head = grid[headAt]?.map(wordIn) ?? [];
  const family = head.findIndex((word) => FAMILY.test(word));
  const given = head.findIndex((word) => GIVEN.test(word));
  const width = Math.max(0, ...grid.map((row) => row.length));
  const lines = Array.from({ length: width }, (_, at) => ({ at, head: '', day: null }));
  const columns =
    family < 0 ? [namesAt(grid, { headAt, lines })] : given < 0 ? [family] : [given, family];
  const names = grid.slice(headAt + 1).map((row) =>
    columns
      .map((at) => wordIn(row[at] ?? null))
      .join(' ')
      .trim(),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}
