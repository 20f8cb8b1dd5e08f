import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  answer,
  callAll,
  enterHand,
  expectSent,
  expectSlate,
  FOUR,
  inSheet,
  openHand,
  startGame,
  tap,
  typePoints,
  write,
} from './table';

const start = { variant: 'Sidi Barani', players: FOUR };

/** What both sides have: first Anna & Carla, then Beat & Dora. */
const expectTotals = (page: Page, totals: readonly [number, number]) =>
  expectSlate(
    page,
    totals.map((total) => `have ${total.toLocaleString('en-GB')} points`),
  );

test('an auction with a bookel, made; one doubled and failed', async ({ page }) => {
  await startGame(page, start);
  await expect(page.getByText('Anna deals, Beat bids first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'What do I need?' })).toBeHidden();

  await tap(page, 'Bid');
  await expect(inSheet(page, 'Bookel')).toBeHidden();
  await callAll(page, [['40', 'hearts'], 'Pass', ['80', 'spades']]);
  await expect(page.getByText('Anna to call.')).toBeVisible();
  await expect(inSheet(page, '80')).toBeDisabled();
  await expect(inSheet(page, '90')).toBeEnabled();
  await callAll(page, [['100', 'hearts']]);
  await screenshot(page, 'sidi-auction');
  await expectAccessible(page);
  await callAll(page, ['Bookel']);
  // Nobody doubles his partner's bid, nor one that is doubled already.
  await expect(inSheet(page, 'Bookel')).toBeHidden();
  await callAll(page, ['Pass', 'Pass', 'Pass']);
  await expect(page.getByText('The auction is over.')).toBeVisible();
  await expect(inSheet(page, 'Pass')).toBeHidden();
  await inSheet(page, 'Play it').click();

  // While it is played the slate says what is at stake, and goes on saying so.
  for (const visit of ['first', 'after a reload']) {
    if (visit !== 'first') await page.reload();
    for (const stands of [
      'Anna & Carla play 100 in hearts, doubled.',
      'The bid counts 200.',
      'Beat & Dora: 58 to stop it.',
    ])
      await expect(page.getByText(stands)).toBeVisible();
    // In the largest letters of all that is told, and over it.
    const bid = page.getByText('Anna & Carla play 100 in hearts, doubled.');
    expect(Number.parseFloat(await bid.evaluate((at) => getComputedStyle(at).fontSize))).toBe(22);
    // The bid says itself what makes it.
    await expect(page.getByText('to make it')).toBeHidden();
    await expect(page.getByText('bids first')).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await screenshot(page, 'sidi-playing');
  await expectAccessible(page);

  // The bidding is taken back as it was made, in view, and redo puts each step there again.
  await tap(page, 'Undo');
  await expect(page.getByText('The auction is over.')).toBeVisible();
  await tap(page, 'Close');
  await expect(page.getByText('The bid counts 200.')).toBeHidden();
  await tap(page, 'Undo');
  await expect(inSheet(page, 'Pass')).toBeVisible();
  await tap(page, 'Close');
  await tap(page, 'Redo');
  await expect(page.getByText('The auction is over.')).toBeVisible();
  await tap(page, 'Close');
  await tap(page, 'Redo');
  await expect(page.getByText('The bid counts 200.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();

  await tap(page, 'Enter points');
  await typePoints(page, [112, null]);
  await expect(
    page.getByText('Anna & Carla bid 100 in hearts, doubled, and made 112: 112 + 200 = 312.'),
  ).toBeVisible();
  await screenshot(page, 'sidi-points');
  await expectAccessible(page);
  await write(page);
  await expectTotals(page, [312, 0]);

  // Beat dealt, so Carla calls first; 59 is one short of 60, and the 60 counts twice.
  await tap(page, 'Bid');
  await answer(page, {
    bid: { calls: ['Pass', ['60', 'clubs'], 'Bookel', 'Pass', 'Pass', 'Pass'] },
    yesNo: ['Enter points'],
    points: [null, 59],
  });
  await write(page);
  await expect(
    page.getByText('Beat & Dora bid 60 in clubs, doubled, and made only 59: 120 to Anna & Carla.'),
  ).toBeVisible();
  await expectTotals(page, [432, 0]);
  await screenshot(page, 'sidi-two-hands');
  await expectAccessible(page);

  // A correction begins with the auction as it was; undoubled it brings 60.
  await openHand(page, 2, 'Correct');
  await tap(page, 'Bid 60 in clubs, doubled. Change');
  for (let k = 0; k < 4; k += 1) await inSheet(page, 'Take back').click();
  await expect(page.getByText('Anna to call.')).toBeVisible();
  await callAll(page, ['Pass', 'Pass', 'Pass']);
  await tap(page, 'Correct it');
  await expectTotals(page, [372, 0]);
  await expectSent(page);
  await page.reload();
  await expectTotals(page, [372, 0]);
});

test('the fourth must bid; the high bidder may raise; the last call is taken back', async ({
  page,
}) => {
  await startGame(page, start);
  await tap(page, 'Bid');
  await callAll(page, ['Pass', 'Pass', 'Pass']);
  await expect(page.getByText('The others passed: Anna must bid.')).toBeVisible();
  await expect(inSheet(page, 'Pass')).toBeHidden();
  await callAll(page, [['70', 'obenabe'], 'Pass', 'Pass', 'Pass']);
  await expect(page.getByText('Three passes. Anna may still raise.')).toBeVisible();
  await screenshot(page, 'sidi-raise');
  await inSheet(page, 'Raise').click();
  await expect(inSheet(page, '70')).toBeDisabled();
  await inSheet(page, 'Leave it').click();
  await expect(page.getByText('Anna & Carla play 70 in obenabe.').last()).toBeVisible();
  await inSheet(page, 'Raise').click();
  await callAll(page, [['90', 'undenufe']]);
  await expect(page.getByText('Beat to call.')).toBeVisible();

  // A half-finished auction is still there after a reload.
  await page.reload();
  await expect(page.getByText('Beat to call.')).toBeVisible();
  await inSheet(page, 'Take back').click();
  await expect(page.getByText('Three passes. Anna may still raise.')).toBeVisible();
  await inSheet(page, 'Raise').click();
  await callAll(page, [['sidi', 'undenufe']]);
  await expect(page.getByText('Beat may still double it.')).toBeVisible();
  await callAll(page, ['Pass', 'Pass', 'Bookel']);
  await inSheet(page, 'Play it').click();
  await expect(page.getByText('Beat & Dora: one trick to stop it.')).toBeVisible();
  await tap(page, 'Enter points');
  await typePoints(page, [140, null]);
  await write(page);
  await expect(page.getByText('did not take every trick: 314 to Beat & Dora.')).toBeVisible();
  await expectTotals(page, [0, 314]);
});

test('bids put down in short, to the end: five times sidi, doubled', async ({ page }) => {
  await startGame(page, start);
  const sidi = { side: 'Beat & Dora', points: 'sidi', trump: 'clubs', doubled: true };
  for (let hand = 1; hand <= 5; hand += 1) {
    await enterHand(page, { bid: sidi, side: { Match: 'Beat & Dora' } }, 'Bid');
    // 157 + 100 for the match, and twice 157 for the bid.
    await expectTotals(page, [0, 571 * hand]);
  }
  await expect(page.getByText('Beat & Dora win with 2,855')).toBeVisible();
  await expect(page.getByRole('button', { name: 'What do I need?' })).toBeHidden();
  await screenshot(page, 'sidi-finished');
  await expectAccessible(page);
});

test('house rules: each side writes its card points; wies and stöck count', async ({ page }) => {
  await startGame(page, {
    ...start,
    options: ['each side, always its own'],
    counting: ['Wies', 'Stöck'],
  });

  await tap(page, 'Bid');
  await answer(page, {
    bid: { side: 'Anna & Carla', points: '100', trump: 'hearts' },
    points: [112, null],
    melds: { Wies: { 'Anna & Carla': ['4 in a row 50'] } },
    side: { Stöck: 'Beat & Dora' },
  });
  await screenshot(page, 'sidi-wies');
  // 112 + 100 + 50 against 45 + 20.
  await expect(
    page.getByText(
      'Anna & Carla bid 100 in hearts and made 112: 112 + 100 + 50 wies = 262. Beat & Dora 45 + 20 stöck = 65.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await write(page);
  await expectTotals(page, [262, 65]);

  // Stöck needs a suit as trump, and is not offered without one.
  await tap(page, 'Bid');
  await answer(page, { bid: { side: 'Beat & Dora', points: '90', trump: 'obenabe' } });
  await expect(inSheet(page, 'Stöck')).toBeHidden();
  await typePoints(page, [88, null]);
  await write(page);
  // 69 is short of 90, which goes to the others beside their 88.
  await expectTotals(page, [262 + 88 + 90, 65 + 69]);
});
