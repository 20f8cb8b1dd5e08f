import type { Page } from '@playwright/test';
import { expect, MOVING, test } from './frame/test';
import { answer, expectSent, expectSlate, FOUR, openEntry, startGame, typePoints } from './table';

test.use(MOVING);

type First = { outside: string[]; isSheetOpen: boolean; frames: number };
declare global {
  interface Window {
    first: Promise<First>;
  }
}

/** Watches what changes on the page from the next tap on, up to what draws a stroke, and what follows. */
const watchStroke = (page: Page) =>
  page.evaluate(() => {
    const slate = document.querySelector('.slate-board');
    const isOpen = () => document.querySelector('dialog[open]') !== null;
    window.first = new Promise((resolve) => {
      const outside: string[] = [];
      const watcher = new MutationObserver((changes) => {
        for (const { target } of changes)
          if (!slate?.contains(target)) outside.push(target.nodeName);
        if (!slate?.querySelector('.animate-draw')) return;
        watcher.disconnect();
        const isSheetOpen = isOpen();
        let frames = 0;
        const count = () => {
          if (!isOpen()) return resolve({ outside, isSheetOpen, frames });
          frames += 1;
          requestAnimationFrame(count);
        };
        count();
      });
      const watch = () =>
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
      document.addEventListener('click', watch, { capture: true, once: true });
    });
  });

/** The stroke has a frame of its own, in which nothing but the slate is new; the rest comes right after. */
async function expectStrokeFirst(page: Page): Promise<void> {
  await expectSent(page);
  await watchStroke(page);
  await page.getByRole('button', { name: 'Chalk it up' }).click();
  const { outside, isSheetOpen, frames } = await page.evaluate(() => window.first);
  expect(outside).toEqual([]);
  expect(isSheetOpen).toBe(true);
  expect(frames).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Enter hand' })).toBeFocused();
}

test('the stroke comes before all the rest, when a hand is written and when it is corrected', async ({
  page,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await openEntry(page);
  await typePoints(page, [60, 57, null]);
  await expectStrokeFirst(page);
  await expectSlate(page, ['net +1', 'net −2', 'net +1']);
  await expect(page.getByRole('region', { name: 'Last hand' })).toContainText(
    'Beat is in the middle with 57',
  );

  await page.getByRole('button', { name: 'Hand 1:' }).click();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await typePoints(page, [57, 60, null]);
  await expectSent(page);
  await watchStroke(page);
  await page.getByRole('button', { name: 'Correct it' }).click();
  const { outside, isSheetOpen } = await page.evaluate(() => window.first);
  expect(outside).toEqual([]);
  expect(isSheetOpen).toBe(true);
  await expectSlate(page, ['net −2', 'net +1', 'net +1']);
  await expectSent(page);
});

test('the stroke of a Schieber comes before all the rest', async ({ page }) => {
  await startGame(page, { variant: 'Schieber', players: FOUR });
  await openEntry(page);
  await answer(page, { trump: 'clubs, times 2', points: [98, null] });
  await expectStrokeFirst(page);
});

test('a match dims the slate for a moment; undo says what it took back, and leaves a cloud', async ({
  page,
}) => {
  await startGame(page, { variant: 'Schieber', players: FOUR });
  // What remembers comes behind all that the board needs.
  await page.waitForTimeout(4000);
  await openEntry(page);
  await answer(page, { trump: 'clubs, times 2', points: [157, null], yesNo: ['Yes, a match'] });
  await page.getByRole('button', { name: 'Chalk it up' }).click();
  const moment = page.locator('.moment');
  await expect(moment).toContainText('Match!');
  await expect(moment).toContainText('Anna & Carla');
  // The next hand need not wait for it.
  await page.getByRole('button', { name: 'Enter hand' }).click();
  await expect(moment).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const clouds = page.locator('.slate-board ellipse');
  await expect(clouds).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').getByText('Hand 1 taken back')).toBeVisible();
  // Done again it is no moment a second time.
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('status').getByText('Hand 1 is back')).toBeVisible();
  await expect(moment).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(clouds).not.toHaveCount(0);
  await expectSent(page);
  // The slate remembers, and what is over is not shown again.
  await page.reload();
  await expectSlate(page, ['have 0 points', 'have 0 points']);
  await expect(clouds).not.toHaveCount(0);
});

test('two taps at once on the key write once, and what is tapped in between is not kept', async ({
  page,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await openEntry(page);
  await typePoints(page, [60, 57, null]);
  await page.evaluate(() => {
    const key = (name: string) =>
      [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(
        ({ textContent }) => textContent === name,
      );
    key('Chalk it up')?.click();
    key('Chalk it up')?.click();
    key('9')?.click();
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectSlate(page, ['net +1', 'net −2', 'net +1']);
  await expect(page.getByText('Hand 2 of 12')).toBeVisible();
  await openEntry(page);
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('');
  await expectSent(page);
});

test('a hand is written where no frame comes', async ({ page }) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await openEntry(page);
  await typePoints(page, [60, 57, null]);
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.getByRole('button', { name: 'Chalk it up' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectSent(page);
});

test('the second tap of a double one that ends a game starts no other', async ({ page }) => {
  await startGame(page, {
    variant: 'Mittlere',
    players: ['Anna', 'Beat', 'Carla'],
    figures: { 'Hands in a game': 3 },
  });
  const board = page.url();
  for (const points of [
    [60, 57, null],
    [80, 50, null],
    [110, 30, null],
  ]) {
    await expect(page.getByRole('dialog')).toBeHidden();
    await openEntry(page);
    await typePoints(page, points);
    if (points[0] !== 110) await page.getByRole('button', { name: 'Chalk it up' }).click();
  }
  // Tapped as soon as it is there, sooner than any finger.
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      const keys = [...document.querySelectorAll('button')];
      const key = keys.find(({ textContent }) => textContent === 'Rematch');
      if (!key) return;
      watcher.disconnect();
      key.click();
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Chalk it up' }).click();
  const rematch = page.getByRole('button', { name: 'Rematch' });
  await expect(rematch).toBeEnabled();
  expect(page.url()).toBe(board);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await rematch.click();
  await expect(page).not.toHaveURL(board);
});

test('keyboard and keypad type into the same cell of a sheet that was closed and is opened again', async ({
  page,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  const form = page.getByRole('dialog');
  const pointsOf = (name: string) => form.getByRole('textbox', { name: `Points of ${name}` });
  await openEntry(page);
  await pointsOf('Carla').click();
  await form.getByRole('button', { name: 'Close' }).click();
  // Nothing was typed: it begins with the first.
  await openEntry(page);
  await expect(pointsOf('Anna')).toBeFocused();
  await form.getByRole('button', { name: '7', exact: true }).click();
  await expect(pointsOf('Anna')).toHaveValue('7');
  await pointsOf('Beat').click();
  await form.getByRole('button', { name: 'Close' }).click();
  // Something was: it goes on where it was left.
  await openEntry(page);
  await expect(pointsOf('Beat')).toBeFocused();
  await page.keyboard.type('4');
  await form.getByRole('button', { name: '1', exact: true }).click();
  await expect(pointsOf('Beat')).toHaveValue('41');
  await expect(pointsOf('Anna')).toHaveValue('7');
});

test('what was only written down when the tab was closed is told on the next visit', async ({
  page,
  faults,
}) => {
  // The server refuses it: others were quicker.
  faults.allow(/422/);
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await openEntry(page);
  await typePoints(page, [60, 57, null]);
  await page.getByRole('button', { name: 'Chalk it up' }).click();
  await expectSent(page);
  await page.evaluate(() => {
    const game = location.pathname.split('/').at(-1);
    const id = 'writtendownwrittendow';
    const change = { kind: 'record', id, index: 0, entry: { points: [20, 30, 107] } };
    localStorage.setItem(
      `schiefer/out/${game}/${Date.now().toString(36)}-${id}`,
      JSON.stringify(change),
    );
  });
  await page.reload();
  const notice = page.getByRole('alert').filter({ hasText: '20–30–107' });
  await expect(notice).toContainText('On the slate now:');
  await expect(notice).toContainText('60–57–40');
});
