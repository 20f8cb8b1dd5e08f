import 'server-only';
import type { QueryConfig, QueryResult } from 'pg';
import type { Prisma } from '../../../generated/prisma/client';

/** The database inside one transaction; the same models on SQLite and on PostgreSQL. */
export type Tx = Prisma.TransactionClient;

/** Work inside one transaction. */
export type Job<T> = (tx: Tx) => Promise<T>;

/** A job for Prisma's `$transaction`; `isDone` tells that what failed after it was the commit. */
export function watched<T>(job: Job<T>): { readonly job: Job<T>; readonly isDone: () => boolean } {
  let isDone = false;
  return {
    job: async (tx) => {
      const value = await job(tx);
      isDone = true;
      return value;
    },
    isDone: () => isDone,
  };
}

/** A database that is open. What `read` and `write` promise is said in `db.ts`. */
export type Store = {
  /** What a JSON column is made of: SQL written by hand casts to it. */
  readonly jsonType: 'TEXT' | 'JSON';
  read<T>(job: Job<T>): Promise<T>;
  write<T>(job: Job<T>): Promise<T>;
  /** One statement by itself, as the driver takes it, where the database is a server; else null. */
  readonly query: ((asked: QueryConfig) => Promise<QueryResult>) | null;
  /** Begins to close at once; resolves when nothing of it is left. */
  close(): Promise<void>;
};
