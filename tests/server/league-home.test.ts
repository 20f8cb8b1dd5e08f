/** The first page of a league: what is next, who is ahead, who won; who may see it, and until when it holds. */
import { nanoid } from 'nanoid';
import { describe, expect, test, vi } from 'vitest';
import { today } from '../../lib/league/days';
import { winnersOf } from '../../lib/league/evening-best';
import { Scheme } from '../../lib/league/scheme';
import { createGame } from '../../lib/server/games/games';
import { markAttendance, ownWord, sayAhead } from '../../lib/server/leagues/attendance';
import { eveningNow } from '../../lib/server/leagues/evening-page';
import { changeEvening, deleteEvening } from '../../lib/server/leagues/evenings';
import { homeNow } from '../../lib/server/leagues/league-home';
import { foundLeague } from '../../lib/server/leagues/leagues';
import { savePaper } from '../../lib/server/leagues/paper';
import { addPlayers, listPlayers } from '../../lib/server/leagues/roster';
import { eveningsBySeason } from '../../lib/server/leagues/season-evenings';
import { winnersNow } from '../../lib/server/leagues/season-now';
import {
  changeSeason,
  closeSeason,
  createSeason,
  listSeasons,
} from '../../lib/server/leagues/seasons';
import { drawnPage } from '../../lib/server/operations/drawn-pages';
import { write } from '../../lib/server/store/db';
import { pick } from '../../lib/sync/pick';
import { useDatabase } from '../helpers/database';
import { foundClub, newAccount, WHO } from './club';
import { newEvening, playMittlere } from './season';
import { MITTLERE, move, play, refusal, value } from './table';

vi.mock('../../lib/server/config/drawing', () => import('./drawing'));
useDatabase();

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Two evenings that were played, one to come; Anna is the member. */
async function played(given: { isPublic?: boolean; scheme?: object } = {}) {
  const club = await foundClub(given);
  const { scorer, seasonId, eveningId, leagueId } = club;
  const endsOn = inDays(60);
  await write((tx) =>
    tx.season.update({ where: { id: seasonId }, data: { startsOn: '2025-01-01', endsOn } }),
  );
  const second = await newEvening(scorer, { seasonId, date: '2026-01-22' });
  await playMittlere(scorer, { evening: eveningId, losers: [1, 1, 1] });
  await playMittlere(scorer, { evening: second, losers: [0, 0, 2] });
  const next = await newEvening(scorer, { seasonId, date: inDays(3), name: 'Chlausabend' });
  const players = (await listPlayers(scorer, leagueId)) ?? [];
  const idOf = (name: string) => players.find((one) => one.name === name)?.id ?? '';
  const userId = club.as.member?.userId ?? '';
  await write((tx) => tx.player.update({ where: { id: idOf('Anna') }, data: { userId } }));
  return { ...club, second, next, idOf };
}

describe('the first page of a league', () => {
  test('tells of the evening to come, the first of the season and who won the last one', async () => {
    const { leagueId, as, second, next } = await played();
    const home = await homeNow(as.member, leagueId);
    expect(home).toMatchObject({
      next: { id: next, name: 'Chlausabend', isToday: false, coming: 0 },
      seasons: [
        {
          last: { id: second, winners: [{ name: 'Beat' }] },
          evenings: 2,
          played: { games: 2, paper: 0 },
        },
      ],
      players: 3,
    });
    expect(home?.seasons[0]?.top.map(({ name }) => name)).toEqual(['Carla', 'Anna', 'Beat']);
  });

  test('counts totals from paper as what they are', async () => {
    const { leagueId, scorer, eveningId, seasonId, as } = await foundClub({
      scheme: { measure: 'rank-points', per: 'evening' },
    });
    const days = { startsOn: '2026-01-01', endsOn: inDays(60) };
    await write((tx) => tx.season.update({ where: { id: seasonId }, data: days }));
    await write((tx) =>
      tx.evening.update({ where: { id: eveningId }, data: { date: today(), tables: [] } }),
    );
    const names = ['Anna', 'Beat', 'Carla'];
    value(await addPlayers(scorer, { leagueId, names, joinedOn: null }));
    const players = (await listPlayers(scorer, leagueId)) ?? [];
    value(
      await savePaper(scorer, {
        ...{ id: nanoid(), eveningId, variant: 'mittlere', of: 'rank-points' },
        ...{ hands: null, revision: 0 },
        seats: names.map((name, i) => ({
          player: players.find((one) => one.name === name)?.id ?? '',
          total: 3 - i,
        })),
      }),
    );
    const home = await homeNow(as.owner, leagueId);
    expect(home?.seasons[0]?.played).toEqual({ games: 0, paper: 1 });
    const html = (await drawnPage(as.owner, `/leagues/${leagueId}`, 'en'))?.html ?? '';
    // Of tonight, and of the season.
    expect(html.match(/>result</g)).toHaveLength(2);
    expect(html).not.toContain('>games<');
    const found = await drawnPage(as.owner, `/leagues/${leagueId}/games`, 'en');
    expect(found?.html).toContain('>1 result<');
  });

  test('says how many more share the last rank that it shows', async () => {
    const { leagueId, scorer, eveningId, as } = await foundClub({ scheme: { tieBreaks: [] } });
    // Two win each of three games together, and all of the others are level behind them.
    for (const name of ['A', 'B', 'C']) {
      const players = [`${name}1`, `${name}2`, `${name}3`];
      await playMittlere(scorer, { evening: eveningId, players, losers: [2, 2, 2] });
    }
    const home = await homeNow(as.owner, leagueId);
    expect(home?.seasons[0]?.top.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 1]);
    expect(home?.seasons[0]?.level).toBe(1);
    const page = await drawnPage(as.owner, `/leagues/${leagueId}`, 'en');
    expect(page?.html).toContain('and one more at place 1');
  });

  test('names who won a season that ended lately, and the newest evening of whichever counted it', async () => {
    const { leagueId, owner, scorer, as, seasonId, eveningId } = await played({});
    const page = async () => (await drawnPage(as.owner, `/leagues/${leagueId}`, 'en'))?.html ?? '';
    // Another one runs beside it, and counts the first evening alone.
    const other = nanoid();
    const days = { startsOn: '2025-01-01', endsOn: inDays(60) };
    const setting = { name: 'Differenzler', ...days, variants: ['differenzler'] as const };
    const scheme = Scheme.parse({ measure: 'difference', combine: 'mean' });
    value(await createSeason(owner, { id: other, leagueId, ...setting, houseRules: {}, scheme }));
    const shared = { id: eveningId, date: '2026-01-08', name: '', isFinal: false, also: [other] };
    value(await changeEvening(scorer, shared));
    const table = { variant: 'differenzler', options: { hands: 3 }, firstDealer: 0 } as const;
    const players = ['Anna', 'Beat', 'Carla'];
    const game = { id: nanoid(), table: { ...table, players }, evening: eveningId };
    const points = [50, 57, 50];
    const hands = [
      { announced: [50, 50, 0], points },
      { announced: points, points },
      { announced: points, points },
    ];
    await play(scorer, value(await createGame(scorer, game)), hands);
    const today = await newEvening(scorer, { seasonId, date: inDays(0) });
    await playMittlere(scorer, { evening: today, losers: [0, 0, 1] });
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    const home = await homeNow(as.owner, leagueId);
    expect(
      home?.seasons.map(({ id, champions }) => [id, champions.map(({ name }) => name)]),
    ).toEqual([
      [other, []],
      [seasonId, ['Carla']],
    ]);
    const html = await page();
    expect(html).toMatch(/2026 \(over\).*Won by Carla/s);
    expect(html).toMatch(/<h2[^>]*>Differenzler</);
    const slate = html.slice(html.indexOf('slate-board'), html.indexOf('slate-board') + 3000);
    expect(slate).toContain(`/evenings/${today}`);
    expect(slate).not.toContain(`/evenings/${eveningId}`);
    // It is the answer of the season and of the evening's own page too.
    const winners = (await winnersNow(as.owner, seasonId))?.winners.get(today);
    const ranking = (await eveningNow(as.owner, { eveningId: today, look: false }))?.ranking;
    expect(winners).toEqual(home?.seasons[1]?.last?.winners);
    expect(ranking && winnersOf(ranking)).toEqual(winners);
    // Of a season that ended long ago nothing is told beside another one.
    await write((tx) =>
      tx.evening.updateMany({ where: { id: today }, data: { date: '2026-02-02' } }),
    );
    await newEvening(scorer, { seasonId: other, date: inDays(2) });
    expect((await homeNow(as.owner, leagueId))?.seasons.map(({ id }) => id)).not.toContain(
      seasonId,
    );
  });

  test('is drawn for those who may see the league, and nobody else', async () => {
    for (const isPublic of [false, true]) {
      const { leagueId, as } = await played({ isPublic });
      for (const who of [...WHO, ...[...WHO].reverse()]) {
        const may = isPublic || !['nobody', 'stranger'].includes(who);
        const page = await drawnPage(as[who], `/leagues/${leagueId}`, 'en');
        expect([who, page !== null]).toEqual([who, may]);
        // Whose name it is, is asked; nobody else is.
        expect([who, page?.html.includes('I come') ?? false]).toEqual([who, who === 'member']);
      }
    }
  });

  test('asks nothing of an evening that is past, and of every later one whether they come', async () => {
    const { leagueId, as, scorer, seasonId, second, idOf } = await played();
    const later = await newEvening(scorer, { seasonId, date: inDays(30) });
    const page = async (evening: string, who: (typeof WHO)[number]) =>
      (await drawnPage(as[who], `/leagues/${leagueId}/evenings/${evening}`, 'en'))?.html ?? '';
    expect(await page(later, 'member')).toContain('I can’t');
    expect(await page(later, 'scorer')).not.toContain('I can’t');
    expect(await page(later, 'scorer')).toContain('Link to say who comes');
    expect(await page(later, 'member')).toContain('Who comes');
    expect(await page(second, 'member')).not.toContain('I can’t');
    value(await sayAhead(as.member, { eveningId: later, status: 'excused' }));
    expect(await page(later, 'member')).toContain('1 excused');
    expect(await page(later, 'member')).toMatch(/aria-pressed="true"[^>]*>.{0,60}I can’t/);
    // Whom somebody ticked there has come.
    const there = { playerId: idOf('Anna'), status: 'present' } as const;
    value(await markAttendance(scorer, { eveningId: later, marks: [there] }));
    expect(await page(later, 'member')).not.toContain('I can’t');
  });

  test('ticks the first step that somebody took, and no other', async () => {
    const owner = await newAccount('Ruedi');
    const leagueId = nanoid();
    value(await foundLeague(owner, { id: leagueId, name: 'Rössli', isPublic: false }));
    const steps = async () => {
      const { html } = (await drawnPage(owner, `/leagues/${leagueId}`, 'en')) ?? { html: '' };
      return [
        ...html.matchAll(/>(✓|\d)<[^✓]*?>(Write down who plays|Say what counts|Plan the)/g),
      ].map(([, mark, step]) => [step, mark]);
    };
    expect(await steps()).toEqual([
      ['Write down who plays', '1'],
      ['Say what counts', '2'],
      ['Plan the', '3'],
    ]);
    // Nothing to look back at yet.
    expect((await drawnPage(owner, `/leagues/${leagueId}`, 'en'))?.html).not.toContain('/records');
    const [season] = (await listSeasons(owner, leagueId)) ?? [];
    if (!season) throw new Error('no season');
    value(
      await changeSeason(owner, {
        ...pick(season, 'id', 'name', 'startsOn', 'endsOn'),
        ...{ variants: ['differenzler'], houseRules: {} },
        scheme: Scheme.parse({ measure: 'difference', combine: 'mean' }),
      }),
    );
    expect(await steps()).toContainEqual(['Say what counts', '✓']);
  });

  test('is the same object until something on it changes', async () => {
    const { leagueId, as, scorer, next, second, idOf, seasonId } = await played();
    const page = () => drawnPage(as.owner, `/leagues/${leagueId}`, 'en');
    let before = await page();
    expect(await page()).toBe(before);
    const changes = [
      () => changeEvening(scorer, { id: next, date: inDays(3), name: 'Fondue', isFinal: false }),
      () =>
        markAttendance(scorer, {
          eveningId: next,
          marks: [{ playerId: idOf('Beat'), status: 'excused' }],
        }),
      () => playMittlere(scorer, { evening: second, losers: [2, 2, 2] }),
      () => write((tx) => tx.league.update({ where: { id: leagueId }, data: { name: 'Rose' } })),
      () => newEvening(scorer, { seasonId, date: inDays(1) }),
    ];
    for (const change of changes) {
      await change();
      const after = await page();
      expect(after?.html).not.toBe(before?.html);
      expect(await page()).toBe(after);
      before = after;
    }
  });

  test('leads to the next season once none is open, whoever may begin it', async () => {
    const { leagueId, as, owner, seasonId, next, scorer } = await played();
    value(await deleteEvening(scorer, { id: next }));
    const page = async (who: 'owner' | 'scorer') =>
      (await drawnPage(as[who], `/leagues/${leagueId}`, 'en'))?.html ?? '';
    expect(await page('owner')).toContain('Plan one');
    expect((await homeNow(owner, leagueId))?.toBegin).toBeNull();
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    expect((await homeNow(owner, leagueId))?.toBegin).toMatchObject({
      isAll: true,
      seasons: [{ name: '2026', closed: true }],
    });
    const mine = await page('owner');
    expect(mine).toContain('Season 2026 is closed.');
    expect(mine).toMatch(/Begin season \S+/);
    expect(mine).not.toContain('Plan one');
    const theirs = await page('scorer');
    expect(theirs).toContain('Season 2026 is closed.');
    expect(theirs).not.toMatch(/Begin season|Plan one/);
    const setting = {
      ...{ name: 'Next', variants: ['mittlere' as const] },
      ...{ houseRules: {}, scheme: Scheme.parse({}) },
    };
    value(
      await createSeason(owner, {
        ...{ id: nanoid(), leagueId, ...setting },
        ...{ startsOn: inDays(1), endsOn: inDays(20) },
      }),
    );
    expect(await page('scorer')).toContain('Plan one');
  });

  test('offers seasons that shared their evenings and ended together as a pair, the main one first', async () => {
    const { leagueId, as, owner, scorer, seasonId, eveningId, next } = await played();
    value(await deleteEvening(scorer, { id: next }));
    const days = { startsOn: '2025-01-01', endsOn: inDays(60) };
    const make = (id: string, name: string) =>
      createSeason(owner, {
        ...{ id, leagueId, name, ...days, variants: ['differenzler'], houseRules: {} },
        scheme: Scheme.parse({ measure: 'difference', combine: 'mean' }),
      });
    const [other, alone] = [nanoid(), nanoid()];
    value(await make(other, 'Differenzler 2026'));
    // It ended with them, and has no evening in common with either.
    value(await make(alone, 'Cup'));
    const shared = { id: eveningId, date: '2026-01-08', name: '', isFinal: false, also: [other] };
    value(await changeEvening(scorer, shared));
    for (const id of [seasonId, other, alone])
      value(await closeSeason(owner, { id, closed: true }));
    const begins = async () =>
      (await homeNow(owner, leagueId))?.toBegin?.seasons.map(({ name }) => name);
    expect(await begins()).toEqual(['2026', 'Differenzler 2026']);
    const html = (await drawnPage(as.owner, `/leagues/${leagueId}`, 'en'))?.html ?? '';
    expect(html).toContain('Seasons 2026 and Differenzler 2026 are closed.');
    expect(html).toContain(`/seasons/new?after=${seasonId}`);
    expect(html).toContain(`/seasons/new?after=${other}`);
    // With one begun anew the other is still to be.
    value(
      await createSeason(owner, {
        ...{ id: nanoid(), leagueId, name: '2027', startsOn: inDays(61), endsOn: inDays(90) },
        ...{ variants: ['mittlere'], houseRules: {}, scheme: Scheme.parse({}) },
      }),
    );
    expect(await begins()).toEqual(['Differenzler 2026']);
    expect((await drawnPage(as.owner, `/leagues/${leagueId}`, 'en'))?.html).toContain('Plan one');
  });

  test('says of tonight what nobody can play any more once one of its seasons is closed', async () => {
    const { leagueId, as, owner, scorer, seasonId } = await played();
    const other = nanoid();
    value(
      await createSeason(owner, {
        ...{ id: other, leagueId, name: 'Cup', startsOn: '2025-01-01', endsOn: inDays(60) },
        ...{ variants: ['mittlere'], houseRules: {}, scheme: Scheme.parse({}) },
      }),
    );
    const evening = await newEvening(scorer, { seasonId, date: today() });
    const where = { id: evening, date: today(), name: '', isFinal: false };
    value(await changeEvening(scorer, { ...where, also: [other] }));
    await playMittlere(scorer, { evening, losers: [0, 1, 2] });
    const table = { ...MITTLERE, players: ['Anna', 'Beat', 'Carla'] };
    value(await createGame(scorer, { id: nanoid(), table, evening }));
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    const html = (await drawnPage(as.reader, `/leagues/${leagueId}`, 'en'))?.html ?? '';
    expect(html).toContain('The evening is over');
    expect(html).toContain('1 game not played to the end');
    expect(html).not.toContain('games are done');
  });

  test('shows what is played tonight, hand by hand', async () => {
    const { leagueId, as, scorer, seasonId } = await played();
    const evening = await newEvening(scorer, { seasonId, date: today() });
    const page = async () => (await drawnPage(as.reader, `/leagues/${leagueId}`, 'en'))?.html ?? '';
    expect(await page()).not.toContain('play is on');
    const players = ['Anna', 'Beat', 'Carla'];
    const ids = (await listPlayers(scorer, leagueId)) ?? [];
    const seats = players.map((name) => ids.find((one) => one.name === name)?.id ?? '');
    const tables = [{ name: 'Table 1', variant: 'mittlere', seats, round: 1 }];
    await write((tx) =>
      tx.evening.update({ where: { id: evening }, data: { tables, mark: nanoid() } }),
    );
    const table = { ...MITTLERE, players };
    const game = value(await createGame(scorer, { id: nanoid(), table, evening }));
    const begun = await page();
    expect(begun).toContain('play is on');
    await move(scorer, game.id, { kind: 'finish' });
    expect(await page()).not.toBe(begun);
  });

  test('names nobody as the winner of an evening that is on, and shows the round that waits', async () => {
    const { leagueId, as, scorer, seasonId, idOf } = await played();
    const evening = await newEvening(scorer, { seasonId, date: today() });
    const page = async () => (await drawnPage(as.reader, `/leagues/${leagueId}`, 'en'))?.html ?? '';
    const seats = ['Anna', 'Beat', 'Carla'].map(idOf);
    const table = { name: 'Table 1', variant: 'mittlere', seats };
    const tables = [1, 2].map((round) => ({ ...table, round }));
    await write((tx) =>
      tx.evening.update({ where: { id: evening }, data: { tables, mark: nanoid() } }),
    );
    await playMittlere(scorer, { evening, losers: [1, 1, 1] });
    const between = await page();
    expect(between).toContain('Ahead tonight');
    expect(between).not.toContain('Won on');
    expect(between).toMatch(/play is on,.{0,60}>Round 2</);
    expect(between).toContain('>0/1<');
    await playMittlere(scorer, { evening, losers: [1, 1, 1] });
    const after = await page();
    expect(after).toContain('Won on');
    // All tables of all rounds are done: that is said, and what is left to do.
    expect(after).not.toContain('play is on');
    expect(after).toContain('Tonight’s play is done');
    expect(after).toContain('print/certificates');
    // The evening to come is there only now.
    expect(after).toContain('Chlausabend');
    expect(between).not.toContain('Chlausabend');
  });

  test('asks nobody whether they come once it has begun, and shows their own table first', async () => {
    const { leagueId, as, scorer, seasonId, idOf } = await played();
    const evening = await newEvening(scorer, { seasonId, date: today() });
    value(await addPlayers(scorer, { leagueId, names: ['Dora', 'Emil', 'Fritz'], joinedOn: null }));
    const ids = new Map((await listPlayers(scorer, leagueId))?.map(({ name, id }) => [name, id]));
    const tables = [
      ['Dora', 'Emil', 'Fritz'],
      ['Anna', 'Beat', 'Carla'],
    ].map((names, at) => ({
      ...{ name: `Table ${at + 1}`, variant: 'mittlere', round: 1 },
      seats: names.map((name) => ids.get(name) ?? ''),
    }));
    await write((tx) =>
      tx.evening.update({ where: { id: evening }, data: { tables, mark: nanoid() } }),
    );
    const html = async (who: (typeof WHO)[number], path = '') =>
      (await drawnPage(as[who], `/leagues/${leagueId}${path}`, 'en'))?.html ?? '';
    expect(idOf('Anna')).not.toBe('');
    expect(await html('member')).toContain('I come');
    expect(await html('member', `/evenings/${evening}`)).toContain('I come');
    const table = { ...MITTLERE, players: ['Dora', 'Emil', 'Fritz'] };
    value(await createGame(scorer, { id: nanoid(), table, evening }));
    expect(await html('member')).not.toContain('I come');
    expect(await html('member', `/evenings/${evening}`)).not.toContain('I come');
    const order = async (who: (typeof WHO)[number]) =>
      [...(await html(who)).matchAll(/>(Table \d)</g)].map(([, name]) => name);
    expect(await order('reader')).toEqual(['Table 1', 'Table 2']);
    expect(await order('member')).toEqual(['Table 2', 'Table 1']);
    expect(await html('member')).toContain('Your table');
    expect(await html('reader')).not.toContain('Your table');
    // Whoever writes begins at the table that waits.
    expect(await html('scorer')).toContain(`/games/new?evening=${evening}&amp;table=1`);
    expect(await html('member')).not.toContain('/games/new');
    // It waits for whoever is missing, as on the page of the evening.
    const marks = [{ playerId: ids.get('Beat') ?? '', status: 'left' as const }];
    value(await markAttendance(scorer, { eveningId: evening, marks }));
    for (const path of ['', `/evenings/${evening}`])
      expect(await html('scorer', path)).toContain('Beat went home. Change the seat');
    expect(await html('scorer')).not.toContain('/games/new');
    expect(await html('member')).not.toContain('Change the seat');
  });

  test('counts an evening that is played today as running, not as planned', async () => {
    const { leagueId, scorer, owner, seasonId } = await played();
    const counts = async () => (await eveningsBySeason(owner, leagueId))?.get(seasonId);
    const evening = await newEvening(scorer, { seasonId, date: today() });
    expect(await counts()).toEqual({ played: 2, running: 0, planned: 2 });
    const table = { ...MITTLERE, players: ['Anna', 'Beat', 'Carla'] };
    const game = value(await createGame(scorer, { id: nanoid(), table, evening }));
    expect(await counts()).toEqual({ played: 2, running: 1, planned: 1 });
    // One of two is finished: it counts already, and goes on.
    await playMittlere(scorer, { evening, losers: [1, 1, 1] });
    expect(await counts()).toEqual({ played: 2, running: 1, planned: 1 });
    await move(scorer, game.id, { kind: 'finish' });
    expect(await counts()).toEqual({ played: 3, running: 0, planned: 1 });
  });

  test('keeps to itself what the season hides', async () => {
    const { leagueId, as, second } = await played({ isPublic: true, scheme: { hideFrom: 2 } });
    for (const who of WHO) {
      const home = await homeNow(as[who], leagueId);
      const [season] = home?.seasons ?? [];
      expect([who, season?.evenings, season?.last?.id === second]).toEqual([who, 1, false]);
    }
  });

  test('leads to the table where it was asked for as it used to be', async () => {
    const { leagueId, as } = await played();
    const page = await drawnPage(as.owner, `/leagues/${leagueId}?evenings=all`, 'en');
    expect(page?.at).toBe(`/leagues/${leagueId}/table?evenings=all`);
  });
});

describe('whether one comes', () => {
  test('is said by members of the name that is theirs, and by nobody else', async () => {
    const { as, next, eveningId, seasonId } = await played();
    const { member } = as;
    expect(await ownWord(member, next)).toMatchObject({ status: null });
    for (const status of ['coming', 'excused', null] as const) {
      value(await sayAhead(member, { eveningId: next, status }));
      expect(await ownWord(member, next)).toMatchObject({ status });
    }
    expect(await ownWord(as.scorer, next)).toBeNull();
    const come = { eveningId: next, status: 'coming' } as const;
    expect(refusal(await sayAhead(as.scorer, come)).code).toBe('forbidden');
    expect(refusal(await sayAhead(as.reader, come)).code).toBe('forbidden');
    expect(refusal(await sayAhead(as.stranger, come)).code).toBe('not-found');
    expect(refusal(await sayAhead(null, come)).code).toBe('not-found');
    // Nor where nothing can be played unless it goes into another season.
    value(await closeSeason(as.owner, { id: seasonId, closed: true }));
    const late = await sayAhead(member, come);
    expect(late.ok ? '' : late.error.said?.key).toBe('server-leagues.uncounted');
    // What counts already is the scorer's.
    expect(refusal(await sayAhead(member, { ...come, eveningId })).code).toBe('input-invalid');
  });

  test('stands on the page at once', async () => {
    const { leagueId, as, next } = await played();
    const { member } = as;
    const page = async () => (await drawnPage(member, `/leagues/${leagueId}`, 'en'))?.html ?? '';
    expect(await page()).not.toContain('aria-pressed="true"');
    value(await sayAhead(member, { eveningId: next, status: 'coming' }));
    expect(await page()).toContain('aria-pressed="true"');
    expect((await homeNow(member, leagueId))?.next?.coming).toBe(1);
  });
});
