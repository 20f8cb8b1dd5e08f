/** Every board, sheet and page, looked at on a phone, a tablet and a desktop, by day and by night. */
import type { Page } from '@playwright/test';
import { VARIANT_IDS, type VariantId, variant } from '../../lib/jass/index';
import { expectLooks } from './frame/pictures';
import { expect, test } from './frame/test';
import { SMALL, sheet } from './table';

// The pictures hide what is another one each time by a style of their own.
test.use({ ...SMALL, deviceScaleFactor: 1, isMobile: false, bypassCSP: true });

/** The same ids each time: they decide how each stroke leans. */
const idOf = (...parts: readonly (string | number)[]): string =>
  parts.join('-').padEnd(21, '_').slice(0, 21);

/** A game of the variant's own example, with all of its hands or half of them; its id. */
async function playExample(page: Page, of: VariantId, { toEnd = false } = {}): Promise<string> {
  const { example, agreed } = variant(of);
  const { retry, testId } = test.info();
  const id = idOf(testId.slice(-5), toEnd ? 'w' : 'h', retry, of);
  const send = async (path: string, data: unknown) => {
    const answer = await page.request.post(`/api/v1/games${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const { players, hands } = example;
  const options = { ...agreed, ...example.options };
  await send('', { id, table: { variant: of, options, players, firstDealer: 0 } });
  const some = toEnd ? hands : hands.slice(0, Math.ceil(hands.length / 2));
  for (const [index, entry] of some.entries()) {
    const change = { id: idOf(index, of), kind: 'record', index, entry };
    await send(`/${id}/changes`, { change });
  }
  if (toEnd) await send(`/${id}/changes`, { change: { id: idOf('end', of), kind: 'finish' } });
  return id;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** Phones on which what stands under the slate has least room. */
const LOW = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
];

/** No key under the slate lies under the bar with the big one, not even by half. */
async function expectKeysAbove(page: Page): Promise<void> {
  for (const size of LOW) {
    await page.setViewportSize(size);
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.board-keys')?.getBoundingClientRect().top ?? 0;
      return [...document.querySelectorAll('.under-slate button')]
        .filter((key) => key.getBoundingClientRect().bottom > bar)
        .map(({ textContent }) => textContent);
    });
    expect(covered, `under the bar at ${size.width} × ${size.height}`).toEqual([]);
  }
}

/** Nothing that scrolls by where a phone lies on its side shines through the keys over it. */
async function expectNothingOverKeys(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  const over = await page.evaluate(() => {
    const keys = document.querySelector('.board-keys');
    const bar = keys?.getBoundingClientRect();
    if (!keys || !bar) return ['no keys'];
    const found: string[] = [];
    for (let y = 0; y < document.documentElement.scrollHeight; y += 20) {
      window.scrollTo(0, y);
      for (const figure of document.querySelectorAll('.hands-list td > span')) {
        const { left, top, width, height } = figure.getBoundingClientRect();
        const middle = { x: left + width / 2, y: top + height / 2 };
        if (middle.y < bar.top || middle.y > bar.bottom - 2) continue;
        if (!keys.contains(document.elementFromPoint(middle.x, middle.y)))
          found.push(`${figure.textContent} at ${y}`);
      }
    }
    window.scrollTo(0, 0);
    return found;
  });
  expect(over).toEqual([]);
}

for (const of of VARIANT_IDS)
  test(`${of}, its board and what a hand is entered with`, async ({ page, context }) => {
    const drawing = await context.newPage();
    const id = await playExample(page, of);
    await open(page, `/games/${id}`);
    await expectKeysAbove(page);
    await expectNothingOverKeys(page);
    await expectLooks(page, drawing, `board-${of}`);
    await page.goto('about:blank');
    await open(page, `/games/${id}#enter`);
    await expect(sheet(page)).toBeVisible();
    await expectLooks(page, drawing, `entry-${of}`);
  });

test('what is there before a game', async ({ page, context }) => {
  const drawing = await context.newPage();
  await open(page, '/');
  await expectLooks(page, drawing, 'start');
  await open(page, '/games/new');
  await expectLooks(page, drawing, 'new-game');
  await open(page, '/settings');
  await expectLooks(page, drawing, 'settings');
});

test('what is there round a game', async ({ page, context }) => {
  const drawing = await context.newPage();
  const over = await playExample(page, 'mittlere', { toEnd: true });
  await open(page, `/games/${over}`);
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await expectLooks(page, drawing, 'end');
  await open(page, `/games/${over}/record`);
  await expectLooks(page, drawing, 'record');
  const id = await playExample(page, 'schieber');
  await open(page, `/games/${id}/big`);
  await expectLooks(page, drawing, 'big');
  await open(page, `/games/${id}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectLooks(page, drawing, 'menu');
});

test('what lies flat on the table', async ({ page, context }) => {
  const drawing = await context.newPage();
  const lay = async (of: VariantId, name: string) => {
    await open(page, `/games/${await playExample(page, of)}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Lay it flat on the table' }).click();
    await expect(page.getByRole('button', { name: 'Pick it up from the table' })).toBeVisible();
    await expectLooks(page, drawing, name);
    await page.getByRole('button', { name: 'Pick it up from the table' }).click();
  };
  await lay('schieber', 'flat');
  await lay('mittlere', 'flat-sticks');
  await lay('differenzler', 'flat-figures');
  await lay('coiffeur', 'flat-rows');
});
