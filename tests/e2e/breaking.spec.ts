/** The short forms of `npm run break` and `npm run rehearse`: real servers, killed, cut off and starved under writing phones. */
import { run } from '../../scripts/lib/run.mjs';
import { expect, test } from './frame/test';

/** Runs it once and answers the lines in which it tells what came of it. */
async function breakOnce(only: string): Promise<readonly string[]> {
  const args = ['--import', 'tsx', 'tests/break/run.ts', '--minutes', '0', '--rounds', '1'];
  const { status, output } = await run(process.execPath, [...args, '--only', only], {
    timeoutMs: 400_000,
  });
  expect(status, output).toBe(0);
  return output.split('\n').filter((line) => line.startsWith('✓'));
}

test('SQLite: killed in the middle of writing, and on a full disk: all is there, once', async () => {
  test.setTimeout(480_000);
  const lines = await breakOnce('sqlite');
  // Without root no disk can be made; tests/server/full-disk.sqlite.test.ts fills the file alone.
  expect(lines.length).toBeGreaterThan(0);
  expect(lines[0]).toMatch(/the server killed ×1: \d{2,} acknowledged/);
});

test('PostgreSQL: the server or the database killed, commits cut, slow, silent, not there: all is there, once', async () => {
  test.setTimeout(480_000);
  const lines = await breakOnce('postgres');
  expect(lines).toHaveLength(7);
  for (const line of lines) expect(line).toMatch(/: \d{2,} acknowledged/);
});

test('a tournament: the server and a desk’s phone killed, a desk without network: every result is there, once', async () => {
  test.setTimeout(240_000);
  const args = ['--import', 'tsx', 'tests/break/rehearse.ts', '--short'];
  const { status, output } = await run(process.execPath, args, { timeoutMs: 200_000 });
  expect(status, output).toBe(0);
  expect(output).toContain('✓ 84 hands and 6 slips acknowledged, 0 lost, 0 doubled, 0 faults');
});
