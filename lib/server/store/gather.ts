import 'server-only';
import DataLoader from 'dataloader';
import { isUnavailable } from './faults';

/** The most that is asked at once. */
const MOST = 64;

/**
 * Gathers what is asked at the same time into one question: while one is being answered, all that
 * comes meanwhile waits, and is then asked together. Nothing is kept. An `Error` among the answers is
 * thrown to the one who asked.
 *
 * @param ask answers one for one, in the order of what was asked
 * @param patienceMs how long a question waits for as many as asked the last time, where many ask again
 *   and again and one large question is worth more than two small ones
 */
export function gather<Asked, Answered>(
  ask: (asked: readonly Asked[]) => Promise<readonly (Answered | Error)[]>,
  { patienceMs = 0 }: { patienceMs?: number } = {},
): (asked: Asked) => Promise<Answered> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** How many asked from one question to the end of the next: whoever has an answer may ask again soon. */
  let crowd = 0;
  /** Goes once a turn of the event loop has brought nobody more, and the crowd is there again or is late. */
  const goWhenQuiet = (go: () => void, until = performance.now() + patienceMs, seen = 0): void => {
    setImmediate(() => {
      const isEnough = waiting <= seen && (waiting >= crowd || performance.now() >= until);
      if (waiting >= MOST || isEnough) go();
      else goWhenQuiet(go, until, waiting);
    });
  };
  const loader = new DataLoader<Asked, Answered>(
    (asked) => {
      waiting -= asked.length;
      const answered = ask(asked);
      running = answered
        .catch(() => undefined)
        .then(() => {
          crowd = asked.length + waiting;
        });
      return answered;
    },
    {
      cache: false,
      maxBatchSize: MOST,
      // After what is running, and after the requests that have arrived by now: a larger batch costs
      // hardly more than a small one.
      batchScheduleFn: (go) => void running.then(() => goWhenQuiet(go)),
    },
  );
  return (asked) => {
    waiting += 1;
    return loader.load(asked);
  };
}

/** So long a batch waits for the others while many write: a wait for the disk less for each of them. */
const PATIENCE_MS = 4;

/** The same of what is written together in one transaction: what fails of one must not fail of the others. */
export const gatherWrites = <Asked, Answered>(
  together: (asked: readonly Asked[]) => Promise<readonly Answered[]>,
): ((asked: Asked) => Promise<Answered>) =>
  gather(
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
    { patienceMs: PATIENCE_MS },
  );
