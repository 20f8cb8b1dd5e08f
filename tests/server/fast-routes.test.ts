/** Hands as the server takes them, over a real socket, without Next. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { followGame } from '../../app/api/v1/contract/others';
import { ENDPOINTS } from '../../app/api/v1/endpoints';
import { ENCRYPTED, NO_PAGE } from '../../lib/answer-headers.mjs';
import { withRequest } from '../../lib/server/access/request';
import { viewerOrGuest } from '../../lib/server/account/session';
import { findGame } from '../../lib/server/games/games';
import { fastRoutes } from '../../lib/server/transports/fast-routes';
import { OwnResponse, requestListener } from '../../lib/server/transports/request-listener';
import { MAX_BODY_BYTES } from '../../lib/server/transports/route';
import { useDatabase } from '../helpers/database';
import { expectNoLeak, rowCounts } from '../helpers/fuzz';
import { startGame } from './table';

useDatabase();

const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
/** What stands for Next’s answer. */
const NEXT = 418;
let server: Server;
let port = 0;
beforeAll(async () => {
  const routes = fastRoutes({ endpoints: ENDPOINTS, others: [followGame] }, (_, answer) =>
    answer.writeHead(NEXT).end(),
  );
  server = createServer(
    { ServerResponse: OwnResponse },
    requestListener(routes, () => undefined),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo); // of TCP, as it listens
});
afterAll(() => void server.close());
afterEach(() => void vi.useRealTimers());

/** A new guest's cookie, as their phone keeps it, and a game of theirs. */
async function sitDown() {
  let cookie = '';
  const jar = {
    get: () => undefined,
    set: (name: string, text: string) => {
      cookie = `${name}=${text}`;
    },
  };
  const viewer = await withRequest({ headers: new Headers(), cookies: jar }, viewerOrGuest);
  const { id } = await startGame(viewer);
  return { viewer, id, cookie };
}

const handBody = (index = 0) =>
  JSON.stringify({
    change: { kind: 'record', id: nanoid(), index, entry: { points: [60, 57, 40] } },
  });

type Asked = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
async function ask({ method = 'POST', path, headers = {}, body = '' }: Asked) {
  const asked = request({ port, host: '127.0.0.1', method, path, agent: false, headers });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const bytes = Buffer.concat(parts);
  const isZipped = answer.headers['content-encoding'] === 'gzip';
  const text = (isZipped ? gunzipSync(bytes) : bytes).toString();
  return { status: answer.statusCode, headers: answer.headers, bytes, text };
}
const JSON_TYPE = { 'content-type': 'application/json' };
const changesOf = (id: string) => `/api/v1/games/${id}/changes`;

describe('a hand', () => {
  test('is stored, and answered as the interface answers', async () => {
    const { viewer, id, cookie } = await sitDown();
    const path = changesOf(id);
    const answer = await ask({ path, headers: { ...JSON_TYPE, cookie }, body: handBody() });
    const stored = await findGame(viewer, id);
    expect(stored?.revision).toBe(1);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { ok: true, value: stored }]);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.vary).toBe('authorization, cookie, accept-language, accept-encoding');
  });

  test('is refused to strangers, in their language', async () => {
    const { viewer, id } = await sitDown();
    const headers = { ...JSON_TYPE, 'accept-language': 'de-CH' };
    const answer = await ask({ path: changesOf(id), headers, body: handBody() });
    expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([404, 'not-found']);
    expect(answer.text).toContain('Partie');
    expect((await findGame(viewer, id))?.revision).toBe(0);
  });

  test('is of whom the last of two cookies names, as on a page', async () => {
    const { id, cookie } = await sitDown();
    const other = await sitDown();
    const send = async (both: string, index: number) => {
      const headers = { ...JSON_TYPE, cookie: both };
      return (await ask({ path: changesOf(id), headers, body: handBody(index) })).status;
    };
    expect(await send(`${other.cookie}; ${cookie}`, 0)).toBe(200);
    expect(await send(`${cookie}; ${other.cookie}`, 1)).toBe(404);
  });

  test('that meets a fault on its way out is cut off, and the next is served', async () => {
    const { id, cookie } = await sitDown();
    const fails = vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementationOnce(() => {
      throw new Error('no room for headers');
    });
    const sent = { path: changesOf(id), headers: { ...JSON_TYPE, cookie }, body: handBody() };
    await expect(ask(sent)).rejects.toThrow(/socket hang up|ECONNRESET/);
    fails.mockRestore();
    const again = await ask(sent);
    expect([again.status, JSON.parse(again.text).value.revision]).toEqual([200, 1]);
  });

  test('sent by a page of another site is not taken', async () => {
    const { id, cookie } = await sitDown();
    const headers = { ...JSON_TYPE, cookie, 'sec-fetch-site': 'cross-site' };
    const answer = await ask({ path: changesOf(id), headers, body: handBody() });
    expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([403, 'forbidden']);
  });

  test('has the address read as Next reads it', async () => {
    const { id, cookie } = await sitDown();
    const path = changesOf(id.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`));
    const headers = { ...JSON_TYPE, cookie };
    expect((await ask({ path, headers, body: handBody() })).status).toBe(200);
    const searched = await ask({ path: `${path}?x=1`, headers, body: handBody(1) });
    expect([searched.status, JSON.parse(searched.text).error.path]).toEqual([400, 'x']);
  });
});

describe('what is sent', () => {
  test.each([
    ['nothing', '', 'JSON'],
    ['no JSON', '{', 'JSON'],
    ['a list', '[]', 'an object'],
    ['no change', '{"change":{}}', 'change'],
    ['too much', `{"change":"${'x'.repeat(MAX_BODY_BYTES)}"}`, '256 kB'],
  ])('that is %s is refused, with what would be right', async (_, body, said) => {
    const { id, cookie } = await sitDown();
    const answer = await ask({ path: changesOf(id), headers: { ...JSON_TYPE, cookie }, body });
    const { code, path, message } = JSON.parse(answer.text).error;
    expect([answer.status, code]).toEqual([400, 'input-invalid']);
    expect(`${path} ${message}`).toContain(said);
  });

  test(
    'and made up is answered with what is wrong, never with a fault of ours',
    async () => {
      const { viewer, id, cookie } = await sitDown();
      const before = await rowCounts();
      const latin = fc.string({
        unit: fc
          .integer({ min: 32, max: 255 })
          .filter((n) => n !== 127)
          .map((n) => String.fromCharCode(n)),
      });
      const asked = fc.record({
        id: fc.oneof(
          fc.constant(id),
          fc.stringMatching(/^[^/?#\s%]{1,30}$/).map(encodeURIComponent),
        ),
        search: fc.constantFrom('', '?', '?a=%ff', '?change=1&change'),
        type: fc.constantFrom('application/json', 'application/json; charset=x', 'text/plain', ''),
        cookie: fc.oneof(
          fc.constant(cookie),
          latin.map((text) => `next-auth.session-token=${text}`),
        ),
        more: fc.dictionary(
          fc.constantFrom(
            'accept-encoding',
            'accept-language',
            'authorization',
            'if-match',
            'x-forwarded-for',
          ),
          latin,
          { maxKeys: 2 },
        ),
        body: fc.oneof(
          fc.json(),
          fc.json().map((change) => `{"change":${change}}`),
          fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        ),
      });
      const property = fc.asyncProperty(asked, async (one) => {
        const headers = { 'content-type': one.type, cookie: one.cookie, ...one.more };
        const path = `${changesOf(one.id)}${one.search}`;
        const answer = await ask({ path, headers, body: one.body });
        expect([400, 401, 403, 404, 429]).toContain(answer.status);
        expect(JSON.parse(answer.text).ok).toBe(false);
        expectNoLeak(answer.text, path);
      });
      await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
      expect(await rowCounts()).toEqual(before);
      expect((await findGame(viewer, id))?.revision).toBe(0);
    },
    60_000 + RUNS * 100,
  );

  test('and broken off stores nothing, and the next is served', async () => {
    const { viewer, id, cookie } = await sitDown();
    const body = handBody();
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${changesOf(id)} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nCookie: ${cookie}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -5)}`,
    );
    await once(server, 'request');
    socket.destroy();
    const whole = { path: changesOf(id), headers: { ...JSON_TYPE, cookie }, body };
    expect((await ask(whole)).status).toBe(200);
    expect((await findGame(viewer, id))?.revision).toBe(1);
  });
});

describe('the answer', () => {
  test('tells the browser to refuse what Next’s answers do', async () => {
    const path = changesOf(nanoid());
    const { headers } = await ask({ path, headers: JSON_TYPE, body: handBody() });
    const encrypted = { ...JSON_TYPE, 'x-forwarded-proto': 'https' };
    const { headers: overHttps } = await ask({ path, headers: encrypted, body: handBody() });
    for (const [name, said] of Object.entries(NO_PAGE))
      expect([headers[name.toLowerCase()], overHttps[name.toLowerCase()]]).toEqual([said, said]);
    for (const [name, said] of Object.entries(ENCRYPTED))
      expect([headers[name.toLowerCase()], overHttps[name.toLowerCase()]]).toEqual([
        undefined,
        said,
      ]);
  });

  test('is zipped where it is long and the reader can read that', async () => {
    const { id, cookie } = await sitDown();
    const sizes: number[] = [];
    const record = async (index: number, encoding: string) => {
      const headers = { ...JSON_TYPE, cookie, 'accept-encoding': encoding };
      const answer = await ask({ path: changesOf(id), headers, body: handBody(index) });
      expect(JSON.parse(answer.text).value.hands).toHaveLength(index + 1);
      expect(answer.headers['content-length']).toBe(`${answer.bytes.length}`);
      sizes.push(answer.text.length);
      return answer.headers['content-encoding'];
    };
    expect(await record(0, 'gzip')).toBeUndefined();
    for (let index = 1; index < 10; index += 1) await record(index, 'identity');
    expect(await record(10, 'br, gzip;q=0.5')).toBe('gzip');
    expect(await record(11, 'gzip;q=0')).toBeUndefined();
    expect([(sizes[0] ?? 0) < 1024, (sizes[10] ?? 0) >= 1024]).toEqual([true, true]);
  });

  test('renews a session that is a day old', async () => {
    const { id, cookie } = await sitDown();
    const path = changesOf(id);
    const first = await ask({ path, headers: { ...JSON_TYPE, cookie }, body: handBody() });
    expect(first.headers['set-cookie']).toBeUndefined();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
    const later = await ask({ path, headers: { ...JSON_TYPE, cookie }, body: handBody(1) });
    const [given = ''] = later.headers['set-cookie'] ?? [];
    expect(given).toMatch(
      /^next-auth\.session-token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const renewed = given.split(';', 1).join('');
    expect(renewed).not.toBe(cookie);
    const next = { path, headers: { ...JSON_TYPE, cookie: renewed }, body: handBody(2) };
    expect((await ask(next)).status).toBe(200);
  });

  test('counts who has no session by where they come from', async () => {
    const path = changesOf(nanoid());
    const left = async (from?: string) => {
      const headers = { ...JSON_TYPE, ...(from && { 'x-forwarded-for': from }) };
      const answer = await ask({ path, headers, body: handBody() });
      return Number(answer.headers['ratelimit-remaining']);
    };
    const direct = await left();
    expect(await left()).toBe(direct - 1);
    const other = await left('9.9.9.9, 203.0.113.7');
    expect(await left('203.0.113.7')).toBe(other - 1);
    expect(await left()).toBe(direct - 2);
  });
});

test.each([
  ['GET', '/api/v1/games/a/live'],
  ['GET', '/api/v1/games/'],
  ['GET', '/api/v1/leagues//players'],
  ['OPTIONS', changesOf('a')],
  ['POST', '/api/v1/games/a/b/changes'],
  ['POST', '/api/v1/games/a/changes/'],
  ['GET', '/x/api/v1/games/a/changes'],
])('%s %s is left to Next', async (method, path) => {
  expect((await ask({ method, path })).status).toBe(NEXT);
});

test('a method that an address does not take is answered like everything else', async () => {
  for (const [method, path, allow] of [
    ['PUT', '/api/v1/games', 'GET, POST, HEAD, OPTIONS'],
    ['PATCH', `/api/v1/games/${nanoid()}`, 'GET, DELETE, HEAD, OPTIONS'],
    ['GET', `/api/v1/games/${nanoid()}/table`, 'POST'],
    ['DELETE', '/api/v1/leagues?x=1', 'GET, POST, HEAD, OPTIONS'],
  ] as const) {
    const { status, headers, text } = await ask({ method, path });
    expect([method, status, headers.allow]).toEqual([method, 405, allow]);
    expect(JSON.parse(text)).toMatchObject({ ok: false, error: { code: 'no-such-method' } });
  }
  for (const method of ['GET', 'HEAD'])
    expect((await ask({ method, path: '/api/v1/games' })).status).toBe(200);
});
