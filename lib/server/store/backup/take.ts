/**
 * Makes a backup of an SQLite database while it is being written to, by SQLite's own interface. It
 * opens the file for reading, which the lock of the running server allows, and holds one snapshot from
 * the first page to the last: the server writes on, into the log beside the file, and the backup holds
 * exactly what was committed when it began.
 */
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { asFault, BackupFault } from './fault';
import { type Counts, countRows, type Verified, verifyDatabase } from './verify';

/** A backup that was written and looked through. */
export type Backup = Verified & { readonly file: string; readonly bytes: number };

/** What a backup is called until it is whole. */
export const PARTIAL = '.partial';
const PAGES_AT_A_TIME = 500;

/**
 * Writes a backup and looks through it. Until both are done it has another name, so that what is
 * called a backup is one.
 *
 * @param database the file, absolute; a server may have it open
 * @param to a file that is not there yet; its folder is made where needed
 * @throws BackupFault with a sentence; then nothing was left behind
 */
export async function takeBackup({
  database,
  to,
}: {
  database: string;
  to: string;
}): Promise<Backup> {
  if (!existsSync(database)) throw new BackupFault(`There is no database ${database}.`);
  if (existsSync(to)) throw new BackupFault(`${to} is there already.`);
  const partial = `${to}.${process.pid}${PARTIAL}`;
  try {
    makeRoom(partial, database);
    const counts = await copy(database, partial);
    const verified = verifyDatabase(partial, counts);
    const bytes = statSync(partial).size;
    renameSync(partial, to);
    syncFolder(path.dirname(to));
    return { file: to, bytes, ...verified };
  } catch (error) {
    throw asFault(`The backup ${to} could not be written`, error);
  } finally {
    for (const each of ['', '-journal', '-wal', '-shm']) rmSync(partial + each, { force: true });
  }
}

/** Said before an hour of copying rather than after it. */
function makeRoom(partial: string, database: string): void {
  const folder = path.dirname(partial);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // It holds the hashes of passwords: for its owner alone.
  closeSync(openSync(partial, 'w', 0o600));
  chmodSync(partial, 0o600);
  const { bavail, bsize } = statfsSync(folder);
  const needed = statSync(database).size;
  const free = bavail * bsize;
  if (free < needed)
    throw new BackupFault(
      `There is no room in ${folder} for a backup: it needs ${megabytes(needed)}, and ${megabytes(free)} are free.`,
    );
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

async function copy(database: string, to: string): Promise<Counts> {
  const source = new Database(database, { readonly: true, timeout: 5000 });
  try {
    // Without a snapshot of its own, SQLite begins again at every write of another connection.
    source.exec('BEGIN');
    const counts = countRows(source);
    await source.backup(to, { progress: () => PAGES_AT_A_TIME });
    source.exec('COMMIT');
    intoOneFile(to);
    return counts;
  } finally {
    source.close();
  }
}

/** The copy of a database with a log beside it wants one too, until it is told otherwise. */
function intoOneFile(file: string): void {
  const db = new Database(file);
  try {
    db.pragma('journal_mode=DELETE');
  } finally {
    db.close();
  }
}

/** Sees to it that a new name in the folder has reached the disk. */
export function syncFolder(folder: string): void {
  // Windows opens no folder.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
