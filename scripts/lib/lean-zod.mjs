import { buildSync } from 'esbuild';

/** Where the engine's part of zod lies for the browser, from the root of the project. */
export const LEAN_ZOD = './generated/zod-mini.js';

/**
 * Bundles what the engine uses of zod (`lib/jass/zod.ts`) for the browser. Turbopack keeps the whole
 * of `zod/mini`, 17 kB gzip; esbuild leaves out what is not used, and 6 kB remain.
 */
export function makeLeanZod() {
  buildSync({
    entryPoints: ['lib/jass/zod.ts'],
    outfile: LEAN_ZOD,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
  });
}
