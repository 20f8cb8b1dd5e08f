import { button } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import { entrantRow, foundTournament, place } from './tournament';

test('the door of a tournament on a phone: a newcomer in two taps, also without network', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await foundTournament(page, { people: 6 });
  await screenshot(page, 'tournament-door');
  await expectAccessible(page);

  // The field, and the key.
  await page.getByRole('searchbox').tap();
  await page.keyboard.type('Ruedi Amstutz, Zug');
  await screenshot(page, 'tournament-newcomer');
  await button(page, 'Enter Ruedi Amstutz').tap();
  await expect(entrantRow(page, 'Ruedi Amstutz')).toContainText('Zug');
  await expect(button(page, 'Ruedi Amstutz: here')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('searchbox').fill('7');
  await expect(page.getByRole('listitem').filter({ hasText: 'Vreni' })).toHaveCount(0);
  await expect(entrantRow(page, 'Ruedi Amstutz')).toBeVisible();
  await page.getByRole('searchbox').fill('');

  // Without network the door goes on, and says so.
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('Ohne Netz');
  await button(page, 'Enter Ohne Netz').tap();
  await expect(button(page, 'Ohne Netz: here')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 change is kept here and not sent yet.')).toBeVisible();
  await screenshot(page, 'tournament-not-sent');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('not sent yet')).toBeHidden();
  await page.reload();
  await expect(entrantRow(page, 'Ohne Netz')).toBeVisible();
  await place(page, 'Today');
  await expect(page.getByRole('link', { name: /entered 8 here 8/ })).toBeVisible();
  await screenshot(page, 'tournament-today-phone');
  await expectAccessible(page);
});

test('people sign up by a link, and see where they sit', async ({ page, stranger, faults }) => {
  // The link is taken back in the end.
  faults.allow(/the server responded with a status of 404/);
  await foundTournament(page, { people: 3 });
  await place(page, 'Settings');
  // With the link the door is open.
  await button(page, 'Make a link: To sign up').click();
  await expect(page.getByLabel('People sign up by the link')).toBeChecked();
  const link = await page.getByLabel('Address', { exact: true }).inputValue();

  await stranger.goto(link);
  await expect(stranger).toHaveURL(/\/tournaments\/[\w-]{21}$/);
  await stranger.getByLabel('Name', { exact: true }).fill('Gabi Gast');
  await stranger.getByLabel('Club', { exact: true }).fill('Zug');
  await screenshot(stranger, 'tournament-sign-up');
  await expectAccessible(stranger);
  await button(stranger, 'Sign up').click();
  await expect(stranger.getByText('Number 4')).toBeVisible();
  // The link lies on the phone: the address alone leads here again.
  await stranger.reload();
  await expect(stranger.getByText('Number 4')).toBeVisible();

  await place(page, 'Entrants');
  await button(page, 'Gabi Gast: here').tap();
  await place(page, 'Today');
  await page.getByRole('link', { name: 'Draw round 1' }).tap();
  await button(page, 'Draw round 1').tap();
  await screenshot(page, 'tournament-drawn-phone');
  await expectAccessible(page);
  await button(page, 'Show it to everybody').tap();
  await stranger.getByRole('link', { name: 'Who sits where' }).click();
  await expect(stranger.getByText('Gabi Gast')).toBeVisible();
  await screenshot(stranger, 'tournament-tables');
  await expectAccessible(stranger);

  // Taken back, the link is worth nothing at once.
  await place(page, 'Settings');
  await page.getByText('Show it').click();
  await button(page, 'Take back').tap();
  await button(page, 'Take it back').tap();
  await expect(stranger.getByText('Not open to this phone')).toBeVisible();
});
