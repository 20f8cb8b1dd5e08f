/**
 * What the server does beside answering: it opens and closes the database, goes on with long work that
 * was broken off, and keeps the log.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Instrumentation } from 'next';
import { closeDatabase, openDatabase } from './lib/server/db';
import { wakeJobs } from './lib/server/files/job-runner';
import { fillCachesInBackground } from './lib/server/files/rebuild';
import { endStreams } from './lib/server/live-streams';
import { log } from './lib/server/log';

/** Opens the database, or ends the process with the reason: better than failing every request. */
export function start(): void {
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  try {
    openDatabase();
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  // Next exits when the last request is answered; closing by then leaves one whole file behind.
  process.once('exit', closeDatabase);
  // Next waits for the answers that are open, and a stream never ends by itself.
  process.once('SIGTERM', endStreams);
  process.once('SIGINT', endStreams);
  fillCachesInBackground();
  wakeJobs();
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
    const path = withoutQuery(request.url);
    if (path.startsWith('/_next/static/')) return;
    const since = begun.get(request);
    const ms = since === undefined ? undefined : Math.round(performance.now() - since);
    log.info({ method: request.method, path, status: response.statusCode, ms }, 'request');
  });
}

/** A fault that reached Next, with where it happened and nothing of what was sent. */
export const logFault: Instrumentation.onRequestError = (error, request, context) => {
  const { method } = request;
  const path = withoutQuery(request.path);
  log.error({ err: error, method, path, route: context.routePath }, 'request failed');
};

const withoutQuery = (url = ''): string => url.split('?', 1).join('').slice(0, 200);
