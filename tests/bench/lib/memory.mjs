/**
 * Put into a server that is measured (`node --import`): on SIGUSR2 it collects its garbage and writes
 * what it then needs to the file BENCH_MEMORY, as `process.memoryUsage()` says it.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_MEMORY;
if (file && isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    // What was let go of meanwhile, as buffers are.
    setTimeout(() => {
      collect();
      writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()));
      renameSync(`${file}.new`, file);
    }, 300);
  });
}
