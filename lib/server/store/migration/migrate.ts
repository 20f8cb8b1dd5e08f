/** Brings a database to the schema of this version. For scripts and tests. */
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { databaseFile, isPostgres } from '../../config/env';
import { lockDatabase } from '../lock';
import { migratePostgres } from './migrate-postgres';
import {
  Applied,
  firstLine,
  type Migration,
  missingMigrations,
  readMigrations,
  SELECT_APPLIED,
} from './migrations';
import { migrationList, NO_FILTERS, withSchemaEngine } from './schema-engine';

/**
 * Applies the migrations that the database lacks, creating an SQLite file and its folder where needed.
 *
 * @param url the address of the database, `file:…` or `postgres://…`
 * @param migrations those of the project unless a test brings others
 * @returns the names of the migrations that were applied now; empty where all were there already
 * @throws with a sentence that says what is wrong: a migration failed before or now, was edited
 *   after it was applied, is unknown to this version, or another process has the file open
 */
export async function migrate(url: string, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations(url));
  return isPostgres(url) ? migratePostgres(url, wanted) : migrateSqlite(databaseFile(url), wanted);
}

async function migrateSqlite(file: string, wanted: readonly Migration[]): Promise<string[]> {
  if (missingMigrations(readApplied(file), wanted, file).length === 0) return [];
  // It will hold the hashes of passwords: a folder that is made for it is for its owner alone.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // And so is the file, in a folder that was there.
  closeSync(openSync(file, 'a', 0o600));
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

/**
 * The migrations that an SQLite file has; none where there is no file.
 *
 * @throws with a sentence where it cannot be read, or is something else
 */
export function readApplied(file: string): Applied {
  if (!existsSync(file)) return [];
  try {
    if (statSync(file).isDirectory()) throw new Error('it is a folder');
    return readTable(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${file} cannot be read: ${why}.`, { cause: error });
  }
}

function readTable(file: string): Applied {
  const db = new Database(file, { readonly: true, timeout: 5000 });
  try {
    const table = "SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'";
    if (!db.prepare(table).get()) return [];
    return Applied.parse(db.prepare(SELECT_APPLIED).all());
  } finally {
    db.close();
  }
}
