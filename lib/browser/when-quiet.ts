import 'client-only';

/** Nobody is kept waiting for what is fetched ahead so long after a page stands. */
const AFTER_MS = 2500;

/** Does something once the page has had time for all that it needs itself; answers how to forget it. */
export function whenQuiet(job: () => void): () => void {
  const timer = setTimeout(job, AFTER_MS);
  return () => clearTimeout(timer);
}
