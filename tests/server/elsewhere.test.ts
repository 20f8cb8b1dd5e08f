/** What a page of another site has a browser send changes nothing. */
import { nanoid } from 'nanoid';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { POST as importGames } from '../../app/api/games/import/route';
import { POST as makeKnown } from '../../app/api/phone/route';
import { memoryLimiter, setLimiter } from '../../lib/server/access/limits';
import { isFromElsewhere } from '../../lib/server/transports/origin';
import { useDatabase } from '../helpers/database';
import { ask, sitDown } from './api';
import { hold, newPhone } from './phone';
import { MITTLERE, newViewer } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
vi.mock('../../lib/server/account/session', async () => (await import('./api')).sessions);
useDatabase();
beforeEach(() => {
  hold(newPhone());
  setLimiter(memoryLimiter());
});

const HOST = { host: 'jass.example' };
const ELSEWHERE = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'https://jass.example.elsewhere.example' },
  { origin: 'null' },
];
const HERE = [
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://jass.example' },
  { origin: 'https://outside.example', 'x-forwarded-host': 'outside.example' },
];
const request = (headers: Record<string, string>) =>
  new Request('http://jass.example/api/phone', {
    method: 'POST',
    headers: { ...HOST, ...headers },
  });

test.each(ELSEWHERE)('%o is from elsewhere', (headers) => {
  expect(isFromElsewhere(request(headers))).toBe(true);
});
test.each(HERE)('%o is from here, or from no browser', (headers) => {
  expect(isFromElsewhere(request(headers))).toBe(false);
});

describe('refused from elsewhere', () => {
  const elsewhere = { ...HOST, origin: 'https://elsewhere.example' };

  test('to be made known: nobody is signed out by becoming a new guest', async () => {
    expect((await makeKnown(request(elsewhere))).status).toBe(403);
    expect((await makeKnown(request({}))).status).toBe(200);
  });

  test('a file of games', async () => {
    const sent = new Request('http://jass.example/api/games/import?name=a.json', {
      method: 'POST',
      headers: { ...elsewhere, 'content-type': 'application/octet-stream' },
      body: '{}',
    });
    expect((await importGames(sent)).status).toBe(400);
  });

  test('a change with the cookie that comes along', async () => {
    const owner = await newViewer();
    sitDown(owner);
    const body = () => ({ id: nanoid(), table: MITTLERE });
    const refused = await ask('POST /games', { body: body(), headers: elsewhere });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden']);
    expect((await ask('POST /games', { body: body() })).status).toBe(200);
    sitDown(null);
  });

  test('text that a form can send is no JSON', async () => {
    const sent = await ask('POST /games', {
      body: { id: nanoid(), table: MITTLERE },
      headers: { 'content-type': 'text/plain' },
    });
    expect(sent.status).toBe(400);
  });
});
