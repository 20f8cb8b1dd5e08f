/** Days of the calendar in words, the same in every time zone. */
import type { DateTimeFormatOptions } from 'use-intl/core';
import type { Words } from './words';

const inWords = ({ format }: Words, day: string, how: DateTimeFormatOptions): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : format.dateTime(date, { ...how, timeZone: 'UTC' });
};

/** "8 Jan 2026", from 2026-01-08; whatever is no day stays as it is. */
export const dayInWords = (words: Words, day: string): string =>
  inWords(words, day, { day: 'numeric', month: 'short', year: 'numeric' });

/** As `dayInWords`, without a year where it is that of today, as 2026-11-21. */
export const lateDay = (words: Words, day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4)
    ? inWords(words, day, { day: 'numeric', month: 'short' })
    : dayInWords(words, day);

/** "Thursday, 8 January 2026", from 2026-01-08. */
export const weekdayInWords = (words: Words, day: string): string =>
  inWords(words, day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** "Thu 8 Jan", from 2026-01-08: of a list of days. */
export const listedDay = (words: Words, day: string): string =>
  inWords(words, day, { weekday: 'short', day: 'numeric', month: 'short' });

/** "Friday, 27 November", for a day that is near. */
export const shortWeekday = (words: Words, day: string): string =>
  inWords(words, day, { weekday: 'long', day: 'numeric', month: 'long' });

/** "January 2026", from 2026-01. */
export const monthInWords = (words: Words, month: string): string =>
  inWords(words, `${month}-01`, { month: 'long', year: 'numeric' });
