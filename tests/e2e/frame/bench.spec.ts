import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);
const FLAGS = ['--conditions=react-server', '--import', 'tsx'];

test('everything that is measured can be measured', async () => {
  const { stdout } = await run(process.execPath, [...FLAGS, 'tests/bench/run.mjs', '--short']);
  const titles = [...stdout.matchAll(/^### (.+)$/gm)].map(([, title]) => title);
  expect(titles).toEqual([
    'Hands (sqlite)',
    'Reads (sqlite)',
    'Live (sqlite)',
    'First load on a phone',
    'Waits on a slow phone',
    'Growth: a club of 600 games (sqlite)',
    'One season of all games (sqlite)',
  ]);
  // A figure that could not be taken.
  expect(stdout).not.toMatch(/NaN|Infinity|undefined/);
});
