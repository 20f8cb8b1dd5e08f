/** Files on their way in, before anybody reads them. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as exportAccount } from '../../app/account/export/route';
import { GET as record } from '../../app/api/games/[gameId]/record/route';
import { GET as ownGames } from '../../app/api/games/files/route';
import { POST as importGames } from '../../app/api/games/import/route';
import { GET as backup } from '../../app/api/leagues/[leagueId]/backup/route';
import { GET as leagueGames } from '../../app/api/leagues/[leagueId]/games/route';
import { GET as standings } from '../../app/api/leagues/[leagueId]/seasons/[seasonId]/standings/route';
import { POST as restoreLeague } from '../../app/api/leagues/restore/route';
import { GET as picture } from '../../app/games/[gameId]/picture/route';
import { attemptFromHere } from '../../lib/server/access/attempts';
import { memoryLimiter, setLimiter } from '../../lib/server/access/limits';
import { viewerOrGuest } from '../../lib/server/account/session';
import { MAX_IMPORT_BYTES } from '../../lib/server/files/import-run';
import { MAX_BACKUP_BYTES } from '../../lib/server/files/restore';
import { read } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { foundClub } from './club';
import { mittlere, ndjson } from './files';
import { hold, newPhone } from './phone';
import { signUpAnna, useSite } from './site';
import { startGame } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
useDatabase();
useSite();
beforeEach(() => setLimiter(memoryLimiter()));

const guests = () => read((tx) => tx.user.count());
const octets = { 'content-type': 'application/octet-stream' };
const sent = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  new Request('http://jass.example/api/games/import?name=a.json', {
    method: 'POST',
    headers: { ...octets, ...headers },
    body,
  });
const nothing = new Uint8Array();

test.each([
  ['games', importGames, sent(nothing), 'The file is empty.'],
  ['a league', restoreLeague, sent(nothing), 'The file is empty.'],
  [
    'games',
    importGames,
    sent(new Uint8Array(MAX_IMPORT_BYTES + 100_000)),
    'The file has 20.1 MB; 20 MB are allowed.',
  ],
  [
    'a league',
    restoreLeague,
    sent(nothing, { 'content-length': `${MAX_BACKUP_BYTES + 1}` }),
    'The file has 100.1 MB; 100 MB are allowed.',
  ],
] as const)(
  '%s, %#: refused at once, and nobody becomes a guest',
  async (_, upload, request, said) => {
    if (upload === restoreLeague) await signUpAnna();
    const before = await guests();
    const answer = await upload(request);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toMatchObject({
      code: 'input-invalid',
      path: 'file',
      message: said,
    });
    expect(await guests()).toBe(before);
  },
);

test('whoever sends games for the first time becomes a guest, and is told what came of them', async () => {
  const before = await guests();
  const answer = await importGames(sent(new TextEncoder().encode('{}')));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch('application/x-ndjson');
  expect(await guests()).toBe(before + 1);
  const told = (await answer.text()).trim().split('\n');
  const lines = told.map((line) => JSON.parse(line));
  expect(lines[0]).toEqual({ kind: 'waiting' });
  expect(lines.at(-1)).toMatchObject({ kind: 'import', imported: 0, refused: 1 });
});

test('it goes on to its end though nobody reads of it', async () => {
  await signUpAnna();
  const answer = await importGames(sent(new TextEncoder().encode(JSON.stringify(mittlere()))));
  await answer.body?.cancel();
  await expect.poll(() => read((tx) => tx.game.count())).toBe(1);
});

/** A file that is sent as it is asked for; `read` says whether anybody has. */
function asked(length: number, more: { query?: string; from?: string } = {}) {
  let isRead = false;
  let end = () => {};
  const body = new ReadableStream(
    {
      pull(control) {
        isRead = true;
        return new Promise<void>((resolve) => {
          end = () => {
            control.close();
            resolve();
          };
        });
      },
    },
    { highWaterMark: 0 },
  );
  const url = `http://jass.example/api/games/import?name=a.json${more.query ?? ''}`;
  const headers = {
    ...octets,
    'content-length': `${length}`,
    'x-forwarded-for': more.from ?? '203.0.113.7',
  };
  // The types know nothing of a body that comes as it is read.
  const request = new Request(url, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  return { request, isRead: () => isRead, end: () => end() };
}
const MB = 1_000_000;

describe('who may not is told so before the file is read', () => {
  test.each(['nobody', 'a guest'])('restoring as %s', async (who) => {
    if (who === 'a guest') await importGames(sent(ndjson([])));
    const file = asked(90 * MB);
    const answer = await restoreLeague(file.request);
    expect(answer.status).toBe(403);
    expect(file.isRead()).toBe(false);
  });

  test.each(['', '&season=none'])('importing into a league of others, %j', async (more) => {
    const { leagueId, eveningId } = await foundClub();
    const into = more || `&evening=${eveningId}`;
    const file = asked(19 * MB, { query: `&league=${leagueId}${into}` });
    expect((await importGames(file.request)).status).toBe(404);
    expect(file.isRead()).toBe(false);
  });
});

test('from one place no more is read at a time than the largest file has', async () => {
  await signUpAnna();
  const [large, small] = [asked(90 * MB), asked(19 * MB)];
  const first = restoreLeague(large.request);
  await expect.poll(large.isRead).toBe(true);
  const busy = await importGames(small.request);
  expect([busy.status, small.isRead()]).toEqual([429, false]);
  expect((await busy.json()).error.message).toBe(
    'Many files are coming in just now. Try again in a minute.',
  );
  // Others have their own, so long as there is room at all.
  const others = ['198.51.100.1', '198.51.100.2'].map((from) => asked(99 * MB, { from }));
  const reading = others.map(({ request }) => restoreLeague(request));
  for (const other of others) await expect.poll(other.isRead).toBe(true);
  const last = asked(19 * MB, { from: '198.51.100.3' });
  expect((await importGames(last.request)).status).toBe(429);
  for (const { end } of [large, ...others]) end();
  for (const answer of [first, ...reading]) expect((await answer).status).toBe(400);
  const again = asked(19 * MB);
  const answer = importGames(again.request);
  await expect.poll(again.isRead).toBe(true);
  again.end();
  expect((await answer).status).toBe(400);
});

test('files from one place are counted, whoever sends them', async () => {
  const send = async () => {
    hold(newPhone());
    return (await importGames(sent(nothing))).status;
  };
  for (let n = 0; n < 60; n += 1) expect(await send()).toBe(400);
  expect(await send()).toBe(429);
  vi.stubEnv('RATE_LIMITS', 'off');
  expect(await send()).toBe(400);
});

test('files that are made for one place are counted', async () => {
  for (let n = 0; n < 300; n += 1) await attemptFromHere('file');
  const request = new Request('http://jass.example/?format=csv');
  const params = Promise.resolve({ leagueId: '', seasonId: '', gameId: '' });
  const made = [exportAccount, standings, backup, leagueGames, record, ownGames] as const;
  for (const make of made) expect((await make(request, { params })).status).toBe(429);
  hold({ ...newPhone(), from: '203.0.113.8' });
  expect((await backup(request, { params })).status).toBe(404);
});

test('pictures that are drawn for one place are counted', async () => {
  const { id: gameId } = await startGame(await viewerOrGuest());
  const draw = () =>
    picture(new Request('http://jass.example/?in=de'), { params: Promise.resolve({ gameId }) });
  for (let n = 0; n < 299; n += 1) await attemptFromHere('picture');
  expect((await draw()).status).toBe(200);
  expect((await draw()).status).toBe(429);
});
