import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  answer,
  enterHand,
  expectSent,
  expectSlate,
  openEntry,
  openHand,
  SMALL,
  sheet,
  startGame,
  THREE,
  typePoints,
  write,
} from './table';

test.use(SMALL);

test('a Guggitaler for three: seven deals, all of them together in the sixth, Domino at the end', async ({
  page,
}) => {
  await startGame(page, { variant: 'Guggitaler', players: THREE });
  await expect(page.getByText('Anna deals: tricks')).toBeVisible();
  await expect(page.getByText('Every trick costs 5.')).toBeVisible();
  // 5 + 4 of 12 tricks: the last three are Carla’s.
  await enterHand(page, { counts: [5, 4, null] }, 'Enter tricks');
  await expectSlate(page, ['Anna: total −25', 'Beat: total −20', 'Carla: total −15, the highest']);
  // The best total is underlined, not struck through: a figure ends four fifths down its line.
  const under = await page.locator('.figure-below:has(svg)').evaluate((figure) => {
    const top = (one: Element | null) => one?.getBoundingClientRect().top ?? 0;
    const size = Number.parseFloat(getComputedStyle(figure).fontSize);
    return top(figure.querySelector('svg')) - top(figure.firstElementChild) - 0.8 * size;
  });
  expect(under).toBeGreaterThanOrEqual(0);

  await enterHand(page, { counts: [2, 7, null] }, 'Enter diamonds');
  await expectSlate(page, ['total −45', 'total −90', 'total −15']);
  await enterHand(page, { counts: [0, 1, 3] }, 'Enter queens');
  await expectSlate(page, ['total −45', 'total −110', 'total −75']);
  await openEntry(page, 'Enter king of hearts');
  await expect(sheet(page).getByText('Who took the king of hearts?')).toBeVisible();
  await answer(page, { side: 'Beat' });
  await write(page);
  await enterHand(page, { side: 'Carla' }, 'Enter last trick');
  await expectSlate(page, ['total −45', 'total −150', 'total −125']);

  // All together, one after the other: who took no trick cannot have taken a queen.
  await expect(page.getByText('Carla deals: everything')).toBeVisible();
  await openEntry(page, 'Enter everything');
  await typePoints(page, [4, 8, null]);
  await expect(sheet(page).getByText('How many diamonds did each take?')).toBeVisible();
  // What stands of it already is on the slate, before its other parts are.
  await expectSlate(page, ['−45 →−65', '−150 →−190', '−125']);
  await screenshot(page, 'guggitaler-everything');
  await expectAccessible(page);
  // What cannot go with the tricks is said with the first part that does not.
  await typePoints(page, [3, 5, 1]);
  await expect(sheet(page).getByText(/Carla took no trick and so cannot have/)).toBeVisible();
  await screenshot(page, 'guggitaler-early');
  await answer(page, { counts: { diamonds: [3, 6, 0] } });
  await expect(sheet(page).getByText('How many queens did each take?')).toBeVisible();
  // Two queens for Carla: told at once, and one may go on all the same.
  await typePoints(page, [1, 1, null]);
  await expect(sheet(page).getByText(/Carla took no trick and so cannot have/)).toBeVisible();
  await sheet(page).locator('button[type="submit"]').click();
  // Nobody is chosen by a habit of the keyboard.
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('Who took the king of hearts?')).toBeVisible();
  await answer(page, { side: 'Anna' });
  await expect(sheet(page).getByText('Who took the last trick?')).toBeVisible();
  await answer(page, { side: 'Beat' });
  await expect(sheet(page).getByText(/Carla/).filter({ hasText: /trick/ })).toBeVisible();
  await expect(sheet(page).locator('button[type="submit"]')).toBeDisabled();
  await screenshot(page, 'guggitaler-impossible');
  await answer(page, { counts: { tricks: [4, 6, 2] } });
  await screenshot(page, 'guggitaler-everything-done');
  await write(page);
  // Anna 20 + 30 + 20 + 40, Beat 30 + 60 + 20 + 50, Carla 10 + 0 + 40.
  await expectSlate(page, ['total −155', 'total −310', 'total −175']);

  await expect(page.getByText('Domino brings 150, 100 and 70')).toBeVisible();
  await openEntry(page, 'Enter Domino');
  await answer(page, { order: ['Carla', 'Anna'] });
  await screenshot(page, 'guggitaler-domino');
  await expectAccessible(page);
  await write(page);
  await expectSlate(page, ['Anna: total −55', 'total −240', 'Carla: total −25, the highest']);
  await expect(page.getByText('Carla wins with −25')).toBeVisible();
  await screenshot(page, 'guggitaler-won');
  await expectAccessible(page);

  // A correction of the first deal: Anna had 4 tricks, Beat 5.
  await openHand(page, 1, 'Correct');
  await typePoints(page, [4, 5, 3]);
  await write(page, 'Correct it');
  await expectSlate(page, ['total −50', 'total −245', 'total −25']);
  await expectSent(page);
  await page.reload();
  await expectSlate(page, ['total −50', 'total −245', 'total −25']);
});
