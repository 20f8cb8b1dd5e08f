import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root.mjs';
import { exitStatus } from './run.mjs';

/** Next's own greeting, which names addresses that no phone can use. */
const GREETING =
  /^\s*(▲ Next\.js|- (Local|Network|Environments?):|✓ (Starting|Ready|Running next.config))/;

/**
 * Starts Next's server, built (`start`) or for development (`dev`), of the folder `base`. Returns the child and a promise
 * of its exit status. `stdio` as for `spawn`; with 'filtered' the server writes to the terminal
 * without its greeting.
 */
export function startServer({ mode, host, port, env = process.env, stdio, base = root }) {
  const filtered = stdio === 'filtered';
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', mode, '-H', host, '-p', String(port)],
    {
      cwd: base,
      env,
      // A group of its own: Ctrl-C reaches it once, passed on by us, and not a second time directly.
      detached: process.platform !== 'win32',
      stdio: filtered ? ['ignore', 'pipe', 'inherit'] : stdio,
    },
  );
  if (filtered) passOn(child.stdout);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(exitStatus(code, signal)));
  });
  return { child, ended };
}

/** Passes lines on to the terminal, the greeting and the blank line after it left out. */
function passOn(stream) {
  let rest = '';
  let greeted = false;
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (GREETING.test(line) || (!greeted && line.trim() === '')) continue;
      greeted = true;
      process.stdout.write(`${line}\n`);
    }
  });
  stream.on('end', () => process.stdout.write(rest));
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
