/**
 * Asks for long work and prints how many games there are, again and again, until it is killed:
 * `long-work.ts import|restore USER FILE`; without a file it goes on with what was begun.
 */

import { readFileSync, writeSync } from 'node:fs';
import { startImport } from '../../lib/server/files/import';
import { wakeJobs } from '../../lib/server/files/job-runner';
import { startRestore } from '../../lib/server/files/restore';
import { read } from '../../lib/server/store/db';
import { EN } from '../helpers/english';

const [kind, userId = '', file] = process.argv.slice(2);

async function begin(): Promise<void> {
  if (file === undefined) return wakeJobs();
  const bytes = new Uint8Array(readFileSync(file));
  const viewer = { userId };
  if (kind === 'restore') await startRestore(viewer, { fileName: 'backup.zip', bytes }, EN);
  else
    await startImport(viewer, { fileName: 'a.ndjson', bytes, day: null, unfinished: 'finish' }, EN);
}

async function run(): Promise<void> {
  await begin();
  for (;;) {
    writeSync(1, `${await read((tx) => tx.game.count())}\n`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
