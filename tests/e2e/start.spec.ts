/** How one comes to a game: from the start page, and round the felt of a new one. */
import type { Locator } from '@playwright/test';
import { button } from './club';
import { expect, expectAccessible, MOVING, screenshot, test } from './frame/test';
import {
  begin,
  enterHand,
  expectSent,
  expectSlate,
  finishGame,
  SMALL,
  setUp,
  sheet,
  startGame,
  THREE,
  typePoints,
  write,
} from './table';

test.use(MOVING);

test.use(SMALL);

test('the start page of whoever plays is the game: its slate, the key to the next hand, the others', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.goto('/');
  // A first visitor tries the slate: it goes on from hand to hand, to the end and from the beginning.
  await expect(page.getByText('Example', { exact: true })).toBeVisible();
  const slate = page.getByRole('list', { name: 'Slate' });
  await expect(slate).toContainText('841');
  await button(page, 'Chalk up the next hand').click();
  await expect(slate).toContainText('1,043');
  await expect(page.getByText('Spades ×2.')).toBeVisible();
  await screenshot(page, 'start-first');
  await expectAccessible(page);
  for (let hand = 0; hand < 3; hand++) await button(page, 'Chalk up the next hand').click();
  await expect(slate).toContainText('1,854');
  await button(page, 'From the beginning').click();
  await expect(slate).toContainText('841');
  await startGame(page, { variant: 'Schieber', players: ['', '', '', ''] });
  await enterHand(page, { trump: 'hearts, times 1', points: [100, null] });
  await expectSent(page);
  await startGame(page, { variant: 'Mittlere', players: THREE });
  await enterHand(page, { points: [60, 57, null] });
  await expectSent(page);
  const board = page.url();

  // Before any script has come: nothing of the pitch, and the room of what comes.
  const early = await context.newPage();
  await early.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await early.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(early.getByText('Example', { exact: true })).toBeHidden();
  await expect(early.getByText('Enter hand')).toBeVisible();
  const place = () => early.locator('.start-slate').filter({ visible: true }).boundingBox();
  const before = await place();
  await early.unroute('**/_next/static/chunks/*.js');
  await early.reload();
  await expect(early.getByRole('list', { name: 'Slate' })).toBeVisible();
  expect(await place()).toEqual(before);
  await early.close();

  await page.goto('/');
  await expect(page.getByText('Hand 2 of 12')).toBeVisible();
  await expectSlate(page, ['Anna', 'Beat', 'Carla']);
  await expect(page.getByText('Example', { exact: true })).toBeHidden();
  const running = page.getByRole('region', { name: 'Running' });
  await expect(running.getByRole('link')).toHaveCount(1);
  await expect(running).toContainText('Schieber');
  await expect(running).toContainText('1 hand entered');
  // All of it is there without scrolling.
  await expect(page.getByRole('link', { name: 'Enter hand' })).toBeInViewport({ ratio: 1 });
  await screenshot(page, 'start-own');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Enter hand' }).click();
  await expect(sheet(page)).toBeVisible();
  expect(page.url()).toBe(board);
  // Back closes the sheet, then leads where it came from; the board asked again stays as it is.
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await page.reload();
  await expect(page.getByText('Hand 2 of 12')).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'Enter hand' }).click();
  await typePoints(page, [100, 40, null]);
  await write(page);
  await expectSent(page);

  // What ended is there too, and one more game at its table where nothing runs any more.
  await page.getByRole('button', { name: 'Menu' }).click();
  await finishGame(page);
  await expectSent(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Schieber' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Finished' })).toContainText('Mittlere');
});

test('of running games each side has a line, and the figures one column', async ({ page }) => {
  const long = ['Maximilian Huber', 'Anna-Katharina Vogel', 'Christoph Keller', 'Dora'];
  await startGame(page, { variant: 'Schieber', players: long });
  await enterHand(page, { trump: 'hearts, times 1', points: [100, null] });
  await expectSent(page);
  await startGame(page, { variant: 'Schieber', players: ['Anna', 'Beat', 'Carla', 'Dora'] });
  await enterHand(page, { trump: 'hearts, times 1', points: [57, null] });
  await expectSent(page);
  await page.goto('/games');
  const sides = page.locator('.game-side');
  await expect(sides).toHaveCount(4);
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const boxes = await Promise.all(
      (await sides.all()).map(async (side) => ({
        height: (await side.boundingBox())?.height ?? 99,
        right: await side
          .locator('.tabular-nums')
          .evaluate((one) => one.getBoundingClientRect().right),
      })),
    );
    expect(Math.max(...boxes.map((box) => box.height)), `${width}`).toBeLessThan(30);
    expect(new Set(boxes.map(({ right }) => Math.round(right))).size, `${width}`).toBe(1);
    const cut = await sides
      .locator('.game-called')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut, `${width}`).toBe(0);
  }
});

// What these ask for first is said in words that only their boards have.
for (const variant of ['Sidi Barani', 'Guggitaler'])
  test(`the key of the start page is in words after ${variant}`, async ({ page }) => {
    await startGame(page, { variant, players: ['Anna', 'Beat', 'Carla', 'Dora'] });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Enter hand', exact: true })).toBeVisible();
  });

const middle = async (one: Locator): Promise<[number, number]> => {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

test('seats are set round the felt: by dragging, by tapping two, by arrows; the chip goes along', async ({
  page,
}) => {
  await page.goto('/games/new');
  await setUp(page, { variant: 'Mittlere', players: THREE });
  const seated = () =>
    Promise.all(
      [1, 2, 3].map((seat) =>
        page.getByLabel(`Name of player ${seat}`, { exact: true }).inputValue(),
      ),
    );
  const grip = (name: string) => button(page, `${name} changes places`);
  const deals = (name: string) => page.getByRole('radio', { name: `${name} deals first` });
  const drag = async (what: Locator, onto: Locator) => {
    // Not under the key that starts.
    await what.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    // What slides after another one has been dragged has come to rest.
    for (let was = ''; ; await page.waitForTimeout(100)) {
      const is = JSON.stringify([await what.boundingBox(), await onto.boundingBox()]);
      if (is === was) break;
      was = is;
    }
    await page.mouse.move(...(await middle(what)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(onto)), { steps: 5 });
    await page.mouse.up();
  };
  await expect(deals('Anna')).toBeChecked();
  // Enter goes from name to name, and begins nothing.
  const nameOf = (seat: number) => page.getByLabel(`Name of player ${seat}`, { exact: true });
  await nameOf(1).press('Enter');
  await expect(nameOf(2)).toBeFocused();
  await nameOf(3).press('Enter');
  await expect(page).toHaveURL(/\/games\/new$/);
  await drag(grip('Anna'), grip('Carla'));
  expect(await seated()).toEqual(['Carla', 'Beat', 'Anna']);
  await expect(deals('Anna')).toBeChecked();
  await drag(page.locator('[data-chip]'), grip('Beat'));
  await expect(deals('Beat')).toBeChecked();

  await grip('Carla').click();
  await expect(grip('Carla')).toHaveAttribute('aria-pressed', 'true');
  await screenshot(page, 'new-game-felt');
  await expectAccessible(page);
  await grip('Beat').click();
  expect(await seated()).toEqual(['Beat', 'Carla', 'Anna']);
  await expect(page.getByText('Carla and Beat have changed places.')).toBeAttached();

  await grip('Carla').focus();
  await page.keyboard.press('ArrowRight');
  expect(await seated()).toEqual(['Beat', 'Anna', 'Carla']);
  await expect(grip('Carla')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(grip('Carla')).toHaveAttribute('aria-pressed', 'false');
  await deals('Beat').focus();
  await page.keyboard.press('ArrowDown');
  await expect(deals('Anna')).toBeChecked();
  await begin(page);
  await expectSlate(page, ['Beat', 'Anna', 'Carla']);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Anna' }).getByText('deals'),
  ).toBeVisible();
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`the dealer’s chip comes over from whoever dealt before: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await startGame(page, { variant: 'Mittlere', players: THREE });
    await page.evaluate(() => {
      const moved: string[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, how) {
        moved.push(`${this.textContent} ${JSON.stringify(frames)}`);
        return animate.call(this, frames, how);
      };
      Object.assign(window, { moved });
    });
    const moved = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'moved'));
    // How it moves comes behind all that the board needs.
    await page.waitForTimeout(4000);
    // A sheet that is opened and closed lets it lie.
    await page.getByRole('button', { name: 'Enter hand' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await enterHand(page, { points: [60, 57, null] });
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Beat' }).getByText('deals'),
    ).toBeVisible();
    // Sheets move too, out of sight.
    const slides = (await moved()).filter((one) => one.startsWith('deals'));
    expect(slides).toHaveLength(motion === 'reduce' ? 0 : 1);
    // From the row above, and by its transform alone.
    if (slides[0])
      expect(slides[0]).toMatch(
        /^deals \[\{"transform":"translate\(-?[\d.]+px, -\d+(\.\d+)?px\)"\},\{\}\]$/,
      );
  });

test('a game opened by its address is on the start page from its first paint on', async ({
  page,
}) => {
  await page.goto('/');
  const id = 'opened-by-its-address';
  const answer = await page.request.post('/api/v1/games', {
    data: {
      id,
      table: {
        variant: 'schieber',
        options: {},
        players: ['Anna', 'Beat', 'Carla', 'Dora'],
        firstDealer: 0,
      },
    },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(`/games/${id}`);
  await expect(button(page, 'Menu')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('schiefer/plays')), { timeout: 1500 })
    .not.toBeNull();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Schieber' })).toBeVisible();
  await expect(page.getByText('Example', { exact: true })).toBeHidden();
});
