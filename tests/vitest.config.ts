import { fileURLToPath } from 'node:url';
import { loadBindings } from 'next/dist/build/swc/index.js';
import { defineConfig, type Plugin } from 'vitest/config';
import { makeMessages } from '../scripts/lib/messages.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// As they stand now, whatever was changed since the last build.
makeMessages();

/** About SQLite itself: its one file, its one writer, its plans. */
const SQLITE = ['tests/server/*.sqlite.test.ts'];
/** About PostgreSQL itself. */
const POSTGRES = ['tests/server/*.postgres.test.ts'];
/** What fails on purpose fills no screen. */
const QUIET = { LOG_LEVEL: 'silent' };
/** Without a database. */
const NEITHER = [
  'days',
  'file-helpers',
  'input',
  'played-on',
  'refusal-groups',
  'request-listener',
  'client-address',
].map((name) => `tests/server/${name}.test.ts`);

/** Prose in MDX, compiled as Next compiles it. */
const mdx: Plugin = {
  name: 'mdx',
  transform: async (source, path) =>
    path.endsWith('.mdx') ? (await loadBindings()).mdx.compile(source, {}) : undefined,
};

export default defineConfig({
  plugins: [mdx],
  resolve: {
    alias: [
      // The two packages only throw outside of a bundler that knows them.
      { find: /^(server|client)-only$/, replacement: at('./helpers/server-only.ts') },
      { find: /^@\//, replacement: at('../') },
    ],
  },
  test: {
    root: at('..'),
    environment: 'node',
    allowOnly: false,
    // A slow machine is no fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{jass,sync,browser,cli,league,ui,scripts,i18n}/**/*.test.{ts,tsx,mjs}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          env: QUIET,
          include: ['tests/server/**/*.test.{ts,tsx}'],
          exclude: POSTGRES,
        },
      },
      {
        extends: true,
        test: {
          name: 'server on PostgreSQL',
          env: QUIET,
          include: ['tests/server/**/*.test.{ts,tsx}'],
          exclude: [...SQLITE, ...NEITHER],
          globalSetup: at('./helpers/postgres.ts'),
        },
      },
    ],
  },
});
