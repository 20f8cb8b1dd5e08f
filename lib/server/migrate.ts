/** Brings a database to the schema of this version. For scripts and tests. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { databaseFile } from './env';
import { lockDatabase } from './lock';
import {
  type Migration,
  migrationList,
  NO_FILTERS,
  readMigrations,
  withSchemaEngine,
} from './schema-engine';

const Applied = z.array(
  z.object({
    migration_name: z.string(),
    checksum: z.string(),
    finished_at: z.unknown(),
    logs: z.string().nullable(),
  }),
);
type Applied = z.infer<typeof Applied>;

/**
 * Applies the migrations that the database lacks, creating its file and folder where needed.
 *
 * @param url the address of the database, `file:…`
 * @param migrations those of the project unless a test brings others
 * @returns the names of the migrations that were applied now; empty where all were there already
 * @throws with a sentence that says what is wrong: a migration failed before or now, was edited
 *   after it was applied, is unknown to this version, or another process has the database open
 */
export async function migrate(url: string, migrations?: readonly Migration[]): Promise<string[]> {
  const file = databaseFile(url);
  const wanted = migrations ?? (await readMigrations());
  const missing = missingMigrations(file, wanted);
  if (missing.length === 0) return [];
  mkdirSync(path.dirname(file), { recursive: true });
  const unlock = lockDatabase(file);
  try {
    const list = { migrationsList: migrationList(wanted), filters: NO_FILTERS };
    const done = await withSchemaEngine(`file:${file}`, (engine) => engine.applyMigrations(list));
    return done.appliedMigrationNames;
  } catch (error) {
    const failed = readApplied(file).find((row) => row.finished_at === null);
    throw new Error(
      failed
        ? `Migration ${failed.migration_name} failed: ${firstLine(failed.logs ?? String(error))}`
        : `The database ${file} could not be migrated: ${String(error)}`,
      { cause: error },
    );
  } finally {
    unlock();
  }
}

/** The engine's own trace follows the first line. */
const firstLine = (text: string): string => text.split('\n', 1).join('');

/** Compared here rather than by the engine, which takes far longer to load than this to run. */
function missingMigrations(file: string, wanted: readonly Migration[]): readonly Migration[] {
  const applied = readApplied(file);
  for (const { migration_name: name, checksum, finished_at, logs } of applied) {
    if (finished_at === null)
      throw new Error(
        `Migration ${name} failed on ${file} and left it half-way. Restore a copy of the ` +
          `database from before.${logs ? ` What it said: ${firstLine(logs)}` : ''}`,
      );
    const known = wanted.find((migration) => migration.name === name);
    if (!known)
      throw new Error(
        `The database ${file} has migration ${name}, which this version does not know. It was ` +
          'used with a newer version; use that one, or a copy of the database from before.',
      );
    if (createHash('sha256').update(known.sql).digest('hex') !== checksum)
      throw new Error(
        `Migration ${name} was edited after it was applied to ${file}. Put its file back as it ` +
          'was, and make the change in a new migration.',
      );
  }
  return wanted.filter(({ name }) => !applied.some((row) => row.migration_name === name));
}

function readApplied(file: string): Applied {
  if (!existsSync(file)) return [];
  const db = new Database(file, { readonly: true, timeout: 5000 });
  try {
    const table = "SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'";
    if (!db.prepare(table).get()) return [];
    return Applied.parse(
      db
        .prepare(
          'SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations ' +
            'WHERE rolled_back_at IS NULL ORDER BY started_at, migration_name',
        )
        .all(),
    );
  } finally {
    db.close();
  }
}
