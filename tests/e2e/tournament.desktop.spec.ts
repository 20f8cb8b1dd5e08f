import { writeXlsx } from 'hucre/xlsx';
import { button } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import { entrantRow, foundTournament, place } from './tournament';

/** So many that they do not divide by four. */
const NAMES = Array.from({ length: 31 }, (_, at) => `Vreni Muster${at + 1}`);

test('an organiser sets up, enters a list, draws, changes and begins a round', async ({ page }) => {
  await page.goto('/tournaments');
  await expect(page.getByText('A tournament is a day of many tables')).toBeVisible();
  await screenshot(page, 'tournaments');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Found a tournament' }).click();
  await page.getByText('Short rounds').click();
  await screenshot(page, 'tournament-new');
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('Chlausjass');
  await page.getByLabel('Place', { exact: true }).fill('Aula Baden');
  await button(page, 'Found a tournament').click();
  await expect(page.getByText('Nobody is entered yet')).toBeVisible();
  await expect(page).toHaveTitle('Chlausjass · Schiefer');

  // What is agreed: five rounds of eight hands came with the set, each said once.
  await place(page, 'Settings');
  const set = page.getByLabel('Ready set');
  await expect(set.locator('option:checked')).toHaveText('Short rounds, 5 × 8');
  await page.getByText('Rule by rule').click();
  await expect(page.getByText('Hands', { exact: true })).toHaveCount(0);
  await page.getByText('Rule by rule').click();
  await expect(page.getByLabel('Rounds', { exact: true })).toHaveValue('5');
  await expect(page.getByLabel('Hands of a round')).toHaveValue('8');
  await page.getByLabel('Worst rounds left out').fill('1');
  await page.getByLabel('Worst rounds left out').press('Enter');
  const saved = page.getByRole('status').filter({ hasText: 'Saved' });
  await expect(saved).toHaveCount(1);
  await expect(set.locator('option:checked')).toHaveText('Your own figures');
  // What parts those who are level, by keyboard: matches before rounds.
  const order = page.getByRole('group', { name: 'The same total is decided by' });
  await order.getByLabel('More matches').press('Space');
  const earlier = order.getByRole('button', { name: 'More matches: earlier' });
  await earlier.press('Enter');
  await expect(order.getByRole('listitem')).toContainText(['1. More matches', '2. Best round']);
  await expect(earlier).toBeFocused();
  await earlier.press('Enter');
  await expect(order.getByRole('listitem')).toContainText(['1. More matches', '2. Best round']);
  await page.getByLabel('Start money, in francs').fill('20');
  await page.getByLabel('Minutes of a round').fill('60');
  await page.getByLabel('Minutes of a round').press('Enter');
  await expect(
    page.getByText('The mean: whoever sits out is neither better nor worse off.'),
  ).toBeVisible();
  // What is made stands open at once.
  await button(page, 'Make a link: Desk').click();
  await expect(page.getByRole('img', { name: 'The link, for a camera' })).toBeVisible();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(/\/d\/[\w-]{43}$/);
  await screenshot(page, 'tournament-settings');
  await expectAccessible(page);

  // 31 names are pasted, and two more come in a sheet, of whom one is there already.
  await place(page, 'Entrants');
  await page.getByLabel('One person to a line').fill(NAMES.join('\n'));
  await button(page, 'Enter 31 people').click();
  await expect(page.getByText('31 people entered.')).toBeVisible();
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'Liste',
        rows: [
          ['Verein', 'Name', 'Vorname'],
          ['Zug', 'Amstutz', 'Ruedi'],
          [null, 'Muster1', 'Vreni'],
        ],
      },
    ],
  });
  await page
    .getByLabel('Or from a spreadsheet')
    .setInputFiles({ name: 'liste.xlsx', mimeType: '', buffer: Buffer.from(sheet) });
  await expect(page.getByLabel('One person to a line')).toHaveValue(
    'Ruedi Amstutz, Zug\nVreni Muster1',
  );
  await expect(page.getByText('1 is entered already and is left out.')).toBeVisible();
  await button(page, 'Enter 1 person').click();
  await expect(entrantRow(page, 'Ruedi Amstutz')).toContainText('Zug');

  // All but one are here; one pays.
  for (const name of NAMES) await button(page, `${name}: here`).click();
  await button(page, 'Vreni Muster1: paid').click();
  await expect(button(page, 'not here 1')).toBeVisible();
  await screenshot(page, 'tournament-entrants');
  await expectAccessible(page);

  await place(page, 'Today');
  await page.getByRole('link', { name: 'Draw round 1' }).click();
  await screenshot(page, 'tournament-draw');
  await expectAccessible(page);
  await button(page, 'Draw round 1').click();
  const tables = page.getByRole('listitem', { name: /^Table \d+$/ });
  await expect(tables).toHaveCount(7);
  await expect(
    page.getByText('31 people do not divide into tables of 4; 3 sit out:'),
  ).toBeVisible();
  await screenshot(page, 'tournament-drawn');
  await expectAccessible(page);

  // Two change places by two taps, and somebody without a place by a drag.
  const chips = (table: number) => tables.nth(table - 1).getByRole('button');
  const [one, other] = [await chips(1).first().innerText(), await chips(2).first().innerText()];
  await chips(1).first().click();
  await expect(page.getByText(`${one} changes places with whom?`)).toBeVisible();
  await chips(2).first().click();
  await expect(chips(1).first()).toHaveText(other);
  await expect(chips(2).first()).toHaveText(one);
  const out = page.getByRole('region', { name: 'Sitting out' }).getByRole('button');
  const waits = await out.first().innerText();
  await out.first().dragTo(chips(7).last());
  await expect(chips(7).last()).toHaveText(waits);

  await button(page, 'Show it to everybody').click();
  await button(page, 'Begin the round').click();
  await expect(page.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/);
  await place(page, 'Today');
  await expect(page.getByText('Without a result: table 1, 2, 3, 4, 5, 6, 7')).toBeVisible();
  await screenshot(page, 'tournament-today');
  await expectAccessible(page);

  // What was drawn for stays, and the page says why.
  await place(page, 'Settings');
  await expect(page.getByText('These stay, as a round is drawn.')).toBeVisible();
  await expect(page.getByLabel('Ready set')).toHaveCount(0);
  await expect(page.getByLabel('Hands of a round')).toHaveValue('8');
  await place(page, 'Today');

  // Read anew, all of it is what the server has.
  await expect(page.getByText('is being sent')).toBeHidden();
  await page.goto(`${page.url()}/rounds/1`);
  // Somebody's name and number may begin as another's.
  await expect(page.getByText(new RegExp(`${waits}(?!\\d)`))).toBeVisible();
  await screenshot(page, 'tournament-round');
  await expectAccessible(page);
});

test('who comes late plays from the next round, who leaves is out of it', async ({ page }) => {
  await foundTournament(page, { people: 8 });
  await place(page, 'Today');
  await page.getByRole('link', { name: 'Draw round 1' }).click();
  await button(page, 'Draw round 1').click();
  await button(page, 'Show it to everybody').click();
  await button(page, 'Begin the round').click();

  await place(page, 'Entrants');
  await page.getByRole('searchbox').fill('Später Gast');
  await button(page, 'Enter Später Gast').click();
  await entrantRow(page, 'Vreni Muster3').getByRole('button').first().click();
  await button(page, 'Leaves').click();
  await expect(entrantRow(page, 'Vreni Muster3')).toContainText('gone');

  await place(page, 'Rounds');
  await page.getByRole('link', { name: 'Round 2' }).click();
  await expect(page.getByText('2 tables of round 1 have no result yet.')).toBeVisible();
  await button(page, 'Draw round 2').click();
  const tables = page.getByRole('listitem', { name: /^Table \d+$/ });
  await expect(tables).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Später Gast' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vreni Muster3' })).toHaveCount(0);
});
