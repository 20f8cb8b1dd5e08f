/**
 * Writes the next migration from what changed in the schema: `tsx scripts/migration.ts NAME`.
 * The difference is taken against a scratch database with all the migrations so far.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../lib/server/migrate';
import {
  migrationsFolder,
  NO_FILTERS,
  PRISMA_FOLDER,
  withSchemaEngine,
} from '../lib/server/schema-engine';

const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Error('Usage: migration.ts NAME (a-z, 0-9, _)');

const scratch = mkdtempSync(path.join(tmpdir(), 'schiefer-migration-'));
try {
  const url = `file:${scratch}/scratch.db`;
  await migrate(url);
  const file = path.join(PRISMA_FOLDER, 'schema.prisma');
  const files = [{ path: file, content: await readFile(file, 'utf8') }];
  const { stdout: sql } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: PRISMA_FOLDER },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: NO_FILTERS,
    }),
  );
  if (!sql || !/^\s*[^-\s]/m.test(sql.replaceAll(/^--.*$/gm, ''))) {
    console.log('The schema holds nothing new.');
  } else {
    const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const folder = path.join(migrationsFolder, `${stamp}_${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'migration.sql'), sql);
    console.log(`Wrote ${path.relative(process.cwd(), folder)}/migration.sql`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
