/** What comes to next-auth's own addresses: no more of it than signing in needs, whoever sends it. */
import { NextRequest } from 'next/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { POST } from '../../app/api/auth/[...nextauth]/route';
import { memoryLimiter, setLimiter } from '../../lib/server/access/limits';
import { log } from '../../lib/server/config/log';
import { useDatabase } from '../helpers/database';
import { ask, hold, newPhone } from './phone';
import { useSite } from './site';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
useDatabase();
useSite();
beforeEach(() => {
  setLimiter(memoryLimiter());
  hold(newPhone());
});

const MEGABYTE = 2 ** 20;
const at = (path: string) => ({
  url: `http://jass.example/api/auth/${path}`,
  context: { params: Promise.resolve({ nextauth: path.split('/') }) },
});

/** A body that comes in pieces, without its length; `taken` is how much of it was read. */
function endless(piece: string) {
  const bytes = new TextEncoder().encode(piece.repeat(Math.ceil(8192 / piece.length)));
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken >= MEGABYTE) return controller.close();
        taken += bytes.length;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
}

const ADDRESSES = [
  'signin/email',
  'signin/github',
  'callback/credentials',
  'callback/email',
  'callback/github',
  'signout',
  'session',
  'nosuch',
];
const JSON_BODY = { type: 'application/json', piece: '[{}],' };
const FORM = { type: 'application/x-www-form-urlencoded', piece: 'a&' };
const cases = ADDRESSES.flatMap((path) => [JSON_BODY, FORM].map((sent) => ({ path, ...sent })));

test.each(cases)('$path reads no megabyte of $type', async ({ path, type, piece }) => {
  const { url, context } = at(path);
  const { body, taken } = endless(piece);
  const request = new NextRequest(url, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    duplex: 'half',
  });
  const answer = await POST(request, context);
  expect(answer.status).toBe(413);
  expect((await answer.json()).error).toMatchObject({
    code: 'input-invalid',
    message: 'The body is too large; 16 kB is the most.',
  });
  expect(taken()).toBeLessThan(40_000);
});

test('a body that says how long it is need not be read at all', async () => {
  const { url, context } = at('callback/credentials');
  const { body, taken } = endless(JSON_BODY.piece);
  const headers = { 'content-type': 'application/json', 'content-length': `${MEGABYTE}` };
  const answer = await POST(
    new NextRequest(url, { method: 'POST', headers, body, duplex: 'half' }),
    context,
  );
  expect([answer.status, taken()]).toEqual([413, 0]);
});

test('nobody writes into the log', async () => {
  const written = (['error', 'warn', 'debug'] as const).map((level) =>
    vi.spyOn(log, level).mockImplementation(() => undefined),
  );
  for (const level of ['error', 'warn', 'debug'])
    expect((await ask('_log', { level, code: 'typed by somebody' })).status).toBe(404);
  for (const spy of written) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('the longest password that there can be fits', async () => {
  const form = { email: 'anna@example.org', password: '🃏'.repeat(200), callbackUrl: '/games' };
  expect((await ask('callback/credentials', form)).status).toBe(302);
});
