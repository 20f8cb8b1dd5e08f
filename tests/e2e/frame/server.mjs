import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { portFault } from '../../../scripts/lib/network.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { run, signalGroup } from '../../../scripts/lib/run.mjs';
import { listening, startServer } from '../../../scripts/lib/serve.mjs';

const HOST = '127.0.0.1';

/**
 * Serves the built pages on the loopback with a fresh database in a temporary folder; `stop()` ends
 * the server and removes the folder. `kill()` ends it without warning (SIGKILL), `terminate()` asks it
 * to stop (SIGTERM) and answers its exit status, `restart()` brings it back with the same database,
 * serving the build of another folder where one is given. Throws if the port is taken: a server that
 * is there already is never tested by mistake. What the server says is in
 * `test-results/<name>.log`. `env` is put over the environment.
 */
export async function serveBuilt({ port, name = 'server', env: more = {} }) {
  if (await portFault(port, HOST)) throw new Error(`Port ${port} is taken.`);
  const folder = mkdtempSync(join(tmpdir(), 'schiefer-e2e-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const url = `http://${HOST}:${port}`;
  const database = join(folder, 'test.db');
  const env = {
    ...process.env,
    DATABASE_URL: `file:${database}`,
    NEXTAUTH_URL: url,
    BACKUP_EVERY_HOURS: '0',
    NEXT_TELEMETRY_DISABLED: '1',
    ...more,
  };
  const made = await run(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], { env });
  if (made.status !== 0) {
    remove();
    throw new Error(`The database could not be made.\n${made.output}`);
  }
  const logFile = join(root, 'test-results', `${name}.log`);
  mkdirSync(dirname(logFile), { recursive: true });
  let running;
  const begin = async (base = root) => {
    const log = openSync(logFile, running ? 'a' : 'w');
    const { child, ended } = startServer({
      host: HOST,
      port,
      env,
      base,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    running = { child, ended, isOver: false };
    const own = running;
    const gone = ended.then((status) => {
      own.isOver = true;
      return status;
    });
    const early = gone.then((status) => {
      throw new Error(`The server ended at once (${status}); see ${logFile}`);
    });
    try {
      await Promise.race([listening({ host: HOST, port }), early]);
    } finally {
      early.catch(() => {});
    }
  };
  const end = async (signal) => {
    const { child, ended, isOver } = running;
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), 12_000);
    if (!isOver && signal === 'SIGKILL') signalGroup(child, signal);
    else if (!isOver) child.kill(signal);
    const status = await ended;
    clearTimeout(force);
    return status;
  };
  const stop = async () => {
    await end('SIGTERM');
    remove();
  };
  try {
    await begin();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    database,
    ended: running.ended,
    pid: () => running.child.pid,
    stop,
    kill: () => end('SIGKILL'),
    terminate: () => end('SIGTERM'),
    restart: ({ base } = {}) => begin(base),
  };
}
