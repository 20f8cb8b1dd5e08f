import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { PrismaClient } from '../../generated/prisma/client';
import { closeDatabase, openDatabase, read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';

const file = useDatabase();
const guest = (id: string) => ({ data: { id, guest: true, createdAt: new Date() } });
const exists = (id: string) => read(async (tx) => (await tx.user.count({ where: { id } })) === 1);

/** A door that one side opens and the other waits at, so that the order never hangs on time. */
function door(): { open: () => void; opened: Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

let bare: PrismaClient | undefined;
afterAll(() => bare?.$disconnect());

test('without the queue an acknowledged write is lost in the rollback of another', async () => {
  const client = new PrismaClient({ adapter: new PrismaBetterSqlite3({ url: `file:${file}` }) });
  bare = client;
  const [inside, release] = [door(), door()];
  const first = client.$transaction(async (tx) => {
    await tx.user.create(guest('bare-first'));
    inside.open();
    await release.opened;
    throw new Error('rolled back');
  });
  await inside.opened;
  await client.user.create(guest('bare-second'));
  release.open();
  await expect(first).rejects.toThrow('rolled back');
  expect(await exists('bare-second'), 'this driver lets others into a transaction').toBe(false);
});

test('with the queue it is not', async () => {
  const [inside, release] = [door(), door()];
  const first = write(async (tx) => {
    await tx.user.create(guest('first'));
    inside.open();
    await release.opened;
    throw new Error('rolled back');
  });
  await inside.opened;
  const second = write((tx) => tx.user.create(guest('second')));
  release.open();
  await expect(first).rejects.toThrow('rolled back');
  await second;
  expect(await exists('first')).toBe(false);
  expect(await exists('second')).toBe(true);
});

test('a reader sees what is committed, beside an open write', async () => {
  const [inside, release] = [door(), door()];
  const open = write(async (tx) => {
    await tx.user.create(guest('third'));
    inside.open();
    await release.opened;
  });
  await inside.opened;
  expect(await exists('third')).toBe(false);
  release.open();
  await open;
  expect(await exists('third')).toBe(true);
});

test('all the queries of one read see the same state', async () => {
  const count = () => read((tx) => tx.user.count());
  const before = await count();
  const seen = await read(async (tx) => {
    const first = await tx.user.count();
    await write((other) => other.user.create(guest('fourth')));
    return [first, await tx.user.count()];
  });
  expect(seen).toEqual([before, before]);
  expect(await count()).toBe(before + 1);
});

test('the connection for reading cannot write', async () => {
  await expect(read((tx) => tx.user.create(guest('fifth')))).rejects.toThrow(/readonly/i);
});

test.each([
  ['journal_mode', 'wal'],
  ['synchronous', '2'], // FULL
  ['foreign_keys', '1'],
  ['busy_timeout', '5000'],
])('the connection for writing has %s %s', async (name, value) => {
  const rows = await write((tx) => tx.$queryRawUnsafe<object[]>(`PRAGMA ${name}`));
  expect(rows.flatMap(Object.values).map(String)).toEqual([value]);
});

test('a database that is closed opens again, and keeps its dates in milliseconds', async () => {
  await closeDatabase();
  expect(openDatabase()).toBe(openDatabase());
  expect(await exists('second')).toBe(true);
  const rows = await read((tx) => tx.$queryRaw`SELECT typeof("createdAt") AS type FROM "User"`);
  expect(rows).toContainEqual({ type: 'integer' });
});
