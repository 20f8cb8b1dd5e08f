/** A tournament from its ranking to its prizes, at the organiser's laptop and on the hall's screen. */
import { readFileSync } from 'node:fs';
import { button, foundClub, link } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import { type Played, playTournament } from './tournament-day';

test('ranks, reveals, gives prizes and prints', async ({ page, stranger }) => {
  const day: Played = await playTournament(page, { people: 16, rounds: 2 });
  const at = (place: string) => `/tournaments/${day.id}/${place}`;

  await test.step('the ranking says what decided, by club and by name', async () => {
    await page.goto(at('ranking'));
    const table = page.getByRole('region', { name: 'Ranking as a table' });
    await expect(table.getByRole('row')).toHaveCount(17);
    await expect(table.getByRole('columnheader', { name: 'Decided by' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Club' }).selectOption('Baden');
    await expect(table.getByRole('row')).toHaveCount(9);
    await expect(table.getByRole('row').nth(1)).toContainText('1.');
    await page.getByRole('button', { name: 'Show everybody' }).click();
    await page.getByRole('searchbox').fill('Name 3');
    await expect(table.getByRole('row', { name: /Name 3/ })).toBeVisible();
    await page.getByRole('button', { name: 'Show everybody' }).click();
    await screenshot(page, 'tournament-ranking');
    await expectAccessible(page);
  });

  await test.step('level ones at a prize draw cards, and it counts', async () => {
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page.getByText('People are level where there is something to win')).toBeVisible();
    await page.getByRole('link', { name: 'To the ranking' }).click();
    const cards = page.getByRole('region', { name: 'Draw cards' });
    const group = cards.getByRole('group').first();
    const names = await group.getByRole('button').allTextContents();
    // Partners of every round they shared are level; the first tapped has the highest card.
    const last = names.at(-1) ?? '';
    await group.getByRole('button', { name: last, exact: true }).click();
    for (const name of names.slice(0, -2))
      await group.getByRole('button', { name, exact: true }).click();
    const row = page.getByRole('row', { name: new RegExp(last) });
    await expect(row).toContainText('Drawn cards');
    // Tapped wrongly, they are tapped again.
    await expect(cards.getByText(new RegExp(`^\\d+\\. ${last},`))).toBeVisible();
    await cards.getByRole('button', { name: 'Draw again' }).click();
    const again = cards
      .getByRole('group')
      .filter({ has: page.getByRole('button', { name: last, exact: true }) });
    for (const name of names.slice(0, -1))
      await again.getByRole('button', { name, exact: true }).click();
    await expect(cards.getByText(new RegExp(`^\\d+\\. ${names[0]},`))).toBeVisible();
  });

  await test.step('a hidden ranking is the director’s alone until it is shown', async () => {
    await day.change({ kind: 'set-up', set: { hiddenFrom: 1 } });
    await stranger.goto(day.links.public);
    await stranger.waitForURL(new RegExp(day.id));
    // Once the link is remembered.
    await stranger.getByRole('link', { name: 'Ranking', exact: true }).click();
    await expect(stranger.getByText('The ranking is hidden from round 2 on')).toBeVisible();
    await expect(stranger.getByText('After round 1')).toBeVisible();

    await page.reload();
    await expect(page.getByText('Only you see this')).toBeVisible();
    await page.getByText('3', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Reveal the ranking' }).click();
    // The screen is another machine, opened when some of it is revealed already.
    await page.getByRole('button', { name: /^Show rank/ }).click();
    await stranger.goto(`/tournaments/${day.id}/screen`);
    const places = stranger.getByRole('listitem');
    await expect(places.last()).toContainText('Name');
    await expect(places.first()).not.toContainText('Name');
    await page.getByRole('button', { name: /^Show rank/ }).click();
    await expect(places.filter({ hasText: 'Name' })).toHaveCount(2);
    await screenshot(stranger, 'tournament-reveal');
    await screenshot(page, 'tournament-revealing');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'One back' }).click();
    await expect(places.filter({ hasText: 'Name' })).toHaveCount(1);
    await page.getByRole('button', { name: 'End the reveal' }).click();
    await expect(stranger.getByText('After round 1')).toBeVisible();
    await page.getByRole('button', { name: 'Show it to everybody' }).click();
    await expect(stranger.getByText('After round 2')).toBeVisible();
  });

  await test.step('prizes follow from it, and the till from them', async () => {
    await page.getByRole('link', { name: 'Prizes', exact: true }).click();
    await page.getByRole('button', { name: 'Add a prize' }).click();
    await page.getByLabel('What it is').fill('Ham');
    await page.getByLabel('Cash or cost, in francs').fill('60');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Which rank').fill('2-4');
    await page.getByLabel('What it is').fill('Wine');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('checkbox', { name: 'Rank 4: given out' })).toBeVisible();
    await expect(page.getByLabel('Which rank')).toHaveValue('5');
    await page.getByRole('button', { name: 'Close' }).click();
    const list = page.getByRole('region', { name: 'Prizes' });
    await expect(list.getByRole('listitem').first()).toContainText(/Rank 1Name \d+Ham, CHF.60\.00/);
    await list.getByRole('checkbox', { name: 'Rank 1: given out' }).check();
    await expect(page.getByRole('region', { name: 'Cash' })).toContainText(
      /16 paid CHF.20\.00; prizes for CHF.60\.00/,
    );
    await expect(page.getByRole('region', { name: 'Cash' })).toContainText('260');
    await expect(page.getByRole('textbox', { name: 'For the newspaper' })).toHaveValue(
      /16 entrants played 2 rounds\./,
    );
    await screenshot(page, 'tournament-prizes');
    await expectAccessible(page);
  });

  await test.step('it is kept as a spreadsheet and as a document', async () => {
    const file = async (name: string) => {
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      return readFileSync(await (await waiting).path());
    };
    const book = await file('Excel');
    expect(book.subarray(0, 2).toString()).toBe('PK');
    const document = JSON.parse((await file('JSON')).toString());
    expect([document.format, document.entrants.length, document.played.length]).toEqual([
      ...['jass-tournament/1', 16, 2],
    ]);
  });

  await test.step('the screen shows who is where, and no more than everybody may see', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(at('screen'));
    await expect(page.getByRole('heading', { name: 'Chlausjass' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(16);
    await expectAccessible(page);
    await screenshot(page, 'tournament-screen');
  });

  await test.step('certificates are for whom one chooses', async () => {
    await page.goto(at('print/certificates'));
    const pages = page.getByRole('article');
    // Ranks 1 to 4 have a prize.
    await expect(pages).toHaveCount(4);
    await expect(pages.first()).toContainText(/First place.*2,000 points.*Ham/s);
    await expect(pages.first()).toContainText('Aula Baden, 5 Dec 2026');
    await page.getByText('The first 10').click();
    await expect(pages.nth(9)).toBeVisible();
    await page.getByText('Everybody', { exact: true }).click();
    await expect(pages).toHaveCount(16);
    await expectAccessible(page);
  });

  await test.step('every print has whole pages of A4', async () => {
    const prints = [
      'names',
      'tables',
      'lots',
      'slips',
      'sheets',
      'ranking',
      'prizes',
      'certificates',
    ];
    for (const what of prints) {
      await page.goto(at(`print/${what}`));
      await expect(page.locator('.kit-page').first()).toBeVisible();
      await screenshot(page, `tournament-print-${what}`);
      // What does not fit on a page would be cut off.
      const cut = await page
        .locator('.kit-page')
        .evaluateAll(
          (pages) => pages.filter((one) => one.scrollHeight > one.clientHeight + 1).length,
        );
      expect([what, cut]).toEqual([what, 0]);
      const pages = await page.locator('.kit-page').count();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect([what, pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length]).toEqual([
        what,
        pages,
      ]);
    }
  });
});

test('becomes an evening of a league, and its best go on to a final', async ({ page }) => {
  const players = ['Name 1', 'Nam 2', '3 Name', 'Somebody'];
  const league = await foundClub(page, { owner: 'Anna', name: 'Jassclub', players });
  await page.goto(`${league}/table`);
  await link(page, 'Change the season').click();
  await page.getByText('What counts?', { exact: true }).click();
  await page.getByLabel('Schieber', { exact: true }).check();
  await page.getByLabel('Mittlere', { exact: true }).uncheck();
  await page.getByText('Results', { exact: true }).click();
  await page.getByLabel('Written points').check();
  await button(page, 'Save the season').click();
  await page.waitForURL(/\/seasons\/[\w-]{21}$/);
  const day = `${new Date().getFullYear()}-06-05`;
  const { id } = await playTournament(page, { people: 8, rounds: 1, date: day });

  await page.goto(`/tournaments/${id}/prizes/season`);
  await page.getByLabel('League', { exact: true }).selectOption({ label: 'Jassclub' });
  const who = (name: string) => page.getByRole('combobox', { name: `${name} in the league` });
  await expect(who('Name 1').locator('option:checked')).toHaveText('Name 1');
  await expect(who('Name 3').locator('option:checked')).toHaveText('3 Name');
  await expect(who('Name 8').locator('option:checked')).toHaveText(/New|Perhaps/);
  await screenshot(page, 'tournament-season');
  await expectAccessible(page);
  // Nobody is taken for somebody else unasked.
  await button(page, 'Take it over').click();
  // "Name 2" may be "Nam 2"; one of another number is another.
  await expect(page.getByText('Say who 1 name is.')).toBeVisible();
  const unsure = page.locator('select[aria-invalid]');
  for (let left = await unsure.count(); left > 0; left--)
    await unsure.first().selectOption({ label: 'New in the league' });
  await button(page, 'Take it over').click();
  await expect(page.getByText('8 totals are in the season now')).toBeVisible();
  await page.goto(`${league}/table`);
  await expect(page.getByRole('row').filter({ hasText: '1,000' })).toHaveCount(4);

  // Another venue's results come as its file.
  await page.goto(`/tournaments/${id}/prizes/final`);
  const elsewhere = {
    ...{ format: 'jass-tournament/1', name: 'Chlausjass Zug', kind: 'schieber-single', hands: 12 },
    entrants: ['A', 'B', 'C', 'D'].map((one) => ({ id: one, name: `Zuger ${one}` })),
    played: [{ tables: [{ table: 1, seats: ['A', 'B', 'C', 'D'], points: [1000, 884] }] }],
  };
  const file = (text: string) => ({
    ...{ name: 'zug.json', mimeType: 'application/json', buffer: Buffer.from(text) },
  });
  const other = page.getByLabel('From another computer');
  await other.setInputFiles(file('no tournament'));
  await expect(page.getByText('zug.json: The document is not an object.')).toBeVisible();
  await other.setInputFiles(file(JSON.stringify(elsewhere)));
  await expect(page.getByLabel('Chlausjass Zug')).toBeChecked();
  await expectAccessible(page);
  await page.getByLabel('So many of each').fill('4');
  await page.getByLabel('Name', { exact: true }).fill('Final');
  await button(page, 'Found the final').click();
  await page.waitForURL(/\/entrants$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Final' })).toBeVisible();
  const [, made] = /tournaments\/([\w-]{21})\//.exec(page.url()) ?? [];
  await expect
    .poll(async () => {
      const read = await (await page.request.get(`/api/v1/tournaments/${made}`)).json();
      return read.value.entrants.length;
    })
    // The first four of each; of the venue two share the first rank, and two the third.
    .toBe(8);
});

test('a league founds a tournament with its members, and it becomes an evening', async ({
  page,
}) => {
  const players = ['Anna Muster', 'Beat Muster', 'Cilla Muster', 'Dora Muster', 'Emil Muster'];
  const league = await foundClub(page, { owner: 'Vreni', name: 'Jassclub', players });
  await page.goto(`${league}/evenings`);
  await link(page, 'Tournament of Jassclub').click();
  await page.getByLabel('Name', { exact: true }).fill('Clubturnier');
  await page.getByText('One by one').click();
  await page.getByLabel('Emil Muster').uncheck();
  await expect(page.getByText('One by one: 4 are entered')).toBeVisible();
  await screenshot(page, 'tournament-new-league');
  await expectAccessible(page);
  await button(page, 'Found a tournament').click();
  await page.waitForURL(/\/tournaments\/[\w-]{21}$/);
  const [, id = ''] = /tournaments\/([\w-]{21})/.exec(page.url()) ?? [];
  await link(page, 'Entrants').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Muster' })).toHaveCount(4);
  // The league finds it where its evenings are, and it finds its league.
  await page.goto(`${league}/evenings`);
  await expect(page.getByRole('link', { name: /Clubturnier/ })).toBeVisible();
  await page.goto(`/tournaments/${id}/prizes/season`);
  const chosen = page.getByLabel('League', { exact: true }).locator('option:checked');
  await expect(chosen).toHaveText('Jassclub');
});
