/** PostgreSQL that is slow, gone, or busy with others: a clear refusal, nothing half, and service again. */

import { nanoid } from 'nanoid';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed } from '../../lib/server/access/answer';
import { createGuest } from '../../lib/server/account/users';
import { createGame } from '../../lib/server/games/games';
import {
  closeDatabase,
  DatabaseUnavailable,
  read,
  type Tx,
  write,
} from '../../lib/server/store/db';
import { isReady } from '../../lib/server/transports/health';
import { useDatabase } from '../helpers/database';
import { inEnglish } from '../helpers/english';
import { MITTLERE } from './table';

useDatabase();
let direct: Client;
beforeAll(async () => {
  direct = new Client({ connectionString: process.env.DATABASE_URL });
  // The database may be taken away before it.
  direct.on('error', () => undefined);
  await direct.connect();
  return () => direct.end();
});
beforeEach(async () => {
  await closeDatabase();
  vi.stubEnv('DATABASE_TIMEOUT_MS', '700');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await direct.query('DROP TRIGGER IF EXISTS gone ON "User"');
});

let made = 0;
const newId = () => `user-${++made}`;
const create = (tx: Tx, id: string, name = '') =>
  tx.user.create({ data: { id, name, guest: true, createdAt: new Date() } });
const nameOf = (id: string) =>
  read((tx) => tx.user.findUnique({ where: { id }, select: { name: true } })).then(
    (row) => row?.name ?? null,
  );

/** What a job fails with, and after how long. */
async function fault(job: () => Promise<unknown>) {
  const begun = performance.now();
  const error = await job().then(
    () => expect.unreachable('it did not fail'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(performance.now() - begun, 'nobody waits for ever').toBeLessThan(8000);
  return error as DatabaseUnavailable;
}

test('writers of the same row are as if one came after the other', async () => {
  const id = newId();
  await write((tx) => create(tx, id));
  const append = () =>
    write(async (tx) => {
      const { name } = await tx.user.findUniqueOrThrow({ where: { id } });
      await tx.user.update({ where: { id }, data: { name: `${name}x` } });
    });
  await Promise.all(Array.from({ length: 5 }, append));
  expect(await nameOf(id)).toBe('x'.repeat(5));
});

test('sixty tables begin at once in a database of a few pages, and none is turned away', async () => {
  // Everybody reads the pages that the others write, and waits for one of five connections.
  vi.stubEnv('DATABASE_TIMEOUT_MS', '30000');
  const sitDown = async () => {
    const userId = await createGuest();
    for (let n = 0; n < 3; n++)
      expect((await createGame({ userId }, { id: nanoid(), table: MITTLERE })).ok).toBe(true);
  };
  await Promise.all(Array.from({ length: 60 }, sitDown));
});

test('what two make sure of at once before they write is still so afterwards', async () => {
  // Neither touches what the other writes: only the order of the two would show it.
  const ids = [newId(), newId()];
  const claim = (own: string) =>
    write(async (tx) => {
      if ((await tx.user.count({ where: { name: 'the only one' } })) > 0) return false;
      await create(tx, own, 'the only one');
      return true;
    });
  const done = await Promise.all(ids.map(claim));
  expect(done.toSorted()).toEqual([false, true]);
});

test('what is there already is said as on SQLite, and a job that looks first finds it', async () => {
  const id = newId();
  await write((tx) => create(tx, id));
  await expect(write((tx) => create(tx, id))).rejects.toMatchObject({ code: 'P2002' });
  const other = newId();
  const ensure = () =>
    write(async (tx) => {
      if (!(await tx.user.findUnique({ where: { id: other } }))) await create(tx, other);
    });
  await Promise.all(Array.from({ length: 8 }, ensure));
  expect(await nameOf(other)).toBe('');
});

test('one read sees one state, beside those who write, and writes nothing itself', async () => {
  const count = (tx: Tx) => tx.user.count();
  const seen = await read(async (tx) => {
    const first = await count(tx);
    await write((other) => create(other, newId()));
    return [first, await count(tx)];
  });
  expect(seen[1]).toBe(seen[0]);
  const before = await read(count);
  await expect(read((tx) => create(tx, newId()))).rejects.toThrow();
  expect(await read(count)).toBe(before);
});

test('a statement that takes too long', async () => {
  const error = await fault(() => read((tx) => tx.$queryRaw`SELECT pg_sleep(30)::text`));
  expect(error).toMatchObject({ outcome: 'nothing' });
  expect(failed(error).error).toMatchObject({
    code: 'unavailable',
    said: { key: 'server.unavailable.nothing' },
  });
  expect(await isReady()).toBe(true);
});

test('a row that somebody else holds', async () => {
  const id = newId();
  await write((tx) => create(tx, id, 'before'));
  await direct.query('BEGIN');
  await direct.query('UPDATE "User" SET name = $2 WHERE id = $1', [id, 'held']);
  const rename = () =>
    write((tx) => tx.user.update({ where: { id }, data: { name: 'after' }, select: { id: true } }));
  expect(await fault(rename)).toMatchObject({ outcome: 'nothing' });
  await direct.query('ROLLBACK');
  await rename();
  expect(await nameOf(id)).toBe('after');
});

test('no connection is free', async () => {
  vi.stubEnv('DATABASE_CONNECTIONS', '2');
  const id = newId();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let inside = () => {};
  const begun = new Promise<void>((resolve) => {
    inside = resolve;
  });
  const first = write(async (tx) => {
    await create(tx, id);
    inside();
    await held;
  });
  await begun;
  expect(await fault(() => write((tx) => create(tx, newId())))).toMatchObject({
    outcome: 'nothing',
  });
  release();
  await first;
  expect(await nameOf(id)).toBe('');
});

test('connections that are cut are made again, and nobody notices', async () => {
  await isReady();
  const id = newId();
  await write((tx) => create(tx, id, 'before'));
  await cutAll();
  expect(await nameOf(id)).toBe('before');
  await cutAll();
  await write((tx) => tx.user.update({ where: { id }, data: { name: 'after' } }));
  // In the middle of a job: it is begun again, and done once.
  let runs = 0;
  await write(async (tx) => {
    runs += 1;
    const { name } = await tx.user.findUniqueOrThrow({ where: { id } });
    if (runs === 1) await cutAll();
    await tx.user.update({ where: { id }, data: { name: `${name} all` } });
  });
  expect(runs).toBe(2);
  expect(await nameOf(id)).toBe('after all');
});

const cutAll = () =>
  direct.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

test('cut in the middle of the commit, it says that it does not know', async () => {
  await direct.query(
    `CREATE OR REPLACE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql
       AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`,
  );
  await direct.query(
    `CREATE CONSTRAINT TRIGGER gone AFTER INSERT ON "User" DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION cut()`,
  );
  const id = newId();
  const error = await fault(() => write((tx) => create(tx, id)));
  expect(error).toMatchObject({ outcome: 'unknown' });
  expect(inEnglish(failed(error).error)).toContain('it will not be stored twice');
  await direct.query('DROP TRIGGER gone ON "User"');
  await write((tx) => create(tx, id));
});

test('nobody there at all, and there again', async () => {
  const url = process.env.DATABASE_URL;
  vi.stubEnv('DATABASE_URL', 'postgres://nobody:secret@127.0.0.1:1/none');
  expect(await isReady()).toBe(false);
  const error = await fault(() => write((tx) => create(tx, newId())));
  expect(error).toMatchObject({ outcome: 'nothing' });
  await closeDatabase();
  vi.stubEnv('DATABASE_URL', url);
  expect(await isReady()).toBe(true);
});

test('a character that PostgreSQL keeps in no text makes nothing fail', async () => {
  const id = newId();
  await write((tx) => create(tx, id, 'a\0b'));
  expect(await nameOf(id)).toBe('a\ufffdb');
  expect(await nameOf('no\0body')).toBeNull();
});
