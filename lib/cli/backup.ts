/**
 * Makes a backup of the SQLite database in force, also while a server runs on it:
 * `npm run backup [-- --to FILE]`. Without a file it goes to the folder of the backups, where the
 * oldest ones go once it has been looked through. Exit status: 0 there is a new, whole backup; 1 none.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { databaseFile, env, isPostgres } from '../server/config/env';
import {
  asFault,
  BackupFault,
  backupFolder,
  differing,
  keepBackup,
  takeBackup,
} from '../server/store/backup';
import { loadSettings } from './settings';

async function backUp() {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  const { DATABASE_URL, BACKUP_KEEP: keep } = env();
  if (isPostgres(DATABASE_URL))
    throw new BackupFault('PostgreSQL has its own: pg_dump. See docs/operation.md.');
  const database = databaseFile(DATABASE_URL);
  if (to === undefined) return keepBackup({ database, folder: backupFolder(), keep });
  const file = path.resolve(to);
  // A disk that is not there must not become a folder on the one that is.
  if (!existsSync(path.dirname(file)))
    throw new BackupFault(`There is no folder ${path.dirname(file)}.`);
  return takeBackup({ database, to: file });
}

loadSettings();
try {
  const { file, bytes, games, hands, differed } = await backUp();
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  process.stdout.write(`${file}: ${size}, ${games} games, ${hands} hands, whole.\n`);
  if (differed.length > 0) process.stdout.write(`${differing(differed)}\n`);
} catch (error) {
  process.stderr.write(`${asFault('There is no backup', error).message}\n`);
  process.exitCode = 1;
}
