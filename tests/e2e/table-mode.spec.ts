/** The phone lies flat in the middle of the table: whoever taps their edge enters a hand. */
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, MOVING, screenshot, test } from './frame/test';
import {
  cells,
  enterHand,
  expectSlate,
  SMALL,
  sheet,
  startGame,
  THREE,
  tap,
  tapDigits,
  typePoints,
  write,
} from './table';

test.use(MOVING);

test.use(SMALL);

/** The edge of the screen that an element touches with its own lower end. */
const edgeOf = async (element: Locator): Promise<string> => {
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  if (height > width)
    return x < 5 && x + width < 385 ? 'left' : Math.round(x + width) === 390 ? 'right' : 'none';
  return y < 5 ? 'top' : y + height > 659 ? 'bottom' : 'none';
};

test('the phone lies flat on the table, and turns to whoever taps their edge', async ({ page }) => {
  await startGame(page, { variant: 'Mittlere', players: THREE });
  await enterHand(page, { points: [60, 57, null] });
  await tap(page, 'Menu');
  await tap(page, 'Lay it flat on the table');
  const seats = page.getByRole('list', { name: 'At the table' });
  await expect(seats.getByRole('button')).toHaveText([/Anna/, /Beat/, /Carla/]);
  await expectSlate(page, ['Anna: 1 stick, 0 potatoes, net +1']);
  await expectAccessible(page);
  await screenshot(page, 'table-mode');

  const beat = seats.getByRole('button', { name: 'Beat, −2, deals: Enter hand' });
  const edges = [];
  for (const seat of await seats.getByRole('listitem').all()) edges.push(await edgeOf(seat));
  expect(edges).toEqual(['bottom', 'right', 'left']);

  // By keyboard, too: the sheet comes up from their edge, at their figure, and the focus comes back.
  await beat.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await expect(cells(page).nth(1)).toBeFocused();
  // Once it has risen.
  await expect.poll(() => edgeOf(sheet(page))).toBe('right');
  await expectAccessible(page);
  await screenshot(page, 'table-mode-entry');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(beat).toBeFocused();

  await seats.getByRole('button', { name: /^Carla/ }).click();
  // What is only shown, and typed anew, was never on the slate to be wiped.
  await typePoints(page, [38, 81, null]);
  await typePoints(page, [60, 57, null]);
  await expect(page.locator('.table-marks ellipse')).toHaveCount(0);
  await write(page);
  await expect(seats.getByRole('button', { name: /^Carla/ })).toBeVisible();
  await expectSlate(page, ['Anna: 2 sticks', 'Beat: 0 sticks', 'Carla: 2 sticks']);
  await tap(page, 'Undo');
  await expectSlate(page, ['Anna: 1 stick', 'Beat: 0 sticks', 'Carla: 1 stick']);

  // It is kept on this phone until somebody takes it up.
  await page.reload();
  await expect(seats.getByRole('button')).toHaveCount(3);
  await tap(page, 'Pick it up from the table');
  await expect(page.getByRole('button', { name: 'Enter hand', exact: true })).toBeVisible();
  await expect(seats).toHaveCount(0);

  // Back takes it up, too.
  await tap(page, 'Menu');
  await tap(page, 'Lay it flat on the table');
  await expect(seats.getByRole('button')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Enter hand', exact: true })).toBeVisible();
});

test('partners each have the strokes of their side, as large as all others', async ({ page }) => {
  await startGame(page, {
    variant: 'Schieber',
    players: ['Maximiliane', 'Beat', 'Hans-Peter', 'Dora'],
  });
  await enterHand(page, { trump: 'clubs, times 2', points: [100, null] });
  await tap(page, 'Menu');
  await tap(page, 'Lay it flat on the table');
  const seats = page.getByRole('list', { name: 'At the table' });
  await expect(seats.getByRole('listitem')).toHaveCount(4);
  const items = await seats.getByRole('listitem').all();
  const slates = await Promise.all(
    items.map(async (item) => {
      const { width = 0, height = 0 } = (await item.locator('svg').first().boundingBox()) ?? {};
      const name = item.locator('.table-fitted > span');
      const isCut = await name.evaluate((box) => box.scrollWidth > box.clientWidth + 1);
      const strokes = await item.locator('svg path[stroke-opacity]').count();
      return { size: [width, height].map(Math.round).sort(), strokes, isCut };
    }),
  );
  expect(slates).toHaveLength(4);
  expect(new Set(slates.map(({ size }) => String(size))).size).toBe(1);
  expect(slates.map(({ strokes }) => strokes > 0)).toEqual([true, true, true, true]);
  expect(slates[0]?.strokes).toBe(slates[2]?.strokes);
  expect(slates[1]?.strokes).toBe(slates[3]?.strokes);
  expect(slates.filter(({ isCut }) => isCut)).toEqual([]);

  // What else there is to know opens from the middle.
  await page.getByRole('button', { name: /^Hand 2/ }).click();
  await expect(sheet(page)).toContainText('makes trump');
  await expectAccessible(page);
});

test('on the smallest phone the chip leaves the strokes free', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await startGame(page, { variant: 'Jass for two', players: ['Anna', 'Beat'] });
  await tap(page, 'Menu');
  await tap(page, 'Lay it flat on the table');
  const chip = await page.locator('.table-chips').boundingBox();
  const seat = page.locator('.table-seat', { has: page.locator('.table-chips') });
  const marks = await seat.locator('.table-marks').boundingBox();
  if (!chip || !marks) throw new Error('Nobody deals.');
  const isUpright = chip.y > marks.y;
  expect(isUpright ? chip.y : marks.y).toBeGreaterThanOrEqual(
    isUpright ? marks.y + marks.height : chip.y + chip.height,
  );
});

test('on the smallest phone a table of rows has its sums whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await startGame(page, {
    variant: 'Coiffeur',
    players: ['Maximiliana Zurbriggen-Imboden', 'Christoph-Alexander', 'Carla', 'Dora'],
  });
  await tap(page, 'Menu');
  await tap(page, 'Lay it flat on the table');
  const table = page.locator('.table-frame table');
  await expect(table).toBeVisible();
  const { inside, over } = await table.evaluate((element) => {
    const slate = element.parentElement?.getBoundingClientRect();
    const rows = [...element.querySelectorAll('tbody th')];
    return {
      inside: (slate?.bottom ?? 0) - element.getBoundingClientRect().bottom,
      over: rows.filter((row) => {
        const mark = row.querySelector('svg')?.getBoundingClientRect();
        const factor = row.querySelector('[aria-hidden]:last-child')?.getBoundingClientRect();
        return mark && factor && mark.right > factor.left;
      }).length,
    };
  });
  expect(inside).toBeGreaterThanOrEqual(0);
  expect(over).toBe(0);
});

test('turned to a side of the smallest phone, no key is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await startGame(page, { variant: 'Coiffeur', players: ['Anna', 'Beat', 'Carla', 'Dora'] });
  await tap(page, 'Menu');
  await tap(page, 'Lay it flat on the table');
  await page.getByRole('button', { name: /^Beat, 0/ }).click();
  await sheet(page)
    .getByRole('button', { name: /^diamonds/i })
    .click();
  // As it lies on the screen, turned: every key whole in the sheet, and as high as a finger.
  const keys = sheet(page).locator('.pad-key, [type=submit]');
  await expect(keys).toHaveCount(13);
  // Once it has risen.
  const rightOf = async () => {
    const { x = 0, width = 0 } = (await sheet(page).boundingBox()) ?? {};
    return Math.round(x + width);
  };
  await expect.poll(rightOf).toBe(320);
  const around = await sheet(page).boundingBox();
  for (const key of await keys.all()) {
    const box = await key.boundingBox();
    if (!box || !around) throw new Error('not on the screen');
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(around.x);
    expect(box.x + box.width).toBeLessThanOrEqual(321);
  }
});

/** By how much the words of a seat lie over its total or its name, in px; at most 0 where they are apart. */
const overlapAt = (seat: Locator): Promise<number> =>
  seat.evaluate((item) => {
    const box = (part: string) => item.querySelector(part)?.getBoundingClientRect();
    const words = box('.table-words');
    return Math.max(
      ...['.table-total', '.table-fitted > span', '.table-chips'].flatMap((part) => {
        const other = box(part);
        if (!words || !other) return [];
        return Math.min(
          Math.min(words.right, other.right) - Math.max(words.left, other.left),
          Math.min(words.bottom, other.bottom) - Math.max(words.top, other.top),
        );
      }),
      -1,
    );
  });

for (const size of [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
])
  test(`announcements that are hidden ask at one edge after the other, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await startGame(page, {
      variant: 'Differenzler',
      players: ['Franz-Josef Zurbriggen', 'Beat', 'Carla', 'Dora'],
      options: ['are hidden until the last is in'],
    });
    await tap(page, 'Menu');
    await tap(page, 'Lay it flat on the table');
    const seats = page.getByRole('list', { name: 'At the table' });
    const expectApart = async () => {
      for (const seat of await seats.getByRole('listitem').all())
        expect(await overlapAt(seat)).toBeLessThanOrEqual(0);
    };
    await expect(seats.getByRole('button')).toHaveText([/Tap here to announce/]);
    await expectApart();

    await seats.getByRole('button', { name: 'Beat, 0: Announce' }).click();
    await tap(page, 'I am Beat');
    await tapDigits(page, 40);
    await tap(page, 'Hide it and pass on');
    await tap(page, 'Close');
    await expect(seats.getByRole('button')).toHaveCount(1);
    await expect(seats.getByRole('button', { name: 'Carla, 0: Announce' })).toBeVisible();
    await expect(seats.getByRole('listitem').nth(1)).toContainText('has announced');
    await expectApart();
    await expectAccessible(page);
    await screenshot(page, `table-mode-hidden-${size.width}`);
  });

test('one game lies flat, and the one that follows it; no other does', async ({ page }) => {
  const seats = page.getByRole('list', { name: 'At the table' });
  const mittlere = { variant: 'Mittlere', players: THREE, figures: { 'Hands in a game': 3 } };
  await startGame(page, mittlere);
  const address = page.url();
  for (let hand = 0; hand < 2; hand += 1) await enterHand(page, { points: [60, 57, null] });
  await tap(page, 'Menu');
  await tap(page, 'Lay it flat on the table');
  await seats.getByRole('button', { name: /^Anna/ }).click();
  await typePoints(page, [60, 57, null]);
  await write(page);

  await startGame(page, mittlere);
  await expect(page.getByRole('button', { name: 'Enter hand', exact: true })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('button', { name: / wins? / })).toBeVisible();
  await page.getByRole('button', { name: / wins? / }).click();
  await tap(page, 'Rematch');
  await page.waitForURL((url) => /\/games\/[\w-]{21}$/.test(url.pathname) && url.href !== address);
  await expect(seats.getByRole('button')).toHaveCount(3);
});

test('at the end every edge has name, place and total in like sizes, and the winner another frame', async ({
  page,
}) => {
  await startGame(page, { variant: 'Mittlere', players: THREE, figures: { 'Hands in a game': 3 } });
  for (let hand = 0; hand < 2; hand += 1) await enterHand(page, { points: [60, 57, null] });
  await tap(page, 'Menu');
  await tap(page, 'Lay it flat on the table');
  const seats = page.getByRole('list', { name: 'At the table' });
  await seats.getByRole('button', { name: /^Anna/ }).click();
  await typePoints(page, [60, 57, null]);
  await write(page);
  const items = seats.getByRole('listitem');
  await expect(items.first()).toHaveAttribute('data-look', 'end');
  for (const size of [
    { width: 320, height: 568 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(size);
    for (const part of ['.table-total', '.table-place', '.table-fitted > span']) {
      const sizes = await seats
        .locator(part)
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(sizes).toHaveLength(3);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.min(...sizes) * 1.5 + 1);
    }
  }
  await expect(page.locator('[data-won]')).toHaveCount(
    await page.locator('.table-total svg').count(),
  );
  await expect(page.locator('[data-won]').first()).toBeVisible();
  // What follows is there for who taps, and covers nobody's slate before.
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('.table-hub')).toContainText(/ wins? /);
});
