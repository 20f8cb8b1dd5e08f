import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/network.mjs';
import { startPostgres } from '../../../scripts/lib/postgres.ts';
import { serveBuilt } from '../../e2e/frame/server.mjs';
import { fillAt } from './fill.ts';

const PORT = 40_801;
const COLLECT = new URL('memory.mjs', import.meta.url).href;

/** Where the databases of a run are made: SQLite files in a folder, or one PostgreSQL that keeps what it says. */
export async function openDatabases(kind) {
  const folder = mkdtempSync(join(tmpdir(), 'schiefer-bench-'));
  const postgres = kind === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
  let made = 0;
  const fresh = async () => {
    made += 1;
    if (!postgres) return `file:${join(folder, `${made}.db`)}`;
    const name = `bench_${process.pid}_${made}`;
    await postgres.run(`CREATE DATABASE ${name}`);
    return postgres.url(name);
  };
  return {
    kind,
    /** A new database, empty. */
    fresh,
    /** Serves the built pages on a new database, after `fill` has put into it what it answers. */
    async serve({ name, fill }) {
      const url = await fresh();
      const filled = fill && (await fillAt(url, fill));
      const memory = join(folder, `${name}-${made}.json`);
      const server = await serveBuilt({
        port: await freePort(PORT, { step: 2 }),
        name: `bench-${name}`,
        env: {
          DATABASE_URL: url,
          NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'warn',
          BENCH_MEMORY: memory,
          NODE_OPTIONS: `--import ${COLLECT}`,
        },
      });
      return { ...server, filled, memory, database: url };
    },
    async stop() {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
