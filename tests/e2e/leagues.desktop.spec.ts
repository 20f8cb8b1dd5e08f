import type { Locator } from '@playwright/test';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import {
  button,
  expectImported,
  foundClub,
  importFile,
  lines,
  link,
  readTable,
  record,
} from './club';
import { expect, expectAccessible, MOVING, screenshot, test } from './frame/test';

test.use(MOVING);

const YEAR = new Date().getFullYear();
const DAYS = ['01-08', '01-22', '02-05', '02-19', '03-05', '03-19', '04-02', '04-16'];
const PLAYERS = ['Anna', 'Beat', 'Carla', 'Dora', 'Emil', 'Flurina', 'Gian', 'Heidi'];
const TRUMPS = ['hearts', 'spades', 'obenabe', 'clubs', 'undenufe', 'diamonds'];

/** Two tables of four, two games at each: Anna stays, the others move on from evening to evening. */
function gamesOf(evening: number): object[] {
  const [host = '', ...guests] = PLAYERS;
  const moved = [host, ...guests.slice(evening % 7), ...guests.slice(0, evening % 7)];
  const tables = [moved.slice(0, 4), moved.slice(4)];
  return [...tables, ...tables.map(([a, b, c, d]) => [a, c, b, d])].map((players, game) => {
    const hands = TRUMPS.map((_, hand) => {
      const points = 20 + ((evening * 53 + game * 31 + hand * 71 + evening * hand * 7) % 118);
      return { trump: TRUMPS[(evening + game + hand) % 6], points: [points, 157 - points] };
    });
    return record('schieber', players.map(String), hands);
  });
}

test('a season of eight evenings on a wide screen', async ({ page }) => {
  const league = await foundClub(page, {
    owner: 'Anna',
    name: 'Jassfreunde Rössli',
    players: PLAYERS,
  });

  await page.goto(`${league}/table`);
  await link(page, 'Change the season').click();
  await page.getByText('What counts?', { exact: true }).click();
  await page.getByLabel('Schieber', { exact: true }).check();
  await page.getByLabel('Mittlere', { exact: true }).uncheck();
  await page.getByText('Results', { exact: true }).click();
  await page.getByLabel('Written points').check();
  await page.getByText('The total', { exact: true }).click();
  await page.getByLabel('The best ones').check();
  await page.getByLabel('How many evenings count').fill('6');
  await screenshot(page, 'season-form');
  await expectAccessible(page);
  await button(page, 'Save the season').click();
  await page.waitForURL(/\/seasons\/[\w-]{21}$/);

  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [evening, day] of DAYS.entries())
    await zip.add(`${YEAR}-${day}.ndjson`, new TextReader(lines(gamesOf(evening))));
  await page.goto(`${league}/files`);
  await importFile(page, { name: 'season.zip', content: Buffer.from(await zip.close()) });
  await expectImported(page, { imported: 32, there: 0, refused: 0 });
  await screenshot(page, 'import-report');

  await page.goto(`${league}/table?evenings=all`);
  for (const row of await readTable(page, PLAYERS.length)) {
    // Six evenings of eight count, and come to the total; those that do not are no better.
    const evenings = row.slice(5, 13);
    const points = (figure: string) => Number.parseInt(figure.replaceAll(',', ''), 10);
    const counted = evenings.filter((figure) => /^[\d,]+$/.test(figure)).map(points);
    const dropped = evenings.filter((figure) => figure.endsWith('not among the best)'));
    expect([counted.length, dropped.length]).toEqual([6, 2]);
    const total = points(row[2] ?? '');
    expect(counted.reduce((sum, figure) => sum + figure)).toBe(total);
    for (const figure of dropped) expect(points(figure)).toBeLessThanOrEqual(Math.min(...counted));
  }
  await page.goto(`${league}/table`);
  await expect(page.getByRole('region', { name: 'Pairs' })).toBeVisible();
  await test.step('shows its latest six evenings and every other column without scrolling', async () => {
    const frame = page
      .getByRole('region', { name: 'Table', exact: true })
      .locator('.standings-frame');
    await expect(frame.locator('thead th[data-group="days"]').first()).toBeVisible();
    expect(await frame.locator('thead th[data-group="days"]').count()).toBe(6);
    const before = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.reload();
    const beyond = frame.evaluate(
      (box) =>
        (box.firstElementChild?.clientWidth ?? 0) - (box.closest('section')?.clientWidth ?? 0),
    );
    expect(await beyond).toBeLessThanOrEqual(16);
    const leftOf = (of: Locator) => of.evaluate((node) => node.getBoundingClientRect().left);
    const heading = page.getByRole('heading', { level: 2 }).first();
    expect(await leftOf(frame.locator('thead th').first())).toBe(await leftOf(heading));
    if (before) await page.setViewportSize(before);
  });
  await screenshot(page, 'league-table');
  await expectAccessible(page);

  await test.step('looks on this phone as it was told to', async () => {
    const table = page.getByRole('region', { name: 'Table', exact: true });
    const look = () => page.getByRole('button', { name: 'Look of the table' });
    const before = await look().boundingBox();
    await look().click();
    await expect(look()).toHaveAttribute('aria-expanded', 'true');
    expect(await look().boundingBox(), 'the key stays where it was pressed').toEqual(before);
    await page.getByText('My rows').click();
    const mine = page.getByRole('group', { name: 'My rows' });
    await expect(mine).toHaveAccessibleDescription(/Highlighted on this device/);
    const names = await mine
      .getByRole('checkbox')
      .evaluateAll((all) => all.map((one) => one.parentElement?.textContent ?? ''));
    expect(names).toEqual(names.toSorted());
    await page.getByLabel('Mean, best, worst').uncheck();
    await page.getByLabel('Close rows').check();
    await page.getByLabel('Anna', { exact: true }).check();
    await screenshot(page, 'league-look');
    await expectAccessible(page);
    await page.reload();
    await expect(table.getByRole('row', { name: /Anna/ })).toHaveAttribute('aria-current', 'true');
    await expect(table.getByRole('columnheader', { name: 'Worst' })).toBeHidden();
    await expect(table.getByRole('columnheader', { name: 'Gap' })).toBeVisible();
    await look().click();
    await page.getByLabel('Mean, best, worst').check();
  });

  await test.step('the race, and how a hidden table is revealed', async () => {
    await link(page, 'The race').click();
    await expect(page.locator('.runner.mine:visible')).toHaveCount(1);
    await page.locator('.runner:visible').filter({ hasText: 'Beat' }).locator('text').hover();
    await screenshot(page, 'season-race');
    await expectAccessible(page);
    await button(page, 'Reveal it').click();
    const hall = page.getByRole('dialog', { name: 'Reveal it' });
    await expect(hall.getByRole('heading')).toContainText('19 Mar');
    await expect(hall.getByText('Anna')).toBeHidden();
    for (const _ of PLAYERS) await page.keyboard.press('Enter');
    await expect(hall.getByText('Anna').first()).toBeVisible();
    const cut = (line: HTMLElement) => line.scrollWidth > line.clientWidth;
    expect(await hall.getByRole('listitem').filter({ hasText: 'Anna' }).evaluate(cut)).toBe(false);
    await screenshot(page, 'season-reveal');
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(hall.getByRole('heading')).toContainText('2 Apr');
    await page.keyboard.press('Escape');
    await expect(hall).toBeHidden();
    await page.getByLabel('From which evening on?').selectOption({ index: 1 });
    await button(page, 'Reveal it').click();
    await expect(hall.getByRole('heading')).toContainText('2 Apr');
    await page.keyboard.press('Escape');
    await page.goBack();
  });

  await test.step('what if, and the records', async () => {
    await link(page, 'What if …').click();
    await page.getByLabel('Which results count').selectOption('All of them');
    await button(page, 'Show the table').click();
    await expect(page.getByText(/would lead/)).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(PLAYERS.length + 1);
    await screenshot(page, 'season-what-if');
    await expectAccessible(page);
    await page.goto(`${league}/seasons/records`);
    await expect(page.getByText('Most games won in a season')).toBeVisible();
    // All four were at every evening.
    await expect(page.getByText('Most evenings in a row')).toHaveCount(0);
    await screenshot(page, 'season-records');
    await expectAccessible(page);
    await page.goto(`${league}/table`);
  });

  await page
    .getByRole('region', { name: 'Table', exact: true })
    .getByRole('link', { name: /^Evening of 16 Apr/ })
    .click();
  await expect(page.getByRole('region', { name: 'The evening' }).getByRole('listitem')).toHaveCount(
    8,
  );
  await screenshot(page, 'evening');
  await expectAccessible(page);
  await page
    .getByRole('region', { name: 'The evening' })
    .getByRole('link', { name: 'Anna' })
    .click();
  await expect(page.getByRole('region', { name: 'Found' }).getByRole('listitem')).toHaveCount(2);
  // The sentence says who won: beside it stand the others.
  await expect(page.locator('.game-side[data-won]:visible')).toHaveCount(0);
  await screenshot(page, 'league-games');
  await page.getByRole('region', { name: 'Found' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'The hands' })).toBeVisible();
  await screenshot(page, 'game-page');
  await expectAccessible(page);
  await link(page, 'Anna').click();
  await expect(page.getByRole('heading', { name: 'Rating' })).toBeVisible();
  await screenshot(page, 'league-player');
  await expectAccessible(page);

  for (const [part, name] of [
    ['/evenings', 'league-evenings'],
    ['/players', 'league-players'],
    ['/settings', 'league-settings'],
    ['/files', 'league-files'],
  ] as const) {
    await page.goto(`${league}${part}`);
    await screenshot(page, name);
    await expectAccessible(page);
  }
  await page.goto(`${league}/table`);
  await link(page, 'Print the table').click();
  const sheet = page.getByRole('article', { name: 'The page' });
  await expect(sheet).toBeVisible();
  const hidden = await sheet.evaluate(({ parentElement: frame }) =>
    frame ? frame.scrollWidth - frame.clientWidth : Number.NaN,
  );
  expect(hidden, 'of the page lies beyond the screen').toBe(0);
  // The letters are those that were reckoned with, and what was reckoned has room.
  const reckoned = await sheet.evaluate((page) => {
    const table = page.querySelector('table');
    if (!table) return null;
    const size = (of: Element) => getComputedStyle(of).fontSize;
    const { right } = table.getBoundingClientRect();
    const last = table.rows[1]?.cells[table.rows[1].cells.length - 1];
    return {
      isOwn: size(table) === size(page),
      beyond: Math.max(0, Math.round((last?.getBoundingClientRect().right ?? 0) - right)),
      wide: Math.max(0, table.scrollWidth - (table.parentElement?.clientWidth ?? 0) - 1),
    };
  });
  expect(reckoned).toEqual({ isOwn: true, beyond: 0, wide: 0 });
  await page.emulateMedia({ media: 'print' });
  await screenshot(page, 'league-print');
});
