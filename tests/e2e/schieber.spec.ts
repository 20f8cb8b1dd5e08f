import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  answer,
  cells,
  declare,
  enterHand,
  expectNeeded,
  expectSent,
  expectSlate,
  FOUR,
  inSheet,
  openEntry,
  openHand,
  sheet,
  startGame,
  tap,
  typePoints,
  write,
} from './table';

test('a Schieber won by declaring in mid-hand, with wies, stöck and a match', async ({ page }) => {
  await startGame(page, {
    variant: 'Schieber',
    players: FOUR,
    figures: { 'Needed to win': 1000 },
    begins: 'Beat makes trump first',
  });
  await expect(page.getByText('Anna deals, Beat makes trump')).toBeVisible();

  // Clubs count double: (98 + 50 + 20) × 2 = 336 against 59 × 2 = 118.
  await openEntry(page);
  await screenshot(page, 'schieber-trumps');
  await expectAccessible(page);
  await answer(page, {
    trump: 'clubs, times 2',
    points: [98, null],
    melds: { Wies: { 'Anna & Carla': ['4 in a row 50'] } },
    side: { Stöck: 'Anna & Carla' },
  });
  await expect(
    sheet(page).getByText(
      'Clubs ×2. Anna & Carla (98 + 50 wies + 20 stöck) × 2 = 336; Beat & Dora 59 × 2 = 118.',
    ),
  ).toBeVisible();
  await expectSlate(page, ['have 336 points', 'have 118 points']);
  await screenshot(page, 'schieber-entry');
  await expectAccessible(page);
  await write(page);

  // Obenabe counts three times, and has no stöck: (157 + 100) × 3 = 771, in all 118 + 771 = 889.
  await expect(page.getByText('Beat deals, Carla makes trump')).toBeVisible();
  await openEntry(page);
  await answer(page, { trump: 'obenabe, times 3', side: { Match: 'Beat & Dora' } });
  await expect(sheet(page).getByText('Beat & Dora (157 + 100 match) × 3 = 771')).toBeVisible();
  await expect(inSheet(page, 'Stöck')).toBeHidden();
  await write(page);
  await expectSlate(page, ['have 336 points', 'have 889 points']);
  await screenshot(page, 'schieber-board');
  await expectAccessible(page);

  // 1000 − 889 = 111 are missing: 111, 55.5 and 37 card points. Anna & Carla need 664.
  await tap(page, 'What do I need?');
  await expectNeeded(page, [
    'Anna & Carla need 664 points to declare, without wies: a match in obenabe or undenufe (×3).',
    'Beat & Dora need 111 points to declare, without wies: 37 card points in obenabe or undenufe (×3); 56 card points in clubs or spades (×2); 111 card points in hearts or diamonds (×1).',
  ]);
  await screenshot(page, 'schieber-needed');
  await expectAccessible(page);
  await tap(page, 'Close');
  // In the middle of the hand: 50 × 2 = 100 are 11 short, 60 × 2 = 120 make it 1009.
  await tap(page, 'Beat & Dora: declare');
  await expect(sheet(page).getByText('889 of 1,000: 111 too few')).toBeVisible();
  await screenshot(page, 'schieber-early');
  await expectAccessible(page);
  await inSheet(page, 'In the middle of a hand').click();
  await answer(page, { trump: 'spades, times 2', points: [32, 50] });
  await expect(
    sheet(page).getByText('The side of Beat and Dora has 989 points, 11 too few to declare.'),
  ).toBeVisible();
  await expect(sheet(page).locator('button[type="submit"]')).toBeDisabled();
  await inSheet(page, 'Pushed').click();
  await typePoints(page, [null, 60]);
  await write(page);
  await expect(page.getByText('Beat & Dora win with 1,009')).toBeVisible();
  await expectSlate(page, ['have 400 points', 'have 1,009 points']);
  await expect(
    page.getByText(
      'Spades ×2, pushed. Anna & Carla 32 × 2 = 64; Beat & Dora 60 × 2 = 120. Beat & Dora declare.',
    ),
  ).toBeVisible();
  await screenshot(page, 'schieber-won');
  await expectAccessible(page);

  // A correction: with ten points less in the first hand they would have had 989 when they declared.
  await openHand(page, 1, 'Correct');
  await typePoints(page, [108, 49]);
  await expect(page.getByText(/Then hand 3 cannot be scored any more: .* 989/)).toBeVisible();
  await expect(inSheet(page, 'Correct it')).toBeDisabled();
  // (97 + 70) × 2 = 334 and 60 × 2 = 120: 398 and 1011 in all.
  await typePoints(page, [97, 60]);
  await write(page, 'Correct it');
  await expectSlate(page, ['have 398 points', 'have 1,011 points']);
  await expect(page.getByText('Beat & Dora win with 1,011')).toBeVisible();
  await tap(page, 'Reopen the game');
  await tap(page, 'Finish again');
  await expect(page.getByText('Beat & Dora win with 1,011')).toBeVisible();
  await expectSent(page);
  await page.reload();
  await expectSlate(page, ['have 398 points', 'have 1,011 points']);
  await expect(page.getByRole('dialog')).toBeHidden();
  // Who has just seen its end may still take it back.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  // A game that was over already does not lose its last hand by one tap.
  await page.evaluate(() => localStorage.removeItem('schiefer/ended'));
  await page.reload();
  await expectSlate(page, ['have 398 points', 'have 1,011 points']);
  await expect(page.getByRole('button', { name: 'Reopen the game' })).toBeVisible();
  await expect(undo).toBeHidden();
});

test('a side that has enough declares between two hands', async ({ page }) => {
  await startGame(page, { variant: 'Schieber', players: FOUR, figures: { 'Needed to win': 100 } });
  await enterHand(page, { trump: 'hearts, times 1', points: [107, null] });
  // The points alone win nothing.
  await expect(page.getByText('Hand 2')).toBeVisible();
  await tap(page, 'What do I need?');
  await expectNeeded(page, [
    'Anna & Carla have enough and need only to declare.',
    'Beat & Dora need 50 points to declare, without wies: 17 card points in obenabe or undenufe (×3); 25 card points in clubs or spades (×2); 50 card points in hearts or diamonds (×1).',
  ]);
  await tap(page, 'Close');
  await declare(page, 'Anna & Carla');
  await expect(page.getByText('Anna & Carla win with 107')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last hand' })).toContainText(
    'Anna & Carla declare.',
  );
  await tap(page, 'Undo');
  await expect(page.getByRole('button', { name: 'Enter hand' })).toBeVisible();
  // Opened again it plays on by one key, and may be declared anew.
  await declare(page, 'Anna & Carla');
  await tap(page, 'Reopen the game');
  await tap(page, 'Play on');
  await expect(page.getByRole('button', { name: 'Play on' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enter hand' })).toBeVisible();
  await declare(page, 'Anna & Carla');
  await tap(page, 'Finish again');
  await expect(page.getByText('Anna & Carla win with 107')).toBeVisible();
});

test('to the points: the app asks who was first where both got there by tricks', async ({
  page,
}) => {
  await startGame(page, {
    variant: 'Schieber',
    players: FOUR,
    figures: { 'Needed to win': 100 },
    options: ['as soon as it has the points'],
  });
  await expect(page.getByRole('button', { name: /declare/ })).toBeHidden();
  await enterHand(page, { trump: 'hearts, times 1', points: [90, null] });
  await expect(page.getByRole('button', { name: /declare/i })).toBeHidden();

  // 90 + 60 × 2 = 210 against 67 + 97 × 2 = 261; a 6 alone would be a race too, but is not whole.
  await openEntry(page);
  await answer(page, { trump: 'clubs, times 2', points: [60, null] });
  await expect(
    page.getByText('Anna & Carla and Beat & Dora got there with their tricks. Who was first?'),
  ).toBeVisible();
  await expect(sheet(page).locator('button[type="submit"]')).toBeDisabled();
  await screenshot(page, 'schieber-race');
  await expectAccessible(page);
  await inSheet(page, 'Beat & Dora').click();
  await expect(sheet(page).getByText('Beat & Dora were there first.')).toBeVisible();
  await inSheet(page, 'Anna & Carla').click();
  await screenshot(page, 'schieber-race-answered');
  await write(page);
  await expect(page.getByText('Anna & Carla win with 210')).toBeVisible();
  await expect(
    page.getByText(
      'Clubs ×2. Anna & Carla 60 × 2 = 120; Beat & Dora 97 × 2 = 194. Anna & Carla were there first.',
    ),
  ).toBeVisible();
  await expectSlate(page, ['have 210 points', 'have 261 points']);
});

test('half a hand survives a reload, and a declaration from the board', async ({ page }) => {
  await startGame(page, { variant: 'Schieber', players: FOUR, figures: { 'Needed to win': 300 } });
  await openEntry(page);
  await answer(page, {
    trump: 'spades, times 2',
    points: [98],
    melds: { Wies: { 'Anna & Carla': ['four jacks 200'] } },
  });
  await page.reload();
  await expect(sheet(page).getByText('Anna & Carla (98 + 200 wies) × 2 = 596')).toBeVisible();
  await expect(cells(page).first()).toHaveValue('98');
  await tap(page, 'Close');

  await tap(page, 'Anna & Carla: declare');
  await inSheet(page, 'In the middle of a hand').click();
  await expect(cells(page).first()).toHaveValue('98');
  // Also what was chosen there is kept, before anything more is typed.
  await page.reload();
  await expect(cells(page).first()).toHaveValue('98');
  await expect(
    page.getByText('Anna & Carla declared: enter what each side has counted so far.'),
  ).toBeVisible();
  await typePoints(page, [null, 0]);
  await write(page);
  await expect(page.getByText('Anna & Carla win with 596')).toBeVisible();
  await expectSent(page);
  await page.reload();
  await expect(page.getByText('Anna & Carla win with 596')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('alone on a television both sides stand upright, beside one another', async ({ page }) => {
  await startGame(page, { variant: 'Schieber', players: FOUR });
  await enterHand(page, { trump: 'clubs, times 2', points: [98, null] });
  await expectSent(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${new URL(page.url()).pathname}/big`);
  const sides = page.getByRole('list', { name: 'Slate' }).getByRole('listitem');
  await expect(sides.first()).toContainText('Anna & Carla');
  for (const side of await sides.all()) await expect(side).toHaveCSS('rotate', 'none');
  const [us, them] = await Promise.all([sides.nth(0).boundingBox(), sides.nth(1).boundingBox()]);
  expect(us?.y).toBe(them?.y);
  expect(Math.min(us?.width ?? 0, them?.width ?? 0)).toBeGreaterThan(900);
  await screenshot(page, 'schieber-television');
});

test('both sides upright, with or without the Z, in either cards', async ({ page }) => {
  await startGame(page, { variant: 'Schieber', players: FOUR });
  await enterHand(page, {
    trump: 'undenufe, times 3',
    points: [157, null],
    yesNo: ['No match'],
    melds: { Wies: { 'Anna & Carla': ['3 in a row 20', '3 in a row 20'] } },
  });
  // (157 + 40) × 3 = 591: nobody can have 2500 with the next hand, nor declare in it.
  await expectSlate(page, ['have 591 points', 'have 0 points']);
  const sides = page.getByRole('list', { name: 'Slate' }).getByRole('listitem');
  for (const side of await sides.all()) await expect(side).toHaveCSS('rotate', 'none');
  await expect(page.getByRole('button', { name: /declare|What do I need/ })).toBeHidden();
  await tap(page, 'Menu');
  await tap(page, 'Slate and cards');
  await screenshot(page, 'schieber-settings');
  await expectAccessible(page);
  for (const setting of ['left out', 'Swiss-German']) await tap(page, setting);
  await tap(page, 'Close');
  await page.reload();
  // Nor is it a question yet what they need.
  await openEntry(page);
  await inSheet(page, 'Rosen, times 1').click();
  await expect(inSheet(page, 'Trump: Rosen, times 1. Change')).toBeVisible();
});

test('everything can be done with the keyboard alone', async ({ page }) => {
  await startGame(page, { variant: 'Schieber', players: FOUR });
  const enter = page.getByRole('button', { name: 'Enter hand' });
  await enter.focus();
  await page.keyboard.press('Enter');
  await inSheet(page, 'hearts, times 1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('98');
  await page.keyboard.press('Enter');
  await expectSlate(page, ['have 98 points', 'have 59 points']);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(enter).toBeFocused();
});

test('a tournament game of twelve hands: nobody declares, level sides win together, else the higher', async ({
  page,
}) => {
  test.slow();
  await startGame(page, { variant: 'Schieber', players: FOUR, preset: 'Tournament, 12 hands' });
  for (let hand = 1; hand <= 12; hand += 1) {
    await expect(page.getByText(`Hand ${hand} of 12`)).toBeVisible();
    await openEntry(page);
    // Every trump counts once, and neither wies nor stöck.
    await answer(page, { trump: 'clubs, times 1', points: [hand % 2 ? 80 : 77, null] });
    if (hand === 1) {
      for (const key of ['Wies', 'Stöck', 'Declare']) await expect(inSheet(page, key)).toBeHidden();
      await screenshot(page, 'tournament-entry');
    }
    await write(page);
    await expect(page.getByRole('button', { name: /declare/ })).toBeHidden();
    if (hand === 11) {
      // 865 and 862: 77 against 80 leave both level.
      await tap(page, 'What do I need?');
      await expectNeeded(page, [
        'Anna & Carla win with at least 77 points, perhaps together.',
        'Beat & Dora win with at least 80 points, perhaps together.',
      ]);
      await tap(page, 'Close');
    }
  }
  // Six times 80 and six times 77.
  await expectSlate(page, ['have 942 points', 'have 942 points']);
  await expect(page.getByText('Anna & Carla and Beat & Dora win together with 942')).toBeVisible();
  await screenshot(page, 'tournament-level');
  await openHand(page, 12, 'Correct');
  await typePoints(page, [78, 79]);
  await write(page, 'Correct it');
  await expectSlate(page, ['have 943 points', 'have 941 points']);
  await expect(page.getByText('Anna & Carla win with 943')).toBeVisible();
  await expectAccessible(page);
  await expectSent(page);
});
