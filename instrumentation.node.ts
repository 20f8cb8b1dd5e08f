/**
 * What the server does beside answering: it opens and closes the database, tells and hears what other
 * servers on it do, goes on with long work that was broken off, and keeps the log.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Instrumentation } from 'next';
import { changeGame } from './app/api/v1/contract/games';
import { POST as change } from './app/api/v1/games/[gameId]/changes/route';
import { direct } from './lib/server/api/direct';
import { scheduleBackups } from './lib/server/database-backup/schedule';
import { closeDatabase, openDatabase } from './lib/server/db';
import { wakeJobs } from './lib/server/files/job-runner';
import { fillCachesInBackground } from './lib/server/files/rebuild';
import { standAtDoor } from './lib/server/front-door';
import { joinInstances } from './lib/server/instances';
import { log, loggedPath } from './lib/server/log';
import { noteRequest, startMetrics } from './lib/server/metrics';
import { stopOnSignals } from './lib/server/stopping';

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
  // What Next compiles anew while it is developed is its own to answer.
  const isBuilt = process.env.NODE_ENV === 'production';
  standAtDoor({ own: isBuilt ? [direct(changeGame, change)] : [], takesUpgrades: !isBuilt });
  stopOnSignals();
  startMetrics();
  joinInstances();
  fillCachesInBackground();
  wakeJobs();
  scheduleBackups();
  logRequests();
}

// What Node puts on its channels.
type Exchange = { request: IncomingMessage; response: ServerResponse };

function logRequests(): void {
  const begun = new WeakMap<IncomingMessage, number>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Exchange;
    begun.set(request, performance.now());
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Exchange;
    const path = loggedPath(request.url);
    if (path.startsWith('/_next/static/')) return;
    const since = begun.get(request);
    const took = since === undefined ? 0 : performance.now() - since;
    const { method } = request;
    const status = response.statusCode;
    // Whoever watches asks every other second; what is worth a line is another answer.
    const level = path.startsWith('/api/health') && status === 200 ? 'debug' : 'info';
    log[level]({ method, path, status, ms: Math.round(took) }, 'request');
    const isAction = request.headers['next-action'] !== undefined;
    noteRequest({ method, path, isAction, status, seconds: took / 1000 });
  });
}

/** A fault that reached Next, with where it happened and nothing of what was sent. */
export const logFault: Instrumentation.onRequestError = (error, request, context) => {
  const { method } = request;
  const path = loggedPath(request.path);
  log.error({ err: error, method, path, route: context.routePath }, 'request failed');
};
