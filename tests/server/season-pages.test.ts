/** What leads on from a season's table: totals explained, the race, another scheme, the log of its changes. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { wholeOf } from '../../lib/files/lines';
import { filesIn } from '../../lib/files/zip';
import { columnsOf } from '../../lib/league/view';
import { backupFile } from '../../lib/server/files/backup';
import { BackedUpLeague } from '../../lib/server/files/backup-format';
import { raceNow, seasonNow } from '../../lib/server/leagues/season-now';
import {
  changeSeason,
  closeSeason,
  createSeason,
  type Season,
  seasonOfNext,
  seasonToOpen,
} from '../../lib/server/leagues/seasons';
import { standingsOf, whatIf } from '../../lib/server/leagues/standings';
import { drawnPage } from '../../lib/server/operations/drawn-pages';
import { seedLeague } from '../bench/seed';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { type Club, foundClub, newAccount, WHO } from './club';
import { bytesOfDownload } from './files';
import { newEvening, playMittlere } from './season';
import { value } from './table';

vi.mock('../../lib/server/config/drawing', () => import('./drawing'));
useDatabase();

async function played(given: { isPublic?: boolean; scheme?: object } = {}) {
  const club = await foundClub(given);
  const second = await newEvening(club.scorer, { seasonId: club.seasonId, date: '2026-01-22' });
  await playMittlere(club.scorer, { evening: club.eveningId, losers: [1, 1, 1] });
  await playMittlere(club.scorer, { evening: second, losers: [0, 0, 2] });
  const table = await standingsOf(club.owner, { seasonId: club.seasonId, look: true });
  const playerId = table?.standings.rows[0]?.id ?? '';
  return { ...club, second, playerId };
}
type Played = Awaited<ReturnType<typeof played>>;
const pathOf = ({ leagueId, seasonId }: Club) => `/leagues/${leagueId}/seasons/${seasonId}`;
const pagesOf = (club: Played) => [
  `${pathOf(club)}/race`,
  `${pathOf(club)}/players/${club.playerId}`,
];

/** What a season says, as it can be said again. */
async function settingOf(club: Club) {
  const table = await standingsOf(club.owner, { seasonId: club.seasonId });
  if (!table) throw new Error('no season');
  const { id, closed: _, isOver: __, ...setting } = table.season;
  return { id, ...setting };
}

describe('totals and the race', () => {
  test('are there for whoever sees the season, and for nobody else', async () => {
    for (const isPublic of [false, true]) {
      const club = await played({ isPublic });
      const may = isPublic ? WHO : WHO.filter((who) => !['nobody', 'stranger'].includes(who));
      for (const path of pagesOf(club))
        for (const who of WHO)
          expect([who, path, (await drawnPage(club.as[who], path, 'en')) !== null]).toEqual([
            who,
            path,
            may.includes(who),
          ]);
    }
  });

  test('show what is hidden to an owner alone who asks for it, and so does what it is revealed with', async () => {
    const club = await played({ isPublic: true, scheme: { hideFrom: 2 } });
    for (const who of WHO)
      for (const look of [true, false]) {
        const may = who === 'owner' && look;
        const { seasonId } = club;
        const race = await raceNow(club.as[who], { seasonId, look });
        expect([who, look, race?.race.evenings.length]).toEqual([who, look, may ? 2 : 1]);
        const scheme = (season: Season) => ({ ...season.scheme, hideFrom: null });
        const other = await whatIf(club.as[who], { seasonId, look, scheme });
        expect(other?.other.evenings.length).toBe(may ? 2 : 1);
        for (const path of pagesOf(club)) {
          const page = await drawnPage(club.as[who], `${path}${look ? '?look=1' : ''}`, 'en');
          expect([who, path, page?.html.includes('Reveal it') ?? false]).toEqual([
            who,
            path,
            may && path.endsWith('/race'),
          ]);
          // Of an evening leads to its games where there are any to see.
          if (!path.endsWith('/race')) expect(page?.html.includes(club.second)).toBe(may);
        }
      }
  });

  test('follow a correction, and are drawn once as long as nothing changes', async () => {
    const club = await played();
    const [race = ''] = pagesOf(club);
    const first = await drawnPage(club.owner, race, 'en');
    expect(await drawnPage(club.owner, race, 'en')).toBe(first);
    await playMittlere(club.scorer, { evening: club.second, losers: [2, 2, 2] });
    expect(await drawnPage(club.owner, race, 'en')).not.toBe(first);
  });

  test('of a player of another league there is no total', async () => {
    const [one, other] = [await played(), await played()];
    const path = `${pathOf(one)}/players/${other.playerId}`;
    expect(await drawnPage(one.owner, path, 'en')).toBeNull();
    expect(await drawnPage(other.owner, path, 'en')).toBeNull();
  });
});

describe('the log of a season', () => {
  test('says who changed what and when, the latest first; by whom, to members alone', async () => {
    const club = await played({ isPublic: true });
    const { seasonId } = club;
    const before = await settingOf(club);
    value(await changeSeason(club.owner, before));
    expect((await seasonNow(club.owner, { seasonId }))?.changes).toEqual([]);
    const keep = { kind: 'best', count: 10 } as const;
    value(await changeSeason(club.owner, { ...before, scheme: { ...before.scheme, keep } }));
    value(await closeSeason(club.owner, { id: seasonId, closed: true }));
    const changes = (await seasonNow(club.owner, { seasonId }))?.changes ?? [];
    expect(
      changes.map(({ was, is }) => [was.closed, is.closed, was.scheme.keep, is.scheme.keep]),
    ).toEqual([
      [false, true, keep, keep],
      [false, false, before.scheme.keep, keep],
    ]);
    const owner = changes[0]?.who;
    expect(typeof owner).toBe('string');
    for (const who of ['stranger', 'nobody'] as const) {
      const seen = (await seasonNow(club.as[who], { seasonId }))?.changes ?? [];
      expect(seen.map((change) => change.who)).toEqual([null, null]);
    }
    const page = await drawnPage(club.owner, pathOf(club), 'en');
    expect(page?.html).toContain('The total: sum, all evenings → sum, the best 10 of all');
    expect(page?.html).toContain(`, ${owner}`);
    expect((await drawnPage(null, pathOf(club), 'en'))?.html).not.toContain(`, ${owner}`);
  });

  test('goes along in a backup, with names in place of accounts; older files have none', async () => {
    const club = await played();
    const setting = await settingOf(club);
    value(await changeSeason(club.owner, { ...setting, name: 'Winter' }));
    const file = await backupFile(club.owner, club.leagueId, EN);
    if (!('body' in file)) throw new Error('no file');
    const bytes = await bytesOfDownload(file);
    for await (const { name, content } of filesIn(bytes, { files: 10, bytes: 1e6 })) {
      const text = new TextDecoder().decode((await wholeOf(content(), 1e6)) ?? undefined);
      if (!name.endsWith('.json')) continue;
      const { seasons } = BackedUpLeague.parse(JSON.parse(text));
      expect(seasons[0]?.changes).toMatchObject([
        { author: expect.any(String), was: { name: setting.name } },
      ]);
      const old = JSON.parse(text, (key, part) => (key === 'changes' ? undefined : part));
      expect(BackedUpLeague.parse(old).seasons[0]?.changes).toEqual([]);
    }
    expect.assertions(2);
  });

  test('changes are told of no season to those who may not change it', async () => {
    const club = await played();
    const setting = await settingOf(club);
    for (const who of WHO.filter((one) => one !== 'owner'))
      expect((await changeSeason(club.as[who], { ...setting, name: who })).ok).toBe(false);
    expect((await standingsOf(club.owner, { seasonId: club.seasonId }))?.changes).toEqual([]);
  });
});

test('a league opens on the season of the evening nearest to today', async () => {
  const club = await foundClub();
  const { leagueId, owner, scorer } = club;
  const { id: _, ...setting } = await settingOf(club);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const always = { ...setting, startsOn: '2020-01-01', endsOn: '2099-12-31' };
  const seasons = { one: 'one__________________', two: 'two__________________' };
  for (const [name, id] of Object.entries(seasons))
    value(await createSeason(owner, { ...always, id, leagueId, name }));
  await newEvening(scorer, { seasonId: seasons.one, date: day(-3) });
  expect(await seasonToOpen(owner, leagueId)).toBe(seasons.one);
  await newEvening(scorer, { seasonId: seasons.two, date: day(5) });
  expect(await seasonToOpen(owner, leagueId)).toBe(seasons.one);
  await newEvening(scorer, { seasonId: seasons.two, date: day(3) });
  expect(await seasonToOpen(owner, leagueId)).toBe(seasons.two);
  expect(await seasonOfNext(owner, leagueId)).toBe(seasons.two);
  await newEvening(scorer, { seasonId: seasons.one, date: day(0) });
  expect(await seasonToOpen(owner, leagueId)).toBe(seasons.one);
  expect(await seasonOfNext(owner, leagueId)).toBe(seasons.one);
  value(await closeSeason(owner, { id: seasons.one, closed: true }));
  expect(await seasonToOpen(owner, leagueId)).toBe(seasons.one);
  // What is closed has no evening to come.
  expect(await seasonOfNext(owner, leagueId)).toBe(seasons.two);
  expect(await seasonToOpen(null, leagueId)).toBeNull();
});

test('a season of 24 players and 50 evenings weighs little, all of its evenings too', async () => {
  const { userId } = await newAccount('Olga');
  const size = { players: 24, evenings: 50, gamesPerEvening: 9 };
  const { leagueId, seasonId, playerIds } = await seedLeague(userId, size);
  const path = `/leagues/${leagueId}/seasons/${seasonId}`;
  for (const at of [
    path,
    `${path}?evenings=all`,
    `${path}/race`,
    `${path}/players/${playerIds[0]}`,
  ]) {
    const page = await drawnPage({ userId }, at, 'de');
    const html = page?.html ?? '';
    expect(html.length, at).toBeGreaterThan(5000);
    expect(html.length, at).toBeLessThan(150_000);
    expect(gzipSync(html).length, at).toBeLessThan(25_000);
  }
  const table = await seasonNow({ userId }, { seasonId });
  if (!table) throw new Error('no table');
  const { standings, season } = table;
  expect(columnsOf(standings, season.scheme).filter(({ day }) => day)).toHaveLength(50);
});
