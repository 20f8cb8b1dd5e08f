/** When something was, as people say it to one another: "Today, 21:40", "Yesterday", "Thursday", "8 Jan". */
import type { DateTimeFormatOptions } from 'use-intl/core';
import { dayInWords } from './days';
import { LOCALES } from './languages';
import { capital } from './trumps';
import type { Words } from './words';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From so many days back a weekday could be either. */
const WEEK = 7;

/** A moment; or a day alone, from 2026-01-08, where that is all that is known. ISO 8601. */
export type Point = { readonly at: string; readonly on?: string | null };

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/**
 * When it was, seen from now, where this browser is.
 *
 * @param now in ms
 */
export function lately(words: Words, { at, on }: Point, now: number): string {
  const { format, language } = words;
  // A day has no time zone: it is the one of whoever reads it.
  const date = new Date(on ? `${on}T00:00:00` : at);
  if (Number.isNaN(date.getTime())) return on ?? at;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const said = (how: DateTimeFormatOptions) =>
    // The formatter has no such thing as the reader's own zone.
    format.dateTime(date, { ...how, timeZone });
  // A day that changes its clock has 23 hours or 25.
  const ago = Math.round((midnight(new Date(now)) - midnight(date)) / DAY_MS);
  if (ago === 0 || ago === 1) {
    const relative = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
    const day = capital(relative.format(-ago, 'day'));
    return on ? day : `${day}, ${said({ hour: '2-digit', minute: '2-digit' })}`;
  }
  if (ago > 1 && ago < WEEK) return capital(said({ weekday: 'long' }));
  if (date.getFullYear() === new Date(now).getFullYear())
    return said({ day: 'numeric', month: 'short' });
  return on ? dayInWords(words, on) : said({ day: 'numeric', month: 'short', year: 'numeric' });
}
