import 'server-only';
import DataLoader from 'dataloader';

/** The most that is asked at once. */
const MOST = 64;

/**
 * Gathers what is asked at the same time into one question: while one is being answered, all that
 * comes meanwhile waits, and is then asked together. Nothing is kept. An `Error` among the answers is
 * thrown to the one who asked.
 *
 * @param ask answers one for one, in the order of what was asked
 */
export function gather<Asked, Answered>(
  ask: (asked: readonly Asked[]) => Promise<readonly (Answered | Error)[]>,
): (asked: Asked) => Promise<Answered> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** Goes once a turn of the event loop has brought nobody more. */
  const goWhenQuiet = (go: () => void, seen = 0): void => {
    setImmediate(() => (waiting > seen && waiting < MOST ? goWhenQuiet(go, waiting) : go()));
  };
  const loader = new DataLoader<Asked, Answered>(
    (asked) => {
      waiting -= asked.length;
      const answered = ask(asked);
      running = answered.catch(() => undefined);
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
