/** On a phone with its browser's bars, and on one on its side, the entry sheet leaves the slate in view, and all its keys. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  answer,
  enterHand,
  expectSent,
  FOUR,
  type Game,
  inSheet,
  openEntry,
  sheet,
  startGame,
  THREE,
  write,
} from './table';

const SIZES = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
] as const;
const SIX = [...FOUR, 'Erika', 'Fritz'];
const EIGHT = [...SIX, 'Giovanni', 'Heidi'];

/** What does not fit, in words; nothing where all does. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const dialog = document.querySelector('dialog[open]');
    const slate = document.querySelector('.slate-board');
    if (!dialog || !slate) return ['There is no sheet, or no slate.'];
    const [lies, above] = [dialog.getBoundingClientRect(), slate.getBoundingClientRect()];
    const px = Math.round;
    if (above.top < 0 || above.height < 40)
      found.push(`the slate from ${px(above.top)} to ${px(above.bottom)}`);
    if (above.bottom > lies.top && above.right > lies.left)
      found.push(`the sheet begins at ${px(lies.top)}, the slate ends at ${px(above.bottom)}`);
    if (lies.bottom > innerHeight + 1) found.push(`the sheet ends at ${px(lies.bottom)}`);
    for (const one of [dialog, ...dialog.querySelectorAll('*')]) {
      // A list that has no end, as calls have none, scrolls by itself, also by keyboard.
      if (one.matches('[tabindex="0"]')) continue;
      const { overflowY } = getComputedStyle(one);
      const hidden = one.scrollHeight - one.clientHeight;
      if (overflowY !== 'visible' && one.clientHeight > 1 && hidden > 1)
        found.push(`${hidden} px of <${one.tagName} class="${one.className}"> are hidden`);
    }
    const text = document.createRange();
    for (const name of dialog.querySelectorAll('.cell-name')) {
      text.selectNodeContents(name);
      const [own, cell] = [text, name.closest('label') ?? name].map((one) =>
        one.getBoundingClientRect(),
      );
      if (!own || !cell) continue;
      const [before, behind] = [own.left - cell.left, cell.right - own.right];
      if (before < 6 && Math.abs(before - behind) > 4)
        found.push(`"${name.textContent}" is ${px(before)} px from the edge of its cell`);
    }
    for (const head of dialog.querySelectorAll('th'))
      if (head.scrollWidth > head.clientWidth) found.push(`"${head.textContent}" is cut`);
    for (const key of dialog.querySelectorAll('button')) {
      const { left, right, top, bottom, width, height } = key.getBoundingClientRect();
      // Hidden until it is needed, or of another part.
      if (width === 0 || !key.checkVisibility({ visibilityProperty: true })) continue;
      const called = key.ariaLabel ?? key.textContent;
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (left < 0 || right > innerWidth || top < lies.top || bottom > innerHeight)
        found.push(`"${called}" from ${px(top)} to ${px(bottom)}`);
      else if (!key.contains(there)) found.push(`"${called}" is covered`);
      const isFlat = innerHeight < 500;
      const least = isFlat ? 44 : 28;
      if (height < least) found.push(`"${called}" is ${px(height)} px high`);
      if (isFlat && width < 40) found.push(`"${called}" is ${px(width)} px wide`);
    }
    return found;
  });

async function expectFits(page: Page, what: string, writes = true): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const where = `${what} at ${size.width} × ${size.height}`;
    await expect.poll(() => misfits(page), { message: where, timeout: 8000 }).toEqual([]);
    if (writes)
      await expect(sheet(page).locator('button[type="submit"]'), where).toBeInViewport({
        ratio: 1,
      });
  }
}

/** The sheet as it is, and with everything opened that stands beside the figures. */
async function expectAllFits(page: Page, what: string): Promise<void> {
  await expectFits(page, what);
  const keys = sheet(page).locator('button[aria-expanded]');
  for (let at = 0; at < (await keys.count()); at += 1) {
    const called = await keys.nth(at).innerText();
    // What comes before the figures leads on by itself; beside them the key that writes stays.
    const isBeside = await keys.nth(at).evaluate((key) => key.closest('form') !== null);
    await keys.nth(at).click();
    // What draws a question may still be on its way.
    const drawn = sheet(page).locator('.entry-page button, .entry-keys button');
    await expect(drawn.first()).toBeVisible();
    await expectFits(page, `${what}, ${called}`, isBeside);
    const done = inSheet(page, 'Done');
    if (await done.isVisible()) await done.click();
    else await keys.nth(at).click();
  }
}

const fits = (game: Game, walk: (page: Page) => Promise<void>) =>
  test(`the sheet of ${game.variant} fits`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(SIZES[0]);
    await startGame(page, game);
    await walk(page);
  });

fits(
  {
    variant: 'Mittlere',
    players: THREE,
    options: ['is void and dealt again', 'cut the cards: the lower gets 2 potatoes'],
  },
  async (page) => {
    await openEntry(page);
    await expectAllFits(page, 'points');
    await answer(page, { points: [121, 36] });
    await expectFits(page, 'no trick');
    await answer(page, { points: [157, null, null] });
    await expectFits(page, 'every trick');
    await answer(page, { points: [40, 40, 77] });
    await expectFits(page, 'the cut');
    await answer(page, { points: [98, 60, 77] });
    await expectFits(page, 'too much');
  },
);

fits({ variant: 'Molotow', players: FOUR }, async (page) => {
  await openEntry(page);
  await expectAllFits(page, 'points');
  await answer(page, { points: [40, 40, 40, null] });
  await expectFits(page, 'the cut');
});

fits({ variant: 'Plus-Minus', players: FOUR }, async (page) => {
  await openEntry(page);
  await answer(page, { points: [60, 20, 60, null] });
  await expectAllFits(page, 'points');
});

fits(
  {
    variant: 'Differenzler',
    players: FOUR,
    figures: { 'Taken off for hitting exactly': 10 },
  },
  async (page) => {
    await openEntry(page, 'Announce');
    await expectAllFits(page, 'announcements');
    await answer(page, { points: [40, 0, 80, 30] });
    await write(page);
    await openEntry(page, 'Enter points');
    await expectAllFits(page, 'points');
    await answer(page, { points: [60, 0, 90, null] });
    await expectFits(page, 'no trick');
  },
);

test('the sheet of Differenzler fits where nobody sees what the others announced', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[0]);
  await startGame(page, {
    variant: 'Differenzler',
    players: FOUR,
    options: ['are hidden until the last is in'],
  });
  await openEntry(page, 'Announce');
  await expectFits(page, 'passed to Beat', false);
  await inSheet(page, 'I am Beat').click();
  await expectFits(page, 'Beat announces', false);
});

fits(
  {
    variant: 'Schieber',
    players: FOUR,
    figures: { 'Needed to win': 100 },
  },
  async (page) => {
    await openEntry(page);
    await expectFits(page, 'trumps', false);
    await answer(page, { trump: 'clubs, times 2' });
    await expectAllFits(page, 'points');
    await answer(page, { points: [157, null] });
    await expectFits(page, 'every trick');
    await answer(page, { points: [98, 59] });
    await write(page);
    await page.getByRole('button', { name: 'Anna & Carla: declare' }).click();
    await inSheet(page, 'In the middle of a hand').click();
    await answer(page, { trump: 'spades, times 2' });
    await expectAllFits(page, 'declared');
  },
);

test('the cards of wies lie open without scrolling, and bring stöck along', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await startGame(page, { variant: 'Schieber', players: FOUR });
  await openEntry(page);
  await answer(page, { trump: 'spades, times 2', points: [98, 59] });
  await inSheet(page, 'Wies').click();
  await inSheet(page, 'Wies from the cards').click();
  const cards = sheet(page).last();
  for (const size of [{ width: 320, height: 640 }, { width: 844, height: 390 }, SIZES[0]]) {
    await page.setViewportSize(size);
    await expect
      .poll(() => cards.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBe(0);
  }
  for (const card of [/^king of spades/i, /^queen of spades/i])
    await cards.getByRole('button', { name: card }).click();
  await expect(cards.getByText('Anna has stöck: 20 more.')).toBeVisible();
  // What counts for nothing is said beside what counts.
  for (const suit of ['hearts', 'diamonds', 'clubs', 'spades'])
    await cards.getByRole('button', { name: new RegExp(`^(8|eight) of ${suit}`, 'i') }).click();
  await cards.getByRole('button', { name: /^ace of spades/i }).click();
  await expect(cards).toContainText('Anna: 3 in a row. Counts for nothing: four 8s');
  await cards.getByRole('button', { name: /^ace of spades/i }).click();
  await cards.getByRole('button', { name: 'Use 20' }).click();
  await expect(page.getByText('Anna & Carla (98 + 20 stöck) × 2 = 236')).toBeVisible();
});

test('the sheet of Schieber fits where two sides got there in one hand', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await startGame(page, {
    variant: 'Schieber',
    players: FOUR,
    figures: { 'Needed to win': 100 },
    options: ['as soon as it has the points'],
  });
  await openEntry(page);
  await answer(page, { trump: 'clubs, times 2', points: [70, null] });
  await expectFits(page, 'who was first');
});

fits({ variant: 'Sidi Barani', players: FOUR, counting: ['Wies', 'Stöck'] }, async (page) => {
  await openEntry(page, 'Bid');
  await expectFits(page, 'the auction', false);
  await answer(page, { bid: { calls: [['40', 'hearts'], 'Pass', ['80', 'spades'], 'Pass'] } });
  await expectFits(page, 'four calls', false);
  await answer(page, { bid: { calls: ['Pass', 'Bookel', 'Pass', 'Pass', 'Pass'] } });
  await expectFits(page, 'the end of the auction', false);
  await inSheet(page, 'Only the final bid').click();
  await expectFits(page, 'the final bid', false);
  await answer(page, {
    bid: { side: 'Anna & Carla', points: '100', trump: 'hearts', doubled: true },
  });
  await expectAllFits(page, 'points');
});

test('a bid has one line on its key, and long names their room over the calls', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[0]);
  const players = ['Maximilian', 'Christoph', 'Anna-Katharina Vogel', 'Franz-Josef Huber'];
  await startGame(page, { variant: 'Sidi Barani', players });
  await openEntry(page, 'Bid');
  await answer(page, { bid: { calls: [['40', 'hearts']] } });
  await inSheet(page, '150').click();
  await inSheet(page, 'undenufe').click();
  await expectFits(page, 'a bid', false);
  const key = inSheet(page, 'Bid 150 in undenufe').locator('[aria-hidden]');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await key.first().boundingBox())?.height).toBeLessThan(30);
  }
  // On its side each name has a line, and nothing of another lies over it.
  for (const size of [{ width: 667, height: 375 }, SIZES[3]]) {
    await page.setViewportSize(size);
    const names = await sheet(page)
      .locator('th')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(names).toHaveLength(4);
    for (const [i, { top }] of names.entries())
      expect(top).toBeGreaterThanOrEqual((names[i - 1]?.bottom ?? 0) - 0.5);
  }
});

fits({ variant: 'Jass for three', players: THREE }, async (page) => {
  await openEntry(page);
  await expectFits(page, 'the card turned up', false);
  await answer(page, { trump: 'obenabe, times 3: A, K turned up' });
  await expectAllFits(page, 'points');
});

fits({ variant: 'Jass for two', players: ['Anna', 'Beat'] }, async (page) => {
  await openEntry(page);
  await expectFits(page, 'the card turned up', false);
  await answer(page, { trump: 'clubs, times 2: Q, J, 10, 9, 8 turned up' });
  await expectAllFits(page, 'points');
});

fits({ variant: 'Two against one', players: THREE, agreed: ['Beat', 300] }, async (page) => {
  await openEntry(page);
  await expectFits(page, 'trumps', false);
  await answer(page, { trump: 'hearts, times 1' });
  await expectAllFits(page, 'points');
});

fits({ variant: 'Coiffeur', players: SIX }, async (page) => {
  await openEntry(page);
  await expectFits(page, 'the row', false);
  await answer(page, { row: ['Beat & Erika', 'Slalom ×7'] });
  await expectAllFits(page, 'points');
  await answer(page, { points: [157] });
  await expectFits(page, 'every trick');
});

fits({ variant: 'Guggitaler', players: FOUR }, async (page) => {
  await openEntry(page, 'Enter tricks');
  await expectAllFits(page, 'tricks');
  await answer(page, { counts: [3, 2, 4, null] });
  await write(page);
  await enterHand(page, { counts: [3, 2, 4, null] }, 'Enter diamonds');
  await enterHand(page, { counts: [1, 1, 2, null] }, 'Enter queens');
  await openEntry(page, 'Enter king of hearts');
  await expectFits(page, 'the king');
  await answer(page, { side: 'Anna' });
  await write(page);
  await enterHand(page, { side: 'Anna' }, 'Enter last trick');
  await openEntry(page, 'Enter everything');
  await expectAllFits(page, 'everything');
  await answer(page, { counts: [3, 2, 4, null] });
  await expectFits(page, 'everything, diamonds');
  await answer(page, { counts: [3, 2, 4, null] });
  await answer(page, { counts: [1, 1, 2, null] });
  await expectFits(page, 'everything, the king');
  await answer(page, { side: 'Anna' });
  await expectFits(page, 'everything, the last trick');
  await answer(page, { side: 'Anna' });
  await expectFits(page, 'everything, done');
  await write(page);
  await openEntry(page, 'Enter Domino');
  await expectFits(page, 'Domino');
});

fits({ variant: 'Molotow with wies', players: SIX }, async (page) => {
  await openEntry(page);
  await answer(page, { points: [100, 20] });
  await expectAllFits(page, 'points');
});

fits({ variant: 'List of points', players: EIGHT, preset: 'Card points' }, async (page) => {
  await openEntry(page);
  await expectAllFits(page, 'points');
  await answer(page, { points: [100, 57, 10] });
  await expectAllFits(page, 'too much');
});

fits({ variant: 'List of strokes', players: EIGHT, preset: 'Handjass' }, async (page) => {
  await openEntry(page);
  await expectAllFits(page, 'strokes');
  await answer(page, { strokes: [1, 'out', -1, 0] });
  await expectAllFits(page, 'strokes of four');
});

/** Figures that stand over the edge of their cell, and whether the page is wider than the screen. */
const cutFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    for (const cell of document.querySelectorAll('td:not([colspan]) > span:not(.sr-only)')) {
      const [own, room] = [cell, cell.closest('td') ?? cell].map((one) =>
        one.getBoundingClientRect(),
      );
      if (own && room && own.left < room.left - 0.5) found.push(cell.textContent);
    }
    return found;
  });

test('the figures of eight have their room, and the hands stay in view beside them', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[0]);
  await startGame(page, { variant: 'List of points', players: EIGHT });
  await enterHand(page, { points: [1234, -1045, 0, 2000, 157, 1111, 1888, 1040] });
  await expectSent(page);
  for (const [where, path] of [
    ['board', ''],
    ['record', '/record'],
  ] as const) {
    if (path) await page.goto(`${page.url()}${path}`);
    const hands = page.getByRole('table', { name: 'hands' });
    const last = hands.getByRole('columnheader', { name: 'Heidi' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => cutFigures(page), `${where}, ${size.width}`).toEqual([]);
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      await expect(hands.getByRole('rowheader').first()).toBeInViewport();
    }
  }
  await screenshot(page, 'record-of-eight');
});

test('all of the menu is seen on a phone with its browser’s bars', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await startGame(page, { variant: 'Schieber', players: FOUR });
  await enterHand(page, { trump: 'clubs, times 2', points: [98, null] });
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const size of SIZES.slice(0, 3)) {
    await page.setViewportSize(size);
    for (const name of ['Finish the game now', 'Delete this game'])
      await expect(inSheet(page, name), `${size.height}`).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(SIZES[0]);
  // What is all in sight does not scroll, nor say at its edge that more follows.
  const hidden = page
    .locator('dialog[open]')
    .evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(await hidden).toBe(0);
  await screenshot(page, 'menu');
  await expectAccessible(page);
});
