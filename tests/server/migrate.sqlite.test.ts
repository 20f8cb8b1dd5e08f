import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { lockDatabase } from '../../lib/server/store/lock';
import { migrate } from '../../lib/server/store/migration/migrate';
import { prismaFolder, readMigrations } from '../../lib/server/store/migration/migrations';
import { sqlBetween } from '../../lib/server/store/migration/schema-engine';
import { useFolder } from '../helpers/database';
import { linksNow, linksOfOld } from './links-of-old';

const folder = useFolder();
const scratch = (name: string) => path.join(folder, name, 'schiefer.db');
const migrations = await readMigrations();
const later = { name: '20990101000000_later', sql: 'CREATE TABLE "Later" ("id" TEXT);\n' };
const broken = { name: '20990101000001_broken', sql: 'CREATE TABLE (;\n' };

test('makes folder and database, then has nothing to do', async () => {
  const file = scratch('new');
  expect(await migrate(`file:${file}`)).toEqual(migrations.map(({ name }) => name));
  expect(existsSync(file)).toBe(true);
  // With nothing to do it does not even need the database to itself.
  const unlock = lockDatabase(file);
  expect(await migrate(`file:${file}`)).toEqual([]);
  unlock();
});

test('a folder made for it is for its owner alone; one that is there stays as it is', async () => {
  const file = scratch('private');
  await migrate(`file:${file}`);
  expect(statSync(path.dirname(file)).mode & 0o077).toBe(0);
  const open = path.join(folder, 'open');
  mkdirSync(open);
  chmodSync(open, 0o755);
  await migrate(`file:${path.join(open, 'schiefer.db')}`);
  expect(statSync(open).mode & 0o777).toBe(0o755);
  // What is made in it is for its owner alone all the same.
  for (const name of readdirSync(open)) {
    if (name.endsWith('.lock')) continue;
    expect([name, statSync(path.join(open, name)).mode & 0o777]).toEqual([name, 0o600]);
  }
  expect(readdirSync(open)).toContain('schiefer.db');
});

test('what is no database is said with its name', async () => {
  const file = path.join(folder, 'letter.txt');
  writeFileSync(file, 'Dear Anna, '.repeat(500));
  await expect(migrate(`file:${file}`)).rejects.toThrow(
    `The database ${file} cannot be read: file is not a database.`,
  );
  await expect(migrate(`file:${folder}`)).rejects.toThrow(/cannot be read: it is a folder\.$/);
});

test('the migrations make what the schema says', async () => {
  const file = scratch('schema');
  await migrate(`file:${file}`);
  const schema = readFileSync(path.join(prismaFolder('file:'), 'schema.prisma'), 'utf8');
  expect(await sqlBetween({ url: `file:${file}` }, schema)).toBe('');
});

test('applies only what is missing, in a table that Prisma knows', async () => {
  const file = scratch('later');
  await migrate(`file:${file}`, migrations);
  expect(await migrate(`file:${file}`, [...migrations, later])).toEqual([later.name]);
  const db = new Database(file, { readonly: true });
  const rows = db
    .prepare('SELECT migration_name AS name, applied_steps_count AS steps FROM _prisma_migrations')
    .all();
  db.close();
  expect(rows).toEqual([...migrations, later].map(({ name }) => ({ name, steps: 1 })));
});

test('says which migration failed, now and at the next start', async () => {
  const url = `file:${scratch('broken')}`;
  const all = [...migrations, broken];
  await expect(migrate(url, all)).rejects.toThrow(
    /^Migration 20990101000001_broken failed: .*syntax/,
  );
  await expect(migrate(url, all)).rejects.toThrow(/_broken failed on .* Restore a copy/);
});

test('says which migration was edited', async () => {
  const url = `file:${scratch('edited')}`;
  await migrate(url, [...migrations, later]);
  const edited = { ...later, sql: `${later.sql}-- more\n` };
  await expect(migrate(url, [...migrations, edited])).rejects.toThrow(/_later was edited after/);
});

test('does not touch a database of a newer version', async () => {
  const url = `file:${scratch('newer')}`;
  await migrate(url, [...migrations, later]);
  await expect(migrate(url, migrations)).rejects.toThrow(/_later, which this version does not/);
});

test('does not migrate under a running server', async () => {
  const file = scratch('running');
  await migrate(`file:${file}`, migrations);
  const unlock = lockDatabase(file);
  await expect(migrate(`file:${file}`, [...migrations, later])).rejects.toThrow(/Another process/);
  expect(await migrate(`file:${file}`, migrations), 'looking is allowed').toEqual([]);
  unlock();
  expect(await migrate(`file:${file}`, [...migrations, later])).toEqual([later.name]);
});

test('the names of games from before players were kept become players, and nothing is lost', async () => {
  const file = scratch('names');
  const before = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name.endsWith('_leagues')),
  );
  await migrate(`file:${file}`, before);
  const old = new Database(file);
  old.pragma('foreign_keys = ON');
  const game = (id: string, variant: string, players: string[], options = '{}', at = 5) =>
    old
      .prepare(
        `INSERT INTO "Game" ("id", "ownerId", "variant", "options", "players", "firstDealer",
           "createdAt", "updatedAt", "over", "tally") VALUES (?, 'u1', ?, ?, ?, 0, ?, 9, 0, '{}')`,
      )
      .run(id, variant, options, JSON.stringify(players), at);
  old.exec(`INSERT INTO "User" ("id", "guest", "createdAt") VALUES ('u1', 1, 1)`);
  game('g1', 'mittlere', ['Anna', 'Ödön', 'Carla']);
  game('g2', 'schieber', ['anna', 'ödön', 'Dora', 'Emil'], '{}', 7);
  game('g3', 'two-versus-one', ['Anna', 'Dora', 'Emil'], '{"soloist":1,"bid":500}');
  old.exec(`INSERT INTO "Hand" VALUES ('g1', 'h1', 0, 'c1', '{"points":[57,50,50]}')`);
  old.exec(`INSERT INTO "Change" ("gameId", "id", "seq", "kind", "step", "userId", "at")
    VALUES ('g1', 'c1', 0, 'record', '{}', 'u1', 5)`);
  old.close();
  await migrate(`file:${file}`);
  const db = new Database(file, { readonly: true });
  const names = db.prepare(
    `SELECT p."name", p."key", s."side", s."playedAt" FROM "Seat" s JOIN "Player" p ON p."id" = s."playerId"
     WHERE s."gameId" = ? AND s."enteredId" = s."playerId" ORDER BY s."seat"`,
  );
  expect(names.all('g1')).toEqual([
    { name: 'Anna', key: 'anna', side: 0, playedAt: 5 },
    { name: 'Ödön', key: 'ödön', side: 1, playedAt: 5 },
    { name: 'Carla', key: 'carla', side: 2, playedAt: 5 },
  ]);
  expect(names.all('g2')).toMatchObject([{ side: 0 }, { side: 1 }, { side: 0 }, { side: 1 }]);
  expect(names.all('g3')).toMatchObject([{ side: 1 }, { side: 0 }, { side: 1 }]);
  expect(db.prepare('SELECT count(*) AS n FROM "Player"').get()).toEqual({ n: 5 });
  expect(db.prepare('SELECT count(*) AS n FROM "Hand"').get()).toEqual({ n: 1 });
  expect(db.prepare('SELECT count(*) AS n FROM "Change"').get()).toEqual({ n: 1 });
  expect(db.pragma('foreign_key_check')).toEqual([]);
  db.close();
});

test('links that were taken along from game to game know the first of them', async () => {
  const file = scratch('links');
  const at = migrations.findIndex(({ name }) => name.endsWith('_links_taken_along'));
  await migrate(`file:${file}`, migrations.slice(0, at));
  const old = new Database(file);
  old.exec(linksOfOld);
  old.close();
  await migrate(`file:${file}`);
  const db = new Database(file, { readonly: true });
  const rows = db.prepare('SELECT "id", "firstId" FROM "Pass" ORDER BY "id"').all();
  db.close();
  expect(rows).toEqual(linksNow);
});
