/** What is built is told to be compiled as it arrives, once however often it is built. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hintScripts } from '../../scripts/lib/compile-hints.mjs';

const base = mkdtempSync(join(tmpdir(), 'schiefer-hints-'));
afterAll(() => rmSync(base, { recursive: true }));

test('scripts begin with the hint, and nothing else changes', () => {
  const chunks = join(base, '.next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  for (const name of ['board.js', 'look.css']) writeFileSync(join(chunks, name), 'text');
  hintScripts({ base });
  hintScripts({ base });
  expect(readFileSync(join(chunks, 'board.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\ntext');
  expect(readFileSync(join(chunks, 'look.css'), 'utf8')).toBe('text');
});
