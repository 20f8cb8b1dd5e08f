/** Migrations on disk, and which of them a database lacks. For scripts and tests. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isPostgres } from '../../config/env';

/** The folder of the schema and the migrations for the database at this address. */
export const prismaFolder = (url: string): string =>
  fileURLToPath(
    new URL(
      isPostgres(url) ? '../../../../prisma/postgres/' : '../../../../prisma/',
      import.meta.url,
    ),
  );

/** A migration on disk: the name of its folder and its SQL. */
export type Migration = { readonly name: string; readonly sql: string };

/** The migrations of the project for the database at this address, in the order in which they apply. */
export async function readMigrations(url = 'file:'): Promise<Migration[]> {
  const folder = path.join(prismaFolder(url), 'migrations');
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      sql: await readFile(path.join(folder, name, 'migration.sql'), 'utf8'),
    })),
  );
}

/** The rows of `_prisma_migrations` that count, oldest first. */
export const Applied = z.array(
  z.object({
    migration_name: z.string(),
    checksum: z.string(),
    finished_at: z.unknown(),
    logs: z.string().nullable(),
  }),
);
/** Them, read. */
export type Applied = z.infer<typeof Applied>;
/** How they are asked for. */
export const SELECT_APPLIED =
  'SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations ' +
  'WHERE rolled_back_at IS NULL ORDER BY started_at, migration_name';

/** What Prisma keeps of a migration to see whether it was edited. */
export const checksumOf = ({ sql }: Migration): string =>
  createHash('sha256').update(sql).digest('hex');

/** The engine's own trace follows the first line. */
export const firstLine = (text: string): string => text.split('\n', 1).join('');

/**
 * The migrations that a database lacks. Compared here rather than by the engine, which takes far
 * longer to load than this to run.
 *
 * @param named the database in a sentence
 * @throws with a sentence where a migration failed before, was edited, or is unknown to this version
 */
export function missingMigrations(
  applied: Applied,
  wanted: readonly Migration[],
  named: string,
): readonly Migration[] {
  for (const { migration_name: name, checksum, finished_at, logs } of applied) {
    if (finished_at === null)
      throw new Error(
        `Migration ${name} failed on ${named} and left it half-way. Restore a copy of the ` +
          `database from before.${logs ? ` What it said: ${firstLine(logs)}` : ''}`,
      );
    const known = wanted.find((migration) => migration.name === name);
    if (!known)
      throw new Error(
        `The database ${named} has migration ${name}, which this version does not know. It was ` +
          'used with a newer version; use that one, or a copy of the database from before.',
      );
    if (checksumOf(known) !== checksum)
      throw new Error(
        `Migration ${name} was edited after it was applied to ${named}. Put its file back as it ` +
          'was, and make the change in a new migration.',
      );
  }
  return wanted.filter(({ name }) => !applied.some((row) => row.migration_name === name));
}
