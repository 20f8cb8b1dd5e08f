/** How a season's table lies on one A4 page. */
import { expect, test } from 'vitest';
import { sheetFor } from '../../app/leagues/[leagueId]/seasons/[seasonId]/print/sheet';
import { wordsIn } from '../../lib/i18n/words-in';
import { standings } from '../../lib/league/standings';
import { seasonOf } from '../league/season';

/** As many people at each of as many evenings. */
function sheet(people: number, evenings: number) {
  const net = (evening: number) =>
    Object.fromEntries(
      Array.from({ length: people }, (_, i) => [`person-${i}`, ((i * 7 + evening * 13) % 31) - 15]),
    );
  const input = seasonOf({
    evenings: Array.from({ length: evenings }, (_, i) => ({ games: [{ net: net(i) }] })),
  });
  return sheetFor(wordsIn('de'), standings(input), 'net-sticks');
}

test('a short season has all of its columns, in large letters', () => {
  expect(sheet(12, 5)).toMatchObject({ pages: [[{ from: 0, to: 5 }]], without: [] });
  expect(sheet(12, 5).letters).toBeGreaterThan(3.5);
});

test('rows are higher where the page has room for it', () => {
  expect(sheet(4, 12).row).toBeGreaterThan(1.9);
  expect(sheet(31, 12).row).toBeLessThan(sheet(4, 12).row);
});

test.each([
  [14, 34, 1],
  [8, 45, 1],
  [31, 45, 2],
])('%i people with %i evenings have all of them on %i pages', (people, evenings, pages) => {
  const long = sheet(people, evenings);
  expect(long.letters).toBeGreaterThanOrEqual(2.8);
  expect(long.pages).toHaveLength(pages);
  const shown = long.pages
    .flat()
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
  expect(shown.toSorted((a, b) => a - b)).toEqual(Array.from({ length: evenings }, (_, i) => i));
});
