/** Files on their way in, before anybody reads them. */
import { beforeEach, expect, test, vi } from 'vitest';
import { POST as importGames } from '../../app/api/games/import/route';
import { POST as restoreLeague } from '../../app/api/leagues/restore/route';
import { read } from '../../lib/server/db';
import { MAX_IMPORT_BYTES } from '../../lib/server/files/import-limits';
import { MAX_BACKUP_BYTES } from '../../lib/server/files/restore';
import { useDatabase } from '../helpers/database';
import { hold, newPhone } from './phone';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
useDatabase();
beforeEach(() => void hold(newPhone()));

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

test('whoever sends games for the first time becomes a guest', async () => {
  const before = await guests();
  const answer = await importGames(sent(new TextEncoder().encode('{}')));
  expect(answer.status).toBe(200);
  expect(await guests()).toBe(before + 1);
});
