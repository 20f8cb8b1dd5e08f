/** Days of the calendar in words, the same in every time zone. */

const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** "Thursday 8 January 2026", from 2026-01-08. */
export const weekdayInWords = (day: string): string => full.format(new Date(`${day}T00:00:00Z`));

/** "8.1." as dates head narrow columns. */
export const shortDay = (day: string): string =>
  `${Number(day.slice(8, 10))}.${Number(day.slice(5, 7))}.`;
