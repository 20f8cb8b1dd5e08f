import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FILE, NO_PAGE } from '../../lib/answer-headers.mjs';
import { DatabaseUnavailable } from '../../lib/server/store/db';
import { counted, transactions } from '../../lib/server/store/transactions';
import {
  type Answered,
  OwnResponse,
  refusalOf,
  requestListener,
} from '../../lib/server/transports/request-listener';

const ACTION = { 'next-action': 'a'.repeat(42), host: 'jass.example' };
const OURS = { ...ACTION, origin: 'https://jass.example' };
const THEIRS = { ...ACTION, origin: 'https://elsewhere.example' };

test.each([
  // method, address, headers, status
  ['GET', '/games/%ff', {}, 400],
  ['GET', '/games/100%', {}, 400],
  ['GET', '/games/100%25', {}, null],
  ['GET', '/games/a%C3%A9?q=%ff', {}, null],
  ['POST', '/api/v1/games/%E0%A4%A/changes', {}, 400],
  ['GET', '*', {}, 400],
  ['OPTIONS', '*', {}, 400],
  ['GET', 'http://jass.example/', {}, null],
  ['GET', 'http://jass.example/games/%ff', {}, 400],
  ['POST', 'http://jass.example/api/phone', {}, null],
  ['POST', 'http://jass.example/games', {}, 405],
  ['TRACE', '/', {}, 405],
  ['TRACE', '/api/v1/games', {}, 405],
  ['HEAD', '/', {}, null],
  ['POST', '/games', {}, 405],
  ['POST', '/games', { 'content-type': 'multipart/form-data; boundary=x' }, 405],
  ['POST', '/api/phone', {}, null],
  ['POST', '/games', ACTION, null],
  ['POST', '/games', OURS, null],
  ['POST', '/games', THEIRS, 403],
  ['POST', '/games', { ...ACTION, origin: 'null' }, 403],
  // A proxy before the server tells which name the browser asked for.
  ['POST', '/games', { ...OURS, host: '127.0.0.1:3000', 'x-forwarded-host': 'jass.example' }, null],
  ['POST', '/games', { ...OURS, 'x-forwarded-host': 'other.example' }, 403],
] as const)('%s %s %j: %s', (method, url, headers, status) => {
  expect(refusalOf({ method, url, headers })?.status ?? null).toBe(status);
});

const away = () =>
  Promise.reject(new DatabaseUnavailable('gone', { cause: null, outcome: 'nothing' }));
const there = () => Promise.resolve(1);
const otherwise = () => Promise.reject(new Error('a fault of ours'));
const tried = (run: () => Promise<number>) => counted('read', run, (job) => job()).catch(() => 0);
afterEach(() => tried(there));

test('the database is away from the first that does not find it to the first that does', async () => {
  expect(transactions.isAway()).toBe(false);
  await tried(away);
  expect(transactions.isAway()).toBe(true);
  await tried(otherwise);
  expect(transactions.isAway()).toBe(false);
  await tried(away);
  await tried(there);
  expect(transactions.isAway()).toBe(false);
});

test.each([
  ['a page that failed', away, 500, 503],
  ['a page that failed by itself', there, 500, 500],
  ['a page that is there', away, 200, 200],
  ['a page that is not', away, 404, 404],
] as const)('%s, as Next says it and as it goes out', async (_, run, said, sent) => {
  await tried(run);
  for (const isByHand of [true, false]) {
    const answer = await askOf((_request, response) => {
      if (isByHand) response.writeHead(said, { 'Content-Type': 'text/html' });
      else response.statusCode = said;
      response.end('<p>What was rendered</p>');
    });
    expect(answer.status).toBe(sent);
    expect(answer.headers.has('schiefer-away')).toBe(sent === 503);
    expect(answer.headers.get('retry-after')).toBe(sent === 503 ? '5' : null);
    expect(await answer.text()).toBe('<p>What was rendered</p>');
  }
});

describe('the server', () => {
  /** What it answers to these lines. */
  async function answerTo(...lines: string[]): Promise<string> {
    const listener = requestListener(
      (request, response) => {
        const { url, headers } = request;
        if (url?.startsWith('/embed/none')) response.statusCode = 404;
        if (url === '/games') response.setHeader('Content-Security-Policy', 'of the page');
        if (url === '/api/kept') response.setHeader('Cache-Control', 'private, no-cache');
        response.end(`${url} from ${headers['x-forwarded-for']}`);
      },
      () => undefined,
    );
    const server = createServer({ ServerResponse: OwnResponse }, listener);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // of TCP, as it listens
    const socket = connect(port, '127.0.0.1');
    socket.end([...lines, 'Host: jass.example', 'Connection: close', '', ''].join('\r\n'));
    let answer = '';
    for await (const part of socket) answer += part;
    await new Promise((resolve) => server.close(resolve));
    return answer;
  }
  afterEach(() => vi.unstubAllEnvs());

  test('answers whoever wants another protocol as if they did not', async () => {
    for (const more of [[], ['Sec-WebSocket-Version: 13']]) {
      const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', ...more];
      expect(await answerTo('GET /x HTTP/1.1', ...upgrade)).toMatch(/^HTTP\/1.1 200 .*\/x from/s);
    }
  });

  test('understands an address with the site in it', async () => {
    expect(await answerTo('GET http://jass.example/games?a=b HTTP/1.1')).toContain(
      '/games?a=b from',
    );
    expect(await answerTo('GET http://jass.example HTTP/1.1')).toContain('/ from');
    expect(await answerTo('GET https://jass.example?a HTTP/1.1')).toContain('/?a from');
  });

  test('notes where a request comes from', async () => {
    const said = 'X-Forwarded-For: 1.1.1.1, 203.0.113.7';
    expect(await answerTo('GET / HTTP/1.1')).toContain('from 127.0.0.1');
    expect(await answerTo('GET / HTTP/1.1', said)).toContain('from 203.0.113.7');
    vi.stubEnv('TRUSTED_PROXIES', '10.0.0.0/8');
    expect(await answerTo('GET / HTTP/1.1', said)).toContain('from 127.0.0.1');
  });

  test('sends nothing without the headers that everything has', async () => {
    const answer = async (url: string, ...more: string[]) => {
      const [head = ''] = (await answerTo(`GET ${url} HTTP/1.1`, ...more)).split('\r\n\r\n');
      const lines = head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ') as [string, string]);
      return new Headers(lines);
    };
    for (const url of ['/_next/static/chunks/', '/api/auth/providers', '/games']) {
      const headers = await answer(url);
      const said = url.startsWith('/_next/static/') ? FILE : NO_PAGE;
      for (const [name, value] of Object.entries(said))
        if (url !== '/games' || name !== 'Content-Security-Policy')
          expect([name, headers.get(name)]).toEqual([name, value]);
      expect(headers.get('cache-control')).toBe(url.startsWith('/api/') ? 'no-store' : null);
      expect(headers.has('strict-transport-security')).toBe(false);
    }
    expect((await answer('/games')).get('content-security-policy')).toBe('of the page');
    expect((await answer('/api/kept')).get('cache-control')).toBe('private, no-cache');
    const secure = await answer('/x', 'X-Forwarded-Proto: https');
    expect(secure.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect((await answer('/embed/none')).get('x-frame-options')).toBe('DENY');
    expect((await answer('/embed/leagues/x')).has('x-frame-options')).toBe(false);
  });
});

test('every answer is noted as it went out, one that is refused too', async () => {
  const noted: Omit<Answered, 'seconds'>[] = [];
  const listener = requestListener(
    (_request, response) => response.writeHead(204).end(),
    ({ seconds, ...rest }) => {
      expect(seconds).toBeGreaterThan(0);
      noted.push(rest);
    },
  );
  expect((await askOf(listener, '/games?q=1', { headers: ACTION, method: 'POST' })).status).toBe(
    204,
  );
  expect((await askOf(listener, '/games/%ff')).status).toBe(400);
  expect(noted).toEqual([
    { method: 'POST', url: '/games?q=1', isAction: true, status: 204 },
    { method: 'GET', url: '/games/%ff', isAction: false, status: 400 },
  ]);
});

test('what fails without an answer is cut off', async () => {
  const listener = requestListener(
    () => Promise.reject(new Error('a fault of ours')),
    () => undefined,
  );
  await expect(askOf(listener)).rejects.toThrow('fetch failed');
});

/** Asks a server with this listener once. */
async function askOf(listener: RequestListener, path = '/', init: RequestInit = {}) {
  const server = createServer({ ServerResponse: OwnResponse }, listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // of TCP, as it listens
  try {
    return await fetch(`http://127.0.0.1:${port}${path}`, init);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
