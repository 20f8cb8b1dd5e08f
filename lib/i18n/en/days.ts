/** Days in words, whatever the reader's time zone: a day of the calendar is the same everywhere. */

const full = new Intl.DateTimeFormat('en-CH', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const plain = new Intl.DateTimeFormat('en-CH', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** "Thursday, 8 January 2026", from 2026-01-08. */
export const dayInWords = (day: string): string => full.format(at(day));

/** "8 January 2026". */
export const plainDay = (day: string): string => plain.format(at(day));

/** "8.1." as dates head narrow columns. */
export const shortDay = (day: string): string =>
  `${Number(day.slice(8, 10))}.${Number(day.slice(5, 7))}.`;
