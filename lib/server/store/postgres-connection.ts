/** Connections to PostgreSQL as all of the server makes them. */
import 'server-only';
import { Client, type ClientConfig, Pool } from 'pg';

/** How a connection is made and how long anything on it may take. */
export function connectionConfig(url: string, timeoutMs: number): ClientConfig {
  return {
    connectionString: url,
    application_name: 'schiefer',
    keepAlive: true,
    connectionTimeoutMillis: timeoutMs,
    // The server's limits, and one of ours for a server that does not answer at all.
    statement_timeout: timeoutMs,
    lock_timeout: timeoutMs,
    idle_in_transaction_session_timeout: 2 * timeoutMs,
    query_timeout: timeoutMs + 1000,
  };
}

type Send = (query: unknown, values?: unknown, done?: unknown) => unknown;

/**
 * Connections whose every transaction begins with `begin`: said with BEGIN itself, it costs no second
 * trip to the server and holds behind any pooler. A connection that kept us waiting in vain is closed,
 * so that nobody else waits behind it.
 */
export function poolOf(config: ClientConfig, { begin, max }: { begin: string; max: number }): Pool {
  class Connection extends Client {
    constructor(own?: string | ClientConfig) {
      super(own);
      // Whoever asks next is told; unheard, it would end the process.
      this.on('error', () => undefined);
      // The overloads of `query` all come down to this.
      const send = super.query.bind(this) as Send;
      let before: Promise<unknown> = Promise.resolve();
      const ask: Send = (query, values, done) => {
        // So asks the pool itself, of a connection that nobody has yet.
        if (done || typeof values === 'function') return send(query, values, done);
        // Prisma asks several things at once, which the driver advises against.
        const answer = before.then(() => send(prepared(query, begin), values));
        before = answer.catch((error: unknown) => {
          if (/read timeout/i.test(String(error))) this.end().catch(() => undefined);
        });
        return answer;
      };
      this.query = ask as Client['query'];
    }
  }
  const pool = new Pool({ ...config, Client: Connection, max, idleTimeoutMillis: 30_000 });
  // A connection that dies while nobody uses it leaves the pool; nothing else is to be done.
  pool.on('error', () => undefined);
  return pool;
}

function prepared(query: unknown, begin: string): unknown {
  if (!isQuery(query)) return query;
  if (query.text === 'BEGIN') return { ...query, text: begin };
  return query.values?.some(hasNul) ? { ...query, values: query.values.map(withoutNul) } : query;
}

const isQuery = (query: unknown): query is { text: string; values?: unknown[] } =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string';

// PostgreSQL keeps every character in a text but this one: it becomes the sign for what is none, on
// the way in and in what is looked for, so that nothing that is sent can make a statement fail.
const NUL = '\u0000';
const hasNul = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes(NUL) : Array.isArray(value) && value.some(hasNul);
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll(NUL, '\ufffd')
    : Array.isArray(value)
      ? value.map(withoutNul)
      : value;
