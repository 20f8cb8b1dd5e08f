/** What the page on security says is shown by tests that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| V'));

test('the page has its rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)('%s', (row) => {
  const files = row.match(/tests\/[\w./-]+/g) ?? [];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(existsSync(file), file).toBe(true);
});
