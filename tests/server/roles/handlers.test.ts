/** Every address that answers otherwise than with a page, as everybody, and with a token. */
import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Scheme } from '../../../lib/league/scheme';
import { memoryLimiter, setLimiter } from '../../../lib/server/access/limits';
import { TOKEN_SCOPES, type TokenScope } from '../../../lib/server/account/tokens';
import { useDatabase } from '../../helpers/database';
import { handlers } from '../../helpers/routes';
import { newToken } from '../api';
import { asHandler, endpoints, type Handler } from '../endpoints';
import { ENTRIES, MITTLERE } from '../table';
import { comeAs, type From, may, type Place, prepare, WHO } from './place';

vi.mock('../../../lib/server/config/drawing', () => import('../drawing'));
vi.mock('next/headers', async () => (await import('../phone')).nextHeaders);
vi.mock('next-intl/server', async () => (await import('./intl')).intl);
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  connection: async () => undefined,
}));
useDatabase();

type Row = {
  readonly from: From;
  /** What a token needs; null where it counts for nothing. */
  readonly scope: TokenScope | null;
  readonly query?: string;
  readonly body?: (place: Place) => unknown;
  readonly isFile?: true;
  /** Refused even to those who may, and so to them alone: games belong to it. */
  readonly isRefused?: true;
};
const games = 'games:read';
const write = 'games:write';
const leagues = 'leagues:read';
const run = 'leagues:write';
const NO_TOKEN = { scope: null } as const;
const change = () => ({
  change: { kind: 'record', id: nanoid(), index: 0, entry: ENTRIES[0] },
});

const season = {
  name: '2027',
  startsOn: '2027-01-01',
  endsOn: '2027-12-31',
  variants: ['mittlere'],
  houseRules: {},
  scheme: Scheme.parse({}),
};
const day = { date: '2026-02-05', name: '', isFinal: false };

const V1 = '/api/v1';
const GAME = `${V1}/games/[gameId]`;
const LEAGUE = `${V1}/leagues/[leagueId]`;
const SEASON = `${V1}/seasons/[seasonId]`;
const EVENING = `${V1}/evenings/[eveningId]`;
const TOURNAMENT = `${V1}/tournaments/[tournamentId]`;
const HANDLERS: Readonly<Record<string, Row>> = {
  'GET /account/export': { from: 'account', ...NO_TOKEN },
  'GET /api/evenings/[eveningId]/live': { from: 'reader', scope: leagues },
  'GET /api/games/[gameId]/board': { from: 'reader', scope: games },
  'GET /api/games/[gameId]/record': { from: 'reader', ...NO_TOKEN },
  'GET /api/games/files': { from: 'anybody', ...NO_TOKEN, query: 'format=ndjson' },
  'GET /api/games/mine': { from: 'anybody', scope: games },
  'POST /api/games/import': {
    from: 'scorer',
    ...NO_TOKEN,
    query: 'name=a.json&league=[leagueId]&evening=[eveningId]',
    isFile: true,
  },
  'GET /api/health': { from: 'anybody', ...NO_TOKEN },
  'GET /api/health/live': { from: 'anybody', ...NO_TOKEN },
  'GET /api/health/ready': { from: 'anybody', ...NO_TOKEN },
  'GET /api/leagues/[leagueId]/backup': { from: 'owner', ...NO_TOKEN },
  'GET /api/leagues/[leagueId]/games': { from: 'reader', ...NO_TOKEN, query: 'format=ndjson' },
  'GET /api/leagues/[leagueId]/seasons/[seasonId]/cash': {
    from: 'member',
    ...NO_TOKEN,
    query: 'format=csv',
  },
  'GET /api/leagues/[leagueId]/seasons/[seasonId]/standings': {
    from: 'reader',
    ...NO_TOKEN,
    query: 'format=csv',
  },
  'POST /api/leagues/restore': {
    from: 'account',
    ...NO_TOKEN,
    isFile: true,
  },
  'POST /api/leagues/rebuild': {
    from: 'owner',
    ...NO_TOKEN,
    query: 'league=[leagueId]',
    isFile: true,
  },
  'GET /api/page': { from: 'reader', scope: leagues, query: 'at=/leagues/[leagueId]' },
  'GET /api/phone': { from: 'anybody', ...NO_TOKEN, query: 'games=[gameId]' },
  'POST /api/phone': { from: 'anybody', ...NO_TOKEN },
  [`GET ${V1}/games`]: { from: 'anybody', scope: games },
  [`POST ${V1}/games`]: {
    from: 'scorer',
    scope: write,
    body: ({ eveningId }) => ({ id: nanoid(), table: MITTLERE, evening: eveningId }),
  },
  [`GET ${GAME}`]: { from: 'reader', scope: games },
  [`DELETE ${GAME}`]: { from: 'scorer', scope: write },
  [`GET ${GAME}/changes`]: { from: 'reader', scope: games },
  [`POST ${GAME}/changes`]: { from: 'scorer', scope: write, body: change },
  [`POST ${GAME}/links`]: {
    from: 'scorer',
    scope: write,
    body: () => ({ do: 'list', role: 'reader', origin: 'http://jass.example' }),
  },
  [`GET ${GAME}/live`]: { from: 'reader', scope: games },
  [`GET ${GAME}/record`]: { from: 'reader', scope: games },
  [`POST ${GAME}/table`]: { from: 'scorer', scope: write, body: () => ({ do: 'take-chalk' }) },
  [`POST ${GAME}/notes`]: { from: 'scorer', scope: write, body: () => ({ notes: 'gut' }) },
  [`GET ${V1}/leagues`]: { from: 'anybody', scope: leagues },
  [`POST ${V1}/leagues`]: {
    from: 'account',
    scope: run,
    body: () => ({ id: nanoid(), name: 'Neu', isPublic: false }),
  },
  [`GET ${LEAGUE}/finished`]: { from: 'reader', scope: leagues },
  [`POST ${LEAGUE}/players`]: {
    from: 'scorer',
    scope: run,
    body: () => ({ names: ['Dora'], joinedOn: null }),
  },
  [`POST ${LEAGUE}/players/[playerId]`]: {
    from: 'scorer',
    scope: run,
    body: () => ({ do: 'rename', name: 'Quirin' }),
  },
  [`DELETE ${LEAGUE}/players/[playerId]`]: { from: 'scorer', scope: run, isRefused: true },
  [`POST ${LEAGUE}/seasons`]: {
    from: 'owner',
    scope: run,
    body: () => ({ id: nanoid(), ...season, name: nanoid() }),
  },
  [`GET ${SEASON}`]: { from: 'reader', scope: leagues },
  [`POST ${SEASON}`]: { from: 'owner', scope: run, body: () => ({ do: 'reopen' }) },
  [`DELETE ${SEASON}`]: { from: 'owner', scope: run, isRefused: true },
  [`POST ${SEASON}/evenings`]: {
    from: 'scorer',
    scope: run,
    body: () => ({ id: nanoid(), another: true, ...day }),
  },
  [`POST ${SEASON}/series`]: {
    from: 'scorer',
    scope: run,
    body: () => ({
      ...{ from: '2026-02-05', until: '2026-03-05', name: '' },
      rhythm: { every: 'weeks', weeks: 2 },
    }),
  },
  [`GET ${EVENING}`]: { from: 'reader', scope: leagues },
  [`POST ${EVENING}`]: { from: 'scorer', scope: run, body: () => day },
  [`DELETE ${EVENING}`]: { from: 'scorer', scope: run, isRefused: true },
  [`POST ${EVENING}/attendance`]: {
    from: 'scorer',
    scope: run,
    body: ({ playerId }) => ({ marks: [{ playerId, status: 'excused' }] }),
  },
  [`POST ${EVENING}/tables`]: {
    from: 'scorer',
    scope: run,
    body: () => ({ do: 'set', was: [], tables: [] }),
  },
  [`GET ${EVENING}/cash`]: { from: 'member', scope: leagues },
  [`POST ${EVENING}/cash`]: { from: 'scorer', scope: run, body: () => ({ fee: 500 }) },
  [`GET ${SEASON}/cash`]: { from: 'member', scope: leagues },
  [`POST ${SEASON}/cash`]: { from: 'scorer', scope: run, body: () => ({ rules: null }) },
  [`POST ${SEASON}/payments`]: {
    from: 'scorer',
    scope: run,
    body: ({ eveningId, playerId }) => ({
      ...{ id: nanoid(), kind: 'fee', eveningId, from: playerId, to: null },
      ...{ amount: 500, note: '' },
    }),
  },
  [`DELETE ${SEASON}/payments/[paymentId]`]: { from: 'scorer', scope: run },
  [`GET ${LEAGUE}`]: { from: 'reader', scope: leagues },
  [`GET ${LEAGUE}/evenings`]: { from: 'reader', scope: leagues },
  [`GET ${LEAGUE}/players`]: { from: 'reader', scope: leagues },
  [`GET ${LEAGUE}/ratings`]: { from: 'reader', scope: leagues },
  [`GET ${LEAGUE}/seasons`]: { from: 'reader', scope: leagues },
  [`GET ${LEAGUE}/seasons/[seasonId]/standings`]: { from: 'reader', scope: leagues },
  [`GET ${V1}/players/[playerId]`]: { from: 'reader', scope: leagues },
  'GET /api/tournaments/[tournamentId]/live': { from: 'reader', scope: games },
  [`GET ${V1}/tournaments`]: { from: 'anybody', scope: games },
  [`POST ${V1}/tournaments`]: { from: 'anybody', scope: write, body: () => ({ id: nanoid() }) },
  [`GET ${TOURNAMENT}`]: { from: 'reader', scope: games },
  [`DELETE ${TOURNAMENT}`]: { from: 'scorer', scope: write },
  [`GET ${TOURNAMENT}/document`]: { from: 'scorer', scope: games },
  [`POST ${TOURNAMENT}/changes`]: {
    from: 'scorer',
    scope: write,
    body: () => ({ change: { kind: 'set-up', id: nanoid(), set: { drop: 1 } } }),
  },
  [`POST ${TOURNAMENT}/draw`]: {
    from: 'scorer',
    scope: write,
    body: () => ({ id: nanoid(), round: 0 }),
  },
  [`POST ${TOURNAMENT}/links`]: {
    from: 'scorer',
    scope: write,
    body: () => ({ do: 'open', role: 'desk', origin: 'http://jass.example' }),
  },
  [`GET ${V1}/openapi.json`]: { from: 'anybody', scope: null },
  'GET /games/[gameId]/picture': { from: 'reader', ...NO_TOKEN },
  'GET /sw.js': { from: 'anybody', ...NO_TOKEN },
};
/** What no walk of roles can say anything about, and where it is tested instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/api/auth/[...nextauth]': 'tests/server/sign-in.test.ts',
  '/api/v1/[...address]': 'tests/server/api-document.test.ts',
  '/api/metrics': 'tests/e2e/running.spec.ts',
  '/calendar/[file]': 'tests/server/calendar.test.ts',
  '/embed/leagues/[leagueId]/seasons/[seasonId]': 'tests/server/embed.test.ts',
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const found = endpoints.map(
  ({ endpoint, method, address }) => [`${method} ${address}`, asHandler(endpoint)] as const,
);
for (const { file, address } of handlers()) {
  if (address in ELSEWHERE) continue;
  const route: Record<string, Handler> = await import(/* @vite-ignore */ `../../../${file}`);
  for (const [method, run] of Object.entries(route))
    if (METHODS.includes(method)) found.push([`${method} ${address}`, run]);
}

async function ask(name: string, run: Handler, place: Place, token?: string): Promise<Response> {
  const row = HANDLERS[name];
  const [method = '', address = ''] = name.split(' ');
  const fill = (text: string) =>
    text.replaceAll(/\[(\w+)\]/g, (_, key: keyof Place) => String(place[key]));
  const url = `http://jass.example${fill(address)}?${fill(row?.query ?? '')}`;
  const body = row?.isFile ? new Uint8Array([1, 2, 3]) : JSON.stringify(row?.body?.(place));
  const request = new Request(url, {
    method,
    headers: {
      ...(row?.isFile && { 'content-type': 'application/octet-stream' }),
      ...(row?.body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
  });
  const keys = [...address.matchAll(/\[(\w+)\]/g)].map(([, key = '']) => key);
  const params = Object.fromEntries(keys.map((key) => [key, place[key as keyof Place]]));
  return run(request, { params: Promise.resolve(params) });
}

/** Was it let in, whatever became of it then? A browser sees no status of a stream, but its end. */
async function isLetIn(response: Response, isRefused = false): Promise<boolean> {
  expect(response.status).toBeLessThan(500);
  if (isRefused && response.status === 400) return true;
  expect(response.status, 'the row asks as one may').not.toBe(400);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream) {
    await response.body?.cancel();
    return ![401, 403, 404].includes(response.status);
  }
  const reader = response.body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  return !first.startsWith('event: none');
}

let place: Place;
beforeAll(async () => {
  place = await prepare();
  setLimiter(memoryLimiter());
});

test('every handler has a row, and every row is a handler', () => {
  expect(found.map(([name]) => name).sort()).toEqual(Object.keys(HANDLERS).sort());
  const addresses = handlers().map(({ address }) => address);
  for (const address of Object.keys(ELSEWHERE)) expect(addresses).toContain(address);
});

describe.each(found)('%s', (name, run) => {
  const { from = 'owner', scope = null, isRefused } = HANDLERS[name] ?? {};
  // What is there once no longer.
  const isSpent = name.startsWith('DELETE');
  const isNone = name === 'GET /sw.js';

  test(`lets in: ${from}`, async () => {
    for (const who of WHO) {
      if (isSpent) place = await prepare();
      await comeAs(place.as[who]);
      const letIn = await isLetIn(await ask(name, run, place), isRefused);
      if (!isNone) expect([who, letIn]).toEqual([who, may(who, from)]);
      else if (letIn) expect(may(who, from)).toBe(true);
    }
  });

  test('takes a token for what it is made for, and for nothing else', async () => {
    await comeAs(null);
    const rest = TOKEN_SCOPES.filter((one) => one !== scope);
    const lacking = await ask(name, run, place, await newToken(place.owner, rest));
    if (scope === null) {
      // A token beside it makes nobody somebody.
      if (from !== 'anybody') expect(await isLetIn(lacking)).toBe(false);
      return;
    }
    expect(lacking.status).toBe(403);
    if (isSpent) place = await prepare();
    const token = await newToken(place.owner, [scope]);
    expect(await isLetIn(await ask(name, run, place, token), isRefused)).toBe(true);
    const strangers = await newToken(place.as.stranger, [scope]);
    if (isSpent) place = await prepare();
    const other = await isLetIn(await ask(name, run, place, strangers));
    expect(other).toBe(from === 'anybody' || from === 'account');
  });
});
