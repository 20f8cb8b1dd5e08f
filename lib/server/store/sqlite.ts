/** SQLite: one file, one process, one connection that writes and one that reads. */
import 'server-only';
import { existsSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { Mutex } from 'async-mutex';
import { PrismaClient } from '../../../generated/prisma/client';
import { databaseFile } from '../config/env';
import { faultKind, unavailable } from './faults';
import { lockDatabase } from './lock';
import { type Job, type Store, watched } from './store';

type Lane = { readonly client: PrismaClient; readonly queue: Mutex };

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

/**
 * Opens the file for this process alone.
 *
 * @throws with a sentence where there is no such file or another process has it
 */
export function openSqlite(url: string): Store {
  const file = databaseFile(url);
  if (!existsSync(file)) throw new Error(`There is no database ${file}. Run scripts/migrate.ts.`);
  const unlock = lockDatabase(file);
  const connections = [new Connections(file, READER), new Connections(file, WRITER)] as const;
  const [reader, writer] = connections.map((adapter): Lane => {
    const client = new PrismaClient({ adapter, transactionOptions: { timeout: 10_000 } });
    return { client, queue: new Mutex() };
  }) as [Lane, Lane]; // map forgets that two go in and two come out
  return {
    jsonType: 'TEXT',
    read: (job) => run(reader, job),
    // On a connection in the middle of a transaction, a second writer's statement would be rolled
    // back with the first: so jobs wait for one another.
    write: (job) => run(writer, job),
    query: null,
    async close() {
      for (const each of connections) each.close();
      unlock();
    },
  };
}

const run = <T>({ client, queue }: Lane, job: Job<T>): Promise<T> =>
  queue.runExclusive(async () => {
    const once = watched(job);
    try {
      return await client.$transaction(once.job);
    } catch (error) {
      const kind = faultKind(error);
      if (kind === null || kind === 'twice' || kind === 'conflict') throw error;
      // No room, a disk that fails, or a job that took too long: the next one may find it mended.
      throw unavailable(kind, error, once.isDone());
    }
  });
