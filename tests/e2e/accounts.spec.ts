import { addressOf, button, link, PASSWORD, signIn, signUp } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import { enterHand, expectSent, startGame } from './table';

const sides = ['Anna', 'Beat', 'Carla'];
const WRONG = 'E-mail and password do not match.';

test('an account on two phones: games come along, sessions end, and all of it goes', async ({
  page,
  stranger,
  faults,
}) => {
  // A wrong password is answered with 401.
  faults.allow(/401/);
  const email = addressOf('Anna');
  await startGame(page, { variant: 'Mittlere', players: sides });
  await enterHand(page, { points: [60, 57, null] });
  await expectSent(page);
  await page.goto('/account');
  await expect(page.getByText('The game of this phone comes along')).toBeVisible();
  await screenshot(page, 'account-signed-out');
  await expectAccessible(page);
  await signUp(page, { name: 'Anna', email }, /\/account(\?came=1)?$/);
  await expect(page.getByText('The game of this phone came along.')).toBeVisible();
  await expect(page.getByText('this one')).toBeVisible();
  await page.goto('/games');
  await expect(page.getByRole('region', { name: 'Running' }).getByRole('listitem')).toHaveCount(1);

  // A second phone, on which a game was played before.
  await startGame(stranger, { variant: 'Differenzler', players: sides });
  await stranger.goto('/account');
  await signIn(stranger, { email, password: 'not this one' });
  await expect(stranger.getByText(WRONG)).toBeVisible();
  const typed = stranger.getByRole('region', { name: 'Sign in' }).getByLabel('Password');
  const show = stranger.getByRole('button', { name: 'Show password' }).first();
  await show.click();
  await expect(typed).toHaveAttribute('type', 'text');
  await screenshot(stranger, 'account-wrong-password');
  await show.click();
  await expect(typed).toHaveAttribute('type', 'password');
  await signIn(stranger, { email });
  await expect(stranger.getByRole('region', { name: 'You', exact: true })).toContainText(email);
  await stranger.goto('/games');
  const running = stranger.getByRole('region', { name: 'Running' });
  await expect(running.getByRole('listitem')).toHaveCount(2);
  await expect(running).toContainText('Differenzler');
  await expect(running).toContainText('Mittlere');

  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Signed in on' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await screenshot(page, 'account');
  await expectAccessible(page);
  await sessions.getByRole('button', { name: /^End / }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await stranger.goto('/account');
  await expect(stranger.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(stranger.getByText('You were signed out on this phone')).toBeVisible();
  await stranger.goto('/games');
  await expect(link(stranger, 'sign in to see your games')).toBeVisible();

  await page.getByRole('button', { name: 'Change Name' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna Meier');
  await button(page, 'Save the name').click();
  await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText('Anna Meier');
  await expect(page.getByText('Changed.', { exact: true })).toBeVisible();
  await button(page, 'Delete my account').click();
  const confirmation = page.getByLabel(`Type ${email}`);
  await confirmation.fill('not this');
  await page.getByLabel('Your password').fill(PASSWORD);
  await button(page, 'Delete the account for good').click();
  await expect(confirmation).toHaveAttribute('aria-invalid', 'true');
  await expect(confirmation).toBeFocused();
  await confirmation.scrollIntoViewIfNeeded();
  await screenshot(page, 'account-delete');
  await expectAccessible(page);
  await confirmation.fill(email);
  await button(page, 'Delete the account for good').click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await page.goto('/games');
  await expect(page.getByText('No games yet.')).toBeVisible();
  await page.goto('/account');
  await signIn(page, { email, password: PASSWORD });
  await expect(page.getByText(WRONG)).toBeVisible();
});
