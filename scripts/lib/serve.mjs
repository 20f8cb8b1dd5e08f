import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root.mjs';
import { exitStatus } from './run.mjs';

/**
 * Starts the server of the folder `base`, on what was built there or for development (`dev`). Returns
 * the child and a promise of its exit status. `stdio` as for `spawn`.
 */
export function startServer({ dev = false, host, port, env = process.env, stdio, base = root }) {
  const child = spawn(
    process.execPath,
    ['server.mjs', '--host', host, '--port', String(port), ...(dev ? ['--dev'] : [])],
    {
      cwd: base,
      env,
      // A group of its own: Ctrl-C reaches it once, passed on by us, and not a second time directly.
      detached: process.platform !== 'win32',
      stdio,
    },
  );
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(exitStatus(code, signal)));
  });
  return { child, ended };
}

/**
 * Resolves once a Schiefer answers there; rejects after `timeoutMs`. That it takes connections says
 * little: Next does so before it has opened the database, and answers once it has.
 */
export async function listening({ host, port, timeoutMs = 60_000, signal }) {
  const at = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    signal?.throwIfAborted();
    if (await answers({ host: at, port, timeoutMs: end - performance.now() })) return;
    await wait(25, undefined, { signal });
  }
  throw new Error(`Nothing answers at ${at}:${port} after ${timeoutMs} ms.`);
}

/** Whatever the answer is. */
const answers = ({ host, port, timeoutMs }) =>
  new Promise((resolve) => {
    const path = '/api/health/live';
    const asked = request({ host, port, path, timeout: timeoutMs }, (answer) => {
      answer.resume();
      resolve(true);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
    asked.end();
  });
