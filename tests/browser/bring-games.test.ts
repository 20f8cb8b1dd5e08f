/** What a page asks the server for when it opens: who is signed in, and the own games. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringGames } from '../../lib/browser/bring-games';
import { makeLocalStore } from '../../lib/browser/local-store';
import { memoryDatabase } from '../../lib/browser/local-tables';
import { noteWritten } from '../../lib/browser/own-hands';
import { recall, remember } from '../../lib/browser/storage';

const newPhone = () => makeLocalStore(memoryDatabase());
let account: string | null;
beforeEach(() => {
  const lines = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => lines.get(key) ?? null,
    setItem: (key: string, value: string) => lines.set(key, value),
    removeItem: (key: string) => lines.delete(key),
  });
  vi.stubGlobal('fetch', async () => Response.json({ account, latest: [] }));
  account = null;
});
afterEach(() => vi.unstubAllGlobals());

const write = () => noteWritten('g', [{ id: 'a', by: 'a', entry: { points: [60, 57, 40] } }], 'a');

test('what somebody wrote here is forgotten once their session is over or another one is there', async () => {
  for (const next of [null, 'beat']) {
    const phone = newPhone();
    account = 'anna';
    await bringGames(phone);
    write();
    await bringGames(phone);
    expect(recall('written')).toHaveLength(1);
    account = next;
    await bringGames(phone);
    expect(recall('written')).toBeUndefined();
  }
});

test('what a guest wrote stays when they sign in, and so does everything else', async () => {
  const phone = newPhone();
  await bringGames(phone);
  write();
  remember('other', 1);
  account = 'anna';
  await bringGames(phone);
  expect(recall('written')).toHaveLength(1);
  account = 'beat';
  await bringGames(phone);
  expect(recall('other')).toBe(1);
});
