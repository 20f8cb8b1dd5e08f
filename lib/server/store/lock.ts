import { realpathSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

/**
 * The file itself, whatever link it was named by, whether it is there already or not: two names of one
 * file must not be two locks, and what takes its place must not take that of a link.
 */
export function realFile(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    // It is yet to be made; its folder is there.
    return path.join(
      /* turbopackIgnore: true */ realpathSync(path.dirname(file)),
      path.basename(file),
    );
  }
}

/**
 * Makes this process the only one on a database file. A second process would break the one-writer
 * rule that keeps acknowledged writes safe. The lock is an open transaction on a tiny file beside
 * the database: the operating system ends it with the process, however that dies, so there is no
 * stale lock to clean up.
 *
 * @param file the database file, absolute; its folder exists
 * @returns ends the lock
 * @throws with a sentence for the person who started the second process
 */
export function lockDatabase(file: string): () => void {
  // Waits a little: a process that is being replaced may still be closing.
  const lock = new Database(`${realFile(file)}.lock`, { timeout: 1500 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error;
    throw new Error(
      `Another process has the database ${file} open. Stop it first, or set DATABASE_URL to ` +
        'another file.',
      { cause: error },
    );
  }
  return () => void lock.close();
}
