import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

const POSIX = process.platform !== 'win32';
const running = new Set();

/** Thrown to end a command with words for a person instead of a stack. */
export class Stop extends Error {}

/** The exit status of a child as a shell would give it: 128 and the signal's number if one ended it. */
export const exitStatus = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/** `1234` becomes `1.2 s`. */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Sends a signal to a child and all that it started. */
export function signalGroup(child, signal) {
  try {
    if (POSIX) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    // Already gone, which is what was wanted.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Sends a signal to everything that `run` has started and that still runs. */
export function signalAll(signal) {
  for (const child of running) signalGroup(child, signal);
}

/**
 * Runs a program to its end, without a keyboard, in a process group of its own, so that nothing it
 * started outlives it. Resolves always, with `{ status, output, timedOut }`; `output` is what it
 * wrote, empty if `live` (it then writes straight to the terminal).
 */
export function run(command, args, { env = process.env, live = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    let output = '';
    let timedOut = false;
    const child = spawn(command, args, {
      cwd: root,
      env,
      detached: POSIX,
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const timer =
      timeoutMs &&
      setTimeout(() => {
        timedOut = true;
        signalGroup(child, 'SIGKILL');
      }, timeoutMs);
    const end = (status) => {
      if (!running.delete(child)) return;
      clearTimeout(timer);
      if (child.pid) signalGroup(child, 'SIGKILL');
      resolve({ status, output, timedOut });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      end(127);
    });
    child.on('exit', (code, signal) => {
      // A grandchild that keeps the pipe open must not hold up the end.
      const late = setTimeout(() => end(exitStatus(code, signal)), 2000);
      child.on('close', () => {
        clearTimeout(late);
        end(exitStatus(code, signal));
      });
    });
  });
}

/** Runs one of the installed tools by the path of its script inside node_modules. */
export const runTool = (script, args, options) =>
  run(process.execPath, [`node_modules/${script}`, ...args], options);

/**
 * Calls back on every signal that asks this process to end, and when the npm that started it is gone:
 * npm passes SIGTERM to its shell only, which does not pass it on. Returns what takes that back.
 */
export function onInterrupt(callback) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, callback);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback('SIGTERM');
  }, 300).unref();
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, callback);
  };
}
