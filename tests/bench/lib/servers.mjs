import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';

/** Starts the bare server (`bare.mjs`) on a folder of its own, or on a PostgreSQL database. */
export async function serveBare({ port, database }) {
  const folder = mkdtempSync(join(tmpdir(), 'schiefer-bare-'));
  const child = spawn(
    process.execPath,
    [join(root, 'tests/bench/lib/bare.mjs'), String(port), database ?? folder],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
