/** A season's table in words. */
import { isLessBetter, type Measure } from '../league/measures';
import type { Scheme } from '../league/scheme';
import type { ColumnId, CountedResult, Row, Unranked } from '../league/table';
import { type Column, type FixedId, isFixed } from '../league/view';

export { decimalsOf } from '../league/view';

import { dayInWords } from './days';
import { names, type Words } from './words';

/** A value of the table: net sticks with their sign, others as they are, a true minus. */
export const valueInWords = (
  words: Words,
  value: number,
  { measure, decimals }: { measure: Measure; decimals?: number | undefined },
): string => figureInWords(words, value, { isSigned: measure === 'net-sticks', decimals });

type Counts = Pick<Scheme, 'measure' | 'combine'>;

/** What a season counts in: "Written points", "Difference per hand". */
export const measureInWords = (words: Words, scheme: Counts): string =>
  perHand(words, scheme, words.t(`scheme.measures.${scheme.measure}.name`));

/** The same after a figure: "5,022 written points", "1 game won". */
export const unitInWords = (words: Words, scheme: Counts, value: number): string =>
  perHand(words, scheme, words.t(`scheme.measures.${scheme.measure}.unit`, { value }));

const perHand = ({ t }: Words, { measure, combine }: Counts, said: string): string =>
  isLessBetter(measure) && combine === 'mean' ? t('scheme.perHand', { measure: said }) : said;

/** What stands in a column of a table; a dash where the row has nothing there. */
export function cellInWords(words: Words, column: Column, row: Row): string {
  const value = column.figureOf(row);
  return typeof value === 'number' ? figureInWords(words, value, column) : (value ?? '–');
}

/** The head of a column, and what it means where that is short for something; evenings are days. */
export function headInWords(
  { t }: Words,
  key: FixedId | ColumnId,
): { readonly head: string; readonly full?: string } {
  if (isFixed(key)) return { head: t(`standings.heads.${key}`) };
  return { head: t(`standings.columns.${key}.head`), full: t(`standings.columns.${key}.full`) };
}

/** A figure with as many decimals as its column has, thousands apart. */
export function figureInWords(
  { format }: Words,
  value: number,
  { isSigned = false, decimals }: { isSigned?: boolean; decimals?: number | undefined } = {},
): string {
  const text = format.number(Math.abs(value), {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
  });
  if (value < 0) return `−${text}`;
  return isSigned && value > 0 ? `+${text}` : text;
}

/** "8.1.", in English "08/01", as dates head narrow columns. */
export const shortDay = ({ format }: Words, day: string): string =>
  format.dateTime(new Date(`${day}T00:00:00Z`), {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });

/** Why a result does not count, or what it stands for; null where it is an ordinary one. */
export function resultNote(
  { t }: Words,
  { why, substitute, factor, paper }: CountedResult,
): string | null {
  const notes = [
    why && t(`standings.notes.${why}`),
    substitute && t(`standings.notes.${substitute}`),
    paper && t('standings.notes.paper'),
    factor !== 1 && t('standings.notes.factor', { times: factor }),
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(', ') : null;
}

/** Why somebody has no rank: "2 of 5 games". */
export const unrankedInWords = ({ t }: Words, { why, has, needs }: Unranked): string =>
  t(`standings.unranked.${why}`, { has, needs });

/** Movement for those who hear it. */
export function movementInWords({ t }: Words, movement: number | null): string {
  if (movement === null) return t('standings.movement.fresh');
  if (movement === 0) return t('standings.movement.same');
  return movement > 0
    ? t('standings.movement.up', { places: movement })
    : t('standings.movement.down', { places: -movement });
}

/** The days of games: "8 Jan 2026 and 5 Feb 2026"; of many evenings their number. */
export const daysInWords = (words: Words, days: readonly string[]): string =>
  days.length > 3
    ? words.t('seasons.table.evenings', { evenings: days.length })
    : names(
        words,
        days.map((day) => dayInWords(words, day)),
      );
