import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  agree,
  answer,
  begin,
  cells,
  enterHand,
  expectNeeded,
  expectSent,
  expectSlate,
  inSheet,
  openEntry,
  setUp,
  sheet,
  startGame,
  THREE,
  tap,
  tapDigits,
  typePoints,
  write,
} from './table';

test('two against one: who plays alone and for how much is asked after Start; trumps by turns; the soloist wins on reaching the bid', async ({
  page,
}) => {
  await page.goto('/games/new');
  await setUp(page, { variant: 'Two against one', players: THREE, tourney: '3' });
  await tap(page, 'Start');
  // Nobody is taken to play alone, and nothing to be bid, before it is said.
  await expect(cells(page)).toHaveValue('');
  for (const name of THREE)
    await expect(inSheet(page, name)).toHaveAttribute('aria-pressed', 'false');
  await expect(inSheet(page, 'Begin')).toBeDisabled();
  await inSheet(page, 'Beat').click();
  await expect(inSheet(page, 'Begin')).toBeDisabled();
  await tapDigits(page, 300);
  await expect(inSheet(page, 'Begin')).toBeInViewport({ ratio: 1 });
  await screenshot(page, 'two-versus-one-bidding');
  await expectAccessible(page);
  // Back leads to the form, where everything stands as it was.
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByLabel('Name of player 3')).toHaveValue('Carla');
  await begin(page, ['Beat', 300]);
  await expect(page.getByText('Anna deals, Beat makes trump')).toBeVisible();
  await expect(page.getByRole('button', { name: /declare/i })).toBeHidden();

  // Obenabe counts three times: 57 × 3 = 171 against 100 × 3 = 300; 129 and 700 are missing.
  await enterHand(page, { trump: 'obenabe, times 3', points: [57, null] });
  await expectSlate(page, ['Beat', 'Anna & Carla']);
  await expectSlate(page, ['has 171 points', 'have 300 points']);
  await expect(page.getByText('Beat deals, Anna makes trump')).toBeVisible();
  await tap(page, 'What do I need?');
  await expectNeeded(page, [
    /^Beat needs 129 points to be there first, without wies: 43 card points in obenabe or undenufe/,
    'Anna & Carla need 700 points to be there first, without wies: a match in obenabe or undenufe (×3).',
  ]);
  await tap(page, 'Close');
  await screenshot(page, 'two-versus-one-board');
  await expectAccessible(page);

  // 65 × 2 = 130 make it 301.
  await enterHand(page, { trump: 'clubs, times 2', points: [65, null] });
  await expect(page.getByText('Beat wins with 301')).toBeVisible();
  await expectSlate(page, ['has 301 points', 'have 484 points']);
  await tap(page, 'The back');
  await expect(page.getByRole('row', { name: /^Points/ }).getByRole('cell')).toHaveText([
    '0',
    '2',
    '0',
  ]);
  await screenshot(page, 'two-versus-one-tourney');
  await expectAccessible(page);
  await tap(page, 'The front of the slate');
  await expectSent(page);

  // The next game is bid for anew, in the same seats; the deal has gone on to Carla.
  await page.getByRole('link', { name: 'Next game' }).click();
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Beat');
  await expect(page.getByLabel('Name of player 2')).not.toBeEditable();
  await expect(page.getByRole('radio', { name: 'Carla deals first' })).toBeChecked();
  // It begins with the bid: nothing else is to be set.
  await expect(inSheet(page, 'Begin')).toBeDisabled();
  await screenshot(page, 'two-versus-one-next');
  await agree(page, ['Anna', 2000]);
  await expect(page.getByText('Carla deals, Anna makes trump')).toBeVisible();
  await expectSlate(page, ['Anna', 'Beat & Carla']);
  // Two matches in undenufe, 2 × 771 = 1542, are more than the 1000 that the two need.
  for (const hand of [1, 2]) {
    await enterHand(page, { trump: 'undenufe, times 3', side: { Match: 'Beat & Carla' } });
    await expectSlate(page, [
      'has 0 points',
      `have ${(771 * hand).toLocaleString('en-GB')} points`,
    ]);
  }
  await expect(page.getByText('Beat & Carla win with 1,542')).toBeVisible();
  await tap(page, 'The back');
  await expect(page.getByRole('row', { name: /^Points/ }).getByRole('cell')).toHaveText([
    '0',
    '3',
    '1',
  ]);
});

test('Jass for three: the card turned up makes trumps, three sides on the slate', async ({
  page,
}) => {
  await startGame(page, {
    variant: 'Jass for three',
    players: THREE,
    figures: { 'Needed to win': 300 },
  });
  await expect(page.getByText('Anna deals, Beat next')).toBeVisible();
  await openEntry(page);
  // The card that was turned up is asked first; a seven makes undenufe, three times: 180, 171, 120.
  await expect(sheet(page).getByText('Which card was turned up?')).toBeVisible();
  await expect(cells(page)).toHaveCount(0);
  await screenshot(page, 'three-turned');
  await expectAccessible(page);
  await inSheet(page, 'undenufe, times 3: 7, 6 turned up').click();
  await typePoints(page, [60, 57, null]);
  await screenshot(page, 'three-entry');
  await expectAccessible(page);
  await write(page);
  await expectSlate(page, ['has 180 points', 'has 171 points', 'has 120 points']);
  await screenshot(page, 'three-board');
  await expectAccessible(page);

  // The queen of spades makes spades: Carla has (70 + 20) × 2 = 180 and declares with 300.
  await openEntry(page);
  await answer(page, {
    trump: 'spades, times 2: Q, J, 10, 9, 8 turned up',
    points: [30, 57, 70],
    side: { Stöck: 'Carla', Declare: 'Carla' },
  });
  await expect(sheet(page).getByText('Carla (70 + 20 stöck) × 2 = 180')).toBeVisible();
  await write(page);
  await expect(page.getByText('Carla wins with 300')).toBeVisible();
});

test('Jass for two: the rest lies in the pile, a match may be small', async ({ page }) => {
  await startGame(page, { variant: 'Jass for two', players: ['Anna', 'Beat'] });
  await openEntry(page);
  await expect(sheet(page).getByText('Which card was turned up?')).toBeVisible();
  await answer(page, { trump: 'diamonds, times 1: Q, J, 10, 9, 8 turned up', points: [60] });
  await expect(inSheet(page, 'Chalk it up')).toBeDisabled();
  await typePoints(page, [null, 40]);
  await write(page);
  await expectSlate(page, ['has 60 points', 'has 40 points']);

  // (120 + 100) × 3 = 660, in all 720.
  await openEntry(page);
  await answer(page, {
    trump: 'obenabe, times 3: A, K turned up',
    side: { Match: 'Anna' },
    points: [120],
  });
  await expect(sheet(page).getByText('Anna (120 + 100 match) × 3 = 660')).toBeVisible();
  await screenshot(page, 'two-match');
  await expectAccessible(page);
  await write(page);
  await expectSlate(page, ['has 720 points', 'has 40 points']);
  await screenshot(page, 'two-board');
});
