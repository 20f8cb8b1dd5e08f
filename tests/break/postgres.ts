/** A server on PostgreSQL, with a bad network between: everything of it killed, cut off and kept waiting. */
import { setTimeout as pause } from 'node:timers/promises';
import { startMortalPostgres } from '../../scripts/lib/postgres';
import { serveBuilt } from '../e2e/frame/server.mjs';
import { allTallies, anyWhile, goesOn, type Outcome, party, SECRET } from './party';
import { makeProxy } from './proxy';
import type { Book } from './sender';

/** How long the database may take before the server answers that it does not. */
const TIMEOUT_MS = 1000;
/** Until that is said, on a machine with other work too: nothing is begun again later than after 10 s. */
const LONGEST_MS = 15_000;

type Given = { readonly port: number; readonly rounds: number };

/** Everything that can happen to it, so many times over. */
export async function breakPostgres({ port, rounds }: Given): Promise<Outcome[]> {
  const postgres = await startMortalPostgres();
  const proxy = await makeProxy(new URL(postgres.url('party')));
  try {
    await postgres.run('CREATE DATABASE party');
    const server = await serveBuilt({
      port,
      name: 'break-postgres',
      env: {
        LOG_LEVEL: 'warn',
        DATABASE_URL: proxy.url('party'),
        DATABASE_TIMEOUT_MS: String(TIMEOUT_MS),
        NEXTAUTH_SECRET: SECRET,
      },
    });
    const stories: readonly (readonly [string, (book: Book) => Promise<void>])[] = [
      [
        'the server killed',
        async () => {
          await server.kill();
          await server.restart();
        },
      ],
      [
        'PostgreSQL killed',
        async () => {
          await postgres.kill('server');
          await anyWhile(500);
          await postgres.revive();
        },
      ],
      ['one of its processes killed', () => postgres.kill('worker')],
      [
        'cut in the middle of commits',
        async (book) => {
          const before = proxy.cuts();
          proxy.set('cutting');
          const until = performance.now() + 20_000;
          while (proxy.cuts() < before + 12 && performance.now() < until) await pause(20);
          proxy.set('open');
          if (proxy.cuts() < before + 12) book.faults.push('too few commits were cut');
        },
      ],
      ['slow', () => during('slow', 2000)],
      [
        'silent',
        async (book) => {
          const [before, from] = [book.statuses.get(503) ?? 0, performance.now()];
          proxy.set('silent');
          while ((book.statuses.get(503) ?? 0) < before + 6) {
            await pause(20);
            if (performance.now() < from + LONGEST_MS) continue;
            book.faults.push('nobody was told that the database does not answer');
            break;
          }
          proxy.set('open');
        },
      ],
      ['not to be reached', () => during('shut', 1500)],
    ];
    const during = async (weather: Parameters<typeof proxy.set>[0], ms: number) => {
      proxy.set(weather);
      await anyWhile(ms);
      proxy.set('open');
    };
    try {
      const outcomes: Outcome[] = [];
      for (const [name, happens] of stories) {
        const { book, games, faults } = await party(server.url, async (kept) => {
          for (let round = 0; round < rounds; round++) {
            await goesOn(kept);
            await anyWhile(200);
            await happens(kept);
          }
          await goesOn(kept);
        });
        if (book.longestMs > LONGEST_MS)
          faults.push(`an answer took ${Math.round(book.longestMs)} ms`);
        outcomes.push({ name: `PostgreSQL: ${name} ×${rounds}`, book, games, faults });
      }
      const faults = await allTallies(server, postgres.url('party'));
      const [last] = outcomes.splice(-1);
      if (last) outcomes.push({ ...last, faults: [...last.faults, ...faults] });
      return outcomes;
    } finally {
      await server.stop();
    }
  } finally {
    await proxy.close();
    await postgres.stop();
  }
}
