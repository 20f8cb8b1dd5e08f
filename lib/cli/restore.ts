/**
 * Puts a backup in the place of the SQLite database in force: `npm run restore -- FILE`, while no
 * server runs. What was there stays beside it under another name.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { databaseFile, env, isPostgres } from '../server/config/env';
import { asFault, BackupFault, differing } from '../server/store/backup';
import { restoreBackup } from '../server/store/backup/restore';
import { loadSettings } from './settings';

async function restore() {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || others.length > 0)
    throw new BackupFault('Usage: npm run restore -- FILE');
  const { DATABASE_URL } = env();
  if (isPostgres(DATABASE_URL))
    throw new BackupFault('PostgreSQL has its own: pg_restore. See docs/operation.md.');
  const database = databaseFile(DATABASE_URL);
  return { database, ...(await restoreBackup({ backup: path.resolve(file), database })) };
}

loadSettings();
try {
  const { database, games, hands, aside, differed } = await restore();
  process.stdout.write(`${database} has ${games} games with ${hands} hands.\n`);
  if (differed.length > 0) process.stdout.write(`${differing(differed)}\n`);
  if (aside) process.stdout.write(`What was there before is ${aside}\n`);
} catch (error) {
  process.stderr.write(`${asFault('Nothing was restored', error).message}\n`);
  process.exitCode = 1;
}
