import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the build lays the service worker; see scripts/lib/worker.mjs. */
const FILE = ['.next', 'schiefer-sw.js'];

let script: Promise<string | null> | undefined;
/** The service worker of this build; null where there is none, as in development. */
export function workerScript(): Promise<string | null> {
  if (process.env.NODE_ENV !== 'production') return Promise.resolve(null);
  script ??= readFile(join(/* turbopackIgnore: true */ process.cwd(), ...FILE), 'utf8').catch(
    () => null,
  );
  return script;
}
