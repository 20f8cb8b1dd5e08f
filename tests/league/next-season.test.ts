import { expect, test } from 'vitest';
import { nextSeason, seasonFor, seasonOfDays } from '../../lib/league/next-season';

test.each([
  // a year, while it runs: the next
  ['2026', '2026-01-01', '2026-12-31', '2027', '2027-01-01', '2027-12-31'],
  // it goes into the next year: that one, not the one after
  ['2026', '2026-06-09', '2027-03-24', '2027', '2027-06-09', '2028-03-24'],
  // the running year is free
  ['2025', '2025-01-01', '2025-12-31', '2026', '2026-01-01', '2026-12-31'],
  ['2019', '2019-01-01', '2019-12-31', '2026', '2026-01-01', '2026-12-31'],
  // a winter
  ['2025/26', '2025-09-01', '2026-05-31', '2026/27', '2026-09-01', '2027-05-31'],
  ['Winter 25/26', '2025-09-01', '2026-02-28', 'Winter 26/27', '2026-09-01', '2027-02-28'],
  // the rest of a year that was closed
  ['2026/2', '2026-11-28', '2026-12-31', '2027', '2027-01-01', '2027-12-31'],
  ['Schieber 12', '2026-01-01', '2026-12-31', 'Schieber 12 2027', '2027-01-01', '2027-12-31'],
  ['Schalttag', '2024-02-29', '2024-12-31', 'Schalttag 2026', '2026-02-28', '2026-12-31'],
])('after %s from %s to %s comes %s', (name, startsOn, endsOn, next, from, to) => {
  expect(nextSeason({ name, startsOn, endsOn }, '2026-11-24')).toEqual({
    name: next,
    startsOn: from,
    endsOn: to,
  });
});

test.each([
  // all of another year, whatever the season was called
  [
    '2026',
    '2026-01-01',
    '2026-12-31',
    ['2025-01-17', '2025-12-05'],
    '2025',
    '2025-01-01',
    '2025-12-31',
  ],
  [
    'Schieber 12',
    '2026-01-01',
    '2026-12-31',
    ['2024-03-01'],
    'Schieber 12 2024',
    '2024-01-01',
    '2024-12-31',
  ],
  // a winter before, its last days in the year after
  [
    '2025/26',
    '2025-09-01',
    '2026-05-31',
    ['2024-10-03', '2025-02-06'],
    '2024/25',
    '2024-09-01',
    '2025-05-31',
  ],
  ['2025/26', '2025-09-01', '2026-05-31', ['2025-02-06'], '2024/25', '2024-09-01', '2025-05-31'],
  // a summer that no winter holds
  [
    '2025/26',
    '2025-09-01',
    '2026-05-31',
    ['2024-07-03', '2024-12-06'],
    '2024',
    '2024-01-01',
    '2024-12-31',
  ],
  // it began in the year before and is called by that alone: the year of the days says more
  [
    '2026',
    '2026-06-12',
    '2027-03-27',
    ['2025-01-17', '2025-03-14'],
    '2025',
    '2025-01-01',
    '2025-12-31',
  ],
  // a winter, where a season is a year
  [
    '2026',
    '2026-01-01',
    '2026-12-31',
    ['2024-10-03', '2025-02-06'],
    '2024/25',
    '2024-10-01',
    '2025-02-28',
  ],
])(
  'beside %s from %s to %s, the days %j are those of %s',
  (name, startsOn, endsOn, days, own, from, to) => {
    expect(seasonOfDays({ name, startsOn, endsOn }, days)).toEqual({
      name: own,
      startsOn: from,
      endsOn: to,
    });
  },
);

test('days of several years, or none, are of no one season', () => {
  const season = { name: '2026', startsOn: '2026-01-01', endsOn: '2026-12-31' };
  expect(seasonOfDays(season, ['2022-10-03', '2025-02-06'])).toBeNull();
  expect(seasonOfDays(season, [])).toBeNull();
});

test.each([
  ['2026-12-11', { name: '2026/2', startsOn: '2026-12-11', endsOn: '2026-12-31' }],
  ['2027-03-05', { name: '2027', startsOn: '2027-01-01', endsOn: '2027-12-31' }],
  ['2024-03-05', { name: '2024', startsOn: '2024-01-01', endsOn: '2024-12-31' }],
])('a season for an evening on %s has that day', (day, season) => {
  expect(seasonFor({ name: '2026', startsOn: '2026-01-01', endsOn: '2026-12-31' }, day)).toEqual(
    season,
  );
});

test.each([
  ['2026', '2026-11-27', '2026-12-11', '2026/2', '2026-11-28'],
  ['2026/2', '2026-11-27', '2026-12-11', '2026/3', '2026-11-28'],
  ['Winter 25/26', null, '2026-02-11', 'Winter 25/26/2', '2026-02-11'],
  // one more on the day of its last evening
  ['2026', '2026-11-27', '2026-11-27', '2026/2', '2026-11-27'],
])(
  'in the days of %s, closed after %s, one of %s is in %s',
  (name, lastEvening, day, own, from) => {
    const season = { name, startsOn: '2026-01-01', endsOn: '2026-12-31', lastEvening };
    expect(seasonFor(season, day)).toEqual({ name: own, startsOn: from, endsOn: '2026-12-31' });
  },
);
