/** Several phones at a real server while something happens to it, and what must hold afterwards. */
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../../scripts/lib/run.mjs';
import { compare, newPhone } from './phones';
import { type Book, newBook } from './sender';

type Server = { readonly url: string; readonly kill: () => Promise<number> };

/** What came of one party. */
export type Outcome = {
  readonly name: string;
  readonly book: Book;
  readonly games: number;
  /** What must not be; empty where all is well. */
  readonly faults: readonly string[];
};

/** Everything that must hold of what is stored is found here, the server still running. */
type Guests = { readonly book: Book; readonly games: number; readonly faults: string[] };

const PHONES = 6;
const EVERY_MS = 25;

/** Waits a while that nobody can foresee. */
export const anyWhile = (ms: number): Promise<void> => pause(ms * (0.2 + Math.random()));

/**
 * Phones write while `happens` goes on; afterwards, with the server well again, each of them gets an
 * answer, and what they hold acknowledged is compared with what the server has.
 */
export async function party(url: string, happens: (book: Book) => Promise<void>): Promise<Guests> {
  const book = newBook();
  const phones = Array.from({ length: PHONES }, () => newPhone(url, book));
  let isOn = true;
  const playing = phones.map((phone) => phone.play({ goesOn: () => isOn, everyMs: EVERY_MS }));
  const played = Promise.all(playing);
  // Whoever fails early is not waited for in vain.
  played.catch(() => undefined);
  try {
    await Promise.race([happens(book), played]);
  } finally {
    isOn = false;
  }
  await played;
  const faults = [...book.faults];
  for (const phone of phones) faults.push(...(await compare(url, phone)));
  const games = phones.reduce((sum, phone) => sum + phone.games().length, 0);
  return { book, games, faults };
}

/** Until so many more requests were acknowledged; a fault where that takes long. */
export async function goesOn(book: Book, { more = 20, withinMs = 30_000 } = {}): Promise<void> {
  const [from, until] = [book.acknowledged, performance.now() + withinMs];
  while (book.acknowledged < from + more) {
    if (performance.now() > until) {
      book.faults.push(`service did not return within ${withinMs} ms`);
      return;
    }
    await pause(20);
  }
}

/** Ends the server and makes every figure again from the hands: none may differ, all must tally. */
export async function allTallies(server: Server, databaseUrl: string): Promise<string[]> {
  await server.kill();
  const { status, output } = await run(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/cli/rebuild.ts'],
    { env: { ...process.env, DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: SECRET } },
  );
  const isWell = status === 0 && output.includes('Everything was as it should be.');
  return isWell ? [] : [`caches (${status}): ${output.trim().slice(0, 500)}`];
}

/** What the servers of a party sign their sessions with. */
export const SECRET = 'only the parties know it';
