/**
 * Moves an installation from an SQLite file to an empty PostgreSQL database, in one transaction that
 * is kept only if everything that was read can be read again: row by row, and every game to its score.
 */
import 'server-only';
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Client, type CustomTypesConfig } from 'pg';
import { databaseFile, isPostgres } from '../../config/env';
import { lockDatabase } from '../lock';
import { migrate, readApplied } from '../migration/migrate';
import { missingMigrations, readMigrations } from '../migration/migrations';
import { type Column, hashOf, plain, type Row } from './move-rows';
import { tallied } from './move-tallies';

/** What a move came to: rows by table, and games that were scored on both sides. */
export type Moved = {
  readonly rows: Readonly<Record<string, number>>;
  readonly games: number;
};
/** Told what is being done, and how much of it is done. */
export type OnMove = (step: 'copy' | 'compare' | 'tally', done: number) => void;

const AT_ONCE = 500;
/** Files that wait to be imported are large; in characters. */
const MOST_AT_ONCE = 8_000_000;

/**
 * Copies everything from the file to the database. The file stays as it is.
 *
 * @throws with a sentence where a server has the file, the file is of an older version, the target is
 *   not empty, or what arrived is not what was there; the target is then as empty as before
 */
export async function move(
  { from, to }: { from: string; to: string },
  onProgress: OnMove = () => undefined,
): Promise<Moved> {
  if (isPostgres(from) || !isPostgres(to))
    throw new Error('Moves go from an SQLite file (file:…) to PostgreSQL (postgres://…).');
  const file = databaseFile(from);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const unlock = lockDatabase(file);
  try {
    const source = new Database(file, { readonly: true, fileMustExist: true });
    try {
      if (missingMigrations(readApplied(file), await readMigrations(from), file).length > 0)
        throw new Error(
          `The database ${file} is of an older version. Run scripts/migrate.ts first.`,
        );
      await migrate(to);
      return await intoTarget(to, (target) => copy(source, target, onProgress));
    } finally {
      source.close();
    }
  } finally {
    unlock();
  }
}

// Every value as PostgreSQL writes it: what it means is known from its column.
const AS_WRITTEN: CustomTypesConfig = { getTypeParser: () => (value: unknown) => value };

async function intoTarget<T>(to: string, job: (target: Client) => Promise<T>): Promise<T> {
  const target = new Client({ connectionString: to, types: AS_WRITTEN, keepAlive: true });
  await target.connect();
  try {
    await target.query('BEGIN');
    const value = await job(target);
    await target.query('COMMIT');
    return value;
  } catch (error) {
    await target.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await target.end();
  }
}

type Source = InstanceType<typeof Database>;
type Table = { readonly name: string; readonly columns: readonly Column[]; readonly key: string };

async function copy(source: Source, target: Client, onProgress: OnMove): Promise<Moved> {
  const tables = await tablesOf(target);
  const names = tables.map(({ name }) => quoted(name)).join(', ');
  await target.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
  for (const { name } of tables) {
    const { rows } = await target.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rows.length > 0)
      throw new Error(`The target is not empty: its table ${name} has rows. Nothing was moved.`);
  }
  // A row may point to one that comes later; they are looked at when all are there.
  const references = await referencesOf(target);
  for (const { table, name } of references)
    await target.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const done = (count: number) => onProgress('copy', count);
    counts[table.name] = await copyTable(source, target, table, done);
  }
  for (const { table, name, rule } of references)
    await target.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${rule}`);
  await target.query('ANALYZE');
  for (const table of tables) {
    const compared = await compareTable(source, target, table, (count) =>
      onProgress('compare', count),
    );
    if (compared !== counts[table.name]) throw differs(table.name);
  }
  const games = await tallied(source, target, (count) => onProgress('tally', count));
  return { rows: counts, games };
}

const differs = (what: string) =>
  new Error(`${what} is not the same on both sides. Nothing was moved.`);
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The tables of the target with their columns, and the columns that order their rows. */
async function tablesOf(target: Client): Promise<Table[]> {
  const { rows } = await target.query<{ name: string; column: string; type: string }>(
    `SELECT table_name AS name, column_name AS column, data_type AS type
     FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
     ORDER BY table_name, ordinal_position`,
  );
  const keys = await target.query<{ name: string; column: string }>(
    `SELECT c.relname AS name, a.attname AS column FROM pg_index i
     JOIN pg_class c ON c.oid = i.indrelid
     CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(number, place)
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number
     WHERE i.indisprimary AND c.relnamespace = 'public'::regnamespace ORDER BY 1, k.place`,
  );
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.map((name) => ({
    name,
    columns: rows.filter((row) => row.name === name).map(({ column, type }) => ({ column, type })),
    key: keys.rows
      .filter((row) => row.name === name)
      .map(({ column }) => quoted(column))
      .join(', '),
  }));
}

async function referencesOf(target: Client) {
  const { rows } = await target.query<{ table: string; name: string; rule: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS rule
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  return rows;
}

const rowsIn = (source: Source, { name, columns, key }: Table): IterableIterator<Row> => {
  const list = columns.map(({ column }) => quoted(column)).join(', ');
  const rows = source.prepare(`SELECT ${list} FROM ${quoted(name)} ORDER BY ${key}`).iterate();
  // A driver knows no types of rows.
  return rows as IterableIterator<Row>;
};

async function copyTable(
  source: Source,
  target: Client,
  table: Table,
  onProgress: (done: number) => void,
): Promise<number> {
  const list = table.columns.map(({ column }) => quoted(column)).join(', ');
  const lists = table.columns.map(({ type }, i) => `$${i + 1}::${type}[]`).join(', ');
  const insert = `INSERT INTO ${quoted(table.name)} (${list}) SELECT * FROM unnest(${lists})`;
  // Column by column, as PostgreSQL takes many rows at once.
  let values: (string | null)[][] = table.columns.map(() => []);
  let [rows, size, done] = [0, 0, 0];
  const send = async () => {
    if (rows > 0) await target.query(insert, values);
    done += rows;
    values = table.columns.map(() => []);
    [rows, size] = [0, 0];
    onProgress(done);
  };
  for (const row of rowsIn(source, table)) {
    for (const [i, { column, type }] of table.columns.entries()) {
      const value = plain(row[column], type);
      values[i]?.push(value);
      size += value?.length ?? 0;
    }
    rows += 1;
    if (rows === AT_ONCE || size > MOST_AT_ONCE) await send();
  }
  await send();
  return done;
}

/** Reads both sides in the order of the key; answers how many rows are the same, all of them. */
async function compareTable(
  source: Source,
  target: Client,
  table: Table,
  onProgress: (done: number) => void,
): Promise<number> {
  const list = table.columns.map(({ column }) => quoted(column)).join(', ');
  await target.query(
    `DECLARE moved CURSOR FOR SELECT ${list} FROM ${quoted(table.name)} ORDER BY ${table.key}`,
  );
  let [there, at, done]: [Row[], number, number] = [[], 0, 0];
  for (const row of rowsIn(source, table)) {
    if (at === there.length) {
      there = (await target.query<Row>(`FETCH ${AT_ONCE} FROM moved`)).rows;
      at = 0;
      onProgress(done);
    }
    const other = there[at];
    at += 1;
    if (!other || hashOf(row, table.columns) !== hashOf(other, table.columns))
      throw differs(`A row of ${table.name}`);
    done += 1;
  }
  const more = at < there.length || (await target.query('FETCH 1 FROM moved')).rows.length > 0;
  if (more) throw differs(table.name);
  await target.query('CLOSE moved');
  onProgress(done);
  return done;
}
