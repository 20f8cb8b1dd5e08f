import { button, expectImported, importFile, lines, link, phone, record } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';

const middle = (...points: number[]) => ({ points });
const three = ['Ursina', 'Beat', 'Carla'];
const four = ['Ursina', 'Reto', 'Carla', 'Dora'];

const MITTLERE = record('mittlere', three, [middle(60, 57, 40), middle(57, 60, 40)]);
const WITHOUT_URSINA = record('mittlere', ['Reto', 'Beat', 'Carla'], [middle(60, 57, 40)]);
const SCHIEBER = record('schieber', four, [{ trump: 'hearts', points: [100, 57] }]);
/** 160 points are more than there are. */
const WRONG = record('mittlere', three, [middle(60, 60, 40)]);

/** The one field that finds games by all that is said of them. */
const EVERYTHING = 'Names, variants, evenings and notes';

test('old games come in from a file, once, and are found again', async ({ page }) => {
  await page.goto('/games/import');
  const march = {
    name: 'march.ndjson',
    content: lines([MITTLERE, WRONG, WITHOUT_URSINA]),
    day: '2026-03-05',
  };
  await importFile(page, march);
  await expectImported(page, { imported: 2, there: 0, refused: 1 });
  const refused = page.getByRole('region', { name: 'Refused' });
  await expect(refused).toContainText('march.ndjson, line 2, hand 1');
  await expect(refused).toContainText('160');
  const imported = page.getByRole('region', { name: 'Imported games' });
  await expect(imported.getByRole('listitem')).toHaveCount(2);
  await expect(link(page, 'To your games')).toBeVisible();
  await screenshot(page, 'import-report');
  await expectAccessible(page);

  await page.goto('/games/import');
  await importFile(page, march);
  await expectImported(page, { imported: 0, there: 2, refused: 1 });
  await page.goto('/games/import');
  await importFile(page, { name: '2026-04-09-schieber.json', content: lines([SCHIEBER]) });
  await expectImported(page, { imported: 1, there: 0, refused: 0 });
  await page.goto('/games/import');
  await screenshot(page, 'import');
  await expectAccessible(page);

  await page.goto('/games');
  const finished = page.getByRole('region', { name: 'Finished' }).getByRole('listitem');
  await expect(finished).toHaveCount(3);
  await expect(page.getByText('3 games', { exact: true })).toBeVisible();
  await finished.filter({ hasText: 'Schieber' }).click();
  await button(page, 'Write notes').click();
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('textbox').fill('At the Linde, with Reto’s famous Stöck.');
  await button(page, 'Save').click();
  await expect(button(page, 'Change the notes')).toBeVisible();
  await screenshot(page, 'game-page');
  await expectAccessible(page);

  const found = page.getByRole('region', { name: 'Found' }).getByRole('listitem');
  const find = async (fields: Readonly<Record<string, string>>) => {
    await page.goto('/games');
    const isPlain = Object.keys(fields).every((label) => label === EVERYTHING);
    if (!isPlain) await link(page, 'Search more closely').click();
    for (const [label, value] of Object.entries(fields)) {
      const field = page.getByLabel(label, { exact: true });
      if (label === 'Variant') await field.selectOption(value);
      else await field.fill(value);
    }
    await button(page, isPlain ? 'Find' : 'Find these').click();
    await page.waitForURL(/\/games\/search\?/);
  };
  await find({ Player: 'ursina' });
  await expect(found).toHaveCount(2);
  // A slip in a short name: what was meant is asked, and found.
  await find({ [EVERYTHING]: 'Urssina Reeto' });
  await expect(found).toHaveCount(0);
  await link(page, 'Did you mean Ursina Reto?').click();
  await expect(found).toHaveText([/Schieber/]);
  await find({ Player: 'Ursina', Variant: 'Mittlere' });
  await expect(found).toHaveCount(1);
  await find({ From: '2026-04-01', To: '2026-04-30' });
  await expect(found).toHaveText([/Schieber/]);
  await find({ [EVERYTHING]: 'ursina' });
  await expect(found).toHaveCount(2);
  await find({ [EVERYTHING]: 'linde stö' });
  await expect(found).toHaveText([/Schieber/]);
  await expect(page.getByRole('list', { name: 'Searched for' })).toContainText('“linde stö”');
  await screenshot(page, 'games-found');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Without: “linde stö”' }).click();
  await expect(page.getByRole('region', { name: 'Finished' }).getByRole('listitem')).toHaveCount(3);
});

test('finding a game needs no scripts', async ({ page, browser, context, faults }) => {
  await page.goto('/games/import');
  await importFile(page, {
    name: 'games.ndjson',
    content: lines([MITTLERE, WITHOUT_URSINA, SCHIEBER]),
  });
  const plain = await phone(
    { browser, faults },
    { javaScriptEnabled: false, storageState: await context.storageState() },
  );
  await plain.goto('/games');
  await link(plain, 'Search more closely').click();
  await plain.getByLabel('Player', { exact: true }).fill('Ursina');
  await plain.getByLabel('Together with', { exact: true }).fill('Carla');
  await plain.getByLabel('The two on the same side').check();
  await button(plain, 'Find these').click();
  const found = plain.getByRole('region', { name: 'Found' }).getByRole('listitem');
  await expect(found).toHaveText([/Schieber/]);
  await plain.screenshot({ path: 'test-results/screens/phone/games-found-plain.png' });
  await link(plain, 'Without: on the same side').click();
  await expect(found).toHaveCount(2);
});
