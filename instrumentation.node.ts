/**
 * What the server does beside answering: it opens and closes the database, tells and hears what other
 * servers on it do, goes on with long work that was broken off, and keeps the log.
 */
import type { Instrumentation } from 'next';
import { OWN_ENDPOINTS } from './app/api/own';
import { followGame, readDocument } from './app/api/v1/contract/others';
import { ENDPOINTS } from './app/api/v1/endpoints';
import { scheduleReminders } from './lib/server/account';
import { log, loggedPath } from './lib/server/config/log';
import { clearForsakenInBackground, fillCachesInBackground } from './lib/server/files';
import { joinInstances } from './lib/server/live';
import { closeDatabase, openDatabase } from './lib/server/store';
import { scheduleBackups } from './lib/server/store/backup';
import { documents } from './lib/server/transports/documents';
import { fastRoutes } from './lib/server/transports/fast-routes';
import { noteRequest, startMetrics } from './lib/server/transports/metrics';
import { packedFile } from './lib/server/transports/packed-files';
import {
  type Answered,
  OwnResponse,
  requestListener,
} from './lib/server/transports/request-listener';
import type { ServerParts } from './lib/server/transports/server-parts';
import { stopOnSignals } from './lib/server/transports/stopping';

/** Opens the database, or ends the process with the reason: better than failing every request. */
export function start(): void {
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  try {
    openDatabase();
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  // Whatever ends the process: closing leaves one whole file behind.
  process.once('exit', closeDatabase);
  startMetrics();
  joinInstances();
  fillCachesInBackground();
  clearForsakenInBackground();
  scheduleBackups();
  scheduleReminders();
  globalThis.schieferServe?.(parts);
}

/** In development Next makes every page and file anew. */
const OWN = {
  endpoints: [...ENDPOINTS, ...OWN_ENDPOINTS],
  others: [followGame, readDocument],
  ...(process.env.NODE_ENV === 'production' && { documents, files: packedFile }),
};

const parts: ServerParts = {
  ServerResponse: OwnResponse,
  listener: (next) => requestListener(fastRoutes(OWN, next), noteAnswered),
  stopOnSignals,
};

function noteAnswered({ method, url, isAction, status, seconds }: Answered): void {
  const path = loggedPath(url);
  if (path.startsWith('/_next/static/')) return;
  // Whoever watches asks every other second; what is worth a line is another answer.
  const level = path.startsWith('/api/health') && status === 200 ? 'debug' : 'info';
  log[level]({ method, path, status, ms: Math.round(seconds * 1000) }, 'request');
  noteRequest({ method, path, isAction, status, seconds });
}

/** A fault that reached Next, with where it happened and nothing of what was sent. */
export const logFault: Instrumentation.onRequestError = (error, request, context) => {
  const { method } = request;
  const path = loggedPath(request.path);
  log.error({ err: error, method, path, route: context.routePath }, 'request failed');
};
