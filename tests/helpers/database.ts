/**
 * A database of their own for the tests of one file: a fresh copy of a migrated template, on SQLite or,
 * in the project `server on PostgreSQL`, on the server that `postgres.ts` started.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { Client } from 'pg';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { closeDatabase } from '../../lib/server/store/db';
import { migrate } from '../../lib/server/store/migration/migrate';
import { readMigrations } from '../../lib/server/store/migration/migrations';

/** Do these tests run on PostgreSQL? */
export const onPostgres = inject('postgres') !== undefined;

/** A folder that is there for the tests of one file. */
export function useFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'schiefer-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a copy of the template the database in force; answers its file, which only SQLite has. */
export function useDatabase(): string {
  const folder = useFolder();
  const made: string[] = [];
  beforeAll(async () => {
    const url = await copyTo(folder);
    made.push(url);
    process.env.DATABASE_URL = url;
    if (onPostgres) process.env.NEXTAUTH_SECRET ??= 'only the tests know it';
  });
  afterAll(async () => {
    await closeDatabase();
    await Promise.all(made.map(drop));
    // The next file in this process would get back what was there before, in the middle of its tests.
    vi.unstubAllEnvs();
  });
  return path.join(folder, 'schiefer.db');
}

/** Makes more databases with nothing in them, there for the tests of one file; answers an address. */
export function useMoreDatabases(): () => Promise<string> {
  const folder = useFolder();
  const made: string[] = [];
  afterAll(async () => {
    await Promise.all(made.map(drop));
    vi.unstubAllEnvs();
  });
  return async () => {
    const url = await copyTo(folder, nanoid());
    made.push(url);
    return url;
  };
}

async function copyTo(folder: string, name = 'schiefer'): Promise<string> {
  const server = inject('postgres');
  if (server) {
    const database = `test_${nanoid()}`;
    await onServer(`CREATE DATABASE "${database}" TEMPLATE "${server.template}"`);
    return Object.assign(new URL(server.url), { pathname: `/${database}` }).href;
  }
  const file = path.join(folder, `${name}.db`);
  copyFileSync(await template(), file);
  return `file:${file}`;
}

/** The folder of a file goes with all that is in it. */
async function drop(url: string): Promise<void> {
  if (!onPostgres) return;
  await onServer(`DROP DATABASE IF EXISTS "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
}

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgres')?.url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Made once for every set of migrations; the rename lets test files race to make it. */
async function template(): Promise<string> {
  const migrations = await readMigrations();
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const file = path.join(tmpdir(), 'schiefer-templates', `${hash}.db`);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  const scratch = `${file}.${process.pid}`;
  await migrate(`file:${scratch}`, migrations);
  renameSync(scratch, file);
  rmSync(`${scratch}.lock`, { force: true });
  return file;
}
