import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the build lays the service worker; see scripts/lib/worker.mjs. */
const FILE = ['.next', 'schiefer-sw.js'];

let script: Promise<string | null> | undefined;
/** The build puts it there when the pages are made: those that are made for all count on it. */
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';

/** Is there a service worker, or will there be one when what is being built is served? */
export const hasWorker = async (): Promise<boolean> =>
  isBuilding || (await workerScript()) !== null;

/** The service worker of this build; null where there is none, as in development. */
export function workerScript(): Promise<string | null> {
  if (process.env.NODE_ENV !== 'production') return Promise.resolve(null);
  script ??= readFile(join(/* turbopackIgnore: true */ process.cwd(), ...FILE), 'utf8').catch(
    () => null,
  );
  return script;
}
