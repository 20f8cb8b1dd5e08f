import { button, phone } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  answer,
  declare,
  enterHand,
  expectSent,
  expectSlate,
  FOUR,
  inSheet,
  sheet,
  startGame,
  tap,
  write,
} from './table';

test('a tourney of three games, the next one always a tap away', async ({ page }) => {
  await startGame(page, {
    variant: 'Schieber',
    players: FOUR,
    figures: { 'Needed to win': 100 },
    tourney: '3',
  });
  const points = page.getByRole('row', { name: /^Points/ }).getByRole('cell');
  const turnOver = () => tap(page, 'The back');

  // Anna holds the ten. 110 against 47, which is below half of 100: two points.
  await expect(page.getByText('Dora deals, Anna makes trump')).toBeVisible();
  await enterHand(page, { trump: 'hearts, times 1', points: [110, null] });
  await declare(page, 'Anna & Carla');
  await expect(page.getByText('Anna & Carla win with 110')).toBeVisible();
  const end = page.getByRole('region', { name: 'Result' });
  await expect(end).toContainText('2 tourney points: “Schneider”');
  await expect(end.getByRole('img', { name: /Anna & Carla 110, Beat & Dora 47/ })).toBeVisible();
  await screenshot(page, 'tourney-end');
  await expectAccessible(page);
  await turnOver();
  await expect(page.getByText('A tourney of 3 games.')).toBeVisible();
  await expect(points).toHaveText(['2', '0']);
  await screenshot(page, 'tourney-one');
  await expectAccessible(page);
  // Turned: what is on the front is not to be reached.
  await expect(end).toBeHidden();
  await page.goBack();
  await expect(page.getByText('A tourney of 3 games.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'The back' })).toBeFocused();
  await tap(page, 'Show the slate');
  await expect(end).toBeHidden();
  await tap(page, 'Show the result');
  await expectSent(page);

  // One hand was played, so that the deal and the right to trumps have gone on by one. 57 is half.
  await tap(page, 'Next game');
  await expect(page.getByText('Anna deals, Beat makes trump')).toBeVisible();
  await expect(page.getByText('Game 2 of 3 · 2:0')).toBeVisible();
  await expectSlate(page, ['have 0 points', 'have 0 points']);
  await enterHand(page, { trump: 'hearts, times 1', points: [57, null] });
  await declare(page, 'Beat & Dora');
  await expect(page.getByText('Beat & Dora win with 100')).toBeVisible();
  await expectSent(page);

  // The third: 70 and 87, then, cut short, 70 + 20 × 2 = 110 and 87 + 5 × 2 = 97: one point.
  await tap(page, 'Next game');
  await expect(page.getByText('Beat deals, Carla makes trump')).toBeVisible();
  await enterHand(page, { trump: 'diamonds, times 1', points: [70, null] });
  await expect(page.getByText('Carla deals, Dora makes trump')).toBeVisible();
  await tap(page, 'Anna & Carla: declare');
  await inSheet(page, 'In the middle of a hand').click();
  await answer(page, { trump: 'clubs, times 2', points: [20, 5] });
  await write(page);
  await expect(page.getByText('Anna & Carla win with 110')).toBeVisible();
  await expectSlate(page, ['have 110 points', 'have 97 points']);
  await expect(end).toContainText('Anna & Carla win the tourney, 3:1');
  await turnOver();
  await expect(points).toHaveText(['3', '1']);
  const back = page.getByRole('region', { name: 'The back of the slate' });
  await expect(back.getByText('Anna & Carla win the tourney')).toBeVisible();
  await screenshot(page, 'tourney-won');
  await expectAccessible(page);

  // Over the first game to the last, and what comes next is a tourney as long.
  await expectSent(page);
  await page
    .getByRole('row', { name: /110 : 47/ })
    .getByRole('link')
    .click();
  await expectSlate(page, ['have 110 points', 'have 47 points']);
  await expect(page.getByRole('button', { name: 'Next game' })).toBeHidden();
  await page.getByRole('link', { name: 'Go to the latest game' }).click();
  await expectSlate(page, ['have 110 points', 'have 97 points']);
  await tap(page, 'New tourney');
  // Two hands were played in the third game.
  await expect(page.getByText('Dora deals, Anna makes trump')).toBeVisible();
  await expect(page.getByText('Game 1 of 3 · 0:0')).toBeVisible();

  await page.getByRole('link', { name: 'Games' }).click();
  const finished = page.getByRole('region', { name: 'Finished' });
  await expect(finished.getByRole('listitem')).toHaveCount(3);
  await expect(finished).toContainText('Beat & Dora win with 100');
  await expect(finished).toContainText(/3 games of a tourney.*Anna & Carla 3.*Beat & Dora 1/);
  await expect(page.getByRole('region', { name: 'Running' }).getByRole('listitem')).toHaveCount(1);
  await screenshot(page, 'tourney-games');
  await expectAccessible(page);
});

test('a phone that joins in the last game sees the whole tourney, and begins no game too many', async ({
  page,
  browser,
  faults,
}) => {
  test.slow();
  await startGame(page, {
    variant: 'Schieber',
    players: FOUR,
    figures: { 'Needed to win': 100 },
    tourney: '3',
  });
  const win = async () => {
    await enterHand(page, { trump: 'hearts, times 1', points: [110, null] });
    await declare(page, 'Anna & Carla');
    await expectSent(page);
  };
  for (const game of ['Game 2 of 3 · 2:0', 'Game 3 of 3 · 4:0']) {
    await win();
    await tap(page, 'Next game');
    await expect(page.getByText(game)).toBeVisible();
  }
  await tap(page, 'Menu');
  await inSheet(page, 'Phones at the table').click();
  const link = await sheet(page).getByRole('textbox', { name: 'Write' }).inputValue();
  await tap(page, 'Close');
  const other = await phone({ browser, faults });
  await other.goto(new URL(link).pathname);
  await button(other, 'Beat').click();
  await other.waitForURL(/\/games\/[\w-]{21}$/);
  await expect(other.getByText('Game 3 of 3 · 4:0')).toBeVisible();

  await win();
  await expect(other.getByRole('region', { name: 'Result' })).toContainText(
    'Anna & Carla win the tourney, 6:0',
  );
  await expect(button(other, 'New tourney')).toBeVisible();
  await button(other, 'The back').click();
  const back = other.getByRole('region', { name: 'The back of the slate' });
  await expect(back.getByRole('row', { name: /110 : 47/ })).toHaveCount(3);
  // The games before are not its own to open.
  await expect(back.getByRole('row', { name: /110 : 47/ }).getByRole('link')).toHaveCount(1);
  await screenshot(other, 'tourney-joined-last');
  await other.context().close();
});
