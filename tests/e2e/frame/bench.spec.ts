import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);
const FLAGS = ['--conditions=react-server', '--import', 'tsx'];

test('what is measured of the served pages and of growth can be measured', async () => {
  const asked = ['tests/bench/run.mjs', 'hands', 'reads', 'live', 'phone', 'growth', '--short'];
  const { stdout } = await run(process.execPath, [...FLAGS, ...asked]);
  const titles = [...stdout.matchAll(/^### (.+)$/gm)].map(([, title]) => title);
  expect(titles).toEqual([
    'Hands (sqlite)',
    'Reads (sqlite)',
    'Live (sqlite)',
    'First load on a phone',
    'Waits on a slow phone',
    'Growth: a club of 600 games (sqlite)',
  ]);
  expect(stdout).not.toContain('undefined');
});
