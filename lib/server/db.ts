import 'server-only';
import { existsSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { Mutex } from 'async-mutex';
import { type Prisma, PrismaClient } from '../../generated/prisma/client';
import { databaseFile, env } from './env';
import { lockDatabase } from './lock';

/** The database inside one transaction. */
export type Tx = Prisma.TransactionClient;

type Lane = { readonly client: PrismaClient; readonly queue: Mutex };
type Database = { readonly reader: Lane; readonly writer: Lane; readonly close: () => void };

const EVERY_CONNECTION = 'PRAGMA busy_timeout=5000; PRAGMA foreign_keys=ON;';
// FULL: what is acknowledged has reached the disk.
const WRITER = `PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; ${EVERY_CONNECTION}`;
const READER = `${EVERY_CONNECTION} PRAGMA query_only=ON;`;

/** Sets up every connection it opens, and remembers it so that it can be closed. */
class Connections extends PrismaBetterSqlite3 {
  readonly #open: { dispose(): Promise<void> }[] = [];
  readonly #setUp: string;

  constructor(file: string, setUp: string) {
    super({ url: `file:${file}`, fileMustExist: true }, { timestampFormat: 'unixepoch-ms' });
    this.#setUp = setUp;
  }
  override async connect() {
    const connection = await super.connect();
    await connection.executeScript(this.#setUp);
    this.#open.push(connection);
    return connection;
  }
  /** The driver closes at once, so this works while the process exits. */
  close(): void {
    for (const connection of this.#open.splice(0)) void connection.dispose();
  }
}

function open(url: string): Database {
  const file = databaseFile(url);
  if (!existsSync(file)) throw new Error(`There is no database ${file}. Run scripts/migrate.ts.`);
  const unlock = lockDatabase(file);
  const connections = [new Connections(file, READER), new Connections(file, WRITER)] as const;
  const [reader, writer] = connections.map((adapter): Lane => {
    const client = new PrismaClient({ adapter, transactionOptions: { timeout: 10_000 } });
    return { client, queue: new Mutex() };
  }) as [Lane, Lane]; // map forgets that two go in and two come out
  const close = () => {
    for (const each of connections) each.close();
    unlock();
  };
  return { reader, writer, close };
}

// Pages, actions and route handlers have module instances of their own, the database is one.
const shared = globalThis as typeof globalThis & { schieferDatabase?: Database | undefined };

/**
 * Opens the database unless it is open. Called by the first query; the server calls it at its
 * start, so that a database that cannot be opened is known then.
 *
 * @throws with a sentence where there is no database or another process has it
 */
export function openDatabase(): Database {
  shared.schieferDatabase ??= open(env().DATABASE_URL);
  return shared.schieferDatabase;
}

/** Closes the database at once and lets other processes have it; the next query opens it again. */
export function closeDatabase(): void {
  shared.schieferDatabase?.close();
  shared.schieferDatabase = undefined;
}

/**
 * Runs a job in a transaction of its own, on the one connection that writes. Jobs wait for one
 * another: on a connection in the middle of a transaction, a second writer's statement would be
 * rolled back with the first. Inside await the database and nothing else, never another `write`.
 */
export function write<T>(job: (tx: Tx) => Promise<T>): Promise<T> {
  return run(openDatabase().writer, job);
}

/** Runs a job that only reads: all its queries see the same, last committed state. */
export function read<T>(job: (tx: Tx) => Promise<T>): Promise<T> {
  return run(openDatabase().reader, job);
}

const run = <T>({ client, queue }: Lane, job: (tx: Tx) => Promise<T>): Promise<T> =>
  queue.runExclusive(() => client.$transaction(job));
