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
