import { expect, test } from 'vitest';
import { nextSeason } from '../../lib/league/next-season';

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
  ['Schieber 12', '2026-01-01', '2026-12-31', 'Schieber 12 2027', '2027-01-01', '2027-12-31'],
  ['Schalttag', '2024-02-29', '2024-12-31', 'Schalttag 2026', '2026-02-28', '2026-12-31'],
])('after %s from %s to %s comes %s', (name, startsOn, endsOn, next, from, to) => {
  expect(nextSeason({ name, startsOn, endsOn }, '2026-11-24')).toEqual({
    name: next,
    startsOn: from,
    endsOn: to,
  });
});
