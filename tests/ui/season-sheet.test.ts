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
  expect(sheet(12, 5)).toMatchObject({ latest: 5, without: [] });
  expect(sheet(12, 5).letters).toBeGreaterThan(3.5);
});

test('a long one has as many evenings as can be read, and says less of each', () => {
  const { letters, latest, without } = sheet(31, 45);
  expect(letters).toBeGreaterThanOrEqual(2.8);
  expect(latest).toBeGreaterThan(9);
  expect(latest).toBeLessThan(45);
  expect(without).toContain('figures');
});
