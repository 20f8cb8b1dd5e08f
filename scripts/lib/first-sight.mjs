import { join } from 'node:path';
import { root } from './root.mjs';

/** Only phones have these. */
const NOT_HERE = ['client-only', 'server-only', '@/app/settings/keep-phone'];

/**
 * Bundles what draws a board before its scripts are there, for the server to call, into
 * `.next/schiefer-first-sight.cjs`. Next renders no component for an answer in JSON.
 */
export async function buildFirstSight({ base = root } = {}) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(root, 'app/board/drawn-first.tsx')],
    outfile: join(base, '.next', 'schiefer-first-sight.cjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'not-here',
        setup(bundle) {
          bundle.onResolve({ filter: /./ }, ({ path }) =>
            NOT_HERE.includes(path) ? { path, namespace: 'not-here' } : undefined,
          );
          bundle.onLoad({ filter: /./, namespace: 'not-here' }, () => ({
            contents: 'module.exports = {}',
          }));
        },
      },
    ],
  });
}
