import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';
import { buildWorker } from '../../../scripts/lib/worker.mjs';

const COPIED = [
  '.next',
  'public',
  'server.mjs',
  'package.json',
  'next.config.js',
  'scripts/lib',
  'lib/answer-headers.mjs',
  'lib/i18n/late-areas.mjs',
];

/**
 * A newer build of the same pages, in a folder of its own, to be served in the place of the one
 * before: `remove()` takes it away. Of another `generation`, its worker does not wait.
 */
export async function nextBuild({ id, generation }) {
  const base = mkdtempSync(join(tmpdir(), 'schiefer-build-'));
  for (const path of COPIED)
    cpSync(join(root, path), join(base, path), {
      recursive: true,
      filter: (from) => !from.includes('.next/cache') && !from.includes('.next/dev'),
    });
  symlinkSync(join(root, 'node_modules'), join(base, 'node_modules'));
  const next = join(base, '.next');
  const before = readFileSync(join(next, 'BUILD_ID'), 'utf8').trim();
  writeFileSync(join(next, 'BUILD_ID'), id);
  renameSync(join(next, 'static', before), join(next, 'static', id));
  // What names the build: a list of its files, and the pages that were made with it.
  const board = readdirSync(join(next, 'server/app/board')).filter((name) =>
    /\.(html|rsc)$/.test(name),
  );
  for (const name of ['build-manifest.json', ...board.map((file) => `server/app/board/${file}`)]) {
    const file = join(next, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, id));
  }
  await buildWorker({ base, ...(generation !== undefined && { generation }) });
  return { base, remove: () => rmSync(base, { recursive: true, force: true }) };
}
