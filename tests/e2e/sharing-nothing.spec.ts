import { expect, test } from './frame/test';
import { enterHand, expectSent, expectSlate, openEntry, startGame, typePoints } from './table';

const start = { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] };

test('to a stranger a game does not exist', async ({ page, stranger, faults }) => {
  faults.allow(/404/);
  await startGame(page, start);
  // The page is the same for everybody: what it asks for is not there.
  const asked = stranger.waitForResponse(/\/api\/games\/[^/]+\/board/);
  await stranger.goto(page.url());
  expect((await asked).status()).toBe(404);
  await expect(stranger.getByText('Game not open')).toBeVisible();
  await expect(stranger.getByText('Anna')).toBeHidden();
});

test('what is confirmed while the network is gone reaches the server later, after a reload too', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await startGame(page, start);
  // All that the first hand needs is fetched once the board has stood for a moment.
  await page.waitForTimeout(4500);
  await context.setOffline(true);
  await enterHand(page, { points: [60, 57, null] });
  await enterHand(page, { points: [60, 57, null] });
  await expectSlate(page, ['net +2', 'net −4', 'net +2']);
  await expect(page.getByText('2 not sent yet, kept here')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expectSlate(page, ['net +2', 'net −4', 'net +2']);
  await expectSent(page);
  await page.reload();
  await expectSlate(page, ['net +2', 'net −4', 'net +2']);
});

test('two tabs enter the same hand: one wins, the other is shown both and decides', async ({
  page,
  context,
  faults,
}) => {
  // The browser's own note of the server's refusal.
  faults.allow(/422/);
  await startGame(page, start);
  const other = await context.newPage();
  await other.goto(page.url());
  await openEntry(other);
  await typePoints(other, [20, 30, null]);
  await enterHand(page, { points: [60, 57, null] });
  await expectSent(page);
  await other.getByRole('button', { name: 'Chalk it up' }).click();
  const notice = other.getByRole('alert').filter({ hasText: 'Yours:' });
  await expect(notice).toContainText('Hand 1 was entered elsewhere meanwhile: 60–57–40.');
  await expect(notice).toContainText('20–30–107');
  await expectSlate(other, ['net +1', 'net −2', 'net +1']);
  // Meanwhile the first one is at the same hand; this time its figures are the right ones.
  await openEntry(page);
  await typePoints(page, [57, 60, null]);
  await notice.getByRole('button', { name: 'Enter mine as hand 2' }).click();
  await expectSlate(other, ['net +2', 'net −1', 'net −1']);
  await expect(notice).toBeHidden();

  await page.getByRole('button', { name: 'Chalk it up' }).click();
  const here = page.getByRole('alert').filter({ hasText: 'Yours:' });
  await expect(here).toContainText('Hand 2 was entered elsewhere meanwhile: 20–30–107.');
  await expect(here).toContainText('57–60–40');
  await here.getByRole('button', { name: 'Mine is right: replace hand 2' }).click();
  await expect(here).toBeHidden();
  await expectSlate(page, ['net −1', 'net −1', 'net +2']);
  await expectSent(page);
});
