/** What every page begins with is one file, which the pages and lists of the build name in its place. */
import { createHash } from 'node:crypto';
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
  write(file('late'), chunk(6));
  const manifest = JSON.stringify({ rootMainFiles: names.map(file), pages: {} }, null, 2);
  const lists = ['build-manifest.json', 'server/app/[a]/page/build-manifest.json'];
  for (const list of lists) write(list, manifest);
  write('server/middleware-build-manifest.js', `globalThis.x = ${manifest};`);
  const waits = `<script>wait(["${file('one')}"])</script>`;
  const told = `<script>told("1:\\"/_next/${file('page')}\\" 2:\\"/_next/${file('late')}\\"")</script>`;
  const html = `${['one', 'large', 'other', 'turbopack-1', 'page', 'late'].map(tag).join('')}${waits}${told}${tag('end')}`;
  write('server/app/board/en.html', html);
  write('server/app/made/en/start.html', html);
  joinChunks({ base });
  const chunks = readdirSync(join(base, '.next/static/chunks'));
  const made = chunks.filter((name) => /^[0-9a-f]{13}\.js$/.test(name));
  const isBoards = (name) => read(`static/chunks/${name}`).includes(file('page'));
  const [whole] = made.filter((name) => !isBoards(name));
  const [boards] = made.filter(isBoards);
  expect(made.sort()).toEqual([whole, boards].sort());
  // What only boards join is there for other pages too.
  expect(chunks.sort()).toEqual([whole, boards, 'end.js', 'large.js', 'late.js', 'page.js'].sort());
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
  expect(read('server/app/made/en/start.html')).toBe(
    `${[whole.slice(0, -3), 'large', 'page', 'late'].map(tag).join('')}${waits}${told}${tag('end')}`,
  );
  const board = boards.slice(0, -3);
  expect(read('server/app/board/en.html')).toBe(
    `${[whole.slice(0, -3), 'large', board].map(tag).join('')}${waits}${told
      .replace(file('page'), file(board))
      .replace(file('late'), file(board))}${tag('end')}`,
  );
  // Each part goes by its own name, and the whole, at its end, by the element that brought it.
  const element = { src: `/_next/${file(board)}` };
  const boardsWorld = { document: { currentScript: element } };
  boardsWorld.globalThis = boardsWorld;
  runInNewContext(read(`static/chunks/${boards}`), boardsWorld);
  expect(boardsWorld.TURBOPACK.map(([name, id]) => [name, id])).toEqual([
    [file('page'), 5],
    [file('late'), 6],
    [element, undefined],
  ]);
});

test('what a board joins lies in the order in which it packs best', () => {
  const names = ['end', 'one', 'large', 'other', 'turbopack-1'];
  for (const name of ['end', 'one', 'other']) write(file(name), chunk(name.length));
  write(file('large'), chunk(3, ' '.repeat(200_000)));
  write(file('turbopack-1'), '');
  // Farther apart than gzip sees: 32 kB.
  const noise = (seed) =>
    Array.from({ length: 600 }, (_, i) =>
      createHash('sha512')
        .update(seed + i)
        .digest('hex'),
    ).join('');
  const alike = `//${noise('alike').slice(0, 9000)}\n`;
  write(file('page'), chunk(5, alike));
  write(file('between'), chunk(6, `//${noise('between')}\n`));
  write(file('late'), chunk(7, alike));
  write('build-manifest.json', JSON.stringify({ rootMainFiles: names.map(file) }));
  const own = ['page', 'between', 'late'];
  write('server/app/board/en.html', [...names.slice(1), ...own, 'end'].map(tag).join(''));
  joinChunks({ base });
  const [board] = read('server/app/board/en.html')
    .match(/[0-9a-f]{13}/g)
    .map((name) => read(file(name)))
    .filter((text) => text.includes(file('page')));
  const order = own.toSorted((a, b) => board.indexOf(file(a)) - board.indexOf(file(b)));
  expect(order.indexOf('between')).not.toBe(1);
});

test('a build that begins otherwise is not touched but stopped', () => {
  write('build-manifest.json', JSON.stringify({ rootMainFiles: [file('end'), file('large')] }));
  expect(() => joinChunks({ base })).toThrow('Not the files that a page begins with');
});
