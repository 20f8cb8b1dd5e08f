import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';

/** What is loaded with this file: its own imports at the top, and theirs, that are no part of Node. */
function packagesOf(path, seen = new Set()) {
  if (seen.has(path)) return [];
  seen.add(path);
  const source = readFileSync(path, 'utf8');
  const asked = [...source.matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)'/gm)].map(
    ([, name]) => name,
  );
  return asked.flatMap((name) => {
    if (name.startsWith('.')) return packagesOf(join(dirname(path), name), seen);
    return name.startsWith('node:') ? [] : [`${path}: ${name}`];
  });
}

// They install the packages; what needs one of them is asked for later.
test.each(['lib/stages.mjs', 'lib/start.mjs', 'check.mjs'])(
  'scripts/%s begins where no package is installed',
  (script) => {
    expect(packagesOf(join(root, 'scripts', script))).toEqual([]);
  },
);

test('an import of a package would be found', () => {
  expect(packagesOf(join(root, 'scripts/messages.mjs'))).not.toEqual([]);
});
