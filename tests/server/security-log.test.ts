/** The log keeps who got in and who did not, and nothing that anybody typed. */

import { Writable } from 'node:stream';
import pino from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { sentence } from '../../lib/i18n/sentence';
import { deny } from '../../lib/server/access/answer';
import { memoryLimiter, setLimiter } from '../../lib/server/access/limits';
import { account } from '../../lib/server/account/session';
import { signUp } from '../../lib/server/account/sign-up';
import { log, loggedPath } from '../../lib/server/config/log';
import { noteEvent } from '../../lib/server/config/security-log';
import { action } from '../../lib/server/transports/action';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { hold, newPhone, send, signInWith } from './phone';
import { ANNA, useSite } from './site';
import { value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
useDatabase();
useSite();

const { email: EMAIL, password: PASSWORD } = ANNA;
type Line = Readonly<Record<string, unknown>>;
let lines: Line[] = [];
const security = () => lines.filter((line) => 'security' in line);

beforeEach(async () => {
  setLimiter(memoryLimiter());
  lines = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...given: readonly unknown[]) => {
      const [about] = given;
      if (typeof about === 'object') lines.push({ level, ...about });
    });
});

describe('signing in', () => {
  test('up, out and in again is written with who and how', async () => {
    value(await signUp(null, ANNA, EN));
    const user = (await account())?.userId;
    await send('signout', {});
    await signInWith(EMAIL, PASSWORD);
    expect(security()).toMatchObject([
      { level: 'info', security: 'signed-in', way: 'sign-up', user },
      { level: 'info', security: 'signed-out', user },
      { level: 'info', security: 'signed-in', way: 'credentials', user, from: expect.any(String) },
    ]);
  });

  test('in vain is a warning, with the account if there is one, and neither address nor password', async () => {
    value(await signUp(null, ANNA, EN));
    const user = (await account())?.userId;
    hold(newPhone());
    lines = [];
    await signInWith(EMAIL, 'fünf Bauern');
    await signInWith('nobody@example.org', 'fünf Bauern');
    expect(security()).toMatchObject([
      { level: 'warn', security: 'sign-in-refused', way: 'password', user },
      { level: 'warn', security: 'sign-in-refused', way: 'password', user: null },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/example\.org|Bauern/);
  });

  test('too often is a warning', async () => {
    for (let i = 0; i < 21; i += 1) await signInWith(EMAIL, 'fünf Bauern');
    expect(security()).toContainEqual(
      expect.objectContaining({ security: 'too-many-tries', what: 'password' }),
    );
  });
});

describe('an action', () => {
  const of = (name: string, answer: ReturnType<typeof deny> | { ok: true; value: null }) =>
    action({ name, noted: true, input: z.strictObject({}), run: async () => answer });

  test('that changes who may what is written', async () => {
    await of('changeRole', { ok: true, value: null })({});
    expect(security()).toMatchObject([{ security: 'done', what: 'changeRole', user: null }]);
  });

  test.each(['forbidden', 'not-found', 'input-invalid', 'too-many-requests'] as const)(
    'that is denied as %s is a warning',
    async (code) => {
      await of(`denied ${code}`, deny(code, sentence('server.internal')))({});
      expect(security()).toMatchObject([{ level: 'warn', security: 'denied', code }]);
    },
  );

  test('that gets what it does not take says so without what it got', async () => {
    const given: object = { secret: 'vier Bauern' };
    await of('odd', { ok: true, value: null })(given as never);
    expect(security()).toMatchObject([{ security: 'denied', code: 'input-invalid', what: 'odd' }]);
    expect(JSON.stringify(lines)).not.toContain('Bauern');
  });
});

test('the same again within a minute is one line', () => {
  for (let i = 0; i < 1000; i += 1) noteEvent('denied', { code: 'forbidden', what: 'flood' });
  expect(security()).toHaveLength(1);
});

test.each([
  ['/games/abc/record?language=de', '/games/abc/record'],
  ['/account/link?token=secret', '/account/link'],
  ['/t/secret', '/t/…'],
  ['/t/secret/more?x', '/t/…/more'],
  ['/join/secret', '/join/…'],
  ['/tables', '/tables'],
  [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
  [undefined, ''],
])('of the address %s the log has %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

test('a line is JSON with the time in UTC, and what is in it cannot begin another', () => {
  let written = '';
  const into = new Writable({
    write(chunk, _, done) {
      written += String(chunk);
      done();
    },
  });
  const own = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, into);
  own.warn({ what: 'a\n{"level":"info"}\r\n\u2028' }, 'security');
  expect(written.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(written).time).toMatch(/Z$/);
  expect(log.bindings()).toEqual({});
});
