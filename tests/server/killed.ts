/** Long work in a process of its own that is killed in the middle of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const script = fileURLToPath(new URL('./long-work.ts', import.meta.url));

/**
 * Runs `long-work.ts` on the database in force, which nobody else may have open, and kills it, at a
 * moment that falls anywhere, once there are more than so many games.
 */
export async function killedAfter(games: number, args: readonly string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', script, ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const closed = once(child, 'close');
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  try {
    await new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (text.split('\n').some((line) => Number(line) > games)) resolve();
      });
      child.once('close', resolve);
    });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
  } finally {
    child.kill('SIGKILL');
    await closed;
  }
  expect(errors).toBe('');
}
