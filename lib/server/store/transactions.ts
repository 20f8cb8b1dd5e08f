/** Counts the transactions that are under way and tells how long they took to whoever wants to know. */
import 'server-only';
import { isUnavailable } from './faults';

/** Whether a transaction only reads. */
export type TransactionKind = 'read' | 'write';
type Took = { readonly waitedSeconds: number; readonly seconds: number };

type Book = {
  readonly open: Record<TransactionKind, number>;
  readonly waiting: Record<TransactionKind, number>;
  onEnd: ((kind: TransactionKind, took: Took) => void) | null;
  isAway: boolean;
  /** When one found no room, in ms. */
  fullAt: number | null;
};
// Pages, actions and route handlers have module instances of their own, the book is one.
const shared = globalThis as typeof globalThis & { schieferTransactions?: Book };
shared.schieferTransactions ??= {
  open: { read: 0, write: 0 },
  waiting: { read: 0, write: 0 },
  onEnd: null,
  isAway: false,
  fullAt: null,
};
const book: Book = shared.schieferTransactions;

/** Phones send what waits again in less. */
const LATELY_MS = 60_000;

/** How many transactions are under way or wait; how many have not begun. */
export const transactions = {
  open: (): number => book.open.read + book.open.write,
  waiting: (kind: TransactionKind): number => book.waiting[kind],
  /** Did the latest one to end find no database? */
  isAway: (): boolean => book.isAway,
  /** Did one find no room lately? What changes nothing needs none, and says nothing about it. */
  isFull: (): boolean => book.fullAt !== null && Date.now() - book.fullAt < LATELY_MS,
  /** Calls back at the end of every one from now on: how long it waited, and how long all of it took. */
  onEnd(callback: Book['onEnd']): void {
    book.onEnd = callback;
  },
};

/** Runs a transaction and notes when its job begins and when it has ended. */
export async function counted<Job extends (...given: never[]) => unknown, T>(
  kind: TransactionKind,
  job: Job,
  run: (job: Job) => Promise<T>,
): Promise<T> {
  const asked = book.onEnd && performance.now();
  let begun: number | null = null;
  let isWaiting = true;
  const begin = () => {
    if (!isWaiting) return;
    isWaiting = false;
    book.waiting[kind] -= 1;
    begun = asked && performance.now();
  };
  // The same job with the same arguments and answer; it may be begun more than once.
  const noting = ((...given: never[]) => {
    begin();
    return job(...given);
  }) as Job;
  book.open[kind] += 1;
  book.waiting[kind] += 1;
  try {
    const done = await run(noting);
    book.isAway = false;
    return done;
  } catch (error) {
    book.isAway = isUnavailable(error);
    if (isUnavailable(error) && error.outcome === 'full') book.fullAt = Date.now();
    throw error;
  } finally {
    begin();
    book.open[kind] -= 1;
    if (asked !== null && book.onEnd) {
      const now = performance.now();
      const waitedSeconds = ((begun ?? now) - asked) / 1000;
      book.onEnd(kind, { waitedSeconds, seconds: (now - asked) / 1000 });
    }
  }
}
