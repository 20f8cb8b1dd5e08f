/** PostgreSQL: many processes, many connections; transactions that cannot see one another. */
import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { E_TIMEOUT, Mutex, withTimeout } from 'async-mutex';
import { PrismaClient as PostgresClient } from '../../../generated/postgres/client';
import type { PrismaClient } from '../../../generated/prisma/client';
import { type FaultKind, faultKind, unavailable } from './faults';
import { connectionConfig, poolOf } from './postgres-connection';
import { type Job, type Store, watched } from './store';

const READING = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
const WRITING = 'BEGIN ISOLATION LEVEL SERIALIZABLE';

/** How often a job is begun at the most, by what went wrong with it. */
const TRIES: Readonly<Record<NonNullable<FaultKind>, number>> = {
  conflict: 16,
  // Another was quicker, and the job now finds what that one wrote; or it is twice for good.
  twice: 2,
  lost: 3,
  slow: 1,
  full: 1,
};
/** Nothing is begun again later than this after it was asked for. */
const LONGEST_MS = 10_000;
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 250;

/** Opens pools of connections; the first query makes the first connection. */
export function openPostgres(
  url: string,
  { connections, timeoutMs }: { connections: number; timeoutMs: number },
): Store {
  const config = connectionConfig(url, timeoutMs);
  const writers = Math.ceil(connections / 2);
  const lanes = [
    lane(poolOf(config, { begin: READING, max: Math.max(connections - writers, 1) }), timeoutMs),
    lane(poolOf(config, { begin: WRITING, max: writers }), timeoutMs),
  ] as const;
  const [reader, writer] = lanes;
  return {
    jsonType: 'JSON',
    read: (job) => run(reader, job),
    write: (job) => run(writer, job),
    query: (asked) => writer.pool.query(asked),
    async close() {
      for (const { client, pool } of lanes) {
        await client.$disconnect();
        await pool.end();
      }
    },
  };
}

type Lane = { readonly client: PrismaClient; readonly queue: Mutex };

function lane(pool: ReturnType<typeof poolOf>, timeoutMs: number) {
  const client = new PostgresClient({
    adapter: new PrismaPg(pool),
    // Later than the pool's own limit, which says more.
    transactionOptions: { maxWait: timeoutMs + 1000, timeout: 2 * timeoutMs },
  });
  // Made from the same models, it has the same methods; its types differ in name, and in what only
  // PostgreSQL can (`mode`, raw types), which nothing here uses.
  return { pool, client: client as unknown as PrismaClient, queue: new Mutex() };
}

/**
 * Runs a job until it has come to an end or there is no use in beginning it again. Jobs run side by
 * side; one that met another comes to the queue, and as long as there is one, all others of this server
 * come to it too: in a small database, where all read and write the same few pages, those who begin
 * again would otherwise meet again and again.
 */
async function run<T>({ client, queue }: Lane, job: Job<T>): Promise<T> {
  const until = performance.now() + LONGEST_MS;
  for (let tries = 1; ; tries++) {
    const once = watched(job);
    const attempt = () => client.$transaction(once.job);
    try {
      return await (tries > 1 || queue.isLocked()
        ? inTurn(queue, until - performance.now(), attempt)
        : attempt());
    } catch (error) {
      const kind = faultKind(error);
      if (kind === null) throw error;
      // Of a commit that failed, only a conflict says that it did not happen.
      const isUnknown = once.isDone() && (kind === 'lost' || kind === 'slow' || kind === 'full');
      if (!isUnknown && tries < TRIES[kind] && performance.now() < until) {
        // Who comes to the queue for the first time meets nobody of this server there.
        if (kind !== 'conflict' || tries > 1) await pauseAfter(tries);
      } else if (kind === 'twice') throw error;
      else throw unavailable(kind, error, isUnknown);
    }
  }
}

/** Does it when all that came before has been done; not at all where that takes longer. */
const inTurn = <T>(queue: Mutex, longestMs: number, attempt: () => Promise<T>): Promise<T> =>
  withTimeout(queue, Math.max(1, longestMs), unavailable('slow', E_TIMEOUT, false)).runExclusive(
    attempt,
  );

// By chance, so that two who met do not meet again.
const pauseAfter = (tries: number) =>
  pause(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
