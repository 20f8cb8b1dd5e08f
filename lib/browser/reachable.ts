import 'client-only';

const TIMEOUT_MS = 4000;

/** Does the server answer? Asked before anything that would lose the page if it did not. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok } = await fetch('/api/health/ready', { method: 'HEAD', cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}
