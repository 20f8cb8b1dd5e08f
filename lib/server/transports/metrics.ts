/**
 * What this server measures of itself, for Prometheus: only where the setting METRICS_TOKEN lets
 * somebody ask for it, and else nothing is measured at all.
 */
import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { env, isPostgres } from '../config/env';
import { openStreams, otherInstances } from '../live';
import { type TransactionKind, transactions } from '../store';
import { backupState } from '../store/backup';

/** What a request is for; a closed list, so that no address that somebody makes up becomes a row. */
const REQUEST_KINDS = [
  'page',
  'action',
  'hand',
  'live',
  'api',
  'sign-in',
  'file',
  'health',
] as const;
type RequestKind = (typeof REQUEST_KINDS)[number];

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const KINDS: readonly TransactionKind[] = ['read', 'write'];

function make() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'schiefer_requests_total',
    help: 'requests answered, by what they were for and the status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'schiefer_request_seconds',
    help: 'time from a request to the end of its answer; streams are left out',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const transactionSeconds = new Histogram({
    name: 'schiefer_transaction_seconds',
    help: 'time of a transaction in the database, waiting left out',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const waitSeconds = new Histogram({
    name: 'schiefer_transaction_wait_seconds',
    help: 'time that a transaction waited for its turn',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'schiefer_transactions_waiting',
    help: 'transactions that wait for their turn',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const kind of KINDS) this.set({ kind }, transactions.waiting(kind));
    },
  });
  new Gauge({
    name: 'schiefer_live_readers',
    help: 'open streams of games',
    registers,
    collect() {
      this.set(openStreams().readers);
    },
  });
  new Gauge({
    name: 'schiefer_live_games',
    help: 'games that somebody follows',
    registers,
    collect() {
      this.set(openStreams().games);
    },
  });
  if (isPostgres(env().DATABASE_URL)) others(registers);
  else backups(registers);
  transactions.onEnd((kind, { waitedSeconds, seconds }) => {
    transactionSeconds.observe({ kind }, seconds - waitedSeconds);
    waitSeconds.observe({ kind }, waitedSeconds);
  });
  return { registry, requests, requestSeconds };
}

function others(registers: Registry[]): void {
  new Gauge({
    name: 'schiefer_other_instances',
    help: 'other servers on the database that were heard of within seven seconds',
    registers,
    collect() {
      this.set(otherInstances());
    },
  });
}

function backups(registers: Registry[]): void {
  new Gauge({
    name: 'schiefer_backup_timestamp_seconds',
    help: 'when the newest backup was made; 0 where there is none',
    registers,
    collect() {
      this.set((backupState().newestMs ?? 0) / 1000);
    },
  });
  new Gauge({
    name: 'schiefer_backups_failed',
    help: 'backups that failed since the last good one',
    registers,
    collect() {
      this.set(backupState().failed);
    },
  });
}

// Pages and route handlers have module instances of their own; the figures are one set.
const shared = globalThis as typeof globalThis & { schieferMetrics?: ReturnType<typeof make> };

/** Begins to measure where the settings want it; called once when the server starts. */
export function startMetrics(): void {
  if (env().METRICS_TOKEN !== undefined) shared.schieferMetrics ??= make();
}

/** Notes a request that was answered. */
export function noteRequest(request: {
  readonly method: string | undefined;
  readonly path: string;
  readonly isAction: boolean;
  readonly status: number;
  readonly seconds: number;
}): void {
  const metrics = shared.schieferMetrics;
  if (!metrics) return;
  const kind = kindOf(request);
  metrics.requests.inc({ kind, status: request.status });
  if (kind !== 'live') metrics.requestSeconds.observe({ kind }, request.seconds);
}

const HAND = /^\/api\/v1\/games\/[^/]+\/changes$/;
const LIVE = /^\/api\/v1\/games\/[^/]+\/live$/;

function kindOf({
  method,
  path,
  isAction,
}: Pick<Parameters<typeof noteRequest>[0], 'method' | 'path' | 'isAction'>): RequestKind {
  if (method === 'POST' && isAction) return 'action';
  if (!path.startsWith('/api/')) return 'page';
  if (method === 'POST' && HAND.test(path)) return 'hand';
  if (LIVE.test(path)) return 'live';
  if (path.startsWith('/api/health') || path === '/api/metrics') return 'health';
  if (path.startsWith('/api/auth/')) return 'sign-in';
  return path.startsWith('/api/v1/') || path === '/api/phone' ? 'api' : 'file';
}

/**
 * The figures as Prometheus reads them, with their type; null for whoever does not bring the token of
 * the settings.
 */
export async function readMetrics(
  authorization: string | null,
): Promise<{ readonly text: string; readonly type: string } | null> {
  const { METRICS_TOKEN } = env();
  const metrics = shared.schieferMetrics;
  if (METRICS_TOKEN === undefined || !metrics) return null;
  if (!isSame(authorization ?? '', `Bearer ${METRICS_TOKEN}`)) return null;
  return { text: await metrics.registry.metrics(), type: metrics.registry.contentType };
}

// Of one length, so that the time it takes says nothing.
const isSame = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other));
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
