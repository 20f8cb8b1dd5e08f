import type { Locator, Page } from '@playwright/test';
import { expect, test } from './frame/test';
import { enterHand, expectSent, FOUR, openEntry, startGame } from './table';

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not there.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
const slate = (page: Page) => page.locator('.slate-board').first();
const enter = (page: Page) => page.getByRole('button', { name: 'Enter hand' });

for (const [width, height] of [
  [1180, 820],
  [1440, 900],
] as const)
  test(`slate and keys take all of the height, the words stand beside them: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await startGame(page, { variant: 'Schieber', players: FOUR });
    const first = await boxOf(enter(page));
    expect(height - first.bottom).toBeGreaterThanOrEqual(28);
    expect(height - first.bottom).toBeLessThanOrEqual(36);
    await enterHand(page, { trump: 'hearts, times 1', points: [100, null] });
    // What has come to be said takes nothing from the slate.
    const board = await boxOf(slate(page));
    const said = await boxOf(page.getByRole('region', { name: 'Last hand' }));
    expect(said.x).toBeGreaterThan(board.right);
    expect((await boxOf(enter(page))).bottom).toBe(first.bottom);
    expect(board.height).toBeGreaterThan(height - 200);
    // What is opened stands in one column, and hangs under the key that opened it.
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = await boxOf(page.getByRole('dialog'));
    expect(menu.y).toBeLessThan(70);
    await page.keyboard.press('Escape');
    await openEntry(page);
    const sheet = await boxOf(page.getByRole('dialog'));
    expect([sheet.x, sheet.right]).toEqual([menu.x, menu.right]);
  });

for (const [width, height] of [
  [1180, 820],
  [1440, 900],
] as const)
  test(`the hands of eight stand beside the slate in full: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const eight = [...FOUR, 'Erika', 'Fritz', 'Giovanni', 'Heidi'];
    await startGame(page, { variant: 'List of points', players: eight, preset: 'Card points' });
    await enterHand(page, { points: [10, 20, 30, 10, 20, 30, 10, null] });
    const list = page.locator('.hands-list');
    await expect(list).toBeVisible();
    expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    // What is opened takes the same column.
    const beside = await boxOf(list);
    await openEntry(page);
    const sheet = await boxOf(page.getByRole('dialog'));
    expect([sheet.x, sheet.right].map(Math.round)).toEqual(
      [beside.x, beside.right].map(Math.round),
    );
  });

test('no row of a Coiffeur stands alone among the keys', async ({ page }) => {
  await startGame(page, { variant: 'Coiffeur', players: FOUR });
  for (const [width, height, rows] of [
    [820, 1180, 2],
    [1180, 820, 5],
    [1440, 900, 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await openEntry(page);
    const keys = page.getByRole('dialog').getByRole('button', { name: /×\d+$/ });
    await expect(keys).toHaveCount(10);
    const tops = await keys.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} × ${height}`).toBe(rows);
  }
});

test('a hand by keyboard: digits choose trumps, and a 0 by mistake leads back to the figures', async ({
  page,
}) => {
  await startGame(page, { variant: 'Schieber', players: FOUR });
  await openEntry(page);
  const dialog = page.getByRole('dialog');
  const key = (suit: string) => dialog.getByRole('button', { name: `${suit}, times 1` });
  await expect(key('hearts')).toBeFocused();
  // Where the focus is, is seen by whoever goes by keyboard.
  await expect(key('hearts')).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(key('diamonds')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('3');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('0');
  await expect(dialog.getByText('Beat & Dora have all 157.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to the figures' }).click();
  await expect(dialog.getByRole('button', { name: '7', exact: true })).toBeVisible();
  // Typed once more, it asks again: on to the question, to its first answer, and from there to what writes.
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Chalk it up' })).toBeFocused();
});

test('on a television a total takes 15 % of the height', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const [variant, hand] of [
    ['Schieber', { trump: 'hearts, times 1', points: [100, null] }],
    ['Differenzler', null],
  ] as const) {
    await startGame(page, { variant, players: FOUR });
    if (hand) await enterHand(page, hand);
    await page.goto(`${new URL(page.url()).pathname}/big`);
    const figure = page.locator('.figure-over-z, .figure-below').first();
    await expect(figure).toBeVisible();
    // A figure of this hand is seven tenths as high as its letters.
    const height = () =>
      figure.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize) * 0.71);
    await expect.poll(height, variant).toBeGreaterThanOrEqual(0.15 * 1080 - 1);
  }
});

const EIGHT = ['Maximilian', 'Christoph', 'Anna-K.', 'Franz-J.', 'Ruth', 'Peter', 'Ueli', 'Sandra'];

test('on a television names beside strokes are as large as those of a list of points', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const sizes = [];
  for (const variant of ['List of points', 'List of strokes']) {
    await startGame(page, { variant, players: EIGHT });
    await page.goto(`${new URL(page.url()).pathname}/big`);
    const name = page.locator('.name-fits').first();
    await expect(name).toBeVisible();
    sizes.push(await name.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  }
  const [points = 0, strokes = 0] = sizes;
  expect(strokes).toBeGreaterThan(points * 0.95);
});

test('on a desk the names of eight stand whole over their hands', async ({ page }) => {
  await startGame(page, { variant: 'List of points', players: EIGHT });
  await enterHand(page, { points: [60, 40, 30, 20, 7, 0, 0, 0] });
  const heads = page.locator('.hands-list .name-in-list');
  await expect(heads).toHaveCount(8);
  for (const [width, height] of [
    [1180, 820],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cut = () =>
      heads.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    await expect.poll(cut, `${width}`).toBe(0);
  }
});

test('on a television no chip takes the room of a name', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const long = ['Hansruedi', 'Marie-Claire', 'Annemarie', 'Beat'];
  await startGame(page, { variant: 'Guggitaler', players: long });
  // Whoever has the highest total deals next.
  await enterHand(page, { counts: [9, 0, 0, null] }, 'Enter tricks');
  await page.goto(`${new URL(page.url()).pathname}/big`);
  await expect(slate(page).getByText('deals').first()).toBeVisible();
  const cut = () =>
    page
      .locator('.name-fits > span')
      .evaluateAll((names) => names.filter((one) => one.scrollWidth > one.clientWidth).length);
  await expect.poll(cut).toBe(0);
});

test('on a television strokes of three are the largest thing of their row', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await startGame(page, { variant: 'Jass for three', players: ['Anna', 'Beat', 'Carla'] });
  await enterHand(page, { trump: 'obenabe, times 3: A, K turned up', points: [90, 40, null] });
  await page.goto(`${new URL(page.url()).pathname}/big`);
  const row = slate(page).getByRole('listitem').first();
  await expect(row).toBeVisible();
  const { strokes, z, line } = await row.evaluate((item) => {
    const boxOf = (one: Element | null | undefined) => one?.getBoundingClientRect();
    const stick = boxOf(item.querySelector('svg g path'));
    const painted = boxOf(item.querySelector('svg > path'));
    return {
      strokes: stick?.height ?? 0,
      z: painted?.height ?? 0,
      line: boxOf(item)?.height ?? 1,
    };
  });
  expect(strokes / line).toBeGreaterThan(0.25);
  expect(z / line).toBeGreaterThan(0.55);
});

/** Which of these lie over the edge of the row they stand in. */
const outOfRow = (page: Page, those: string) =>
  page.locator(those).evaluateAll((all) =>
    all.flatMap((one) => {
      const [own, row] = [one, one.closest('li')].map((box) => box?.getBoundingClientRect());
      return own && row && (own.top < row.top - 1 || own.bottom > row.bottom + 1)
        ? [one.textContent]
        : [];
    }),
  );

test('on a screen of any size the chips of many stand in their rows', async ({ page }) => {
  await startGame(page, {
    variant: 'Molotow with wies',
    players: ['Anna', 'Christopherus', 'Carla', 'Dora', 'Emil', 'Fritz'],
  });
  await enterHand(page, { points: [60, 40, 30, 20, 7, null] });
  await page.goto(`${new URL(page.url()).pathname}/big`);
  await expect(slate(page).getByText('lowest').first()).toBeVisible();
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [844, 390],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => outOfRow(page, '.chip-of-dealer')).toEqual([]);
  }
});

test('on a television the total stands clear of the ring round who deals', async ({ page }) => {
  await startGame(page, { variant: 'Schieber', players: FOUR });
  for (const _ of [1, 2, 3]) {
    await enterHand(page, { trump: 'hearts, times 1', points: [100, null] });
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expectSent(page);
  await page.goto(`${new URL(page.url()).pathname}/big`);
  const ring = page.locator('.name-deals');
  await expect(ring).toHaveText('Carla');
  for (const [width, height] of [
    [1280, 720],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const clear = async () => {
      const [name, total] = await Promise.all(
        [ring, page.locator('.figure-over-z').first()].map((one) => one.boundingBox()),
      );
      // A figure is as high as seven tenths of its letters, which fill nine tenths of their line.
      return name && total ? total.y + total.height * 0.16 - (name.y + name.height) : 0;
    };
    await expect.poll(clear).toBeGreaterThan(2);
  }
});

test('a long name heads its column in one piece', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  const long = ['Bartholomäus', 'Annemarie-Luise', 'Beat', 'Christopherus'];
  await startGame(page, { variant: 'Molotow', players: long });
  await enterHand(page, { points: [60, 40, 30, null] });
  const heads = page.getByRole('columnheader', { name: /Bartholomäus|Christopherus/ }).locator('*');
  const lines = await heads.evaluateAll((all) =>
    all.map((head) => {
      const range = document.createRange();
      range.selectNodeContents(head);
      // One that ends in dots is there twice in its line.
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );
  expect(lines).toEqual([1, 1]);
});

test('a 1 in chalk is no bare stroke', async ({ page }) => {
  await startGame(page, { variant: 'Schieber', players: FOUR });
  // With its upstroke the figure is wider than a stroke.
  const written = slate(page).locator('.font-hand').first();
  const [one = 0, stroke = 0] = await written.evaluate((hand) => {
    const context = document.createElement('canvas').getContext('2d');
    return ['1', 'I'].map((letter) => {
      if (!context) return 0;
      context.font = `100px ${getComputedStyle(hand).fontFamily}`;
      const drawn = context.measureText(letter);
      return drawn.actualBoundingBoxLeft + drawn.actualBoundingBoxRight;
    });
  });
  expect(one).toBeGreaterThan(stroke * 1.1);
});
