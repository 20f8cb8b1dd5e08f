/** The days of evenings that come back: every second Friday, or the first Friday of the month. Pure. */
import { DAY_MS, daysBetween } from './days';

/** How often: every so many weeks, or in every month on the same weekday of the same week. */
export type Rhythm =
  | { readonly every: 'weeks'; readonly weeks: number }
  | { readonly every: 'month' };

/** As many evenings as can be made at once: more than one a week over four years. */
export const MOST_IN_SERIES = 200;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * The days from the first one on, both included, as 2026-11-21; no more than can be made at once. The fifth
 * Friday of a month stands for the last one of every month.
 */
export function seriesDays({
  from,
  until,
  rhythm,
}: {
  from: string;
  until: string;
  rhythm: Rhythm;
}): string[] {
  const days: string[] = [];
  for (let day = from; day <= until && days.length < MOST_IN_SERIES; ) {
    days.push(day);
    day =
      rhythm.every === 'weeks'
        ? dayOf(Date.parse(day) + rhythm.weeks * 7 * DAY_MS)
        : inMonth(from, days.length);
  }
  return days;
}

/** The same weekday of the same week, so many months later. */
function inMonth(from: string, months: number): string {
  const first = new Date(`${from}T00:00:00Z`);
  const nth = Math.ceil(first.getUTCDate() / 7);
  const start = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1);
  const until = (first.getUTCDay() - new Date(start).getUTCDay() + 7) % 7;
  const length = daysBetween(
    dayOf(start),
    dayOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months + 1, 1)),
  );
  const day = until + (nth - 1) * 7;
  return dayOf(start + (day < length ? day : day - 7) * DAY_MS);
}
