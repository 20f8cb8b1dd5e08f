/** Puts a backup in the place of an SQLite database, and keeps what was there. */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { lockDatabase, realFile } from '../lock';
import { readApplied } from '../migration/migrate';
import { type Migration, missingMigrations, readMigrations } from '../migration/migrations';
import { asFault, BackupFault } from './fault';
import { syncFolder } from './take';
import { type Verified, verifyDatabase } from './verify';

/** A backup that is in force now, and where the database from before is; null if there was none. */
export type Restored = Verified & { readonly aside: string | null };

/**
 * Puts a backup in force. The database is at every moment either the one or the other: the backup is
 * copied and looked through first, and takes the place in one step.
 *
 * @param backup the file of the backup; it stays as it is
 * @param database the file of the database, absolute, or a link to it
 * @throws BackupFault with a sentence, also where a server runs or this version does not know the
 *   backup's; then the database is as it was
 */
export async function restoreBackup({
  backup,
  database: named,
  now = new Date(),
}: {
  backup: string;
  database: string;
  now?: Date;
}): Promise<Restored> {
  if (!existsSync(backup)) throw new BackupFault(`There is no file ${backup}.`);
  mkdirSync(path.dirname(named), { recursive: true, mode: 0o700 });
  const database = realFile(named);
  if (realFile(path.resolve(backup)) === database)
    throw new BackupFault(`${backup} is the database itself, no backup of it.`);
  const folder = path.dirname(database);
  const staged = `${database}.restoring`;
  const migrations = await readMigrations('file:');
  const unlock = lock(database);
  try {
    copyFileSync(backup, staged);
    sync(staged);
    const verified = verifyDatabase(staged);
    isKnown(staged, backup, migrations);
    const aside = existsSync(database) ? putAside(database, now) : null;
    renameSync(staged, database);
    syncFolder(folder);
    return { ...verified, aside };
  } catch (error) {
    throw asFault(`${backup} could not be restored`, error);
  } finally {
    for (const each of ['', '-journal', '-wal', '-shm']) rmSync(staged + each, { force: true });
    unlock();
  }
}

/** A server that finds a database of a newer version does not start: better said now than then. */
function isKnown(file: string, named: string, migrations: readonly Migration[]): void {
  try {
    const applied = readApplied(file);
    if (applied.length === 0)
      throw new Error(`${named} is no database of Schiefer: it does not say of which version.`);
    missingMigrations(applied, migrations, named);
  } catch (error) {
    throw error instanceof Error ? new BackupFault(error.message, { cause: error }) : error;
  }
}

function lock(database: string): () => void {
  try {
    return lockDatabase(database);
  } catch (error) {
    throw error instanceof Error ? new BackupFault(error.message, { cause: error }) : error;
  }
}

/** A second name for the database as it is, all of it in one file. */
function putAside(database: string, now: Date): string {
  const aside = `${database}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  if (existsSync(aside)) throw new BackupFault(`${aside} is there already.`);
  // A damaged database keeps its log, for whoever wants to save something from it; opening it may
  // take the log away.
  const logs = ['-wal', '-shm'].filter((log) => existsSync(database + log));
  for (const log of logs) copyFileSync(database + log, aside + log);
  if (emptyLog(database)) for (const log of logs) rmSync(aside + log);
  try {
    linkSync(database, aside);
  } catch {
    // Not every file system gives a file two names.
    copyFileSync(database, aside, constants.COPYFILE_EXCL);
  }
  for (const log of logs) rmSync(database + log, { force: true });
  return aside;
}

/** Moves what is in the log beside the file into it; false where the database is too damaged. */
function emptyLog(database: string): boolean {
  try {
    const db = new Database(database);
    try {
      return db.pragma('journal_mode=DELETE', { simple: true }) === 'delete';
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}

function sync(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
