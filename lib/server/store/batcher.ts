import 'server-only';
import DataLoader from 'dataloader';
import { isUnavailable } from './faults';

/** The most that is asked at once. */
const MOST = 64;

/**
 * Batches what is asked at the same time into one question: while one is being answered, all that
 * comes meanwhile waits, and is then asked together. Nothing is kept. An `Error` among the answers is
 * thrown to the one who asked.
 *
 * @param ask answers one for one, in the order of what was asked
 * @param waitMs how long a question waits for as many as asked the last time, where many ask again
 *   and again and one large question is worth more than two small ones
 */
export function batched<Asked, Answered>(
  ask: (asked: readonly Asked[]) => Promise<readonly (Answered | Error)[]>,
  { waitMs = 0 }: { waitMs?: number } = {},
): (asked: Asked) => Promise<Answered> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** The size of the last batch and of what came while it ran: as many may soon ask again. */
  let lastSize = 0;
  /** Starts once a turn of the event loop has brought nobody more, and as many are there as last time or time is up. */
  const startBatch = (go: () => void, until = performance.now() + waitMs, seen = 0): void => {
    setImmediate(() => {
      const isEnough = waiting <= seen && (waiting >= lastSize || performance.now() >= until);
      if (waiting >= MOST || isEnough) go();
      else startBatch(go, until, waiting);
    });
  };
  const loader = new DataLoader<Asked, Answered>(
    (asked) => {
      waiting -= asked.length;
      const answered = ask(asked);
      running = answered
        .catch(() => undefined)
        .then(() => {
          lastSize = asked.length + waiting;
        });
      return answered;
    },
    {
      cache: false,
      maxBatchSize: MOST,
      // After what is running, and after the requests that have arrived by now: a larger batch costs
      // hardly more than a small one.
      batchScheduleFn: (go) => void running.then(() => startBatch(go)),
    },
  );
  return (asked) => {
    waiting += 1;
    return loader.load(asked);
  };
}

/** So long a batch waits for the others while many write: a wait for the disk less for each of them. */
const WAIT_MS = 4;

/** The same of what is written together in one transaction: what fails of one must not fail of the others. */
export const batchedWrites = <Asked, Answered>(
  together: (asked: readonly Asked[]) => Promise<readonly Answered[]>,
): ((asked: Asked) => Promise<Answered>) =>
  batched(
    async (asked: readonly Asked[]) => {
      try {
        return await together(asked);
      } catch (error) {
        const fault = (one: unknown) => (one instanceof Error ? one : new Error(String(one)));
        // A database that does not answer one does not answer the others.
        if (asked.length === 1 || isUnavailable(error)) return asked.map(() => fault(error));
        const answers: (Answered | Error)[] = [];
        for (const one of asked)
          answers.push(...(await together([one]).catch((alone) => [fault(alone)])));
        return answers;
      }
    },
    { waitMs: WAIT_MS },
  );
