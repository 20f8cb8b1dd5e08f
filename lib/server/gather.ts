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
  const loader = new DataLoader<Asked, Answered>(
    (asked) => {
      const answered = ask(asked);
      running = answered.catch(() => undefined);
      return answered;
    },
    {
      cache: false,
      maxBatchSize: MOST,
      // After what is running, and after the requests that have arrived by now.
      batchScheduleFn: (go) => void running.then(() => setImmediate(go)),
    },
  );
  return (asked) => loader.load(asked);
}
