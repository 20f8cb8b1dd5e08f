import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { filesUnder } from './stamp.mjs';

const CHUNKS = '.next/static/chunks';
/** https://v8.dev/blog/explicit-compile-hints; a comment to browsers that do not know it. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Of smaller ones, in characters, nothing is gained. */
const WORTH_IT = 8000;

/**
 * Tells browsers that a page calls most of what it loads: they compile it beside the main thread while it
 * arrives, and not when it is first called.
 */
export function hintScripts({ base = root } = {}) {
  for (const file of filesUnder([''], join(base, CHUNKS)).filter((name) => name.endsWith('.js'))) {
    const path = join(base, CHUNKS, file);
    const text = readFileSync(path, 'utf8');
    if (text.length >= WORTH_IT && !text.startsWith(HINT)) writeFileSync(path, HINT + text);
  }
}
