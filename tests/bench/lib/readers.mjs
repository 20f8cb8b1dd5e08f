import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const AT_ONCE = 50;
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

/**
 * Opens streams as browsers do, one of each reader (`{ gameId, headers }`); `onLine(gameId, revision)`
 * is called for each line that arrives. Answers how to close them all.
 */
export async function openReaders(url, readers, onLine) {
  const open = [];
  for (let at = 0; at < readers.length; at += AT_ONCE) {
    const some = readers.slice(at, at + AT_ONCE);
    open.push(...(await Promise.all(some.map((reader) => openReader(url, reader, onLine)))));
  }
  return () => {
    for (const request of open) request.destroy();
  };
}

function openReader(url, { gameId, headers, after = 0 }, onLine) {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/v1/games/${gameId}/live?after=${after}`, {
      agent,
      headers: { accept: 'text/event-stream', 'accept-encoding': 'gzip, deflate, br', ...headers },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      response.setEncoding('utf8').on('data', (text) => {
        resolve(request);
        if (text.includes('event: none')) reject(new Error(`Nobody may read ${gameId}.`));
        for (const [, revision] of text.matchAll(/^id: (\d+)$/gm)) onLine(gameId, Number(revision));
      });
      response.on('error', () => undefined);
    });
  });
}

/** What a server needs after its garbage was collected, in bytes. */
export async function memoryOf({ pid, memory }) {
  rmSync(memory, { force: true });
  process.kill(pid(), 'SIGUSR2');
  while (!existsSync(memory)) await wait(50);
  const { rss, heapUsed, external } = JSON.parse(readFileSync(memory, 'utf8'));
  return { rss, used: heapUsed + external };
}
