import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween } from '../../lib/league/days';
import { MOST_IN_SERIES, seriesDays } from '../../lib/league/series';

const weeks = (count: number) => ({ every: 'weeks', weeks: count }) as const;
const month = { every: 'month' } as const;

test.each([
  ['every second Friday', '2026-11-20', '2026-12-31', weeks(2), '2026-11-20 2026-12-04 2026-12-18'],
  ['the last day counts', '2026-11-20', '2026-11-27', weeks(1), '2026-11-20 2026-11-27'],
  ['one day', '2026-11-20', '2026-11-20', month, '2026-11-20'],
  ['none', '2026-11-20', '2026-11-19', weeks(1), ''],
  [
    'first Friday',
    '2026-11-06',
    '2027-02-28',
    month,
    '2026-11-06 2026-12-04 2027-01-01 2027-02-05',
  ],
  [
    'fifth Friday: the last',
    '2026-10-30',
    '2027-02-28',
    month,
    '2026-10-30 2026-11-27 2026-12-25 2027-01-29 2027-02-26',
  ],
  ['over the leap day', '2028-02-29', '2028-04-30', month, '2028-02-29 2028-03-28 2028-04-25'],
] as const)('%s', (_, from, until, rhythm, days) => {
  expect(seriesDays({ from, until, rhythm }).join(' ')).toBe(days);
});

test('every day of a series has the weekday of the first, and they are in order and few enough', () => {
  const day = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      day,
      fc.oneof(fc.integer({ min: 1, max: 8 }).map(weeks), fc.constant(month)),
      (at, rhythm) => {
        const from = at.toISOString().slice(0, 10);
        const days = seriesDays({ from, until: '2099-12-31', rhythm });
        expect(days[0]).toBe(from);
        expect(days.length).toBeLessThanOrEqual(MOST_IN_SERIES);
        const gaps = days.slice(1).map((one, i) => daysBetween(days[i] ?? '', one));
        for (const gap of gaps) expect(gap % 7).toBe(0);
        const [least, most] =
          rhythm.every === 'weeks' ? [rhythm.weeks * 7, rhythm.weeks * 7] : [28, 35];
        for (const gap of gaps) expect(gap >= least && gap <= most).toBe(true);
      },
    ),
  );
});
