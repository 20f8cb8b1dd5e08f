/**
 * `npm run soak -- --minutes 60`: a steady load on a real server on the loopback, with its memory and
 * how long its answers take per minute, and at the end the last third beside the first. Builds what is
 * missing. Exit status: 0 memory and latency are flat and nothing was lost; 1 otherwise.
 */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../scripts/lib/network.mjs';
import { build } from '../../scripts/lib/prepare.mjs';
import { serveBuilt } from '../e2e/frame/server.mjs';
import { allTallies } from './party';
import { compare, newPhone } from './phones';
import { newBook } from './sender';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    phones: { type: 'string', default: '10' },
  },
});
const minutes = Number(values.minutes);
const METRICS_TOKEN = 'only this soak knows it';
/** Each phone writes so often, and looks at a page and at a game as it is stored. */
const WRITE_EVERY_MS = 400;
const READ_EVERY_MS = 1000;
/** What may be more in the last third than in the first. */
const MOST = { memory: 1.2, latency: 1.5 };

type Minute = {
  readonly rss: number;
  readonly heap: number;
  readonly p50: number;
  readonly p99: number;
  readonly asked: number;
};

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
const median = (all: readonly number[]): number =>
  quantile(
    all.toSorted((a, b) => a - b),
    0.5,
  );

await build();
const server = await serveBuilt({
  port: await freePort(39_711, { step: 2 }),
  name: 'soak',
  env: { LOG_LEVEL: 'warn', METRICS_TOKEN },
});

async function memory(): Promise<{ rss: number; heap: number }> {
  const answer = await fetch(`${server.url}/api/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const lines = (await answer.text()).split('\n');
  const figure = (name: string) =>
    Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1] ?? 0) / 2 ** 20;
  return {
    rss: figure('process_resident_memory_bytes'),
    heap: figure('nodejs_heap_size_used_bytes'),
  };
}

try {
  const book = newBook();
  const phones = Array.from({ length: Number(values.phones) }, () => newPhone(server.url, book));
  let isOn = true;
  const goesOn = () => isOn;
  const faults: string[] = [];
  const reading = async (phone: (typeof phones)[number]) => {
    while (isOn) {
      const id = phone.games().at(-1)?.state.id;
      const paths = id ? ['/games', `/api/v1/games/${id}`] : [];
      for (const path of paths) {
        const begun = performance.now();
        const answer = await fetch(`${server.url}${path}`, { headers: { cookie: phone.cookie() } });
        await answer.arrayBuffer();
        if (answer.status !== 200) faults.push(`${path}: ${answer.status}`);
        book.latencies.push(performance.now() - begun);
      }
      if (id) await follow(`${server.url}/api/v1/games/${id}/live`, phone.cookie());
      await pause(READ_EVERY_MS);
    }
  };
  const work = phones.flatMap((phone) => [
    phone.play({ goesOn, everyMs: WRITE_EVERY_MS }),
    reading(phone),
  ]);
  const worked = Promise.all(work);
  worked.catch(() => undefined);
  console.log(
    '| minute | requests | p50 ms | p99 ms | memory MB | heap MB |\n| --- | --- | --- | --- | --- | --- |',
  );
  const all: Minute[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    await Promise.race([pause(60_000), worked]);
    const taken = book.latencies.toSorted((a, b) => a - b);
    book.latencies = [];
    const now = {
      ...(await memory()),
      p50: quantile(taken, 0.5),
      p99: quantile(taken, 0.99),
      asked: taken.length,
    };
    all.push(now);
    const figures = [
      now.p50.toFixed(1),
      now.p99.toFixed(0),
      now.rss.toFixed(0),
      now.heap.toFixed(0),
    ];
    console.log(`| ${minute} | ${now.asked} | ${figures.join(' | ')} |`);
  }
  isOn = false;
  await worked;
  faults.push(...book.faults);
  for (const phone of phones) faults.push(...(await compare(server.url, phone)));
  faults.push(...(await allTallies(server, `file:${server.database}`)));

  if (all.length < 2) console.log('One minute has none to be compared with; take three or more.');
  // The first minute is the start: code is compiled, caches are filled.
  const rest = all.slice(all.length > 4 ? 1 : 0);
  const third = Math.max(1, Math.floor(rest.length / 3));
  const [first, last] = [rest.slice(0, third), rest.slice(-third)];
  const compared = [
    ['memory', MOST.memory, (one: Minute) => one.rss],
    ['heap', MOST.memory * 1.5, (one: Minute) => one.heap],
    ['p50', MOST.latency, (one: Minute) => one.p50],
    ['p99', 2 * MOST.latency, (one: Minute) => one.p99],
  ] as const;
  for (const [name, most, of] of all.length < 2 ? [] : compared) {
    const grew = median(last.map(of)) / median(first.map(of));
    const isFlat = grew <= most;
    console.log(
      `${isFlat ? '✓' : '✗'} ${name}: ${grew.toFixed(2)} times the first third (at most ${most.toFixed(1)})`,
    );
    if (!isFlat) process.exitCode = 1;
  }
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${book.acknowledged} changes acknowledged, ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
}

/** Opens the stream of a game and goes away again, as a phone that is put down. */
function follow(url: string, cookie: string): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(url, { headers: { cookie } }, (answer) => {
      answer.once('data', () => asked.destroy());
      answer.once('close', resolve);
      answer.on('error', () => undefined);
    });
    asked.on('error', () => resolve());
    asked.end();
  });
}
