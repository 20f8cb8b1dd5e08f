import {
  addPlayers,
  button,
  download,
  expectTable,
  foundClub,
  foundLeague,
  link,
  onBoard,
  phone,
  planEvening,
  play,
  signUp,
  startAtEvening,
} from './club';
import { serveBuilt } from './frame/server.mjs';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import { expectSent, openHand, ruleByRule, typePoints } from './table';

/** The season that a league is founded with is that of the year. */
const YEAR = new Date().getFullYear();

// In a hand whoever is in the middle gets two potatoes, the others a stick each; two with the same
// points get a potato each, the third two sticks. In the order of the seats:
const SECOND = [60, 57, null]; // +1 −2 +1
const FIRST = [57, 60, null]; // −2 +1 +1
const THIRD = [60, 40, null]; // +1 +1 −2
const LEVEL = [38, 81, null]; // −1 +2 −1

const OUT = '(does not count: among the worst)';

test('the season of a club, from a guest’s game to the notice board', async ({
  page,
  browser,
  faults,
}) => {
  test.slow();
  await test.step('a guest plays, signs up, and the game is still there', async () => {
    await page.goto('/games/new');
    await page.getByRole('radio', { name: 'Mittlere' }).check({ force: true });
    for (const [seat, name] of ['Anna', 'Beat', 'Carla'].entries())
      await page.getByLabel(`Name of player ${seat + 1}`, { exact: true }).fill(name);
    await ruleByRule(page);
    await page.getByRole('textbox', { name: 'Hands in a game' }).fill('3');
    await button(page, 'Start').click();
    await onBoard(page);
    await play(page, [SECOND, SECOND, SECOND]);
    await expect(page.getByText('Anna and Carla win together with +3')).toBeVisible();
    await page.goto('/leagues');
    await expect(page.getByText('A league is a club that plays again and again')).toBeVisible();
    await screenshot(page, 'leagues-none');
    await expectAccessible(page);
    await link(page, 'Start a league').click();
    await signUp(page, { name: 'Beat' }, '**/leagues/new');
    await page.goto('/games');
    await expect(page.getByRole('region', { name: 'Finished' })).toContainText(
      'Anna and Carla win',
    );
  });

  const league = await foundLeague(page, 'Jassclub Linde');
  await screenshot(page, 'league-new');
  await expectAccessible(page);
  await addPlayers(page, league, ['Anna', 'Beat', 'Carla', 'Dora']);
  await screenshot(page, 'league-players');
  await expectAccessible(page);

  await test.step('the season: three hands a game, all evenings but the worst', async () => {
    await page.goto(`${league}/table`);
    await link(page, 'Change the season').click();
    await page.getByText('House rules', { exact: true }).click();
    await page.getByLabel('Set the rules of Mittlere').check();
    await ruleByRule(page);
    await page.getByRole('textbox', { name: 'Hands in a game' }).fill('3');
    await page.getByText('The total', { exact: true }).click();
    await page.getByLabel('All but the worst').check();
    await page.getByLabel('How many evenings do not count').fill('1');
    await expect(page.getByRole('status')).toHaveText(
      'Sum of net sticks per evening, all but the worst (a missed evening is one of them); ties go by best evening, then games won.',
    );
    await screenshot(page, 'season-form');
    await expectAccessible(page);
    await button(page, 'Save the season').click();
    await page.waitForURL(/\/seasons\/[\w-]{21}$/);
  });

  const first = await planEvening(page, league, `${YEAR}-01-08`);
  const games = await test.step('an evening of three games', async () => {
    // Of a day that is past it can be noted later who was there, and what was played.
    await page.getByText('Who was there').click();
    await button(page, 'All 4 were there').click();
    await expect(page.getByText('4 are here', { exact: true })).toBeVisible();
    // What is open stays open, and the finger where it is, when the evening is drawn again.
    const attendance = page.getByRole('region', { name: 'Attendance' });
    const dora = attendance.getByRole('button', { name: 'Dora', exact: true });
    const withoutTable = page.getByRole('region', { name: 'Tables' }).getByText('Dora');
    await expect(withoutTable).toBeVisible();
    await dora.click();
    await expect(withoutTable).toBeHidden();
    await expect(page.getByText('3 are here', { exact: true })).toBeVisible();
    await expect(dora).toBeFocused();
    await dora.click();
    await expect(page.getByText('4 are here', { exact: true })).toBeVisible();
    await button(page, 'Add a table').click();
    await expect(page.getByText('Table 1').first()).toBeVisible();
    await screenshot(page, 'evening-table');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start: Anna deals' }).click();
    const one = await onBoard(page);
    await expect(page.getByText('Hand 1 of 3')).toBeVisible();
    await play(page, [SECOND, SECOND, SECOND]);
    await expect(page.getByText('Anna and Carla win together with +3')).toBeVisible();
    await startAtEvening(page, first, ['Anna', 'Beat', 'Carla']);
    await play(page, [LEVEL, FIRST, THIRD]);
    await expect(page.getByText('Beat wins with +4')).toBeVisible();
    await startAtEvening(page, first, ['Anna', 'Beat', 'Dora']);
    await play(page, [SECOND, SECOND, THIRD]);
    await expect(page.getByText('Anna wins with +3')).toBeVisible();
    await page.goto(first);
    await expect(page).toHaveTitle(/8 January.* · Schiefer$/);
    await expect(
      page.getByRole('region', { name: 'The evening' }).getByRole('listitem').first(),
    ).toContainText('Anna+3  −2  +3 = +4+4');
    await page.getByRole('region', { name: 'Games' }).scrollIntoViewIfNeeded();
    await screenshot(page, 'evening-played');
    await expectAccessible(page);
    return { one };
  });

  // By hand      game 1  game 2  game 3   evening
  //       Anna     +3      −2      +3       +4
  //       Beat     −6      +4      −3       −5
  //       Carla    +3      −2                +1
  //       Dora                      0         0
  // With a single evening nothing can be left out.
  await page.goto(`${league}/table`);
  await expectTable(page, [
    ['1', 'Anna', '+4', 'new', '0', '+4'],
    ['2', 'Carla', '+1', 'new', '3', '+1'],
    ['3', 'Dora', '0', 'new', '4', '0'],
    ['4', 'Beat', '−5', 'new', '9', '−5'],
  ]);

  const second = await planEvening(page, league, `${YEAR}-01-22`);
  await startAtEvening(page, second, ['Anna', 'Beat', 'Dora']);
  await play(page, [FIRST, FIRST, FIRST]);

  // The second evening: Anna −6, Beat +3, Dora +3. Each one’s worse evening does not count, Carla
  // missed it. Level with +3 and the same best evening, Beat has won two games and Dora one.
  await page.goto(`${league}/table`);
  await expectTable(page, [
    ['1', 'Anna', '+4', 'as before', '0', `−6 ${OUT}`, '+4'],
    ['2', 'Beat by games won', '+3', 'up 2 places', '1', '+3', `−5 ${OUT}`],
    ['3', 'Dora by games won', '+3', 'as before', '1', '+3', `0 ${OUT}`],
    ['4', 'Carla', '+1', 'down 2 places', '3', 'no game', '+1'],
  ]);
  await expect(page.locator('s')).toHaveText(['−6', '−5', '0']);
  await expect(page.getByText('Mean: of the results that count.')).toBeVisible();
  await screenshot(page, 'league-table');
  await expectAccessible(page);

  await test.step('the first hand of the first game is corrected: the table follows', async () => {
    await page.goto(games.one);
    await openHand(page, 1, 'Correct');
    await typePoints(page, [57, 60, 40]);
    await button(page, 'Correct it').click();
    await expect(page.getByText('Carla wins with +3')).toBeVisible();
    await expectSent(page);
  });
  // Game 1 is now Anna 0, Beat −3, Carla +3; the first evening Anna +1, Beat −2, Carla +1, Dora 0.
  // Before the second evening Anna and Carla shared the first rank, Dora was third, Beat fourth.
  const corrected = [
    ['1', 'Beat by games won', '+3', 'up 3 places', '0', '+3', `−2 ${OUT}`],
    ['2', 'Dora by games won', '+3', 'up 1 place', '0', '+3', `0 ${OUT}`],
    ['3', 'Anna rank shared', '+1', 'down 2 places', '2', `−6 ${OUT}`, '+1'],
    ['3', 'Carla rank shared', '+1', 'down 2 places', '2', 'no game', '+1'],
  ];
  await page.goto(`${league}/table`);
  await expectTable(page, corrected);
  await screenshot(page, 'league-table-corrected');

  await test.step('nothing shows beside what stays, however far the table is scrolled', async () => {
    const seen = await page
      .getByRole('table', { name: /^Season/ })
      .or(page.getByRole('grid'))
      .first()
      .evaluate((table) => {
        const frame = table.parentElement;
        const [first] = table.querySelectorAll('.name a');
        if (!frame || !first) return null;
        // As a name that takes two lines, of somebody without enough evenings.
        first.textContent = 'Hansruedi Eggimann-Grossenbacher';
        first.insertAdjacentHTML('afterend', '<small>1 of 6 evenings</small>');
        frame.scrollLeft = 160;
        const overlap =
          first.getBoundingClientRect().bottom -
          (first.nextElementSibling?.getBoundingClientRect().top ?? 0);
        const stays = [...table.querySelectorAll('tbody tr')].every((row) => {
          row.scrollIntoView({ block: 'center' });
          const { top, height } = row.getBoundingClientRect();
          // From the edge of the screen to where the name ends.
          const end = Math.floor(row.querySelector('.name')?.getBoundingClientRect().right ?? 0);
          return (
            end > 150 &&
            Array.from({ length: end }, (_, x) =>
              document.elementFromPoint(x, top + height / 2),
            ).every((at) => at?.closest('.rank, .name'))
          );
        });
        return {
          scrolled: frame.scrollLeft > 100,
          overlap: Math.max(0, Math.round(overlap)),
          stays,
        };
      });
    expect(seen).toEqual({ scrolled: true, overlap: 0, stays: true });
    await page.reload();
  });

  await test.step('a figure leads to the games behind it', async () => {
    // Dora’s total by the keyboard, from Beat’s above it; Anna’s second evening by a tap.
    const figures = page.getByRole('grid').getByRole('gridcell');
    await figures.filter({ hasText: '+3' }).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // What it is made of: one evening of two, which leads on to its games.
    await expect(page.getByRole('heading', { name: 'Rank 2, total +3' })).toBeVisible();
    await expect(page.getByText('1 of 2 results count')).toBeVisible();
    await screenshot(page, 'league-total');
    await expectAccessible(page);
    await page.goBack();
    await page
      .getByRole('row', { name: /Anna/ })
      .getByRole('gridcell')
      .filter({ hasText: '−6' })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Found' }).getByRole('listitem')).toHaveCount(1);
    await screenshot(page, 'league-games');
    await expectAccessible(page);
  });

  await test.step('what is said of Anna, and of Anna and Beat', async () => {
    await page.goto(`${league}/table`);
    await link(page, 'Anna').first().click();
    // Anna’s games: 0, −2, +3, −6; only the third is won. That is −5 in 4 games, −1.25 a game.
    const sums = page.getByRole('main').locator('dl').first();
    await expect(sums).toContainText('games4');
    await page.getByText('By variant', { exact: true }).first().click();
    await expect(page.getByText(/net −1\.3 a game/)).toBeVisible();
    await screenshot(page, 'league-player');
    await expectAccessible(page);
    await page.getByLabel('Compare with').selectOption('Beat');
    await button(page, 'Compare').click();
    await expect(page.getByText('Anna and Beat played 4 games at one table.')).toBeVisible();
    await expect(
      page.getByRole('img', { name: 'Anna was ahead twice, Beat twice.' }),
    ).toBeVisible();
    await screenshot(page, 'league-head-to-head');
    await expectAccessible(page);
  });

  const backup = await test.step('files to take away', async () => {
    await page.goto(`${league}/table`);
    await link(page, 'League').click();
    await link(page, 'Files').click();
    await expect(page.getByRole('heading', { name: 'Files' })).toBeVisible();
    await screenshot(page, 'league-files');
    await expectAccessible(page);
    await page.getByText('For programs').click();
    const csv = await download(page, page.getByRole('link', { name: 'Table (CSV)' }));
    expect(csv.name).toBe(`Jassclub-Linde-${YEAR}-table.csv`);
    const text = csv.body.toString('utf8');
    expect(text.startsWith('\uFEFFRank;Name;')).toBe(true);
    const rows = text.trimEnd().split('\r\n');
    expect(rows).toHaveLength(5);
    // Rank, name, evenings, games, total, gap, mean of what counts …
    expect(rows[1]).toMatch(/^1;Beat;2;4;3;0;/);
    expect(rows[3]).toMatch(/^3;Anna;2;4;1;2;.*22\.01\.\d{4}: -6$/);
    const json = await download(page, page.getByRole('link', { name: 'Everything (JSON)' }));
    expect(JSON.parse(json.body.toString('utf8')).games).toHaveLength(4);
    const saved = await download(page, link(page, 'Download the backup'));
    expect(saved.name).toMatch(/^\d{4}-\d\d-\d\d-Jassclub-Linde-backup\.zip$/);
    return saved;
  });

  await test.step('one page for the notice board', async () => {
    await page.goto(`${league}/table`);
    await link(page, 'Print the table').click();
    await expect(page.getByRole('article', { name: 'The page' })).toBeVisible();
    await screenshot(page, 'league-print');
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await screenshot(page, 'league-print-media');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('restored from the backup on another server', async () => {
    const port = Number(new URL(page.url()).port) + 2;
    const elsewhere = await serveBuilt({ port, name: 'restored' });
    try {
      const other = await phone({ browser, faults }, { baseURL: elsewhere.url });
      await other.goto('/leagues/restore');
      await signUp(other, { name: 'Xaver' }, '**/leagues/restore');
      await other.getByLabel('Backup').setInputFiles({
        name: backup.name,
        mimeType: 'application/zip',
        buffer: backup.body,
      });
      await screenshot(other, 'restore');
      await expectAccessible(other);
      await button(other, 'Restore').click();
      await expect(other.getByText('with 4 games on 2 evenings and 4 players')).toBeVisible({
        timeout: 30_000,
      });
      await screenshot(other, 'restored');
      await link(other, 'Go to the league').click();
      await link(other, 'Table').click();
      await expectTable(other, corrected);
      await other.context().close();
    } finally {
      await elsewhere.stop();
    }
  });
});

test('a name that is nearly another one is asked about before it goes in', async ({ page }) => {
  await foundClub(page, {
    owner: 'Berta',
    name: 'Jassclub Linde',
    players: ['Beat Berger', 'Annemarie Bühler'],
  });
  await expect(link(page, 'Annemarie Bühler')).toBeVisible();
  await button(page, 'Add players').click();
  const form = page.getByRole('form', { name: 'Add players' });
  await form.getByLabel('Names').fill('Beat Bergr\nAnnemarie Bühlr');
  await button(page, 'Add').click();
  await expect(form.getByText('First say who this is.')).toBeVisible();
  await form.getByRole('button', { name: 'Did you mean Beat Berger?' }).click();
  await form.getByRole('button', { name: 'No, new: Annemarie Bühlr' }).click();
  await screenshot(page, 'players-meant');
  await expectAccessible(page);
  await button(page, 'Add').click();
  await expect(page.getByRole('status').first()).toHaveText(
    '1 player added: Annemarie Bühlr. Beat Berger is here already.',
  );
});

test('every second Friday at once, and in one’s own calendar', async ({ page }) => {
  const league = await foundClub(page, { owner: 'Berta', name: 'Jassclub Linde' });
  await page.goto(`${league}/evenings`);
  await link(page, 'Calendar and series').click();
  const form = page.getByRole('region', { name: 'Several evenings at once' });
  await form.getByLabel('From').fill(`${YEAR}-12-04`);
  await form.getByLabel('Until').fill(`${YEAR}-12-31`);
  await form.getByLabel('Time').fill('19:30');
  await form.getByLabel('Place').fill('Restaurant Linde');
  await expect(form.getByRole('status')).toContainText('2 evenings, from');
  await button(page, 'Make my address').click();
  const field = page.getByLabel('Your address');
  const address = await field.inputValue();
  await screenshot(page, 'calendar');
  await expectAccessible(page);
  await button(page, 'Create 2 evenings').click();
  await expect(form.getByRole('status')).toHaveText('2 evenings made.');
  const ahead = page.getByRole('region', { name: 'Coming evenings' });
  await expect(
    ahead.getByRole('region', { name: `December ${YEAR}` }).getByRole('link'),
  ).toHaveCount(2);
  const calendar = async (at: string) => {
    const answer = await page.request.get(at);
    return { status: answer.status(), text: await answer.text() };
  };
  expect((await calendar(address)).text).toContain(`DTSTART:${YEAR}1218T193000`);
  await button(page, 'New address').click();
  await expect(field).not.toHaveValue(address);
  expect((await calendar(address)).status).toBe(404);
  const renewed = await field.inputValue();
  await button(page, 'Take it back').click();
  await expect(button(page, 'Make my address')).toBeVisible();
  expect((await calendar(renewed)).status).toBe(404);
  await form.getByRole('link', { name: 'Evenings' }).click();
  await page.getByRole('link', { name: ', 19:30' }).first().click();
  await page.waitForURL(/\/evenings\/[\w-]{21}$/);
  await expect(page.getByRole('heading', { level: 2 })).toContainText('19:30');
  await expect(page.getByText('Restaurant Linde', { exact: true })).toBeVisible();
});

test('what stands on paper: a game’s totals, put right, and an old year from a sheet', async ({
  page,
}) => {
  const league = await foundClub(page, {
    owner: 'Olga',
    name: 'Jassclub Sternen',
    players: ['Anna', 'Beat', 'Carla'],
  });
  const evening = await planEvening(page, league, `${YEAR}-01-08`);

  await test.step('a game of which only the totals are known', async () => {
    await link(page, 'Totals from paper').click();
    for (const [seat, name] of ['Anna', 'Beat', 'Carla'].entries())
      await page.getByLabel(`Seat ${seat + 1}`).selectOption({ label: name });
    // Whoever was chosen stands there in full, however long the name: a select itself would cut it off.
    const chosen = page.getByLabel('Seat 1').locator('xpath=preceding-sibling::span');
    await expect(chosen).toHaveText('Anna');
    const cut = await chosen.evaluate((box) => {
      const text = box.firstElementChild?.firstChild;
      if (!text) return true;
      const was = text.nodeValue;
      text.nodeValue = 'Bernadette Schwarzenegger-Imboden von Hohenlinden';
      const isCut = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      text.nodeValue = was;
      return isCut;
    });
    expect(cut).toBe(false);
    const totals = page.getByLabel('Sticks less potatoes');
    await totals.nth(0).fill('5');
    await totals.nth(1).fill('-2');
    await button(page, 'Save').click();
    await expect(page.getByText('A figure is missing here.')).toBeVisible();
    await totals.nth(2).fill('−3');
    await screenshot(page, 'paper-form');
    await expectAccessible(page);
    await button(page, 'Save').click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await link(page, 'To the evening').click();
    await page.waitForURL(`**${evening}`);
    const paper = page.getByRole('region', { name: 'From paper' });
    await expect(paper).toContainText('Carla −3');
    await expect(page.getByRole('region', { name: 'The evening' })).toContainText('+5');
    await paper.getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('Sticks less potatoes').nth(0).fill('7');
    await button(page, 'Save').click();
    await link(page, 'To the evening').click();
    await page.waitForURL(`**${evening}`);
    await expect(paper).toContainText('Anna +7');
    await expect(paper).toContainText('changed once');
    await screenshot(page, 'evening-paper');
    await expectAccessible(page);
  });

  await test.step('a sheet is stored once all of it is right', async () => {
    await page.goto(`${league}/files`);
    await link(page, 'Import earlier years').click();
    const sheet = (bad: string) =>
      [
        'Name\t5.2.\t5.3.\tTotal',
        `Anna\t12\t${bad}\t15`,
        'Baet\tentsch.\t5\t5',
        'Emil\t2\t\t2',
      ].join('\n');
    const paste = page.getByLabel('Paste the table');
    await paste.fill(sheet('ill'));
    await expect(page.getByText('2 evenings found')).toBeVisible();
    await expect(page.getByText('C2 (Anna, 5 Mar 2026): “ill” is no figure.')).toBeVisible();
    const store = page.getByRole('button', { name: /^Store/ });
    await expect(store).toBeDisabled();
    await screenshot(page, 'years-fault');
    await expectAccessible(page);
    // Days of another year: said once, and the season is made beside it without losing the table.
    await paste.fill(sheet('4').replace('5.2.', '5.2.2025').replace('5.3.', '5.3.2025'));
    await expect(page.getByText(/^All days of the table are in 2025/)).toBeVisible();
    await expect(page.getByText('D2 (Anna): it says 15, the figures make 16.')).toBeVisible();
    await screenshot(page, 'years-outside');
    await button(page, 'Make the season 2025').click();
    await expect(page.getByText(/^All days of the table/)).toBeHidden();
    await expect(paste).toHaveValue(/Baet/);
    await expect(store).toBeDisabled();
    await page.getByLabel('Season').selectOption({ label: `${YEAR}` });
    await paste.fill(sheet('3'));
    await expect(page.getByText('C2 (Anna')).toBeHidden();
    await expect(store).toBeDisabled();
    // Four letters are too few to guess: nothing is taken for somebody else by itself.
    await page.getByLabel('Who is Baet?').selectOption({ label: 'Beat' });
    await page.getByLabel('Who is Emil?').selectOption('new');
    await page.getByText('What will be stored').click();
    await expect(page.getByText('Once somebody was excused')).toBeVisible();
    await screenshot(page, 'years-ready');
    await store.click();
    await expect(page.getByText('Stored: 4 results of 2 evenings, one new name.')).toBeVisible();
    await page.goto(`${league}/table`);
    const rows = page.getByRole('row');
    for (const [at, said] of [
      /1.*Anna.*\+22/,
      /2.*Beat.*\+3/,
      /3.*Emil.*\+2/,
      /4.*Carla.*−3/,
    ].entries())
      await expect(rows.nth(at + 1)).toContainText(said);
  });
});

test('a league to try: made with a tap on the first page, and taken away with one', async ({
  page,
}) => {
  await page.goto('/');
  await button(page, 'Try a league').click();
  await page.waitForURL(/\/leagues\/[\w-]{21}$/);
  const league = new URL(page.url()).pathname;
  const top = page.getByRole('region', { name: 'At the top' });
  await expect(top.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^Tonight’s play is on/ })).toBeVisible();
  await expect(page.getByText('people and games are made up')).toBeVisible();
  await screenshot(page, 'league-home');
  await expectAccessible(page);
  const first = (await top.getByRole('link').nth(1).textContent()) ?? '';
  await link(page, 'Whole table').click();
  const rows = page.getByRole('region', { name: 'Table', exact: true }).locator('tbody tr');
  await expect(rows.first()).toContainText(/\p{L}+ \p{L}+/u.exec(first)?.[0] ?? '');
  await page.goto(league);
  await page.getByRole('link', { name: /^Tonight’s play is on/ }).click();
  const attendance = page.getByRole('region', { name: 'Attendance' });
  await attendance.getByRole('heading').click();
  await attendance.getByRole('searchbox').fill('Nora Neuhaus');
  await button(page, 'Add Nora Neuhaus').click();
  await expect(attendance.getByRole('button', { name: 'Nora Neuhaus', exact: true })).toBeVisible();
  await page.goto(league);
  await button(page, 'Clear away').click();
  await page.waitForURL('**/leagues');
  await expect(button(page, 'Try a league')).toBeVisible();
});
