/** What every page begins with is one file, which the pages and lists of the build name in its place. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { joinChunks } from '../../scripts/lib/join-chunks.mjs';

const base = mkdtempSync(join(tmpdir(), 'schiefer-join-'));
afterAll(() => rmSync(base, { recursive: true }));

const write = (file, text) => {
  const path = join(base, '.next', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const read = (file) => readFileSync(join(base, '.next', file), 'utf8');
const file = (name) => `static/chunks/${name}.js`;
const chunk = (id, more = '') =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${id},()=>{}]);${more}`;
const tag = (name) => `<script src="/_next/${file(name)}" async=""></script>`;

test('the small ones are joined, each says its own name, and all that named them names the whole', () => {
  const names = ['end', 'one', 'large', 'other', 'turbopack-1'];
  write(file('end'), chunk(1));
  write(file('one'), chunk(2));
  write(file('large'), chunk(3, ' '.repeat(200_000)));
  write(file('other'), chunk(4));
  write(file('turbopack-1'), 'ran.push("runtime")');
  write(file('page'), chunk(5));
  const manifest = JSON.stringify({ rootMainFiles: names.map(file), pages: {} }, null, 2);
  const lists = ['build-manifest.json', 'server/app/[a]/page/build-manifest.json'];
  for (const list of lists) write(list, manifest);
  write('server/middleware-build-manifest.js', `globalThis.x = ${manifest};`);
  const waits = `<script>wait(["${file('one')}"])</script>`;
  const html = `${['one', 'large', 'other', 'turbopack-1', 'page'].map(tag).join('')}${waits}${tag('end')}`;
  write('server/app/board/en.html', html);
  joinChunks({ base });
  const chunks = readdirSync(join(base, '.next/static/chunks'));
  const [whole, ...more] = chunks.filter((name) => /^[0-9a-f]{13}\.js$/.test(name));
  expect(more).toEqual([]);
  expect(chunks.sort()).toEqual([whole, 'end.js', 'large.js', 'page.js'].sort());
  const ran = [];
  const world = { ran };
  runInNewContext(read(`static/chunks/${whole}`), world);
  expect(world.TURBOPACK.map(([name, id]) => [name, id])).toEqual([
    [file('one'), 2],
    [file('other'), 4],
  ]);
  expect(ran).toEqual(['runtime']);
  const joined = ['end', whole.slice(0, -3), 'large'].map(file);
  for (const list of lists) expect(JSON.parse(read(list)).rootMainFiles).toEqual(joined);
  expect(read('server/middleware-build-manifest.js')).toContain(JSON.stringify(joined));
  // What the runtime waits for goes by the names that they had.
  expect(read('server/app/board/en.html')).toBe(
    `${[whole.slice(0, -3), 'large', 'page'].map(tag).join('')}${waits}${tag('end')}`,
  );
});

test('a build that begins otherwise is not touched but stopped', () => {
  write('build-manifest.json', JSON.stringify({ rootMainFiles: [file('end'), file('large')] }));
  expect(() => joinChunks({ base })).toThrow('Not the files that a page begins with');
});
