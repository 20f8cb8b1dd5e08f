/** Days of the calendar, in words. */
const format = new Intl.DateTimeFormat('en-CH', { dateStyle: 'medium', timeZone: 'UTC' });

/** 21 Nov 2026, of 2026-11-21. */
export const dayInWords = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
