/** Pages as the server answers them by itself, over a real socket. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nanoid } from 'nanoid';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PAGE } from '../../lib/answer-headers.mjs';
import type { Viewer } from '../../lib/server/access/access';
import { beginSession } from '../../lib/server/account/sessions';
import { sessionSecret } from '../../lib/server/config/env';
import { createGame } from '../../lib/server/games/games';
import { mergePlayers } from '../../lib/server/leagues/merges';
import { addPlayers, listPlayers } from '../../lib/server/leagues/roster';
import { readBoard } from '../../lib/server/operations/board';
import { write } from '../../lib/server/store/db';
import { documents } from '../../lib/server/transports/documents';
import { fastRoutes } from '../../lib/server/transports/fast-routes';
import { OwnResponse, requestListener } from '../../lib/server/transports/request-listener';
import type { GameState } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { foundClub, WHO } from './club';
import { lost, playMittlere } from './season';
import { MITTLERE, move, newViewer, value } from './table';

vi.mock('../../lib/server/config/drawing', () => import('./drawing'));
// Drawn only where it is built; names in it: tests/ui/hostile-names.test.tsx.
vi.mock('../../lib/server/games/first-sight', () => ({
  firstSight: async ({ hands }: GameState) => `<p>$& ${hands.length} hands</p>`,
}));
vi.mock('../../lib/server/transports/static-page', () => ({
  staticPage: async (name: string, language: string, says?: { areas: ReadonlySet<string> }) => ({
    policy: `made for ${name}`,
    html: `<head><title>Schiefer</title></head>${language}<div id="drawn" class="a"></div><div class="b" id="sight"></div>${says ? [...says.areas].join(' ') : 'all'}`,
  }),
}));
useDatabase();

/** What stands for Next’s answer. */
const NEXT = 418;
let server: Server;
let here = '';
const askedOfNext: (string | undefined)[] = [];
beforeAll(async () => {
  const next = fastRoutes({ documents }, ({ url }, answer) => {
    askedOfNext.push(url);
    answer.writeHead(NEXT).end();
  });
  server = createServer(
    { ServerResponse: OwnResponse },
    requestListener(next, () => undefined),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // of TCP, as it listens
});
afterAll(() => void server.close());

async function cookieOf(viewer: Viewer | null): Promise<Record<string, string>> {
  if (!viewer) return {};
  const ids = await write((tx) => beginSession(tx, viewer.userId, { before: null, agent: 'test' }));
  const token = await encode({ token: { ...ids }, secret: sessionSecret(), maxAge: 3600 });
  return { cookie: `next-auth.session-token=${token}` };
}

test('of a league are there for those who may see it, and for nobody else', async () => {
  const club = await foundClub();
  await playMittlere(club.scorer, { evening: club.eveningId, losers: [0, 1, 1] });
  const players = (await listPlayers(club.owner, club.leagueId)) ?? [];
  const carla = players.find(({ name }) => name === 'Carla');
  // Those who may come first and last: what was kept for them is not given to the others.
  for (const path of [
    `/leagues/${club.leagueId}`,
    `/leagues/${club.leagueId}/table`,
    `/leagues/${club.leagueId}/seasons/${club.seasonId}`,
    `/leagues/${club.leagueId}/evenings/${club.eveningId}`,
    `/leagues/${club.leagueId}/games`,
    `/leagues/${club.leagueId}/games?result=finished`,
    `/players/${carla?.id}`,
  ])
    for (const who of ['owner', ...WHO] as const) {
      askedOfNext.length = 0;
      const answer = await fetch(here + path, { headers: await cookieOf(club.as[who]) });
      const text = await answer.text();
      const may = !['nobody', 'stranger'].includes(who);
      expect([who, answer.status, text.includes('Carla')]).toEqual([who, may ? 200 : NEXT, may]);
      // Next is asked for nothing that it could tell apart from what was never there.
      expect(askedOfNext).toEqual(may ? [] : ['/-']);
    }
});

test('come with what is drawn, its title and their policy; unchanged they do not come again', async () => {
  const { leagueId, eveningId, scorer } = await foundClub({ isPublic: true });
  await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 1] });
  const path = `${here}/leagues/${leagueId}/table`;
  const headers = { 'accept-language': 'de' };
  const answer = await fetch(path, { headers });
  const text = await answer.text();
  expect(text).toContain('<title>Saison 2026 · Schiefer</title></head>de');
  expect(text).toMatch(
    new RegExp(
      `<div id="drawn" data-at="/leagues/${leagueId}/table" data-title="Saison 2026 · Schiefer" class="a"><div [^]*Carla`,
    ),
  );
  expect(answer.headers.get('content-security-policy')).toBe('made for drawn');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  for (const [name, said] of Object.entries(PAGE)) expect(answer.headers.get(name)).toBe(said);
  const tag = answer.headers.get('etag') ?? '';
  const known = { ...headers, 'if-none-match': tag };
  expect((await fetch(path, { headers: known })).status).toBe(304);
  await playMittlere(scorer, { evening: eveningId, losers: [0, 1, 1] });
  expect((await fetch(path, { headers: known })).status).toBe(200);
  const head = await fetch(path, { method: 'HEAD', headers });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('of an evening bring what is done on it, and come again with every hand', async () => {
  const { leagueId, eveningId, scorer } = await foundClub({ isPublic: true });
  const table = { ...MITTLERE, players: ['Anna', 'Beat', 'Carla'] };
  const { id } = value(await createGame(scorer, { id: nanoid(), table, evening: eveningId }));
  const path = `${here}/leagues/${leagueId}/evenings/${eveningId}`;
  const ask = (tag = '') => fetch(path, { headers: { 'if-none-match': tag } });
  const first = await ask();
  expect(first.headers.get('content-security-policy')).toBe('made for evening');
  const tag = first.headers.get('etag') ?? '';
  expect((await ask(tag)).status).toBe(304);
  value(await move(scorer, id, { kind: 'record', index: 0, entry: lost(1) }));
  expect((await ask(tag)).status).toBe(200);
  const own = await fetch(path, { headers: await cookieOf(scorer) });
  expect(await own.text()).toContain('data-island="tables"');
});

test('lead on where a name turned out to be another one', async () => {
  const { leagueId, owner } = await foundClub();
  value(await addPlayers(owner, { leagueId, names: ['Anna', 'Anneli'], joinedOn: null }));
  const [one, other] = (await listPlayers(owner, leagueId)) ?? [];
  const [playerId, intoId] = [other?.id ?? '', one?.id ?? ''];
  value(await mergePlayers(owner, { leagueId, playerId, intoId }));
  const path = `${here}/players/${playerId}`;
  const headers = await cookieOf(owner);
  const answer = await fetch(path, { headers, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([307, `/players/${intoId}`]);
  expect((await fetch(path, { redirect: 'manual' })).status).toBe(NEXT);
});

test('of a board tell a phone’s worker of no game: what it keeps is shown at the address of any', async () => {
  const owner = await newViewer();
  const table = { ...MITTLERE, players: ['Anna', 'Beat', 'Carla'] };
  const { id } = value(await createGame(owner, { id: nanoid(), table }));
  const headers = { ...(await cookieOf(owner)), 'service-worker-navigation-preload': 'true' };
  const answer = await fetch(`${here}/games/${id}`, { headers });
  const page = await answer.text();
  expect([page.includes('Anna'), page.includes('id="told"'), page.includes('id="sight"')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(answer.headers.get('vary')).toContain('service-worker-navigation-preload');
});

test('of a board bring all that it begins with for those who may see it, and are empty for others', async () => {
  const owner = await newViewer();
  const table = { ...MITTLERE, players: ['Anna', 'B</script>', 'Carla'] };
  const { id } = value(await createGame(owner, { id: nanoid(), table }));
  const path = `${here}/games/${id}`;
  const headers = await cookieOf(owner);
  const answer = await fetch(path, { headers });
  const text = await answer.text();
  expect(answer.headers.get('content-security-policy')).toBe('made for board');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const [, told = ''] =
    /<script type="application\/json" id="told" data-game="[\w-]{21}">([^<]*)<\/script>/.exec(
      text,
    ) ?? [];
  expect(JSON.parse(told)).toEqual({ ok: true, value: value(await readBoard(owner, { id })) });
  // The slate as it is first seen, in its place.
  expect(text).toContain('<div class="b" id="sight"><p>$& 0 hands</p></div>');
  expect(text).not.toContain('B</script>');
  // The texts of its own game and of no other.
  const says = text.split('</div>').at(-1)?.split(' ') ?? [];
  expect([says.includes('mittlere'), says.includes('coiffeur')]).toEqual([true, false]);
  const tag = answer.headers.get('etag') ?? '';
  const known = { ...headers, 'if-none-match': tag };
  expect((await fetch(path, { headers: known })).status).toBe(304);
  value(await move(owner, id, { kind: 'record', index: 0, entry: lost(1) }));
  expect((await fetch(path, { headers: known })).status).toBe(200);
  for (const other of [null, await newViewer()]) {
    const closed = await fetch(path, {
      headers: { ...(await cookieOf(other)), 'if-none-match': tag },
    });
    const page = await closed.text();
    expect([closed.status, page.includes('Anna'), page.includes('id="told"')]).toEqual([
      200,
      false,
      false,
    ]);
  }
});

test('of a board in a tourney have the texts of all games', async () => {
  const owner = await newViewer();
  const tourney = { id: nanoid(), length: 2 };
  const { id } = value(await createGame(owner, { id: nanoid(), table: MITTLERE, tourney }));
  const answer = await fetch(`${here}/games/${id}`, { headers: await cookieOf(owner) });
  expect(await answer.text()).toMatch(/all$/);
});

test('are Next’s where its router or an action asks', async () => {
  for (const header of ['rsc', 'next-action'])
    for (const path of [
      '/',
      '/games',
      `/games/${'a'.repeat(21)}`,
      `/leagues/${'a'.repeat(21)}`,
      `/players/${'a'.repeat(21)}`,
    ]) {
      askedOfNext.length = 0;
      await fetch(here + path, { headers: { [header]: '1' } });
      expect(askedOfNext).toEqual([path]);
    }
  expect((await fetch(`${here}/leagues/new`)).status).toBe(NEXT);
});
