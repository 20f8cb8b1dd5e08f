/** The backups that a server keeps: what they are called, which is the newest, which have to go. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { databaseFile, env } from '../../config/env';
import { type Backup, PARTIAL, takeBackup } from './take';

const KEPT = /^schiefer-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}\.db$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The folder of the backups: the setting, else one beside the database. */
export function backupFolder(): string {
  const { BACKUP_FOLDER, DATABASE_URL } = env();
  return BACKUP_FOLDER
    ? path.resolve(/* turbopackIgnore: true */ process.cwd(), BACKUP_FOLDER)
    : path.join(/* turbopackIgnore: true */ path.dirname(databaseFile(DATABASE_URL)), 'backups');
}

/** The backups in a folder, newest first; other files are none of ours. */
export function backupsIn(folder: string): string[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    // There is none yet, or whoever makes the next backup is told what is wrong with it.
  }
  return names
    .filter((name) => KEPT.test(name))
    .toSorted()
    .toReversed()
    .map((name) => path.join(/* turbopackIgnore: true */ folder, name));
}

/** When the newest backup in a folder was made, in ms since 1970; null without one. */
export function newestBackup(folder: string): number | null {
  const [newest] = backupsIn(folder);
  return newest === undefined
    ? null
    : (statSync(newest, { throwIfNoEntry: false })?.mtimeMs ?? null);
}

/**
 * Makes a backup in the folder and, once it has been looked through, takes away the oldest ones and
 * what an interrupted one has left.
 *
 * @throws BackupFault; then none was taken away
 */
export async function keepBackup({
  database,
  folder,
  keep,
  now = new Date(),
}: {
  database: string;
  folder: string;
  keep: number;
  now?: Date;
}): Promise<Backup> {
  const backup = await takeBackup({ database, to: freeName(folder, now) });
  for (const old of backupsIn(folder).slice(keep)) rmSync(old, { force: true });
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!name.includes(PARTIAL)) continue;
    const age = now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > DAY_MS) rmSync(file, { force: true });
  }
  return backup;
}

/** The moment, to the millisecond: the order of the names is that of the backups. */
function freeName(folder: string, now: Date): string {
  for (let ms = now.getTime(); ; ms++) {
    const stamp = new Date(ms).toISOString().replace('Z', '').replaceAll(/[:.]/g, '-');
    const file = path.join(folder, `schiefer-${stamp}.db`);
    if (!existsSync(file)) return file;
  }
}
