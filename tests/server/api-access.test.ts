/** Who may ask the JSON interface for what: with a session, with a token, with neither. */
import { nanoid } from 'nanoid';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { OPERATIONS } from '../../app/api/v1/contract';
import { memoryLimiter, setLimiter } from '../../lib/server/access/limits';
import { TOKEN_SCOPES, type TokenScope } from '../../lib/server/account/tokens';
import { useDatabase } from '../helpers/database';
import { ask, newToken, sitDown } from './api';
import { playerId, putGame } from './archive';
import { type Club, foundClub, WHO, type Who } from './club';
import { playMittlere } from './season';
import { ENTRIES, MITTLERE } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
vi.mock('../../lib/server/account/session', async () => (await import('./api')).sessions);

useDatabase();

type Place = { readonly club: Club; readonly game: string; readonly player: string };
let closed: Place;
let open: Place;
let written: Club;

async function place(isPublic: boolean): Promise<Place> {
  const club = await foundClub({ isPublic });
  await playMittlere(club.owner, { evening: club.eveningId, losers: [0, 1, 2] });
  const game = await putGame(club.owner, { at: '2026-01-08T20:00:00Z', evening: club.eveningId });
  return { club, game, player: await playerId({ leagueId: club.leagueId }, 'anna') };
}

beforeAll(async () => {
  closed = await place(false);
  open = await place(true);
  written = await foundClub();
});
beforeEach(() => {
  sitDown(null);
  setLimiter(memoryLimiter());
});

const reads = ({ club: { leagueId, seasonId, eveningId }, game, player }: Place) => [
  `GET /games/${game}`,
  `GET /games/${game}/record`,
  `GET /games/${game}/changes`,
  `GET /leagues/${leagueId}`,
  `GET /leagues/${leagueId}/players`,
  `GET /leagues/${leagueId}/seasons`,
  `GET /leagues/${leagueId}/evenings`,
  `GET /leagues/${leagueId}/ratings`,
  `GET /leagues/${leagueId}/finished`,
  `GET /seasons/${seasonId}`,
  `GET /evenings/${eveningId}`,
  `GET /leagues/${leagueId}/seasons/${seasonId}/standings`,
  `GET /players/${player}`,
];

const record = () => ({
  change: { kind: 'record', id: nanoid(), index: 0, entry: ENTRIES[0] },
});

describe.each(WHO)('%s', (who: Who) => {
  const isIn = !['nobody', 'stranger'].includes(who);

  test('reads a league that is not public only as one of its members', async () => {
    const viewer = closed.club.as[who];
    sitDown(viewer);
    for (const asked of reads(closed))
      expect((await ask(asked)).status, asked).toBe(isIn ? 200 : 404);
    if (!viewer) return;
    sitDown(null);
    const token = await newToken(viewer);
    for (const asked of reads(closed))
      expect((await ask(asked, { token })).status, asked).toBe(isIn ? 200 : 404);
  });

  test('reads a public league, with a token and without', async () => {
    const viewer = open.club.as[who];
    const token = viewer && (await newToken(viewer));
    for (const asked of reads(open)) {
      expect((await ask(asked)).status, asked).toBe(200);
      if (token) expect((await ask(asked, { token })).status, asked).toBe(200);
    }
  });

  test('finds games only where they may be seen', async () => {
    const viewer = closed.club.as[who];
    const token = viewer ? await newToken(viewer) : undefined;
    const found = async (query: string) =>
      (await ask(`GET /games?${query}`, { token })).body.value.games.length;
    expect(await found(`league=${closed.club.leagueId}`)).toBe(isIn ? 2 : 0);
    expect(await found(`league=${open.club.leagueId}`)).toBe(2);
    expect(await found('league=own')).toBe(0);
    const leagues = (await ask('GET /leagues', { token })).body.value.leagues;
    expect(leagues.map(({ id }: { id: string }) => id)).toEqual(isIn ? [closed.club.leagueId] : []);
  });

  test('writes only as one who writes for the league', async () => {
    const viewer = written.as[who];
    const mayWrite = who === 'scorer' || who === 'owner';
    const expected = mayWrite ? 200 : isIn ? 403 : 404;
    const game = await putGame(written.owner, {
      at: '2026-01-08T21:00:00Z',
      evening: written.eveningId,
      players: ['Dora', 'Eva', nanoid(6)],
    });
    const token = viewer ? await newToken(viewer) : undefined;
    const change = await ask(`POST /games/${game}/changes`, { token, body: record() });
    expect(change.status).toBe(expected);
    const made = await ask('POST /games', {
      token,
      body: { id: nanoid(), table: MITTLERE, evening: written.eveningId },
    });
    expect(made.status).toBe(expected);
    expect((await ask(`DELETE /games/${game}`, { token })).status).toBe(expected);
    expect((await ask(`GET /games/${game}`, { token })).status).toBe(
      mayWrite ? 404 : isIn ? 200 : 404,
    );
  });
});

describe('a token', () => {
  /** One for each scope that is left out: an account has only so many. */
  const without = new Map<TokenScope, Promise<string>>();
  const tokenWithout = (scope: TokenScope): Promise<string> => {
    const made = TOKEN_SCOPES.filter((one) => one !== scope);
    const token = without.get(scope) ?? newToken(open.club.owner, made);
    without.set(scope, token);
    return token;
  };

  test.each(OPERATIONS.filter(({ operation }) => operation.scope !== null))(
    'without the scope of $id is denied, and told which one it lacks',
    async ({ operation: { scope, path, method } }) => {
      if (scope === null) throw new Error('needs none');
      const token = await tokenWithout(scope);
      const { leagueId, seasonId } = open.club;
      const address = path
        .replace('{gameId}', open.game)
        .replace('{leagueId}', leagueId)
        .replace('{seasonId}', seasonId)
        .replace('{eveningId}', open.club.eveningId)
        .replace('{playerId}', open.player);
      const { status, body } = await ask(`${method.toUpperCase()} ${address}`, { token });
      expect(status).toBe(403);
      expect(body.error).toMatchObject({ code: 'scope-missing', hand: null, path: scope });
      expect(body.error.message).toContain(scope);
    },
  );

  test('that is none is denied on every read, public or not', async () => {
    for (const token of ['', 'x', 'sch_', 'sch_%', `sch_${'a'.repeat(40)}`])
      for (const asked of reads(open)) {
        const { status, body, headers } = await ask(asked, { token });
        expect(status).toBe(401);
        expect(body.error.code).toBe('token-invalid');
        expect(headers.get('www-authenticate')).toContain('Bearer');
      }
  });

  test('counts alone: the session beside it gives nothing', async () => {
    sitDown(closed.club.owner);
    const token = await newToken(closed.club.as.stranger);
    expect((await ask(`GET /games/${closed.game}`)).status).toBe(200);
    expect((await ask(`GET /games/${closed.game}`, { token })).status).toBe(404);
  });

  test('another kind of proof is left to proxies', async () => {
    const headers = { authorization: 'Basic YTpi' };
    expect((await ask(`GET /games/${open.game}`, { headers })).status).toBe(200);
  });
});

test('nobody who starts a game becomes a guest, and whoever has its token not', async () => {
  const id = nanoid();
  expect((await ask('POST /games', { body: { id, table: MITTLERE } })).status).toBe(200);
  expect((await ask(`GET /games/${id}`)).status).toBe(404);
});

test('answers are in the reader’s language', async () => {
  const { nextHeaders } = await import('./phone');
  const plain = nextHeaders.headers;
  nextHeaders.headers = async () => new Headers({ 'accept-language': 'de-CH, fr;q=0.5' });
  const { body } = await ask(`GET /leagues/${nanoid()}`);
  const id = nanoid();
  const token = await newToken(open.club.owner);
  await ask('POST /games', { token, body: { id, table: MITTLERE } });
  const refused = await ask(`POST /games/${id}/changes`, {
    token,
    body: { change: { kind: 'record', id: nanoid(), index: 0, entry: { points: [60, 57, 41] } } },
  });
  nextHeaders.headers = plain;
  expect(body.error.message).toBe('Diese Liga gibt es nicht.');
  expect(refused.body.error).toMatchObject({ code: 'points-sum', path: 'points' });
  expect(refused.body.error.message).toMatch(/158.*Karten.*157/);
  expect(Object.keys(refused.body.error)).toEqual(['code', 'hand', 'path', 'message']);
});
