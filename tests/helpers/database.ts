/** A database of their own for the tests of one file: a fresh copy of a migrated template. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { closeDatabase } from '../../lib/server/db';
import { migrate } from '../../lib/server/migrate';
import { readMigrations } from '../../lib/server/schema-engine';

/** A folder that is there for the tests of one file. */
export function useFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'schiefer-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a copy of the template the database in force; answers its file. */
export function useDatabase(): string {
  const file = path.join(useFolder(), 'schiefer.db');
  beforeAll(async () => {
    copyFileSync(await template(), file);
    process.env.DATABASE_URL = `file:${file}`;
  });
  afterAll(closeDatabase);
  return file;
}

/** Made once for every set of migrations; the rename lets test files race to make it. */
async function template(): Promise<string> {
  const migrations = await readMigrations();
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const file = path.join(tmpdir(), 'schiefer-templates', `${hash}.db`);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  const scratch = `${file}.${process.pid}`;
  await migrate(`file:${scratch}`, migrations);
  renameSync(scratch, file);
  rmSync(`${scratch}.lock`, { force: true });
  return file;
}
