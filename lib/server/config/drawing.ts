/** What draws pages and first sights outside of Next (app/drawn), as the build has bundled it. */
import 'server-only';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { log } from './log';

/** Where it lies; see scripts/lib/drawing.mjs. */
const FILE = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'schiefer-drawing.cjs');

let loaded: Promise<object | null> | undefined;
let loadedAt = 0;

/**
 * The part of it that the caller names; null where it is not there: nobody has built it. In development
 * it may be another one each time.
 */
export async function drawing<Part extends object>(): Promise<Part | null> {
  if (process.env.NODE_ENV === 'development') {
    const { mtimeMs } = await stat(FILE).catch(() => ({ mtimeMs: 0 }));
    if (mtimeMs !== loadedAt) loaded = undefined;
    loadedAt = mtimeMs;
  }
  loaded ??= load();
  // What the bundle has is typed where it is made: app/drawn/index.ts.
  return (await loaded) as Part | null;
}

const load = async (): Promise<object | null> => {
  const file = `${pathToFileURL(FILE).href}?${loadedAt}`;
  try {
    const found: { default: { default: object } } = await import(/* turbopackIgnore: true */ file);
    return found.default.default;
  } catch (error) {
    log.error({ err: error }, 'what draws pages is not there');
    return null;
  }
};
