import type { Browser, Page } from '@playwright/test';
import { button, phone } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  enterHand,
  expectSent,
  expectSlate,
  expectSums,
  FOUR,
  finishGame,
  freeCell,
  openEntry,
  openHand,
  startGame,
  typePoints,
  writeCell,
} from './table';

type Around = Parameters<typeof phone>[0] & { browser: Browser };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

async function openPhones(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, 'Phones at the table').click();
}

/** The link as it stands in words. */
async function linkFor(page: Page, what: 'Write' | 'Watch'): Promise<string> {
  await openPhones(page);
  // That to write is there at once.
  if (what === 'Watch') await button(page, what).click();
  const card = page.getByRole('region', { name: what });
  const field = card.getByRole('textbox');
  await expect(field).toHaveValue(/^http/);
  const url = await field.inputValue();
  await button(page, 'Close').click();
  return new URL(url).pathname;
}

/** One more phone at the table, come by the link. */
async function sitDown(around: Around, link: string, seat?: string): Promise<Page> {
  const page = await phone(around, PHONE);
  await page.goto(link);
  await button(page, seat ?? 'Watch').click();
  await page.waitForURL(/\/games\/[\w-]{21}$/);
  return page;
}

/** Everybody writes from now on. The sheet is still rising: it is tapped once it stands. */
async function letAllWrite(page: Page): Promise<void> {
  await openPhones(page);
  const label = 'Everybody writes without taking the chalk';
  await page.getByLabel(label).check();
  await button(page, 'Close').click();
}

/** The name of the game stands in the middle of the bar, and nobody who is there touches it. */
async function expectBarInOrder(page: Page, who: string): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const here = await button(page, who).boundingBox();
  if (!title || !here) throw new Error('the bar is not to be seen');
  expect(here.x - title.x - title.width).toBeGreaterThanOrEqual(4);
  expect(Math.abs(title.x + title.width / 2 - PHONE.viewport.width / 2)).toBeLessThanOrEqual(4);
}

const rows = (page: Page) => page.getByRole('list', { name: 'Slate' }).getByRole('listitem');

test('where other phones reach it the code to write is there at once, that to watch with a tap', async ({
  page,
}) => {
  // As a server answers that has an address of its own.
  await page.route(/\/api\/v1\/games\/[^/]+\/links$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('127.0.0.1', 'schiefer.example');
    await route.fulfill({ response: answer, body });
  });
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await openPhones(page);
  const code = page.getByRole('img', { name: 'QR code of the link' });
  for (const role of ['Write', 'Watch']) {
    await button(page, role).click();
    await expect(page.getByRole('textbox', { name: role })).toHaveValue(/schiefer\.example/);
    await expect(code).toBeVisible();
  }
  await screenshot(page, 'phones-code');
});

test('two phones at one table: what one writes the other sees, and the chalk goes round', async ({
  page,
  browser,
  faults,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  const link = await linkFor(page, 'Write');
  await openPhones(page);
  await expect(page.getByText('Nobody has the game open yet but you.')).toBeVisible();
  // The stories' server hears this machine alone, so that a code to it would lead no other phone here.
  await expect(page.getByText('Other phones cannot open this link')).toBeVisible();
  await button(page, 'Anna: that’s me').click();
  await expect(button(page, 'Anna: not me')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Close').click();

  const beat = await phone({ browser, faults }, PHONE);
  await beat.goto(link);
  await expect(beat.getByRole('heading', { name: 'Mittlere' })).toBeVisible();
  await expect(beat.getByRole('button', { name: /^Anna/ })).toBeDisabled();
  await screenshot(beat, 'phones-join');
  await expectAccessible(beat);
  await button(beat, 'Beat').click();
  await beat.waitForURL(/\/games\/[\w-]{21}$/);
  await expect(page.getByRole('button', { name: 'Connected: Beat' })).toBeVisible();
  await expect(beat.getByRole('button', { name: 'Connected: Anna' })).toBeVisible();
  await expectBarInOrder(page, 'Connected: Beat');

  await enterHand(page, { points: [60, 57, 40] });
  await expect(rows(beat).nth(0)).toContainText('Anna: 1 stick');
  await expect(beat.getByRole('button', { name: 'Hand 1:' })).toBeVisible();
  await expect(beat.getByText('Anna has the chalk')).toBeVisible();
  await expect(beat.getByRole('button', { name: 'Enter hand' })).toHaveCount(0);
  await screenshot(beat, 'phones-chalk');
  await expectAccessible(beat);
  await screenshot(page, 'phones-here');

  await button(beat, 'Take the chalk').click();
  await expect(page.getByText('Beat has the chalk')).toBeVisible();
  await enterHand(beat, { points: [80, 50, 27] });
  await expect(page.getByRole('button', { name: 'Hand 2:' })).toBeVisible();
  await beat.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Hand 2:' })).toHaveCount(0);
  // Who has the chalk corrects for all: nobody has to be told so.
  await openHand(beat, 1, 'Correct');
  await typePoints(beat, [57, 60, 40]);
  await button(beat, 'Correct it').click();
  await expect(rows(page).nth(1)).toContainText('Beat: 1 stick');
  await expect(page.getByText('corrected elsewhere')).toHaveCount(0);
  await openPhones(page);
  await screenshot(page, 'phones-sheet');

  // Taken back, the link is out at once, and so is whoever came by it.
  await expect(button(page, 'Take the link back')).toBeVisible();
  await screenshot(page, 'phones-link');
  await button(page, 'Take the link back').click();
  await button(page, 'Take it back for good').click();
  await expect(beat.getByText('This game is not open to you any more.')).toBeVisible();
  faults.allow(/status of 404/);
  await beat.reload();
  await expect(beat.getByText('Game not open')).toBeVisible();
  await beat.goto(link);
  await expect(beat.getByText('This link is not valid any more.')).toBeVisible();
});

test('two enter the same hand: one wins, the other sees both and decides', async ({
  page,
  browser,
  faults,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  const link = await linkFor(page, 'Write');
  await letAllWrite(page);
  const beat = await sitDown({ browser, faults }, link, 'Beat');
  await openEntry(beat);
  await typePoints(beat, [80, 50, 27]);
  await enterHand(page, { points: [60, 57, 40] });
  await expect(beat.getByText('This hand was entered elsewhere meanwhile.')).toBeVisible();
  await expect(beat.getByRole('dialog', { name: 'Hand 1 of 12' })).toBeVisible();
  await expect(button(beat, 'Chalk it up')).toBeInViewport({ ratio: 1 });
  // The server refuses the second one.
  faults.allow(/status of 422/);
  await button(beat, 'Chalk it up').click();
  await expect(beat.getByText(/entered elsewhere meanwhile: 60–57–40/)).toBeVisible();
  await expect(beat.getByText(/80–50–27/).first()).toBeVisible();
  await screenshot(beat, 'phones-both');
  await beat.reload();
  await expect(beat.getByText(/80–50–27/).first()).toBeVisible();
  await beat.getByRole('button', { name: 'Enter mine as hand 2' }).click();
  await expect(page.getByRole('button', { name: 'Hand 2:' })).toBeVisible();
  await expect(beat.getByText(/80–50–27/)).toHaveCount(0);

  // Whose hand is replaced is told so, with both, until they have read it.
  await openHand(beat, 1, 'Correct');
  await typePoints(beat, [61, 56, 40]);
  await button(beat, 'Correct it').click();
  const told = page.getByRole('status').filter({ hasText: 'Hand 1 was corrected elsewhere' });
  await expect(told).toContainText('61–56–40');
  await expect(told).toContainText('60–57–40');
  await screenshot(page, 'phones-replaced');
  await expectAccessible(page);
  await page.reload();
  await expect(told).toBeVisible();
  await button(page, 'All right').click();
  await expect(told).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hand 2:' })).toBeVisible();
  await expect(told).toBeHidden();
});

test('the same hand entered on two phones is one hand, and nobody is asked', async ({
  page,
  browser,
  faults,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  const link = await linkFor(page, 'Write');
  await letAllWrite(page);
  const beat = await sitDown({ browser, faults }, link, 'Beat');
  await openEntry(beat);
  await typePoints(beat, [60, 57, 40]);
  await enterHand(page, { points: [60, 57, 40] });
  await expect(beat.getByText('This hand was entered elsewhere meanwhile.')).toBeVisible();
  // The server refuses the second one.
  faults.allow(/status of 422/);
  await button(beat, 'Chalk it up').click();
  await expect(beat.getByRole('dialog')).toBeHidden();
  await expectSent(beat);
  await expect(beat.getByRole('button', { name: 'Hand 1:' })).toBeVisible();
  await expect(beat.getByRole('button', { name: 'Hand 2:' })).toHaveCount(0);
  await expect(beat.getByText(/entered elsewhere meanwhile/)).toHaveCount(0);
  await beat.goto('/games');
  await expect(beat.getByText('1 hand entered')).toBeVisible();
  await expect(beat.getByText(/not sent/i)).toHaveCount(0);
});

test('who lost the chalk while typing takes it back where the hand waits', async ({
  page,
  browser,
  faults,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  const beat = await sitDown({ browser, faults }, await linkFor(page, 'Write'), 'Beat');
  await enterHand(page, { points: [60, 57, 40] });
  await button(beat, 'Take the chalk').click();
  await openEntry(beat);
  await typePoints(beat, [80, 50, 27]);
  await openPhones(page);
  const phones = page.getByRole('dialog');
  await phones.getByRole('button', { name: 'Take the chalk' }).click();
  await expect(phones.getByRole('button', { name: 'Take the chalk' })).toHaveCount(0);
  await button(page, 'Close').click();
  await expect(beat.getByText(/has the chalk now/)).toBeVisible();
  faults.allow(/status of 422/);
  await button(beat, 'Chalk it up').click();
  const waits = beat.getByRole('alert').filter({ hasText: '80–50–27' });
  await expect(waits.getByText('Take the chalk to decide.')).toBeVisible();
  await screenshot(beat, 'phones-chalk-lost');
  await button(beat, 'Take the chalk').click();
  await waits.getByRole('button', { name: 'Enter mine as hand 2' }).click();
  await expect(page.getByRole('button', { name: 'Hand 2:' })).toBeVisible();
  await expect(beat.getByText('Take the chalk to decide.')).toHaveCount(0);
});

test('who looks on by a link reads a finished game and its slate, until the link is taken back', async ({
  page,
  browser,
  faults,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await enterHand(page, { points: [60, 57, 40] });
  const link = await linkFor(page, 'Watch');
  await button(page, 'Menu').click();
  await finishGame(page);
  await expectSent(page);
  const reader = await phone({ browser, faults }, PHONE);
  await reader.goto(link);
  await button(reader, 'Watch').click();
  await reader.waitForURL(/\/record$/);
  await reader.getByRole('link', { name: 'Open the slate' }).click();
  await reader.waitForURL(/\?slate/);
  await expect(reader.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(rows(reader).nth(0)).toContainText('Anna: 1 stick');
  await reader.goBack();
  await expect(reader.getByRole('link', { name: 'Open the slate' })).toBeVisible();
  await screenshot(reader, 'phones-record');

  await openPhones(page);
  for (const key of ['Watch', 'Take the link back', 'Take it back for good'])
    await button(page, key).click();
  await expect(reader.getByText('This game is not open to you any more.')).toBeVisible();
  await screenshot(reader, 'phones-record-gone');
});

test('four at a table and two who look on: all see the same slate', async ({
  page,
  browser,
  faults,
}) => {
  test.slow();
  const players = ['Anna', 'Beat', 'Carla', 'Dora'];
  await startGame(page, { variant: 'Molotow', players });
  const [writing, reading] = [await linkFor(page, 'Write'), await linkFor(page, 'Watch')];
  const around = { browser, faults };
  const others = await Promise.all(players.slice(1).map((name) => sitDown(around, writing, name)));
  const reader = await sitDown(around, reading);
  const big = await phone(around, { viewport: { width: 1280, height: 800 } });
  // A television has no camera, and types what is short.
  await big.goto('/tv');
  await big.getByRole('textbox', { name: 'Code of the game' }).fill('234567');
  await button(big, 'Watch').click();
  await expect(big.getByText('No game has this code now.')).toBeVisible();
  await expectAccessible(big);
  await openPhones(page);
  await button(page, 'Watch').click();
  const code = await page.getByText('On a television').locator('b').last().innerText();
  await button(page, 'Close').click();
  await big.getByRole('textbox', { name: 'Code of the game' }).fill(code.toUpperCase());
  await button(big, 'Watch').click();
  await big.waitForURL(`**${new URL(page.url()).pathname}/big`);
  await expect(reader.getByRole('button', { name: /Undo|Enter hand|Take the chalk/ })).toHaveCount(
    0,
  );
  await screenshot(reader, 'phones-reader');
  const all = [...others, reader, big];
  const hands = [
    [60, 50, 40, 7],
    [45, 42, 40, 30],
    [20, 97, 30, 10],
  ] as const;
  for (const [n, points] of hands.entries()) {
    await enterHand(page, { points });
    const slate = await rows(page).allTextContents();
    for (const one of all) await expect(rows(one)).toHaveText(slate);
    if (n === 1) {
      await page.getByRole('button', { name: 'Undo' }).click();
      const before = await rows(page).allTextContents();
      for (const one of all) await expect(rows(one)).toHaveText(before);
      await page.getByRole('button', { name: 'Redo' }).click();
    }
  }
  await screenshot(big, 'phones-big');
  await expectAccessible(big);
  await big.setViewportSize({ width: 820, height: 1180 });
  await screenshot(big, 'phones-big-portrait');
  await big.setViewportSize({ width: 1920, height: 1080 });
  await screenshot(big, 'phones-big-television');

  // Away for a while, and back: what was missed is caught up.
  const [beat] = others;
  if (!beat) throw new Error('no second phone');
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await beat.context().setOffline(true);
  await enterHand(page, { points: [55, 52, 43, 7] });
  await expect(beat.getByRole('button', { name: 'Hand 4:' })).toHaveCount(0);
  await beat.context().setOffline(false);
  await expect(beat.getByRole('button', { name: 'Hand 4:' })).toBeVisible();

  // The next game at the table: everybody goes along.
  await button(page, 'Menu').click();
  await finishGame(page);
  for (const one of [beat, reader])
    await expect(one.getByRole('region', { name: 'Result' })).toBeVisible();
  await expectSent(page);
  await button(page, 'Rematch').click();
  await page.waitForURL((url) => !beat.url().endsWith(url.pathname));
  await big.waitForURL(`**${new URL(page.url()).pathname}/big`);
  await beat.getByRole('link', { name: 'Go to the next game' }).click();
  await beat.waitForURL(`**${new URL(page.url()).pathname}`);
  await reader.getByRole('link', { name: 'Go to the next game' }).click();
  await reader.waitForURL(`**${new URL(page.url()).pathname}`);
  await enterHand(beat, { points: [60, 50, 40, 7] });
  await expect(page.getByText('Beat has the chalk')).toBeVisible();
});

test('a Coiffeur on two phones: cells come over as they are written, and no cell is written twice', async ({
  page,
  browser,
  faults,
}) => {
  const [us, them] = ['Anna & Carla', 'Beat & Dora'];
  if (!us || !them) throw new Error('Nobody plays.');
  await startGame(page, { variant: 'Coiffeur', players: FOUR });
  const link = await linkFor(page, 'Write');
  const beat = await sitDown({ browser, faults }, link, 'Beat');
  await writeCell(page, us, 'Clubs', { points: [100] });
  await expectSums(beat, ['100', '0']);
  // Who has not the chalk looks at cells, and writes none.
  await expect(freeCell(beat, them, 'Clubs')).toHaveCount(0);
  await button(beat, 'Take the chalk').click();
  await writeCell(beat, them, 'Clubs', { points: [157], yesNo: ['Yes, a match'] });
  await expectSums(page, ['100', '257']);

  // Both at the same cell, each free to write: who is later sees both and decides.
  await letAllWrite(page);
  await freeCell(page, us, 'Hearts').click();
  await typePoints(page, [90]);
  await writeCell(beat, us, 'Hearts', { points: [80] });
  await expect(page.getByText('This hand was entered elsewhere meanwhile.')).toBeVisible();
  faults.allow(/status of 422/);
  await button(page, 'Chalk it up').click();
  const notice = page.getByRole('alert').filter({ hasText: 'Yours:' });
  await expect(notice).toContainText('80');
  await expect(notice).toContainText('90');
  await screenshot(page, 'phones-same-cell');
  await expectAccessible(page);
  // A row is written once: as one more hand mine would not be taken, in the place of the other it is.
  await notice.getByRole('button', { name: 'Mine is right: replace hand 3' }).click();
  await expect(notice).toBeHidden();
  await expectSums(beat, ['370', '257']);
});

test('Differenzler, everybody announces on a phone of their own', async ({
  page,
  browser,
  faults,
}) => {
  await startGame(page, { variant: 'Differenzler', players: FOUR });
  const link = await linkFor(page, 'Write');
  await openPhones(page);
  await button(page, 'Anna: that’s me').click();
  await expect(button(page, 'Anna: not me')).toBeVisible();
  await button(page, 'Close').click();
  const around = { browser, faults };
  const [beat, carla, dora] = await Promise.all([
    sitDown(around, link, 'Beat'),
    sitDown(around, link, 'Carla'),
    sitDown(around, link, 'Dora'),
  ] as const);
  const all = [page, beat, carla, dora];
  // Who begins to announce for all, with other phones at the table, is asked.
  await button(page, 'Announce').click();
  const apart = button(page, 'Hidden: each on their own phone');
  await screenshot(page, 'phones-own-asked');
  // On its side too.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(apart).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
  await screenshot(page, 'phones-own-asked-side');
  await page.setViewportSize(PHONE.viewport);
  await apart.click();
  await expect(page.getByText('Anna, type what you will take.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Close').click();
  /** Every byte of JSON, page and stream that Dora's phone gets. */
  let heard = '';
  dora.on('response', (response) => {
    void response.text().then(
      (text) => {
        if (!response.url().includes('/_next/static/')) heard += text;
      },
      () => {},
    );
  });
  const say = async (one: Page, points: number) => {
    await button(one, 'Announce').first().click();
    for (const digit of String(points)) await button(one, digit).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Announce', exact: true }).click();
  };
  await say(beat, 131);
  // Whoever has not begun to announce sees it too.
  await expect(dora.getByText('Still missing: Anna, Carla and Dora.')).toBeVisible();
  await expect(
    beat.getByRole('dialog').getByText('is still to announce'),
    'said once, where each stands',
  ).toHaveCount(3);
  await expect(beat.getByText('You have announced.', { exact: true })).toBeVisible();
  await screenshot(beat, 'phones-announced');
  await expectAccessible(beat);
  // Without network it keeps to that, and asks nobody at the table for another one.
  await beat.context().setOffline(true);
  await expect(beat.getByText('No network: what was announced stays face down.')).toBeVisible();
  await expect(beat.getByText('You have announced.', { exact: true })).toBeVisible();
  await expect(button(beat, 'Announce anew, all on this phone'), 'without the chalk').toHaveCount(
    0,
  );
  await screenshot(beat, 'phones-announced-offline');
  await beat.context().setOffline(false);
  await expect(beat.getByText('No network: what')).toBeHidden();
  await say(carla, 17);
  await button(carla, 'Change mine').click();
  for (const digit of '149') await button(carla, digit).click();
  await carla.getByRole('dialog').getByRole('button', { name: 'Announce', exact: true }).click();
  await expect(carla.getByRole('dialog').getByText('is still to announce')).toHaveCount(2);
  await say(page, 143);
  await button(dora, 'Announce').click();
  await screenshot(dora, 'phones-announcing');
  await dora.reload();
  await expect(dora.getByRole('button', { name: 'Announce', exact: true }).first()).toBeVisible();
  heard += await dora.content();
  expect(heard.length).toBeGreaterThan(1000);
  for (const secret of ['131', '149', '143'])
    expect(heard).not.toMatch(new RegExp(`[:,[>"]${secret}[],}<"]`));
  await say(dora, 20);
  for (const one of all) {
    await expect(one.getByRole('dialog')).toBeHidden();
    await expectSlate(one, ['announced 143', 'announced 131', 'announced 149', 'announced 20']);
  }
  await screenshot(dora, 'phones-revealed');
});

test('whoever has the chalk announces for those without a phone, with one key at a time', async ({
  page,
  browser,
  faults,
}) => {
  await startGame(page, { variant: 'Differenzler', players: FOUR });
  const link = await linkFor(page, 'Write');
  const beat = await sitDown({ browser, faults }, link, 'Beat');
  await openPhones(page);
  const way = (name: string) => page.getByRole('radio', { name });
  await expect(way('Aloud: one phone takes them all down')).toBeChecked();
  await way('Hidden: each on their own phone').check({ force: true });
  await button(page, 'Close').click();
  const sheet = page.getByRole('dialog');
  const golden = sheet.locator('button.bg-yellow');
  const say = async (points: number) => {
    for (const digit of String(points)) await button(page, digit).click();
    await sheet.getByRole('button', { name: 'Announce', exact: true }).click();
  };
  await button(page, 'Announce').click();
  await expect(sheet.getByText('Which one are you?')).toBeVisible();
  await expect(golden).toBeDisabled();
  await sheet.getByRole('button', { name: 'Anna' }).click();
  await expect(golden).toHaveText('That’s me');
  await screenshot(page, 'phones-which');
  await golden.click();
  await say(40);
  // For others it is not what is done next.
  await expect(button(page, 'Announce for Carla')).toBeVisible();
  await expect(golden).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Dora' }).click();
  await expect(button(page, 'Announce for Carla')).toBeHidden();
  await expectAccessible(page);
  await screenshot(page, 'phones-for');
  await button(page, 'Announce for Dora').click();
  await say(20);
  await expect(button(page, 'Announce for Carla')).toBeVisible();
  await expect(sheet.getByText('is still to announce')).toHaveCount(2);
  await button(page, 'Close').click();

  // Who was about to announce sees at once that it is done in another way.
  await button(beat, 'Announce').click();
  await expect(beat.getByText('Beat, type what you will take.')).toBeVisible();
  await openPhones(page);
  await way('Hidden: one phone goes round').check({ force: true });
  await expect(beat.getByRole('dialog')).toBeHidden();
  await expect(beat.getByText('Hidden: one phone goes round')).toBeVisible();
  await way('Hidden: each on their own phone').check({ force: true });
  await expect(beat.getByText('Hidden: one phone goes round')).toBeHidden();
  await button(beat, 'Announce').click();
  await expect(beat.getByText('Beat, type what you will take.')).toBeVisible();

  // What is said of the way is all there is to it: aloud again, no rule of it is left.
  await way('Aloud: one phone takes them all down').check({ force: true });
  await expect(beat.getByRole('dialog')).toBeHidden();
  await expect(beat.getByText('Aloud: one phone takes them all down')).toBeVisible();
  await screenshot(beat, 'phones-other-way');
  await screenshot(page, 'phones-ways');
  await button(page, 'Close').click();
  await expectSent(page);
  await expect(page.getByText('Still missing')).toBeHidden();
  await expect(page.getByText('Aloud: one phone takes them all down')).toBeHidden();
  await expect(beat.getByText('Beat announces first')).toBeVisible();
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'All changes' }).click();
  await expect(page.getByText('hidden until the last is in')).toHaveCount(2);
});

test('a phone that joins announces for itself, and the one with the chalk for the others', async ({
  page,
  browser,
  faults,
}) => {
  await startGame(page, { variant: 'Differenzler', players: FOUR });
  const link = await linkFor(page, 'Write');
  await openPhones(page);
  await page.getByRole('radio', { name: 'Hidden: one phone goes round' }).check({ force: true });
  await button(page, 'Close').click();
  await expectSent(page);
  const beat = await sitDown({ browser, faults }, link, 'Beat');
  await button(beat, 'Announce').click();
  await expect(beat.getByText('Beat, type what you will take.')).toBeVisible();
  await button(page, 'Announce').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Which one are you?')).toBeVisible();
  await sheet.getByRole('button', { name: 'Anna' }).click();
  await sheet.getByRole('button', { name: 'That’s me' }).click();
  for (const digit of '40') await button(page, digit).click();
  await sheet.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Announce for Carla' })).toBeVisible();
});

test('a seat without a name is given one by whoever sits down there', async ({
  page,
  browser,
  faults,
}) => {
  await startGame(page, { variant: 'Schieber', players: ['', '', '', ''] });
  const link = await linkFor(page, 'Write');
  const guest = await phone(
    { browser, faults },
    { ...PHONE, viewport: { width: 844, height: 390 } },
  );
  await guest.goto(link);
  await expect(guest.getByText('Where do you sit?')).toBeVisible();
  for (const [width, height] of [
    [844, 390],
    [390, 664],
    [320, 568],
  ] as const) {
    await guest.setViewportSize({ width, height });
    const keys = guest.getByRole('main').getByRole('button');
    for (const key of await keys.all()) await expect(key).toBeInViewport({ ratio: 1 });
    expect(await guest.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await screenshot(guest, `phones-unnamed-${width}`);
  }
  await button(guest, 'They 1').click();
  await guest.getByPlaceholder('Your name').fill('Beat');
  await expectAccessible(guest);
  await screenshot(guest, 'phones-unnamed-name');
  await button(guest, 'Join').click();
  await guest.waitForURL(/\/games\/[\w-]{21}$/);
  for (const one of [guest, page])
    await expect(one.getByText('Beat & They 2', { exact: true }).first()).toBeVisible();
  // A step of the game as any other: it is taken back, and who sits there stays.
  await button(page, 'Undo').click();
  await expect(guest.getByText('They', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connected: They 1' })).toBeVisible();

  // Nobody has to say a name.
  const other = await phone({ browser, faults }, PHONE);
  await other.goto(link);
  await button(other, 'We 2').click();
  await button(other, 'Join').click();
  await other.waitForURL(/\/games\/[\w-]{21}$/);
  await expect(other.getByText('We', { exact: true }).first()).toBeVisible();
});
