/** A season ends: what is still open is said, and what is planned next goes into a new one. */
import { nanoid } from 'nanoid';
import { button, foundClub, link, planEvening, startAtEvening } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';

test('a season is closed: its evening is played, and the next one begins with a new season', async ({
  page,
}) => {
  const day = new Date();
  const today = day.toISOString().slice(0, 10);
  const year = day.getUTCFullYear();
  const league = await foundClub(page, {
    owner: 'Anna',
    name: 'Jassclub Linde',
    players: ['Anna', 'Beat', 'Carla'],
  });
  // An old year, still open: nothing new goes there by itself.
  await page.goto(`${league}/seasons/new?earlier=1`);
  await button(page, 'Create the season').click();
  await page.waitForURL(/\/files\/years\?season=/);

  await page.goto(`${league}/evenings/new`);
  await expect(page.getByText(`counts in season ${year}`)).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill(`${year - 1}-05-01`);
  await expect(page.getByText(`counts in season ${year - 1}`)).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill(`${year + 1}-01-08`);
  await expect(page.getByText('There is no season for this day yet.')).toBeVisible();
  await expect(button(page, 'Create the evening')).toBeDisabled();

  const evening = await planEvening(page, league, today);
  await startAtEvening(page, evening, ['Anna', 'Beat', 'Carla']);

  await page.goto(`${league}/seasons`);
  await expect(page.getByText('0 evenings, 1 on now')).toBeVisible();
  await link(page, `Change season ${year}`).click();
  const close = page.getByRole('region', { name: 'Close it' });
  await expect(close.getByRole('link')).toContainText('1 game running');
  await expect(close.getByRole('link')).toHaveAttribute('href', evening);
  await button(page, 'Close the season').click();
  await screenshot(page, 'season-close-open');
  await expectAccessible(page);
  await button(page, 'Close it anyway').click();
  await expect(button(page, 'Open the season')).toBeVisible();
  const then = page.getByRole('navigation', { name: 'What comes next' });
  await expect(then.getByRole('link', { name: `Begin season ${year + 1}` })).toBeVisible();
  await screenshot(page, 'season-closed');

  await page.goto(`${league}/evenings?season=${new URL(page.url()).pathname.split('/')[4]}`);
  await page.getByText('One not played').click();
  await expect(page.getByRole('link', { name: /1 game not played to the end/ })).toBeVisible();

  await page.goto(league);
  await expect(page.getByText(`Season ${year} is closed.`)).toBeVisible();
  await expect(link(page, `Begin season ${year + 1}`)).toBeVisible();

  // The day that was planned is kept, and lies in the season that is made for it.
  await page.goto(`${league}/evenings/new`);
  await expect(page.getByText(`Season ${year} is closed.`)).toBeVisible();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(today);
  await screenshot(page, 'evening-no-season');
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Metzgete');
  await link(page, 'New season').click();
  await expect(page.getByLabel('First day')).toHaveValue(today);
  await button(page, 'Create the season').click();
  await page.waitForURL(/\/evenings\/new\?day=/);
  await expect(page.getByLabel('Name')).toHaveValue('Metzgete');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(today);
  await expect(page.getByText(`counts in season ${year}/2`)).toBeVisible();
});

test('two seasons that shared their evenings are closed and begun anew as a pair', async ({
  page,
}) => {
  const now = new Date();
  const year = now.getUTCFullYear();
  const league = await foundClub(page, {
    owner: 'Anna',
    name: 'Jassclub Linde',
    players: ['Anna', 'Beat', 'Carla'],
  });
  await page.goto(`${league}/seasons/new`);
  await page.getByRole('button', { name: /on the same days$/ }).click();
  await page.getByLabel('Name').fill('Beside');
  await button(page, 'Create the season').click();
  await page.waitForURL(/\/seasons\/[\w-]{21}$/);
  const beside = new URL(page.url()).pathname;
  // A season of an earlier year takes what the chosen one has, whichever was made last.
  await page.goto(`${league}/files/years`);
  await page.getByLabel('Season', { exact: true }).selectOption({ label: `${year}` });
  await link(page, 'New season for an earlier year').click();
  await expect(page.getByText(`was taken over from season ${year}.`)).toBeVisible();

  const later = `${year}-12-31`;
  const evening = await planEvening(page, league, later);
  await page.goto(`${evening}/edit`);
  await page.getByLabel('Season', { exact: true }).selectOption({ label: `${year}` });
  await page.getByRole('checkbox', { name: 'Beside' }).check();
  await button(page, 'Save the evening').click();
  await page.waitForURL(/\/evenings\/[\w-]{21}$/);
  // The next one begins in both; a game is played there.
  const played = await planEvening(page, league, `${year}-01-01`);
  const [game, points] = [nanoid(), [60, 40, 57]];
  const table = { variant: 'mittlere', options: { hands: 3 }, firstDealer: 0 };
  const players = ['Anna', 'Beat', 'Carla'];
  await page.request.post('/api/v1/games', {
    data: { id: game, table: { ...table, players }, evening: played.split('/').at(-1) },
  });
  for (const index of [0, 1, 2])
    await page.request.post(`/api/v1/games/${game}/changes`, {
      data: { change: { id: nanoid(), kind: 'record', index, entry: { points } } },
    });
  await page.goto(`${league}/evenings?season=${beside.split('/').at(-1)}`);
  const line = page.getByRole('listitem').filter({ hasText: 'First:' });
  // Each winner with its season, whichever is looked at.
  await expect(line).toContainText(`${year}First:`);
  await expect(line).toContainText('BesideFirst:');

  await page.goto(`${league}/seasons`);
  await link(page, `Change season ${year}`).click();
  await page.waitForURL(/\/edit$/);
  const main = new URL(page.url()).pathname;
  for (const path of [main, `${beside}/edit`]) {
    await page.goto(path);
    // What is planned is named before.
    await expect(page.getByText('One evening is still planned')).toBeVisible();
    await button(page, 'Close the season').click();
    await button(page, 'Close it').click();
    await expect(button(page, 'Open the season')).toBeVisible();
    if (path !== main) continue;
    // One of the two goes on: neither is said to be what it is not, and what begins next is asked.
    const then = page.getByRole('navigation', { name: 'What comes next' });
    await expect(then.getByRole('link', { name: `Begin season ${year + 1}` })).toBeVisible();
    await page.goto(evening);
    await expect(
      page.getByText(`Season ${year} is closed; whatever is new for Beside would count there too.`),
    ).toBeVisible();
    await page.goto(`${league}/seasons/new`);
    const asked = page.getByRole('navigation', { name: 'Which season goes on?' });
    await expect(asked.getByRole('link')).toHaveText(['Beside', `${year}`]);
    await asked.getByRole('link', { name: `${year}` }).click();
    await expect(page.getByLabel('Name')).toHaveValue(`${year + 1}`);
    await expect(page.getByText(`was taken over from season ${year}.`)).toBeVisible();
  }

  // It stays planned, and its page leads on.
  await page.goto(`${league}/evenings`);
  await expect(page.getByText('planned; no open season counts it')).toBeVisible();
  await page.goto(`${league}/calendar`);
  await expect(page.getByText('planned; no open season counts it')).toBeVisible();
  await expect(page.getByText(`Seasons ${year} and Beside are closed.`)).toBeVisible();
  await page.goto(`${evening}/paper`);
  await expect(page.getByText(`Seasons ${year} and Beside are closed.`)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.goto(evening);
  await link(page, 'Put it into another season, or delete it').click();
  await expect(page.getByText(`Seasons ${year} and Beside are closed.`)).toBeVisible();
  await expect(link(page, 'Open season Beside again')).toBeVisible();
  await screenshot(page, 'evening-uncounted');
  await expectAccessible(page);
  await link(page, `New season after ${year}`).click();
  await button(page, 'Create the season').click();
  await page.waitForURL(/\/evenings\/[\w-]{21}\/edit/);
  await button(page, 'Save the evening').click();
  await page.waitForURL(/\/evenings\/[\w-]{21}$/);
  await expect(page.getByText('Planned, but no open season')).toBeHidden();

  // What counts in both stays in the other one, and then one of them can go.
  await page.goto(`${beside}/edit`);
  await expect(button(page, 'Delete the season')).toBeDisabled();
  const shared = page.getByRole('region', { name: 'Evenings of several seasons' });
  await expect(shared.getByText('No evening played counts in this season then.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Count no longer in this season').click();
  await button(page, 'Count no longer').click();
  await expect(shared).toBeHidden();
  await button(page, 'Delete the season').click();
  await button(page, 'Delete season Beside').click();
  await page.waitForURL(/\/seasons$/);
  await expect(link(page, 'Change season Beside')).toBeHidden();
  await page.goto(`${league}/evenings?season=${main.split('/')[4]}`);
  await expect(line).toContainText('First:');
});

test('the cash of an evening and of its season say the same, and who gets the jackpot', async ({
  page,
}) => {
  const now = new Date();
  const year = now.getUTCFullYear();
  const league = await foundClub(page, {
    owner: 'Anna',
    name: 'Jassclub Linde',
    players: ['Anna', 'Beat', 'Carla', 'Ida'],
  });
  const api = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1${path}`, { data });
    expect(await answer.json()).toMatchObject({ ok: true });
  };
  const evening = await planEvening(page, league, `${year}-01-01`);
  const eveningId = evening.split('/').at(-1);
  const game = nanoid();
  const table = { variant: 'mittlere', options: { hands: 3 }, firstDealer: 0 };
  const players = ['Anna', 'Beat', 'Carla'];
  await api('/games', { id: game, table: { ...table, players }, evening: eveningId });
  for (const index of [0, 1, 2])
    await api(`/games/${game}/changes`, {
      change: {
        ...{ id: nanoid(), kind: 'record', index },
        entry: { points: index === 2 ? [60, 57, 40] : [60, 40, 57] },
      },
    });
  await page.goto(`${league}/seasons`);
  await link(page, `Change season ${year}`).click();
  await page.waitForURL(/\/edit$/);
  const edit = new URL(page.url()).pathname;
  const seasonId = edit.split('/').at(-2);
  const rules = { fee: 1000, feeToPot: 400, perMissed: 500, shares: [50, 30] };
  const none = { perPlace: 0, perPoint: 0, perExcused: 0, settle: 'evening', overTill: false };
  await api(`/seasons/${seasonId}/cash`, { rules: { ...none, ...rules }, currency: 'CHF' });
  const roster = await (await page.request.get(`/api/v1${league}/players`)).json();
  const anna = roster.value.players.find(({ name }: { name: string }) => name === 'Anna').id;
  // Anna paid ahead for this evening, and for more.
  const paid = { kind: 'season', eveningId: null, from: anna, to: null, note: '', seen: 0 };
  await api(`/seasons/${seasonId}/payments`, { ...paid, id: nanoid(), amount: 1340 });

  await page.goto(`${evening}/cash`);
  const fees = 'CHF 0.00 of CHF 30.00 is paid, CHF 10.00 covered by credit, CHF 20.00 still open.';
  await expect(page.getByText(fees)).toBeVisible();
  const spared = page.getByRole('region', { name: 'Not charged for this evening' });
  await expect(spared).toContainText('Ida: no first day is set');
  await screenshot(page, 'cash-not-charged');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Cash of season/ }).click();
  await expect(page.getByText('CHF 20.00 open, CHF 3.40 of it covered by credit.')).toBeVisible();
  await expect(page.getByText('Still due to the till')).toBeVisible();
  await expect(page.getByText('CHF 16.60')).toBeVisible();
  await expect(page.getByRole('link', { name: /, CHF\s20\.00$/ })).toBeVisible();
  await expect(page.getByText('Ida (1 evening)')).toBeVisible();

  // Who gets what is said before the season is closed, and after.
  await page.goto(edit);
  await expect(page.getByText('CHF 20.00 open, CHF 3.40 of it covered by credit.')).toBeVisible();
  const goes = 'the jackpot (CHF 12.00) goes to: 1. Anna CHF 6.00';
  await expect(page.getByText(`If it is closed now, ${goes}`)).toBeVisible();
  await screenshot(page, 'season-close-jackpot');
  await button(page, 'Close the season').click();
  await button(page, 'Close it').click();
  await expect(button(page, 'Open the season')).toBeVisible();
  await expect(page.getByText('The jackpot (CHF 12.00) goes to: 1. Anna CHF 6.00')).toBeVisible();

  // Once a first day is set, the evening missed is charged.
  await page.goto(`${evening}/cash`);
  await spared.getByRole('link', { name: 'Ida' }).click();
  await page.getByLabel('First day').fill(`${year}-01-01`);
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto(`${evening}/cash`);
  await expect(page.getByText('Entry fee', { exact: true })).toBeVisible();
  await expect(spared).toBeHidden();
  // Whoever joins now begins today, unless that is taken out.
  await page.goto(`${league}/players`);
  await button(page, 'Add players').click();
  await expect(page.getByLabel('First day')).toHaveValue(now.toISOString().slice(0, 10));
});
