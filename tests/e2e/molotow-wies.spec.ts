import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  answer,
  enterHand,
  expectSent,
  expectSlate,
  FOUR,
  inSheet,
  openEntry,
  SMALL,
  sheet,
  startGame,
  write,
} from './table';

test.use(SMALL);

test('a Molotow with wies for four: melds take off, caught ones add, the last hand counts twice', async ({
  page,
}) => {
  await startGame(page, {
    variant: 'Molotow with wies',
    players: FOUR,
    figures: { 'Hands in a game': 3 },
  });
  await openEntry(page);
  await answer(page, {
    points: [40, 60, 30, null],
    melds: { Wies: { Anna: ['4 in a row 50'] }, 'Wies caught': { Carla: ['3 in a row 20'] } },
    side: { Stöck: 'Beat' },
  });
  await screenshot(page, 'molotow-wies-entry');
  await expectAccessible(page);
  await write(page);
  // 40 − 50, 60 − 20, 30 + 20 and 27.
  await expectSlate(page, [
    'Anna: total −10, the lowest',
    'Beat: total 40',
    'Carla: total 50',
    'Dora: total 27',
  ]);
  await screenshot(page, 'molotow-wies-board');
  await expectAccessible(page);

  // Shown or caught, not both in one hand.
  await openEntry(page);
  await answer(page, {
    points: [57, 0, 80, 20],
    melds: { Wies: { Beat: ['four 9s 150'] } },
    side: { 'Stöck caught': 'Dora' },
  });
  await write(page);
  // 57, 0 − 150, 80, 20 + 20.
  await expectSlate(page, ['total 47', 'total −110, the lowest', 'total 130', 'total 67']);

  await expect(page.getByText('The next hand is the last one and counts twice.')).toBeVisible();
  await enterHand(page, {
    points: [100, 20, 7, null],
    melds: { Wies: { Carla: ['3 in a row 20'] } },
  });
  // Twice 100, 20, 7 − 20 and 30.
  await expectSlate(page, ['total 247', 'total −70, the lowest', 'total 104', 'total 127']);
  await expect(page.getByText('Beat wins with −70')).toBeVisible();
  await expect(page.getByText('The last hand counts twice.')).toBeVisible();
  await screenshot(page, 'molotow-wies-won');
  await expectAccessible(page);
  await expectSent(page);
  await page.reload();
  await expectSlate(page, ['total 247', 'total −70', 'total 104', 'total 127']);
});

test('melds that were tapped by mistake are taken back; a caught one is no longer than a trick', async ({
  page,
}) => {
  await startGame(page, { variant: 'Molotow with wies', players: FOUR });
  await openEntry(page);
  await inSheet(page, 'Wies caught').click();
  await expect(inSheet(page, '4 in a row 50')).toBeVisible();
  await expect(inSheet(page, '5 in a row 100')).toBeHidden();
  await inSheet(page, 'Dora').click();
  await inSheet(page, '3 in a row 20').click();
  await inSheet(page, '3 in a row 20').click();
  await expect(sheet(page).getByText('3 in a row, 3 in a row: 40')).toBeVisible();
  await inSheet(page, 'Take back').click();
  await expect(sheet(page).getByText('3 in a row: 20')).toBeVisible();
  await inSheet(page, 'Done').click();
  await answer(page, { points: [100, 20, 7, null] });
  await write(page);
  await expectSlate(page, ['total 100', 'total 20', 'total 7', 'total 50']);
});

test('of six each keeps the place of their name once melds are said, and all melds are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await startGame(page, {
    variant: 'Molotow with wies',
    players: ['Franz-Josef', 'Maximilian', 'Carla', 'Christoph', 'Elisabeth', 'Jean-Pierre'],
  });
  await openEntry(page);
  await inSheet(page, 'Wies').click();
  const names = sheet(page).locator('.meld-sides > button');
  const placesNow = () =>
    names.evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join();
      }),
    );
  const before = await placesNow();
  expect(before).toHaveLength(6);
  for (const name of await names.all()) {
    await name.click();
    await inSheet(page, 'four jacks 200').click();
  }
  expect(await placesNow()).toEqual(before);
  const hidden = await sheet(page)
    .locator('.meld-keys')
    .evaluate((keys) => keys.scrollHeight - keys.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  const [melds, foot] = [sheet(page).locator('.meld-keys'), sheet(page).locator('.entry-foot')];
  const [above, below] = [await melds.boundingBox(), await foot.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
