/** Scripts and styles as the server answers them by itself, over a real socket. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fastRoutes } from '../../lib/server/transports/fast-routes';
import { packedFile } from '../../lib/server/transports/packed-files';
import { packFiles } from '../../scripts/lib/packed.mjs';

/** What stands for Next’s answer. */
const NEXT = 418;
const SCRIPT = 'chalk(1);\n'.repeat(400);
const base = mkdtempSync(join(tmpdir(), 'schiefer-packed-'));
let server: Server;
beforeAll(async () => {
  const chunks = join(base, '.next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  for (const name of ['0a-b~c_.1.js', 'look.css', 'letters.woff2'])
    writeFileSync(join(chunks, name), SCRIPT);
  await packFiles({ base });
  writeFileSync(join(chunks, 'unpacked.js'), SCRIPT);
  writeFileSync(join(base, '.next/secret.js'), SCRIPT);
  vi.spyOn(process, 'cwd').mockReturnValue(base);
  const routes = fastRoutes({ files: packedFile }, (_, answer) => answer.writeHead(NEXT).end());
  server = createServer((asked, answer) => void routes(asked, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  vi.restoreAllMocks();
  server.close();
  rmSync(base, { recursive: true });
});

async function ask(path: string, encodings?: string, method = 'GET') {
  const { port } = server.address() as AddressInfo; // of TCP, as it listens
  const headers = encodings === undefined ? {} : { 'accept-encoding': encodings };
  const asked = request({ port, host: '127.0.0.1', method, path, agent: false, headers });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) };
}

test('come packed as the browser reads it, the smallest first, to be kept for good', async () => {
  const path = '/_next/static/chunks/0a-b~c_.1.js';
  const small = await ask(path, 'gzip, deflate, br, zstd');
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': `${small.body.length}`,
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(small.body).toString()).toBe(SCRIPT);
  const usual = await ask(path, 'gzip, deflate');
  expect(usual.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(usual.body).toString()).toBe(SCRIPT);
  for (const encodings of [undefined, 'identity', 'br;q=0, gzip;q=0']) {
    const plain = await ask(path, encodings);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  }
  const head = await ask(path, 'br', 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    `${small.body.length}`,
    0,
  ]);
  const style = await ask('/_next/static/chunks/look.css', 'br');
  expect(style.headers['content-type']).toBe('text/css; charset=UTF-8');
});

test.each([
  'unpacked.js',
  'letters.woff2',
  'nowhere.js',
  '..%2f..%2fsecret.js',
  '../../secret.js',
  'a/0a-b~c_.1.js',
  '',
])('what was not packed is Next’s: %s', async (name) => {
  expect((await ask(`/_next/static/chunks/${name}`, 'br')).status).toBe(NEXT);
});
