/**
 * The end of a server that is asked to stop (SIGTERM, SIGINT): it says that it takes no more, lets the
 * load balancer notice, takes no new connections, ends the streams, answers what was asked, finishes
 * what is being written, closes the database, and exits with 0, within a bound.
 */
import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { endBackups } from './database-backup/schedule';
import { closeDatabase } from './db';
import { env } from './env';
import { leaveInstances } from './instances';
import { endStreams } from './live-streams';
import { log } from './log';
import { transactions } from './transactions';

/** What is open by then is cut off: whoever asked has no answer and sends it again. */
const LONGEST_MS = 8000;
const LOOK_MS = 25;

type Stopping = { isStopping: boolean; readonly servers: Set<Server> };
// Pages and route handlers have module instances of their own; the server stops as one.
const shared = globalThis as typeof globalThis & { schieferStopping?: Stopping };
function state(): Stopping {
  shared.schieferStopping ??= { isStopping: false, servers: new Set() };
  return shared.schieferStopping;
}

/** Was this server asked to stop? */
export const isStopping = (): boolean => state().isStopping;

/** Sees to the end of this process; to be called once, before it takes requests. */
export function stopOnSignals(): void {
  // One that has never been asked anything has nobody to finish with.
  subscribe('http.server.request.start', (message) => {
    state().servers.add((message as { server: Server }).server); // what Node puts on its channel
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Next's own way ends with another status, and knows nothing of the database.
    if (process.env.NODE_ENV === 'production') process.removeAllListeners(signal);
    process.on(signal, () => void stop(signal));
  }
}

async function stop(signal: string): Promise<void> {
  if (isStopping()) return;
  state().isStopping = true;
  log.info({ signal }, 'stopping');
  endBackups();
  const { STOP_DELAY_SECONDS } = env();
  await pause(STOP_DELAY_SECONDS * 1000);
  const until = performance.now() + LONGEST_MS;
  const closed = closeServers();
  endStreams();
  if (process.env.NODE_ENV !== 'production') return;
  const inTime = await Promise.race([closed, pause(LONGEST_MS, false)]);
  if (!inTime) log.warn('stopped with requests open');
  while (transactions.open() > 0 && performance.now() < until) await pause(LOOK_MS);
  try {
    await leaveInstances();
    await closeDatabase();
    log.info('stopped');
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'the database could not be closed');
    process.exit(1);
  }
}

/** No new connections; those without a request are closed, the others once they are answered. */
async function closeServers(): Promise<true> {
  const { servers } = state();
  const idle = setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
  }, LOOK_MS);
  await Promise.all(
    [...servers].map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
  );
  clearInterval(idle);
  return true;
}
