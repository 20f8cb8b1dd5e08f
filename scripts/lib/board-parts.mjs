import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './run.mjs';

const OUT = '.next/schiefer-board-parts.json';
/** Tables of parts as the source has them: `name: () => import(…)`, which the bundler calls `A`. */
const PART =
  /[{,]"?([a-zA-Z][\w-]*)"?:(?:async\(\)=>\(await \w+\.A\((\d+)\)\)|\(\)=>\w+\.A\((\d+)\))/g;
/** What brings a part: the files that it is in. */
const BRINGS = /[[,](\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;
/** A part that is in no table, by something that it exports. */
const EXPORTS = { entrySheet: /[[,]"fetchParts",0,/ };

/**
 * Finds the files of what a board loads besides its page’s own scripts (`brought.ts`, `slates`, the entry
 * sheet), so that the page can ask for those of its game before its scripts are there
 * (lib/server/transports/first-script.ts). The bundler tells of them nowhere but in the scripts themselves.
 * `{ [part]: file[] }` goes to `.next`.
 */
export function writeBoardParts({ base = root } = {}) {
  const read = (file) => readFileSync(join(base, '.next', file), 'utf8');
  const page = read('server/app/board/en.html');
  const scripts = [...new Set(page.match(/static\/chunks\/[\w.~-]+\.js/g))].map(read);
  const brought = new Map(
    scripts.flatMap((text) =>
      [...text.matchAll(BRINGS)].map(([, id, files]) => [id, JSON.parse(`[${files}]`)]),
    ),
  );
  const parts = Object.fromEntries([
    ...scripts.flatMap((text) =>
      [...text.matchAll(PART)].map(([, name, one, other]) => [name, brought.get(one ?? other)]),
    ),
    ...Object.entries(EXPORTS).map(([name, exported]) => [
      name,
      [...brought.values()].find((files) => files.some((file) => exported.test(read(file)))),
    ]),
  ]);
  const lost = [...Object.keys(EXPORTS), 'mittlere', 'sticks'].filter((name) => !parts[name]);
  if (lost.length > 0) throw new Stop(`Not found among the scripts of a board: ${lost.join(', ')}`);
  writeFileSync(join(base, OUT), JSON.stringify(parts));
}
