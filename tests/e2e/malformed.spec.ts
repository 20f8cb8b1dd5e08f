/** Requests as no browser sends them, over the network: what Next itself reads before the product does. */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { handlers, pages } from '../helpers/routes';
import { expect, test } from './frame/test';

type Sent = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

const LONGEST_MS = 20_000;
const LEAKS = /\n\s+at .+:\d+:\d+|node_modules|\/chunks\/ssr|\.next\/server|prisma/i;

/** Sends the bytes and answers all that comes back until the server closes. */
function exchange(url: URL, { method = 'GET', path = '/', headers = {}, body = '' }: Sent) {
  const head = { Host: url.host, Connection: 'close', ...headers };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = Buffer.from(body, 'latin1');
  const length = body === '' && method === 'GET' ? '' : `Content-Length: ${bytes.length}\r\n`;
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    const chunks: Buffer[] = [];
    socket.setTimeout(LONGEST_MS, () =>
      socket.destroy(new Error(`no answer to ${method} ${path}`)),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      // Closed on us while we were still sending, after the answer.
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    );
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n`, 'latin1');
    socket.write(bytes);
  });
}

/** Asks it all, some at a time; answers what was answered with a fault or told too much. */
async function faultsOf(base: string | undefined, all: readonly Sent[]): Promise<string[]> {
  const url = new URL(base ?? '');
  const faults: string[] = [];
  const left = [...all];
  const worker = async () => {
    for (let sent = left.shift(); sent; sent = left.shift()) {
      const answer = await exchange(url, sent);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      const leak = LEAKS.exec(answer.slice(answer.indexOf('\r\n\r\n')));
      const isPage = answer.includes('<!DOCTYPE html>');
      if (status === 0 || status >= 500 || (leak && !isPage))
        faults.push(`${JSON.stringify(sent).slice(0, 300)}: ${answer.slice(0, 80)} ${leak ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return faults;
}

const BROKEN = [
  '%',
  '%zz',
  '%ff',
  '%E0%A4%A',
  '%00',
  'a%2fb',
  '%25ff',
  '..%5c',
  '%c0%ae%c0%ae',
  '\xff',
];

test('addresses that cannot be read', async ({ baseURL }) => {
  const { paths } = await (await fetch(`${baseURL}/api/v1/openapi.json`)).json();
  const addresses = [
    ...[...handlers(), ...pages()].map(({ address }) => address),
    ...Object.keys(paths).map((path) => `/api/v1${path.replace(/\{(\w+)\}/g, '[$1]')}`),
  ].filter((address) => address.includes('['));
  const all = addresses.flatMap((address, i) =>
    BROKEN.filter((_, n) => (n + i) % 3 === 0 || n < 3).map((part) => ({
      path: address.replace(/\[[^\]]+\]/g, part),
    })),
  );
  const others = ['*', 'foo', '//', '/\\\\', 'http://%', '/?%ff=%', '/_next/image?url=%ff&w=1&q=x'];
  expect(await faultsOf(baseURL, [...all, ...others.map((path) => ({ path }))])).toEqual([]);
  const answer = await exchange(new URL(baseURL ?? ''), { path: '/games/%ff' });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/);
});

test('methods and headers that make no sense', async ({ baseURL }) => {
  const methods = ['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'HEAD', 'POST', 'LOCK'];
  const paths = ['/', '/games', '/api/v1/games', '/api/auth/session', '/api/phone', '/icon.svg'];
  const headers: Readonly<Record<string, string>>[] = [
    { Cookie: 'next-auth.session-token=%ff; NEXT_LOCALE=%; a' },
    { Cookie: `next-auth.session-token=${'x.'.repeat(2000)}` },
    { 'Accept-Language': '*;q=zz,,;;' },
    { 'X-Forwarded-Host': 'evil]]', 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-For': '%%%' },
    { RSC: '1', 'Next-Router-State-Tree': '%ff{{{' },
    { RSC: '1', 'Next-Router-Prefetch': 'x', 'Next-Router-Segment-Prefetch': '/%ff' },
    { Range: 'bytes=99-0,--', 'If-Modified-Since': 'never' },
    { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' },
    { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' },
    { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': '' },
  ];
  const all = [
    ...methods.flatMap((method) => paths.map((path) => ({ method, path }))),
    ...headers.flatMap((one) => paths.map((path) => ({ path, headers: one }))),
  ];
  expect(await faultsOf(baseURL, all)).toEqual([]);
});

const BODIES = [
  '',
  'null',
  '{"a":1}',
  '[{}]',
  '\xff\xfe{{{',
  '["$F1"]',
  '["$@1","$K2","$Q5","$W9","$1:x:y"]',
  '["$1:__proto__:then"]',
  '['.repeat(20_000),
  `["${'x'.repeat(1_500_000)}"]`,
];
const PART = '--x\r\nContent-Disposition: form-data; name=';
const FORMS = [
  '',
  'garbage',
  `${PART}"0"\r\n\r\n["$1:a:b"]\r\n--x--\r\n`,
  `${PART}"0"\r\n\r\n[[[\r\n--x--\r\n`,
];
const TEXT = 'text/plain;charset=UTF-8';
const FORM = 'multipart/form-data; boundary=x';

test('actions with bodies that cannot be read, and forms where there are none', async ({
  baseURL,
}) => {
  const manifest = readFileSync('.next/server/server-reference-manifest.json', 'utf8');
  const ids = Object.keys((JSON.parse(manifest) as { node: object }).node); // as Next builds it
  expect(ids.length).toBeGreaterThan(40);
  const known = ids[0] ?? '';
  const post = (id: string | null, type: string, body: string, origin = baseURL ?? '') => ({
    method: 'POST',
    path: '/games',
    headers: { Origin: origin, 'Content-Type': type, ...(id !== null && { 'Next-Action': id }) },
    body,
  });
  const all = [
    ...BODIES.map((body) => post(known, TEXT, body)),
    ...FORMS.map((body) => post(known, FORM, body)),
    ...FORMS.map((body) => post(null, FORM, body)),
    post(null, FORM, `${PART}"$ACTION_ID_${known}"\r\n\r\n\r\n--x--\r\n`),
    post(null, FORM, `${PART}"$ACTION_REF_1"\r\n\r\n\r\n--x--\r\n`),
    post(null, 'application/x-www-form-urlencoded', 'a=%ff'),
    ...['x', '__proto__', `40${'a'.repeat(40)}`].map((id) => post(id, TEXT, '[]')),
    ...ids.flatMap((id, i) => {
      const bodies = BODIES.slice(0, 8);
      return [post(id, TEXT, bodies[i % bodies.length] ?? ''), post(id, TEXT, '[[],{},null]')];
    }),
  ];
  expect(await faultsOf(baseURL, all)).toEqual([]);
  const foreign = await exchange(
    new URL(baseURL ?? ''),
    post(known, TEXT, '[{}]', 'http://elsewhere.example'),
  );
  expect(foreign).toMatch(/^HTTP\/1\.1 403 /);
});
