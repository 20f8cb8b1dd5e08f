import { expect, expectAccessible, MOVING, screenshot, test } from './frame/test';
import {
  answer,
  cells,
  enterHand,
  expectSent,
  expectSums,
  FOUR,
  freeCell,
  inSheet,
  openEntry,
  ownRows,
  rowSlate,
  ruleByRule,
  SMALL,
  setUp,
  sheet,
  startGame,
  startHere,
  tap,
  typePoints,
  write,
  writeCell,
  writtenCell,
} from './table';

test.use(MOVING);

test.use(SMALL);

const US = 'Anna & Carla';
const THEM = 'Beat & Dora';

test('a Coiffeur of ten rows for two pairs, from the first cell to the winner', async ({
  page,
}) => {
  test.slow();
  await startGame(page, {
    variant: 'Coiffeur',
    players: FOUR,
    figures: { 'Taken off for a counter-match': 100 },
  });
  await expect(page.getByText('Hand 1 of 20')).toBeVisible();
  // Ten rows with the sums below them, and nothing to scroll to: the board is the sheet of rows.
  await expectSums(page, ['0', '0'], ['up to 14,135', 'up to 14,135']);
  await expect(rowSlate(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  // 157 points are asked whether they were all the tricks; these are worth 257.
  await freeCell(page, US, 'Clubs').click();
  await expect(sheet(page).getByText(`Clubs, ${US}: how many card points?`)).toBeVisible();
  await screenshot(page, 'coiffeur-entry');
  await expectAccessible(page);
  await typePoints(page, [157]);
  // Nothing is written before one of the two is said, after a reload either.
  await expect(sheet(page).locator('button[type="submit"]')).toBeDisabled();
  await page.reload();
  await screenshot(page, 'coiffeur-all-tricks');
  await answer(page, { yesNo: ['No match'] });
  await expect(sheet(page).getByText(`Clubs: ${US} 157.`)).toBeVisible();
  await answer(page, { yesNo: ['Yes, a match'] });
  await expect(sheet(page).getByText(`Clubs, a match: ${US} 257.`)).toBeVisible();
  await screenshot(page, 'coiffeur-match');
  await expectAccessible(page);
  await write(page);
  await expect(page.getByText(`Clubs, a match: ${US} 257.`)).toBeVisible();
  await expectSums(page, ['257', '0'], ['up to 14,135', 'up to 14,135']);
  await writeCell(page, THEM, 'Clubs', { yesNo: ['Counter-match'] });
  await expectSums(page, ['257', '−100'], ['up to 14,135', 'up to 13,778']);

  await writeCell(page, US, 'Diamonds', { points: [100] });
  await writeCell(page, THEM, 'Diamonds', { yesNo: ['Scratch'] });
  await expectSums(page, ['457', '−100']);

  // A cell that was written opens its hand: 80 should have been 90.
  await writeCell(page, US, 'Hearts', { points: [80] });
  await expectSums(page, ['697', '−100']);
  await writtenCell(page, US, 'Hearts').click();
  await inSheet(page, 'Correct').click();
  await expect(cells(page)).toHaveValue('80');
  await typePoints(page, [90]);
  await write(page, 'Correct it');
  await expectSums(page, ['727', '−100']);

  // Undone and done again, as anywhere.
  await tap(page, 'Undo');
  await expectSums(page, ['697', '−100']);
  await tap(page, 'Redo');
  await writeCell(page, THEM, 'Hearts', { points: [60] });
  for (const [row, factor, ours, theirs] of [
    ['Spades', 4, 80, 70],
    ['Obenabe', 5, 120, 50],
    ['Undenufe', 6, 110, 40],
    ['Slalom', 7, 100, 30],
    ['Guschti', 8, 95, 62],
  ] as const) {
    // The row can be chosen in the sheet, too.
    await enterHand(page, { row: [US, `${row} ×${factor}`], points: [ours] });
    await writeCell(page, THEM, row, { points: [theirs] });
  }
  // By hand: 257 + 200 + 270 + 320 + 600 + 660 + 700 + 760, and −100 + 180 + 280 + 250 + 240 + 210 + 496.
  await expectSums(page, ['3,767', '1,556'], ['up to 8,650', 'up to 6,439']);
  await screenshot(page, 'coiffeur-sixteen');
  await expectAccessible(page);

  // 130 × 9 and 140 × 10 make 6,337; the others have 19 × 157 = 2,983 left, and 19 × 257 = 4,883.
  await writeCell(page, US, 'Joker', { points: [130] });
  await writeCell(page, US, 'Joker', { points: [140] });
  await expectSums(page, ['6,337', '1,556'], ['up to 6,337', 'needs a match']);
  await screenshot(page, 'coiffeur-needs-match');
  await writeCell(page, THEM, 'Joker', { points: [100] });
  await expectSums(page, ['6,337', '2,456'], ['up to 6,337', 'out of reach']);
  await screenshot(page, 'coiffeur-out-of-reach');
  await expectAccessible(page);
  await writeCell(page, THEM, 'Joker', { points: [50] });
  await expect(page.getByText(`${US} win with 6,337`)).toBeVisible();
  await expectSums(page, ['6,337', '2,956']);
  await expect(page.getByRole('button', { name: 'Enter hand' })).toBeHidden();
  await screenshot(page, 'coiffeur-won');
  await expectAccessible(page);

  await expectSent(page);
  await page.reload();
  await expectSums(page, ['6,337', '2,956']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Timeline and notes' }).click();
  await expect(page.getByText(`${US} win with 6,337`).first()).toBeVisible();
  await screenshot(page, 'coiffeur-record');
  await expectAccessible(page);
});

test('rows of one’s own: named, turned round, played to the winner, and kept for next time', async ({
  page,
}) => {
  const own = { variant: 'Coiffeur', players: ['Anna', 'Beat'] };
  await page.goto('/games/new');
  await setUp(page, own);
  await ruleByRule(page);
  await ownRows(page, [
    { name: 'Bodensee', factor: 3 },
    { contract: 'Misère', factor: 2, inverted: true },
  ]);
  await page.getByLabel('Keep these rules under a name').fill('Linde');
  await tap(page, 'Keep');
  await expect(page.getByRole('button', { name: 'Linde', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await screenshot(page, 'coiffeur-own-rows');
  await expectAccessible(page);
  await tap(page, 'Start');
  await page.waitForURL(/\/games\/[\w-]{21}$/);
  await expect(page.getByText('Hand 1 of 4')).toBeVisible();
  const [anna, beat] = own.players;
  if (!anna || !beat) throw new Error('Nobody plays.');

  await writeCell(page, anna, 'Bodensee', { points: [100] });
  await writeCell(page, beat, 'Bodensee', { points: [57] });
  // Of this row the points of the others are written, and theirs may be a match.
  await freeCell(page, anna, 'Misère').click();
  await expect(
    sheet(page).getByText('Misère, Anna: how many card points for the others?'),
  ).toBeVisible();
  await expect(inSheet(page, 'Counter-match')).toBeHidden();
  await answer(page, { points: [140] });
  await write(page);
  await writeCell(page, beat, 'Misère', { points: [157], yesNo: ['Yes, a match'] });
  // 100 × 3 + 140 × 2 against 57 × 3 + 257 × 2.
  await expectSums(page, ['580', '685']);
  await expect(page.getByText('Beat wins with 685')).toBeVisible();
  await screenshot(page, 'coiffeur-own-won');

  // The next time it comes first, with these rows; under their name they come back, too.
  await expectSent(page);
  await page.goto('/games/new');
  await expect(page.getByRole('radio', { name: /^Coiffeur/ })).toBeChecked();
  const linde = page.getByRole('button', { name: 'Linde', exact: true });
  await expect(linde).toHaveAttribute('aria-pressed', 'true');
  await tap(page, 'Usual');
  await expect(page.getByRole('heading', { name: 'House rules 10 rows' })).toBeVisible();
  await linde.click();
  await expect(page.getByRole('heading', { name: 'House rules 2 rows' })).toBeVisible();
  await startHere(page, own);
  await openEntry(page);
  await expect(inSheet(page, 'Bodensee ×3')).toBeVisible();
});
