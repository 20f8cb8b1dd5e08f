/** Days as they are kept, as 2026-11-21: of the calendar, in no time zone. */
import { z } from 'zod';

export const Day = z.iso.date();

/** The day it is in Greenwich: where a day more or less does not matter. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

/** No season and nobody's time in a league begins before the first of these, or ends after the last. */
export const DAYS = ['1900-01-01', '2199-12-31'] as const;

export const isDayWithin = (day: string): boolean => day >= DAYS[0] && day <= DAYS[1];

/** The day that an address says; null where it is none. */
export const dayAsked = (said: unknown): string | null => {
  const { data = null } = Day.safeParse(said);
  return data !== null && isDayWithin(data) ? data : null;
};

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Is its evening past? Whatever goes on after midnight is known to have begun. */
export const isPastDay = (day: string, now = new Date()): boolean => day < today(now);

/** How many days `to` is after `from`. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** The day that is so many days before this one. */
export const daysBefore = (day: string, days: number): string =>
  today(new Date(Date.parse(day) - days * DAY_MS));

/** The first day whose evening may still be on: it may go on after midnight. */
export const firstDayOn = (now = new Date()): string => today(new Date(now.getTime() - DAY_MS / 2));

/** Is an evening of this day past, its morning after too? */
export const isLongOver = (day: string, now = new Date()): boolean => day < firstDayOn(now);
