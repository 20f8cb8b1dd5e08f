/** A season ends: what is still open is said, and what is planned next goes into a new one. */
import { button, foundClub, link, planEvening, startAtEvening } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';

test('a season is closed: its evening is played, and the next one begins with a new season', async ({
  page,
}) => {
  const day = new Date();
  const today = day.toISOString().slice(0, 10);
  const year = day.getUTCFullYear();
  const league = await foundClub(page, {
    owner: 'Anna',
    name: 'Jassclub Linde',
    players: ['Anna', 'Beat', 'Carla'],
  });
  // An old year, still open: nothing new goes there by itself.
  await page.goto(`${league}/seasons/new?earlier=1`);
  await button(page, 'Create the season').click();
  await page.waitForURL(/\/files\/years\?season=/);

  await page.goto(`${league}/evenings/new`);
  await expect(page.getByText(`counts in season ${year}`)).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill(`${year - 1}-05-01`);
  await expect(page.getByText(`counts in season ${year - 1}`)).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill(`${year + 1}-01-08`);
  await expect(page.getByText('There is no season for this day yet.')).toBeVisible();
  await expect(button(page, 'Create the evening')).toBeDisabled();

  const evening = await planEvening(page, league, today);
  await startAtEvening(page, evening, ['Anna', 'Beat', 'Carla']);

  await page.goto(`${league}/seasons`);
  await link(page, `Change season ${year}`).click();
  const close = page.getByRole('region', { name: 'Close it' });
  await expect(close.getByRole('link')).toContainText('1 game running');
  await expect(close.getByRole('link')).toHaveAttribute('href', evening);
  await button(page, 'Close the season').click();
  await screenshot(page, 'season-close-open');
  await expectAccessible(page);
  await button(page, 'Close it anyway').click();
  await expect(button(page, 'Open the season')).toBeVisible();
  const then = page.getByRole('navigation', { name: 'What comes next' });
  await expect(then.getByRole('link', { name: 'New season' })).toBeVisible();
  await screenshot(page, 'season-closed');

  await page.goto(`${league}/evenings?season=${new URL(page.url()).pathname.split('/')[4]}`);
  await page.getByText('One not played').click();
  await expect(page.getByRole('link', { name: /1 game not played to the end/ })).toBeVisible();

  await page.goto(league);
  await expect(page.getByText(`Season ${year} is closed.`)).toBeVisible();
  await expect(link(page, `Begin season ${year + 1}`)).toBeVisible();

  // The day that was planned is kept, and lies in the season that is made for it.
  await page.goto(`${league}/evenings/new`);
  await expect(page.getByText(`Season ${year} is closed.`)).toBeVisible();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(today);
  await screenshot(page, 'evening-no-season');
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Metzgete');
  await link(page, 'New season').click();
  await expect(page.getByLabel('First day')).toHaveValue(today);
  await button(page, 'Create the season').click();
  await page.waitForURL(/\/evenings\/new\?day=/);
  await expect(page.getByLabel('Name')).toHaveValue('Metzgete');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(today);
  await expect(page.getByText(`counts in season ${year}/2`)).toBeVisible();
});
