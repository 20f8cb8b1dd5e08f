import type { Page } from '@playwright/test';
import { expect, test } from './frame/test';
import { begin, FOUR, fillHand, setUp, tap } from './schieber-table';
import { expectSent, expectSlate, openEntry, startGame, typePoints } from './table';

type First = { outside: string[]; isSheetOpen: boolean; frames: number };
declare global {
  interface Window {
    first: Promise<First>;
  }
}

/** Watches what changes on the page from now on, up to the change that draws a stroke, and what follows. */
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
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  });

/** The stroke has a frame of its own, in which nothing but the slate is new; the rest comes right after. */
async function expectStrokeFirst(page: Page): Promise<void> {
  await watchStroke(page);
  await page.getByRole('button', { name: 'Write it' }).click();
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
  await watchStroke(page);
  await page.getByRole('button', { name: 'Correct it' }).click();
  const { outside, isSheetOpen } = await page.evaluate(() => window.first);
  expect(outside).toEqual([]);
  expect(isSheetOpen).toBe(true);
  await expectSlate(page, ['net −2', 'net +1', 'net +1']);
  await expectSent(page);
});

test('the stroke of a Schieber comes before all the rest', async ({ page }) => {
  await setUp(page, { variant: 'Schieber', players: FOUR });
  await begin(page);
  await tap(page, 'Enter hand');
  await fillHand(page, { trump: 'clubs, times 2', points: [98, null] });
  await expectStrokeFirst(page);
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
    key('Write it')?.click();
    key('Write it')?.click();
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
  await page.getByRole('button', { name: 'Write it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectSent(page);
});
