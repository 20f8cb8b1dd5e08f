/** A season's table in words. */
import type { Measure } from '../league/measures';
import type { ColumnId, CountedResult, Unranked } from '../league/table';
import { dayInWords } from './days';
import { names, type Words } from './words';

/** How many decimals a column needs so that its figures line up. */
export const decimalsOf = (values: readonly (number | null | undefined)[]): number =>
  Math.max(0, ...values.map((value) => `${value ?? 0}`.split('.')[1]?.length ?? 0));

/** A value of the table: net sticks with their sign, others as they are, a true minus. */
export const valueInWords = (
  words: Words,
  value: number,
  { measure, decimals }: { measure: Measure; decimals?: number | undefined },
): string => figureInWords(words, value, { isSigned: measure === 'net-sticks', decimals });

/** A figure of a column. */
export const columnInWords = (
  words: Words,
  value: number,
  { column, decimals }: { column: ColumnId; decimals?: number | undefined },
): string => figureInWords(words, value, { isSigned: column === 'net', decimals });

/** A figure with as many decimals as its column has, thousands apart from ten thousand on. */
export function figureInWords(
  { format }: Words,
  value: number,
  { isSigned = false, decimals }: { isSigned?: boolean; decimals?: number | undefined },
): string {
  const text = format.number(Math.abs(value), {
    useGrouping: 'min2',
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
