import type { Page } from '@playwright/test';
import {
  addPlayers,
  button,
  foundClub,
  foundLeague,
  link,
  onBoard,
  phone,
  planEvening,
  play,
  signUp,
  startAtEvening,
} from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';

test('invited by link: a scorer writes, a reader reads, a stranger finds nothing', async ({
  page,
  stranger,
  browser,
  faults,
}) => {
  // What one may not see answers 404.
  faults.allow(/404/);
  await page.goto('/account');
  await signUp(page, { name: 'Anna' });
  const league = await foundLeague(page, 'Thursday Jass');
  await addPlayers(page, league, ['Anna', 'Beat', 'Carla']);
  const evening = await planEvening(page, league, `${new Date().getFullYear()}-03-05`);
  const game = await startAtEvening(page, evening, ['Anna', 'Beat', 'Carla']);

  const invite = async (role: string) => {
    await page.goto(`${league}/settings`);
    await page.getByLabel('Role', { exact: true }).selectOption(role);
    await button(page, 'Create a link').click();
    return page.getByRole('textbox', { name: 'The link' }).inputValue();
  };
  const forScorer = await invite('Scorer');
  await screenshot(page, 'invitation-made');
  await expectAccessible(page);
  const join = async (guest: typeof page, { name, url }: { name: string; url: string }) => {
    await guest.goto(url);
    await link(guest, 'Sign up or in').click();
    await signUp(guest, { name }, '**/join/*');
    await button(guest, `Join as ${name}`).click();
    await guest.waitForURL(new RegExp(`${league}(/you)?$`));
  };

  await stranger.goto(forScorer);
  await expect(stranger.getByText('invites you as a scorer')).toBeVisible();
  await screenshot(stranger, 'invitation');
  await expectAccessible(stranger);
  await join(stranger, { name: 'Beat', url: forScorer });
  // No name came with the link: the one of the account stands first.
  await screenshot(stranger, 'which-name');
  await expectAccessible(stranger);
  await stranger.goto(league);
  await link(stranger, 'Which of these are you?').click();
  await button(stranger, 'I am Beat').click();
  await expect(stranger.getByText('At the table you are Beat')).toBeVisible();
  await link(stranger, 'Go to the league').click();
  await expect(link(stranger, 'Which of these are you?')).toBeHidden();
  await link(stranger, 'Evenings').click();
  await stranger.getByRole('link', { name: /5 March/ }).click();
  const games = stranger.getByRole('region', { name: 'Games' });
  await games.getByRole('link', { name: 'running' }).click();
  await onBoard(stranger);
  await play(stranger, [[60, 57, null]]);
  await page.goto(game);
  await expect(page.getByRole('list', { name: 'Slate' })).toContainText('net −2');

  const reader = await phone({ browser, faults });
  const forReader = await invite('Reader');
  await join(reader, { name: 'Nora', url: forReader });
  await reader.goto(evening);
  await expect(reader.getByText('running')).toBeVisible();
  await expect(reader.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(link(reader, 'New game')).toBeHidden();
  await screenshot(reader, 'evening-as-reader');
  // While it is played a reader sees the slate as it is written, and nothing to write with.
  await reader.goto(game);
  await expect(reader.getByRole('list', { name: 'Slate' })).toContainText('net −2');
  await expect(button(reader, 'Enter hand')).toHaveCount(0);
  await expect(button(reader, 'Undo')).toHaveCount(0);
  await reader.goto(`${game}/record`);
  await expect(reader.getByText('Still running: 1 hand played')).toBeVisible();
  await expect(button(reader, 'Write notes')).toBeHidden();
  await screenshot(reader, 'game-page-as-reader');
  await expectAccessible(reader);
  await reader.goto(`${league}/settings`);
  await expect(reader.getByRole('region', { name: 'Members' })).toBeHidden();

  const late = await phone({ browser, faults });
  await page.goto(`${league}/settings`);
  const invitations = page.getByRole('region', { name: 'Invitations' });
  const open = invitations.getByRole('listitem').filter({ hasText: 'Reader' });
  await open.getByRole('button', { name: 'Revoke' }).click();
  await button(page, 'Revoke: the link ends').click();
  await expect(page.getByText('Past invitations (1)')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await screenshot(page, 'league-settings');
  await expectAccessible(page);
  await late.goto(forReader);
  await expect(late.getByText('This invitation is not valid any more')).toBeVisible();
  await screenshot(late, 'invitation-revoked');
  // Revoked where it was made, a link is not shown any longer.
  await invite('Member');
  const fresh = invitations.getByRole('listitem').filter({ hasText: 'Member' });
  await fresh.getByRole('button', { name: 'Revoke' }).click();
  await button(page, 'Revoke: the link ends').click();
  await expect(page.getByText('The link just created is revoked')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'The link' })).toBeHidden();
  for (const path of [league, `${league}/evenings`, evening, game, `${game}/record`]) {
    await late.goto(path);
    await expect(late.getByRole('heading', { level: 1 }), path).toHaveText(/not|nothing/i);
  }
});

/** How many sheets of paper a page takes. */
const pagesOf = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    ?.length ?? 0;

test('rounds drawn ahead, people swapped, and one link for the room', async ({
  page,
  stranger,
  faults,
}) => {
  // A link that was taken back answers so.
  faults.allow(/404/);
  await page.goto('/account');
  await signUp(page, { name: 'Olga' });
  const league = await foundLeague(page, 'Friday Jass');
  await addPlayers(page, league, ['Anna', 'Beat', 'Carla', 'Dora', 'Emil', 'Fritz', 'Greta']);
  const evening = await planEvening(page, league, new Date().toISOString().slice(0, 10));
  await button(page, 'All 7 are there').click();
  await page.getByLabel('Rounds').selectOption('3');
  await button(page, 'Draw 3 rounds').click();
  const tables = page.getByRole('region', { name: 'Tables' });
  await expect(tables.getByRole('heading', { name: 'Round 1' })).toContainText('0 of 2 done');
  await button(page, 'Round 3').click();
  await expect(tables.getByRole('heading', { name: 'Round 3' })).toBeVisible();
  await button(page, 'Round 1').click();
  await screenshot(page, 'evening-rounds');
  await expectAccessible(page);

  await button(page, 'Arrange people').click();
  const seatsOf = (table: string) =>
    tables.getByRole('listitem').filter({ hasText: table }).locator('[data-who]');
  const [one, other] = [seatsOf('Table 1').first(), seatsOf('Table 2').first()];
  const [first, second] = [await one.innerText(), await other.innerText()];
  await one.dragTo(other);
  await expect(one).toHaveText(second);
  await expect(other).toHaveText(first);
  // The same by two keys, with somebody who has no table.
  const last = seatsOf('Table 2').last();
  const left = tables.locator('[data-who]').last();
  const [leaves, comes] = [await last.innerText(), await left.innerText()];
  await last.press('Enter');
  await left.press('Enter');
  await expect(last).toHaveText(comes);
  await expect(left).toHaveText(leaves);
  await screenshot(page, 'evening-arranged');
  await expectAccessible(page);
  const seated = await seatsOf('Table 1').first().innerText();
  await button(page, 'Arrange people').click();

  // Whoever is gone before their first game is said at the table, where nobody begins without them.
  const attendance = page.getByRole('region', { name: 'Attendance' });
  await attendance.locator('summary').first().click();
  const tick = attendance.getByRole('button', { name: seated, exact: true });
  const begin = tables.getByRole('button', { name: /^Start: .*Table 1/ });
  await expect(begin).toBeEnabled();
  await tick.click();
  await expect(tables.getByText(`${seated} is not here. Change the seat`)).toBeVisible();
  await expect(begin).toBeDisabled();
  await tick.click();
  await expect(begin).toBeEnabled();

  await button(page, 'QR for the room').click();
  const url = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  const room = page.getByRole('dialog', { name: /^Friday Jass/ });
  const code = await room.getByRole('img').boundingBox();
  // Read from the seats of a room, it takes most of the screen.
  expect(code?.width).toBeGreaterThan(300);
  await screenshot(page, 'room-code');
  await expectAccessible(page);
  await stranger.goto(url);
  await screenshot(stranger, 'room-names');
  await expectAccessible(stranger);
  await button(stranger, second).click();
  await button(stranger, 'I come').click();
  await expect(button(stranger, 'I come')).toHaveAttribute('aria-pressed', 'true');
  await expect(stranger.getByRole('region', { name: 'Table 1' })).toContainText(second);
  await screenshot(stranger, 'room');
  await expectAccessible(stranger);
  await button(stranger, 'Write at this table').click();
  await onBoard(stranger);
  await play(stranger, [[60, 57, null]]);
  // Whoever looks at the evening sees it without doing anything.
  await expect(tables.getByRole('listitem').filter({ hasText: 'Table 1' })).toContainText(
    '1 of 12 hands',
  );
  await button(page, 'Take it back').click();
  await expect(page.getByText('Taken back:')).toBeVisible();
  await stranger.goto(url);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/not/i);

  // What stands on paper of a drawn table: who sat there is known.
  await page.goto(`${evening}/paper`);
  const figures = page.getByRole('group', { name: /^Table 2/ }).getByRole('textbox');
  for (const [at, figure] of ['5', '-2', '-3'].entries()) await figures.nth(at).fill(figure);
  await screenshot(page, 'paper-tables');
  await expectAccessible(page);
  await button(page, 'Save').click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Saved: Round 1, Table 2.' }),
  ).toBeVisible();
  await link(page, 'To the evening').click();
  await expect(tables.getByRole('listitem').filter({ hasText: 'Table 2' })).toContainText(
    'totals from paper',
  );

  // On paper: cards without a code as long as no link leads to the room, and a sheet for each table.
  await page.goto(evening);
  await link(page, 'Print').click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Table cards/ }).click();
  await expect(page.getByRole('img', { name: 'QR code to the table' })).toHaveCount(0);
  await button(page, 'Open the room’s link').click();
  await expect(page.getByRole('img', { name: 'QR code to the table' })).toHaveCount(4);
  expect(await pagesOf(page)).toBe(1);
  await screenshot(page, 'kit-cards');
  await expectAccessible(page);
  await page.goto(`${evening}/print/sheets`);
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('article', { name: /Round 1, Table 1/ })).toContainText(second);
  expect(await pagesOf(page)).toBe(6);
  await screenshot(page, 'kit-sheets');
  await expectAccessible(page);

  // The cashier: a fee for tonight, two who pay it, and one by mistake.
  await page.goto(evening);
  await link(page, 'Cash').click();
  await page.getByLabel('Entry fee of this evening, CHF').fill('7.50');
  await button(page, 'Save').click();
  await page.getByRole('checkbox', { name: 'Anna' }).check();
  await page.getByRole('checkbox', { name: 'Emil' }).check();
  await expect(
    page.getByText('CHF 15.00 of CHF 52.50 is paid, CHF 37.50 still open.'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Emil' }).uncheck();
  await expect(
    page.getByText('CHF 7.50 of CHF 52.50 is paid, CHF 45.00 still open.'),
  ).toBeVisible();
  await screenshot(page, 'cash-evening');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Cash of season/ }).click();
  await page.getByText('Set an entry fee and stakes').click();
  await page.getByLabel('Entry fee of an evening').fill('5');
  await page.getByLabel('Per cents of the jackpot').fill('60, 50');
  await button(page, 'Save').click();
  await expect(page.getByText('100 in all at the most')).toBeVisible();
  await page.getByLabel('Per cents of the jackpot').fill('60, 40');
  await button(page, 'Save').click();
  await expect(page.getByText('the places get 60 % and 40 %')).toBeVisible();
  await page.getByText('Write down a payment').click();
  await page
    .getByLabel('Who', { exact: true })
    .selectOption({ label: 'none of us (prizes, gifts, carried over)' });
  await page.getByLabel('Amount, CHF').fill('120');
  await page.getByLabel('What for').fill('Carried over');
  await button(page, 'Write it down').click();
  await expect(page.getByText('CHF 127.50').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Anna/ })).toContainText('even');
  // Six have not paid tonight's fee.
  await expect(page.getByRole('heading', { name: 'Evenings with something open' })).toBeVisible();
  await expect(page.getByRole('link', { name: /, CHF\s45\.00$/ })).toBeVisible();
  await expect(page.getByText('Everything is settled.')).toHaveCount(0);
  await screenshot(page, 'cash-season');
  await expectAccessible(page);

  await page.goto(`${evening}/plan`);
  const byName = page.getByRole('region', { name: 'By name' });
  // A phone shows the rounds of each below the name, without a head.
  await expect(byName.getByRole('row')).toHaveCount(7);
  expect(await byName.evaluate((part) => part.scrollWidth > part.clientWidth)).toBe(false);
  // Both lists of a small evening on one sheet.
  expect(await pagesOf(page)).toBe(1);
  await screenshot(page, 'evening-plan');
  await expectAccessible(page);
  // On a wide screen its rounds are as wide as each other, whoever sits there.
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const table of await page.locator('table.plan').all()) {
    const widths = await table
      .locator('thead > tr > :not(:first-child)')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1.5);
  }
  if (before) await page.setViewportSize(before);
});

test('everybody reads first names and initials of a public league, until it says otherwise', async ({
  page,
  stranger,
}) => {
  const names = ['Ruedi Amstutz', 'Trudi von Arx', 'Bäsi'];
  const league = await foundClub(page, { owner: 'Olga', name: 'Open Jass', players: names });
  await page.goto(`${league}/settings`);
  await page.getByText('Anyone with the address').click();
  await page.getByLabel('Names in lists').selectOption('by family name');
  // The key is dim while it is being saved, too.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await button(page, 'Save').click();
  await saved;
  await expect(button(page, 'Save')).toBeDisabled();
  const roster = (reader: typeof page) =>
    reader.getByRole('region', { name: 'Players', exact: true }).getByRole('listitem');
  await stranger.goto(`${league}/players`);
  await expect(roster(stranger)).toHaveText(['Ruedi A.', 'Trudi A.', 'Bäsi']);

  await page.goto(`${league}/players`);
  await expect(page.getByText('Public: First name and initial')).toBeVisible();
  await expect(roster(page).first()).not.toContainText('Ruedi A.');
  await screenshot(page, 'roster-public');
  await expectAccessible(page);
  await link(page, 'Edit Ruedi Amstutz').click();
  await page.getByLabel('Everybody else reads').selectOption('No names');
  await expect(page.getByText(/^N\. N\. \d$/)).toBeVisible();
  await screenshot(page, 'player-public');
  await stranger.reload();
  await expect(roster(stranger)).toContainText([/N\. N\. \d/, 'Trudi A.', 'Bäsi']);

  // A slip of the fingers, and names that nobody used.
  await page.goto(`${league}/players`);
  await expect(roster(page).first()).toContainText('to everybody “N. N.');
  const form = page.getByRole('form', { name: 'Add players' });
  await button(page, 'Add players').click();
  await form.getByLabel('Names').fill('Ruedi Amstuz');
  await form.getByRole('button', { name: /^Did you mean Ruedi Amstutz/ }).click();
  await expect(form.getByLabel('Names')).toHaveValue('Ruedi Amstutz');
  await page.getByText('Remove 3 names without results').click();
  await page.getByRole('checkbox', { name: 'Bäsi' }).uncheck();
  await button(page, 'Remove 2 names').click();
  await expectAccessible(page);
  await button(page, 'Remove 2 names for good').click();
  await expect(roster(page)).toHaveText([/Bäsi/]);
});
