/**
 * The end of a server that is asked to stop (SIGTERM, SIGINT): it says that it takes no more, lets the
 * load balancer notice, takes no new connections, ends the streams, answers what was asked, finishes
 * what is being written, closes the database, and exits with 0, within a bound.
 */
import 'server-only';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '../config/env';
import { log } from '../config/log';
import { endEveningStreams, endStreams, leaveInstances } from '../live';
import { closeDatabase, transactions } from '../store';
import { endBackups } from '../store/backup';

/** What is open by then is cut off: whoever asked has no answer and sends it again. */
const LONGEST_MS = 8000;
const LOOK_MS = 25;

// Pages and route handlers have module instances of their own; the server stops as one.
const shared = globalThis as typeof globalThis & { schieferIsStopping?: boolean };

/** Was this server asked to stop? */
export const isStopping = (): boolean => shared.schieferIsStopping === true;

/** What ends with this process: the server, and what Next has open beside it. */
export type Ending = { readonly server: Server; readonly closeNext: () => Promise<void> };

/** Sees to the end of this process; to be called once, before it takes requests. */
export function stopOnSignals(ending: Ending): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void stop(signal, ending));
}

async function stop(signal: string, { server, closeNext }: Ending): Promise<void> {
  if (isStopping()) return;
  shared.schieferIsStopping = true;
  log.info({ signal }, 'stopping');
  endBackups();
  const { STOP_DELAY_SECONDS } = env();
  await pause(STOP_DELAY_SECONDS * 1000);
  const until = performance.now() + LONGEST_MS;
  const closed = close(server)
    .then(closeNext)
    .then(() => true);
  endStreams();
  endEveningStreams();
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
async function close(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  clearInterval(idle);
}
