/** What is built is told to be compiled as it arrives, once however often it is built. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hintScripts } from '../../scripts/lib/compile-hints.mjs';

const base = mkdtempSync(join(tmpdir(), 'schiefer-hints-'));
afterAll(() => rmSync(base, { recursive: true }));

test('large scripts begin with the hint, and nothing else changes', () => {
  const chunks = join(base, '.next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  const script = 'chalk(1);\n'.repeat(1000);
  writeFileSync(join(chunks, 'board.js'), script);
  for (const name of ['small.js', 'look.css']) writeFileSync(join(chunks, name), 'text');
  hintScripts({ base });
  hintScripts({ base });
  const read = (name) => readFileSync(join(chunks, name), 'utf8');
  expect(read('board.js')).toBe(`//# allFunctionsCalledOnLoad\n${script}`);
  for (const name of ['small.js', 'look.css']) expect(read(name)).toBe('text');
});
