import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
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
    include: ['tests/{jass,sync,browser,server,cli,league,ui,scripts,i18n}/**/*.test.{ts,tsx,mjs}'],
    allowOnly: false,
    // A slow machine is no fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
