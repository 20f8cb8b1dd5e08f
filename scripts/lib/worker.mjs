import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { filesUnder } from './stamp.mjs';

/**
 * Raised when phones must not go on with the worker that they have: the next one then takes over at
 * once instead of waiting for a quiet moment. 2: the first could show one game at the address of another.
 */
const GENERATION = 2;

/**
 * Bundles the service worker for the pages that were built, into `.next/schiefer-sw.js`. `base` is
 * the folder that they were built in.
 */
export async function buildWorker({ base = root, generation = GENERATION } = {}) {
  const { build } = await import('esbuild');
  const next = join(base, '.next');
  const id = readFileSync(join(next, 'BUILD_ID'), 'utf8').trim();
  const files = filesUnder(['static'], next).map(
    (file) => `/_next/${file.split(/[\\/]/).filter(Boolean).map(encodeURIComponent).join('/')}`,
  );
  // A phone's own screen keeps the icons.
  const pictures = readdirSync(join(base, 'public'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/${encodeURIComponent(name)}`);
  const outfile = join(next, 'schiefer-sw.js');
  await build({
    entryPoints: [join(root, 'lib/worker/sw.ts')],
    outfile: `${outfile}.new`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    define: {
      WORKER_BUILD: JSON.stringify(id),
      WORKER_FILES: JSON.stringify(files),
      WORKER_PICTURES: JSON.stringify(pictures),
      WORKER_GENERATION: String(generation),
      'process.env.NODE_ENV': '"production"',
    },
  });
  // The server never reads half of it.
  renameSync(`${outfile}.new`, outfile);
}
