import 'server-only';
import { env, isPostgres } from '../config/env';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Job, Store } from './store';
import { counted } from './transactions';

export { DatabaseUnavailable, isUnavailable } from './faults';
export type { Tx } from './store';

// Pages, actions and route handlers have module instances of their own, the database is one.
const shared = globalThis as typeof globalThis & { schieferDatabase?: Store | undefined };

/**
 * Opens the database unless it is open. Called by the first query; the server calls it at its
 * start, so that a database that cannot be opened is known then.
 *
 * @throws with a sentence where there is no SQLite file or another process has it
 */
export function openDatabase(): Store {
  shared.schieferDatabase ??= open();
  return shared.schieferDatabase;
}

function open(): Store {
  const { DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_TIMEOUT_MS } = env();
  return isPostgres(DATABASE_URL)
    ? openPostgres(DATABASE_URL, {
        connections: DATABASE_CONNECTIONS,
        timeoutMs: DATABASE_TIMEOUT_MS,
      })
    : openSqlite(DATABASE_URL);
}

/**
 * Closes the database and lets other processes have it; the next query opens it again. A file is
 * closed when this returns, connections to a server when it resolves.
 */
export async function closeDatabase(): Promise<void> {
  const open = shared.schieferDatabase;
  shared.schieferDatabase = undefined;
  await open?.close();
}

/**
 * Runs a job in a transaction of its own, as if no other were running: on SQLite they wait for one
 * another, on PostgreSQL they run side by side, and one that met another is rolled back and begun
 * again. So a job must be safe to run again: it keeps nothing outside of itself that an earlier run
 * could have left there, and does nothing but what the transaction takes back. Inside await the
 * database and nothing else, never another `write`; a unique violation ends the transaction, so catch
 * it outside.
 *
 * @throws DatabaseUnavailable where the database cannot be reached, is too slow, has no room, or too
 *   many write the same; nothing is stored then, unless its `outcome` is `unknown`
 */
export function write<T>(job: Job<T>): Promise<T> {
  return counted('write', job, (noted) => openDatabase().write(noted));
}

/**
 * Runs a job that only reads: all its queries see the same, last committed state. It may be run again
 * where a connection was lost.
 *
 * @throws DatabaseUnavailable as `write`
 */
export function read<T>(job: Job<T>): Promise<T> {
  return counted('read', job, (noted) => openDatabase().read(noted));
}
