/** A database without room: a clear refusal, nothing half stored, and service again once there is some. */
import { nanoid } from 'nanoid';
import { afterEach, expect, test, vi } from 'vitest';
import { GET as ready } from '../../app/api/health/ready/route';
import { GET as health } from '../../app/api/health/route';
import { failed } from '../../lib/server/access/answer';
import { changeGame } from '../../lib/server/games/change-batch';
import { findGame } from '../../lib/server/games/games';
import { isUnavailable, read, write } from '../../lib/server/store/db';
import { toldAs } from '../../lib/server/transports/file';
import { replyOf } from '../../lib/server/transports/reply';
import { denialInWords } from '../../lib/server/transports/told';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { entry, newViewer, OPEN_MOLOTOW, startGame } from './table';

vi.mock('next/server', async (load) => ({
  ...(await load<object>()),
  connection: async () => undefined,
}));
useDatabase();
afterEach(() => void vi.useRealTimers());
const said = async (ask: () => Promise<Response>) => {
  const answer = await ask();
  return { status: answer.status, ...(await answer.json()) };
};

/** The file may grow to so many pages and no more; null: as far as it likes. */
const limit = (pages: number | null) =>
  write((tx) => tx.$queryRawUnsafe(`PRAGMA max_page_count = ${pages ?? 1_000_000}`));
const pages = async (): Promise<number> => {
  const rows = await write((tx) => tx.$queryRawUnsafe<object[]>('PRAGMA page_count'));
  return Number(rows.flatMap(Object.values)[0]);
};

test('without room nothing is half stored, it is said, and it goes on once there is some', async () => {
  const viewer = await newViewer();
  const { id: gameId } = await startGame(viewer, OPEN_MOLOTOW);
  const record = (index: number, id = nanoid()) => {
    const points = [...(entry(index).points as number[]), 0]; // every entry here has points
    return changeGame(viewer, { gameId, change: { kind: 'record', id, index, entry: { points } } });
  };
  await limit(await pages());
  let stored = 0;
  const refused = nanoid();
  let fault: unknown;
  while (fault === undefined && stored < 500) {
    const answer = await record(
      stored,
      refused.slice(0, -3) + String(stored).padStart(3, '0'),
    ).catch((error: unknown) => {
      fault = error;
      return null;
    });
    if (answer) {
      expect(answer.ok).toBe(true);
      stored += 1;
    }
  }
  expect(stored).toBeGreaterThan(0);
  expect(isUnavailable(fault)).toBe(true);
  expect(failed(fault).error).toMatchObject({ code: 'unavailable' });
  const asked = { headers: new Headers() };
  const answered = denialInWords(EN, failed(fault));
  const reply = replyOf({ asked, operation: { method: 'post' }, taken: null, answered });
  expect([reply.status, reply.headers['Retry-After']]).toEqual([503, '5']);
  expect(toldAs(answered).headers.get('retry-after')).toBe('5');
  // Who watches is told; who sends people here is not, for they can read.
  expect(await said(health)).toMatchObject({ status: 503, ready: true, full: true });
  expect(await said(ready)).toMatchObject({ status: 200, ready: true, full: true });
  // Again and again, with all that is stored still to be read.
  for (let times = 0; times < 5; times++)
    await expect(record(stored)).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  const state = await findGame(viewer, gameId);
  expect(state?.hands).toHaveLength(stored);
  expect(state?.revision).toBe(stored);
  const lines = await read((tx) => tx.change.count({ where: { gameId } }));
  expect(lines).toBe(stored);

  await limit(null);
  expect(await record(stored)).toMatchObject({ ok: true, value: { revision: stored + 1 } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(await said(health)).toMatchObject({ status: 200, ready: true, full: false });
});
