/** Results of a round: at the desks, at the tables' phones, and on the phones of those who play. */
import type { Page } from '@playwright/test';
import { button } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import { openHall } from './hall';

/** Types on the page's own keys, as a thumb does; `>` is the key that leads on. */
async function thumb(page: Page, keys: string): Promise<void> {
  for (const key of keys)
    await page
      .getByRole('group', { name: 'Keys' })
      .getByText(key === '>' ? 'Next' : key, { exact: true })
      .click();
}
const figure = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

test('two desks by thumb: control sum, a slip that differs, a correction with its reason', async ({
  page,
  stranger,
  baseURL: base = '',
}) => {
  const hall = await openHall(page, { people: 12, base });
  await stranger.goto(await hall.link('desk'));
  await button(stranger, 'B').click();
  await expect(stranger.getByText('Desk B')).toBeVisible();
  await page.goto(`${hall.address}/desk`);
  await button(page, 'A').click();
  await expect(figure(page, 'Table')).toBeFocused();
  await screenshot(page, 'tournament-desk');

  // A sum that is off is said at once, with what would be right.
  await thumb(page, '1>1102>728>');
  await expect(page.getByRole('alert').filter({ hasText: 'add up' })).toHaveText(
    '1,830 does not add up: without a match it is 1,884, so 54 too few.',
  );
  await expect(figure(page, 'Points A')).toBeFocused();
  await thumb(page, '1102>782>');
  await expect(page.getByText('Table 1: 1,102 : 782')).toBeVisible();
  await expect(figure(page, 'Table')).toBeFocused();
  // A match makes the sum that much higher; whose it was is asked only then.
  await thumb(page, '2>1202>782>');
  await expect(page.getByText('That makes one match. Whose?')).toBeVisible();
  await expect(figure(page, 'Matches A')).toBeFocused();
  await thumb(page, '1>');
  await expect(page.getByText('Table 2: 1,202 : 782')).toBeVisible();
  await thumb(page, '2>');
  await expect(page.getByText(/^Table 2 was typed here already: 1,202 : 782/)).toBeVisible();

  // The other desk sees that it was typed, not what.
  await expect(stranger.getByRole('link', { name: 'Table 1: typed once' })).toBeVisible();
  await expect(stranger.getByText('1,102')).toHaveCount(0);
  await thumb(stranger, '1>1120>764>');
  await expect(stranger.getByText('The slips differ: have a look.')).toBeVisible();
  await expectAccessible(stranger);
  await button(stranger, 'Undo').click();
  await expect(stranger.getByRole('link', { name: 'Table 1: typed once' })).toBeVisible();
  await thumb(stranger, '1>1120>764>');

  await page.getByRole('link', { name: 'Table 1: the slips differ' }).click();
  await expect(page.getByText('1,120 : 764')).toBeVisible();
  await thumb(page, '1120>764>');
  await button(page, 'read wrong').click();
  await screenshot(page, 'tournament-correct');
  await expectAccessible(page);
  await button(page, 'Correct it').click();
  await expect(page.getByRole('link', { name: 'Table 1: checked' })).toBeVisible();
  await page.getByRole('link', { name: 'Table 1: checked' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'read wrong' })).toContainText(
    '1,120 : 764',
  );

  // A figure stays on one line beside long names.
  await page.goto(`${hall.address}/rounds/1`);
  const points = page.getByText('1,120', { exact: true });
  await expect(points).toBeVisible();
  expect((await points.boundingBox())?.height).toBeLessThan(30);
});

test('a table sends its totals; its phone, and the one of somebody who plays there, show them', async ({
  page,
  stranger,
  baseURL: base = '',
}) => {
  const hall = await openHall(page, { people: 8, base });
  const [first] = hall.tables;
  const [one = '', , partner = ''] = first?.seats ?? [];
  await stranger.goto(await hall.tableLink(1));
  await expect(stranger.getByRole('heading', { name: 'Table 1' })).toBeVisible();
  await screenshot(stranger, 'tournament-table');
  await button(stranger, 'Only the totals').click();
  await figure(stranger, 'Points A').click();
  await thumb(stranger, '1102>782>');
  await expect(stranger.getByText('Your result is in.')).toBeVisible();
  await expectAccessible(stranger);

  // Whose card it is, the link of the card says.
  const number = [...hall.names.keys()].indexOf(one) + 1;
  const link = hall.link('public');
  await stranger.goto(`${await link}?me=${number}`);
  await expect(stranger).toHaveURL(hall.address);
  // The link of the table lets this phone do more, and stays.
  await expect(stranger.getByText('Your result is in.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${await link}?me=${number}`);
  const now = page.getByRole('region', { name: /^Round 1/ });
  await expect(now).toContainText(`A, with ${hall.names.get(partner)}`);
  await expect(now).toContainText('1,102 : 782');
});

test('somebody finds their name, and their next table comes by itself', async ({
  page,
  stranger,
  baseURL: base = '',
}) => {
  const hall = await openHall(page, { people: 8, setting: { rounds: 2 }, base });
  await stranger.goto(await hall.link('public'));
  await stranger.getByLabel('Name or number').fill('muster3');
  await stranger.getByRole('button', { name: /Vreni Muster3/ }).click();
  const at = (of: typeof hall) =>
    of.tables.find(({ seats }) => seats.some((id) => of.names.get(id) === 'Vreni Muster3'));
  const now = stranger.getByRole('region', { name: /^Round/ });
  await expect(now).toContainText(`Table ${at(hall)?.table}`);
  await expect(now).toContainText(/with Vreni Muster\d/);
  // Without a result nobody has a rank yet.
  const soFar = stranger.getByRole('region', { name: 'So far' });
  await expect(soFar).not.toContainText('Rank');
  await screenshot(stranger, 'tournament-mine');
  await expectAccessible(stranger);
  const writeAll = async (of: typeof hall, round: number) => {
    for (const { table } of of.tables) {
      const answer = await page.request.post(`${base}/api/v1/tournaments/${hall.id}/changes`, {
        headers: { origin: base },
        data: {
          change: {
            ...{ kind: 'slip', id: `slip-of-the-table-${round}0${table}`, round, draw: of.draw },
            ...{ table, desk: 'A', points: [1102, 782], matches: [] },
          },
        },
      });
      expect(await answer.json()).toMatchObject({ ok: true });
    }
  };
  const nextAppears = now.getByText('The next one appears here by itself');
  await writeAll(hall, 0);
  await expect(nextAppears).toBeVisible();
  const next = await hall.round(1);
  await expect(now).toContainText('Round 2 of 2');
  await expect(now).toContainText(`Table ${at(next)?.table}`);
  await expect(soFar).toContainText(/Rank \d/);
  await expect(soFar).toContainText(/1,102|782/);
  await stranger.reload();
  await expect(now).toContainText('Round 2 of 2');
  // No round comes after the last one.
  await writeAll(next, 1);
  await expect(now).toContainText(/1,102|782/);
  await expect(nextAppears).toHaveCount(0);
});

test('who has signed up by the link signs off again', async ({
  page,
  stranger,
  baseURL: base = '',
}) => {
  const hall = await openHall(page, { people: 2, setting: { places: 3 }, base }, false);
  await stranger.goto(await hall.link('entrant'));
  for (const name of ['Ruth Meier', 'Otto Frei']) {
    await stranger.getByLabel('Name', { exact: true }).fill(name);
    await button(stranger, 'Sign up').click();
  }
  await expect(stranger.getByText('Number 3')).toBeVisible();
  await expect(stranger.getByText('waiting list, place 1')).toBeVisible();
  await button(stranger, 'Sign off Otto Frei').click();
  await button(stranger, 'Sign off').click();
  await expect(stranger.getByText('Otto Frei')).toHaveCount(0);
  await expectAccessible(stranger);
});

test('a table that has written its hands goes back to the tournament, and finds it on the start page', async ({
  page,
  stranger,
  baseURL: base = '',
}) => {
  const setting = { hands: 1, options: { hands: 1 } };
  const hall = await openHall(page, { people: 8, setting, base });
  await page.goto(hall.address);
  await expect(page.getByRole('heading', { name: 'Chlausjass' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Chlausjass You direct' })).toBeVisible();

  await stranger.goto(await hall.tableLink(1));
  await button(stranger, 'Write hand by hand').click();
  await stranger.waitForURL(/\/games\//);
  await expect(stranger.getByRole('link', { name: 'Back to the tournament' })).toBeVisible();
  await button(stranger, 'Enter hand').click();
  await stranger.getByRole('button', { name: /^hearts/ }).click();
  for (const key of '100') await button(stranger, key).click();
  await button(stranger, 'Chalk it up').click();
  const keys = stranger.locator('.board-keys');
  const back = keys.getByRole('link', { name: 'Back to the tournament' });
  await expect(back).toBeVisible();
  await expect(button(stranger, 'Rematch')).toHaveCount(0);
  await screenshot(stranger, 'tournament-table-end');
  await back.click();
  await expect(stranger.getByText('Your result is in.')).toBeVisible();
  await expect(stranger.getByText('The round is over for you.')).toBeVisible();
  await expect(stranger.getByText('100', { exact: true })).toBeVisible();
  await stranger.goto('/');
  await stranger.getByRole('link', { name: 'Chlausjass Your table' }).click();
  await expect(stranger.getByRole('heading', { name: 'Table 1' })).toBeVisible();
});

test('a desk that sees its own slip wrong puts it right by itself', async ({
  page,
  stranger,
  baseURL: base = '',
}) => {
  const hall = await openHall(page, { people: 12, base });
  await stranger.goto(await hall.link('desk'));
  await button(stranger, 'B').click();
  await thumb(stranger, '1>1102>782>');
  await button(stranger, 'Put right').click();
  await expect(figure(stranger, 'Points A')).toBeFocused();
  await expect(figure(stranger, 'Table')).toHaveValue('1');
  await screenshot(stranger, 'tournament-desk-right');
  await expectAccessible(stranger);
  await thumb(stranger, '1120>764>');
  await expect(stranger.getByText('Table 1: 1,120 : 764')).toBeVisible();
  // Later too: by the number of the table.
  await thumb(stranger, '2>1000>884>1>');
  await expect(stranger.getByText('Table 1 was typed here already: 1,120 : 764.')).toBeVisible();
  await button(stranger, 'Put right').click();
  await thumb(stranger, '1112>772>');
  await expect(stranger.getByText('Table 1: 1,112 : 772')).toBeVisible();

  await page.goto(`${hall.address}/desk/1/1`);
  const told = page.getByRole('region', { name: 'Table 1' }).getByRole('listitem');
  await expect(told.filter({ hasText: '→' })).toHaveText([
    '1,102 : 782 → 1,120 : 764Desk B',
    '1,120 : 764 → 1,112 : 772Desk B',
  ]);
});
