import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { Client } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { migrate } from '../../lib/server/store/migration/migrate';
import { prismaFolder, readMigrations } from '../../lib/server/store/migration/migrations';
import { sqlBetween } from '../../lib/server/store/migration/schema-engine';
import { postgresSchema, postgresSql } from '../../scripts/lib/postgres-schema.mjs';
import { linksNow, linksOfOldThere } from './links-of-old';

const server = inject('postgres')?.url ?? '';
const made: string[] = [];

async function on(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows ?? [];
}
async function scratch(): Promise<string> {
  const name = `migrate_${nanoid()}`;
  await on(server, `CREATE DATABASE "${name}"`);
  made.push(name);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
afterAll(async () => {
  for (const name of made) await on(server, `DROP DATABASE "${name}" WITH (FORCE)`);
});

const migrations = await readMigrations('postgres:');
const later = { name: '20990101000000_later', sql: 'CREATE TABLE "Later" ("id" TEXT);\n' };
const broken = {
  name: '20990101000001_broken',
  sql: 'CREATE TABLE "Half" ("id" TEXT); CREATE TABLE (;\n',
};
const schemaAt = (url: string) =>
  readFileSync(path.join(prismaFolder(url), 'schema.prisma'), 'utf8');

test('the schema is the one for SQLite with another provider', () => {
  expect(schemaAt('postgres:'), 'npm run migration derives it').toBe(
    postgresSchema(schemaAt('file:')),
  );
});

/** All that a database consists of, without the table in which migrations are noted. */
async function catalogue(url: string) {
  const columns = await on(
    url,
    `SELECT table_name, column_name, data_type, is_nullable, column_default, datetime_precision,
       collation_name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1, 2`,
  );
  const indexes = await on(
    url,
    `SELECT indexdef FROM pg_indexes
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY indexname`,
  );
  const rules = await on(
    url,
    `SELECT conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace AND conname <> '_prisma_migrations_pkey'
       AND contype <> 'n' ORDER BY conname`,
  );
  return { columns, indexes, rules };
}

test('the migrations make what the schema says', async () => {
  const [migrated, made] = [await scratch(), await scratch()];
  expect(await migrate(migrated)).toEqual(migrations.map(({ name }) => name));
  expect(await migrate(migrated)).toEqual([]);
  await on(made, postgresSql(await sqlBetween(null, schemaAt('postgres:'))));
  const [done, wanted] = [await catalogue(migrated), await catalogue(made)];
  expect(done).toEqual(wanted);
  expect(done.columns.length).toBeGreaterThan(100);
});

test('every text is compared byte by byte, whatever the language of the database', async () => {
  const url = await scratch();
  await migrate(url);
  const { columns } = await catalogue(url);
  const texts = columns.filter((column) => column.data_type === 'text');
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((column) => column.collation_name !== 'C')).toEqual([]);
});

test('of several that start at once one migrates, and the others wait', async () => {
  const url = await scratch();
  const done = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(done.flat()).toEqual(migrations.map(({ name }) => name));
});

test('a migration that fails leaves nothing behind, and mended it applies', async () => {
  const url = await scratch();
  await migrate(url, migrations);
  const all = [...migrations, broken];
  for (let tries = 0; tries < 2; tries++)
    await expect(migrate(url, all)).rejects.toThrow(
      /^Migration 20990101000001_broken failed: .*syntax/,
    );
  expect(await on(url, `SELECT to_regclass('"Half"') AS half`)).toEqual([{ half: null }]);
  const mended = { ...broken, sql: 'CREATE TABLE "Half" ("id" TEXT);' };
  expect(await migrate(url, [...migrations, mended])).toEqual([broken.name]);
});

test('does not touch a database of a newer version, nor one that was edited', async () => {
  const url = await scratch();
  await migrate(url, [...migrations, later]);
  await expect(migrate(url, migrations)).rejects.toThrow(/_later, which this version does not/);
  const edited = { ...later, sql: `${later.sql}-- more\n` };
  await expect(migrate(url, [...migrations, edited])).rejects.toThrow(/_later was edited after/);
});

test('says that a database does not answer, without its password', async () => {
  const said = migrate('postgres://somebody:secret@127.0.0.1:1/none');
  await expect(said).rejects.toThrow(/^The database none at 127.0.0.1:1 does not answer/);
  await expect(said).rejects.not.toThrow(/secret/);
});

test('links that were taken along from game to game know the first of them', async () => {
  const url = await scratch();
  const at = migrations.findIndex(({ name }) => name.endsWith('_links_taken_along'));
  await migrate(url, migrations.slice(0, at));
  await on(url, linksOfOldThere);
  await migrate(url);
  expect(await on(url, 'SELECT "id", "firstId" FROM "Pass" ORDER BY "id"')).toEqual(linksNow);
});
