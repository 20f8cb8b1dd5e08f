/** Which of the tabs and the worker sends: one at a time, where the browser can see to that. */

const LOCK = 'schiefer-send';
/** What the browser calls the worker with once there is network. */
export const SYNC_TAG = 'schiefer-send';

/** Does the job when no other tab does it; elsewhere two may, which is harmless. */
export const oneAtATime = async <T>(job: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? // The lock's type promises what the job does, wrapped once too often.
      await (navigator.locks.request(LOCK, job) as Promise<T>)
    : job();
