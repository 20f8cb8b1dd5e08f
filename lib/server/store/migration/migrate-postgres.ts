/** Migrations on PostgreSQL, which takes back the whole of one that fails. For scripts and tests. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import {
  Applied,
  checksumOf,
  firstLine,
  type Migration,
  missingMigrations,
  SELECT_APPLIED,
} from './migrations';

/** Any number, so long as nothing else locks it: this one says "Schiefer". */
const LOCK = 0x5c41_efe2;
const WAIT_MS = 120_000;

// As Prisma's own command makes it, so that it can be used beside this.
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Applies what the database lacks, each migration in a transaction of its own. Of several that start
 * at once one does it and the others wait.
 */
export async function migratePostgres(
  url: string,
  wanted: readonly Migration[],
): Promise<string[]> {
  const named = nameOf(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`The database ${named} does not answer: ${String(error)}`, { cause: error });
  }
  try {
    const encoding = await client.query<{ server_encoding: string }>('SHOW server_encoding');
    if (encoding.rows[0]?.server_encoding !== 'UTF8')
      throw new Error(`The database ${named} is not in UTF8. Make it with ENCODING 'UTF8'.`);
    await client.query(`SET lock_timeout = ${WAIT_MS}`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(TABLE);
    const applied = Applied.parse((await client.query(SELECT_APPLIED)).rows);
    const missing = missingMigrations(applied, wanted, named);
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    // Ends the lock.
    await client.end();
  }
}

async function apply(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.sql);
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) ' +
        'VALUES ($1, $2, $3, now(), 1)',
      [randomUUID(), checksumOf(migration), migration.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${migration.name} failed: ${firstLine(words)}`, { cause: error });
  }
}

/** The database in a sentence, without the password. */
function nameOf(url: string): string {
  const { pathname, host } = new URL(url);
  return `${pathname.slice(1)} at ${host}`;
}
