import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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

/**
 * About what stands before the operations or is drawn of their answers: who asks, how often, in which
 * language, who may. What the databases do for it is asked of both by `fuzz`, `roles/handlers`, `roles/pages`
 * and the tests of each operation.
 */
const BEFORE_THEM = [
  'api-document',
  'auth-requests',
  'drawn-kept',
  'drawn-pages',
  'headers',
  'known-phone',
  'language',
  'passwords',
  'roles/actions',
  'security-log',
  'session',
  'shared-language',
  'sign-in',
  'sign-in-github',
  'sign-in-link',
].map((name) => `tests/server/${name}.test.ts`);

/** Those that put something else in the place of a module: nobody may share their modules. */
const MOCKED = readdirSync(at('.'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.(ts|tsx|mjs)$/.test(name))
  .filter((name) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(at(name), 'utf8')))
  .map((name) => `tests/${name.replaceAll('\\', '/')}`);

type Files = {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly env?: Record<string, string>;
  readonly globalSetup?: string;
};

/**
 * Two projects, `name` and `name, mocked`: files that replace a module have all modules made anew, the
 * others share those that a worker has, which most of the time of a file would go into.
 */
const projects = (name: string, { include, exclude = [], ...more }: Files) => [
  {
    extends: true as const,
    test: {
      ...more,
      name,
      isolate: false,
      include: [...include],
      exclude: [...exclude, ...MOCKED],
    },
  },
  {
    extends: true as const,
    test: {
      ...more,
      name: `${name}, mocked`,
      include: MOCKED.filter(
        (file) => file.startsWith('tests/server/') === name.startsWith('server'),
      ),
      exclude: [...exclude],
    },
  },
];

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
    // Vitest leaves one processor of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      ...projects('unit', {
        include: [
          'tests/{jass,sync,browser,cli,league,tournament,ui,scripts,i18n}/**/*.test.{ts,tsx,mjs}',
        ],
      }),
      ...projects('server', {
        include: ['tests/server/**/*.test.{ts,tsx}'],
        exclude: POSTGRES,
        env: QUIET,
      }),
      ...projects('server on PostgreSQL', {
        include: ['tests/server/**/*.test.{ts,tsx}'],
        exclude: [...SQLITE, ...NEITHER, ...BEFORE_THEM],
        env: QUIET,
        globalSetup: at('./helpers/postgres.ts'),
      }),
    ],
  },
});
