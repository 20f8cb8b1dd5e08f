import { join } from 'node:path';
import { root } from './root.mjs';

/** What stands for them: only phones have most of these, and a link is a plain one (app/drawn). */
const LINK = `
const { jsx } = require('react/jsx-runtime');
module.exports = ({ scroll, prefetch, replace, ...link }) => jsx('a', link);`;
/** What leads on from a page, and what is sent, is the phone's. */
const NAVIGATION = `
module.exports = { useRouter: () => ({}), unstable_isUnrecognizedActionError: () => false };`;
const INSTEAD = {
  'client-only': '',
  'server-only': '',
  '@/app/settings/keep-phone': '',
  'next/link': LINK,
  'next/navigation': NAVIGATION,
};

/** Server actions, which the phone calls. */
const ACTIONS = /\/actions$/;

/**
 * Bundles what draws pages outside of Next, for the server to call, into `.next/schiefer-drawing.cjs`.
 */
export async function buildDrawing({ base = root } = {}) {
  const { build } = await import('esbuild');
  await build(optionsFor(base));
}

/** The same for development: bundled anew with every change, until it is disposed of. */
export async function watchDrawing() {
  const { context } = await import('esbuild');
  const bundling = await context(optionsFor(root));
  await bundling.watch();
  return bundling;
}

/** @param {string} base @returns {import('esbuild').BuildOptions} */
function optionsFor(base) {
  return {
    entryPoints: [join(root, 'app/drawn/index.ts')],
    outfile: join(base, '.next', 'schiefer-drawing.cjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'instead',
        setup(bundle) {
          bundle.onResolve({ filter: /./ }, ({ path }) =>
            path in INSTEAD || ACTIONS.test(path) ? { path, namespace: 'instead' } : undefined,
          );
          bundle.onLoad({ filter: /./, namespace: 'instead' }, ({ path }) => ({
            contents: INSTEAD[path] || 'module.exports = {}',
            resolveDir: root,
          }));
        },
      },
    ],
  };
}
