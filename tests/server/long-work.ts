/**
 * Does long work and prints how many games there are, again and again, until it is killed:
 * `long-work.ts import|restore USER FILE ATTEMPT`.
 */

import { readFileSync, writeSync } from 'node:fs';
import { startImport } from '../../lib/server/files/import';
import { startRestore } from '../../lib/server/files/restore';
import { read } from '../../lib/server/store/db';
import { EN } from '../helpers/english';
import { finished } from './files';

const [kind, userId = '', file = '', attempt = ''] = process.argv.slice(2);

async function run(): Promise<void> {
  const bytes = new Uint8Array(readFileSync(file));
  const asked = { fileName: 'a.ndjson', bytes, attempt, day: null, unfinished: 'finish' } as const;
  const work =
    kind === 'restore' ? startRestore({ userId }, bytes) : startImport({ userId }, asked, EN);
  const end = finished(work).then((report) => {
    throw new Error(`came to its end: ${JSON.stringify(report)}`);
  });
  const count = async () => {
    for (;;) {
      writeSync(1, `${await read((tx) => tx.game.count())}\n`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await Promise.race([end, count()]);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
