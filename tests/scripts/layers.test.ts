/** The linter holds the layers of `lib/server`: what goes the wrong way is refused, the right way is not. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const LAYERS = [
  'config',
  'store',
  'access',
  'tournaments',
  'games',
  'leagues',
  'archive',
  'files',
  'account',
  'live',
  'operations',
  'transports',
];
/** Folders that others reach by their index alone. */
const DOORS = LAYERS.slice(1, -2);

/** What one file would import of another, and whether it may. */
type Case = readonly [file: string, from: string, isAllowed: boolean];
const CASES: readonly Case[] = [
  ...LAYERS.flatMap((one, i) =>
    LAYERS.flatMap((other, j): Case[] => {
      if (one === other) return [];
      const name = DOORS.includes(other) ? '' : '/made-up';
      return [[`lib/server/${one}/to-${other}.ts`, `../${other}${name}`, j < i]];
    }),
  ),
  ...DOORS.map(
    (other): Case => [`lib/server/transports/in-${other}.ts`, `../${other}/made-up`, false],
  ),
  ...DOORS.map((other): Case => [`app/in-${other}.ts`, `@/lib/server/${other}/made-up`, false]),
  ['lib/server/store/backup/up.ts', '../../games', false],
  ['lib/server/operations/input/up.ts', '../../transports/made-up', false],
  ['lib/server/operations/input/down.ts', '../../games', true],
  ['lib/server/operations/input/in.ts', '../../games/made-up', false],
  ['lib/server/games/others.ts', '../../files/lines', true],
  ['lib/server/games/app.ts', '@/app/made-up', false],
  ['app/store.ts', '@/lib/server/store', false],
  ['app/games.ts', '@/lib/server/games', true],
];

const folder = mkdtempSync(path.join(tmpdir(), 'schiefer-layers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const Refused = /"path":\s*"([^"]+)"/g;

test('a folder imports those below it, by their doors, and nothing else', () => {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(
    path.join(folder, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }),
  );
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [file, from] of CASES) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `export { x } from '${from}';\n`);
  }
  const biome = path.resolve('node_modules/.bin/biome');
  const args = [
    'lint',
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
  ];
  let said = '';
  try {
    said = execFileSync(biome, [...args, 'lib', 'app'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    said = String((error as { stdout?: unknown }).stdout);
  }
  const refused = new Set([...said.matchAll(Refused)].map(([, file = '']) => file));
  expect([...refused].toSorted()).toEqual(
    CASES.flatMap(([file, , isAllowed]) => (isAllowed ? [] : [file])).toSorted(),
  );
});
