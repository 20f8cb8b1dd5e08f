/**
 * Writes the next migration of both databases from what changed in the schema:
 * `npm run migration -- NAME`. For SQLite the difference is taken against a scratch database with all
 * the migrations so far; for PostgreSQL between its derived schema before and now.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../lib/server/store/migration/migrate';
import { prismaFolder } from '../lib/server/store/migration/migrations';
import { sqlBetween } from '../lib/server/store/migration/schema-engine';
import { postgresSchema, postgresSql } from './lib/postgres-schema.mjs';

const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9_]+$/.test(name))
  throw new Error('Usage: npm run migration -- NAME (a-z, 0-9, _)');
const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);

function keep(folder: string, sql: string): void {
  const own = path.relative(process.cwd(), path.join(folder, 'migrations', `${stamp}_${name}`));
  if (sql === '') {
    console.log(`${path.dirname(own)}: the schema holds nothing new.`);
    return;
  }
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'migration.sql'), sql);
  console.log(`Wrote ${own}/migration.sql`);
}

const sqlite = prismaFolder('file:');
const schema = readFileSync(path.join(sqlite, 'schema.prisma'), 'utf8');
const scratch = mkdtempSync(path.join(tmpdir(), 'schiefer-migration-'));
try {
  const url = `file:${scratch}/scratch.db`;
  await migrate(url);
  keep(sqlite, await sqlBetween({ url }, schema));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

const postgres = prismaFolder('postgres:');
const file = path.join(postgres, 'schema.prisma');
const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
const derived = postgresSchema(schema);
keep(postgres, postgresSql(await sqlBetween(before, derived)));
writeFileSync(file, derived);
