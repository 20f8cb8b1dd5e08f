import 'server-only';

/** How often something may be tried in a quarter of an hour. */
const TRIES = {
  /** Passwords for one address: too few to guess, enough to remember. */
  password: 20,
  /** Messages to one address. */
  message: 5,
} as const;
type Kind = keyof typeof TRIES;

const WINDOW_MS = 15 * 60 * 1000;
/** More than people try at once; whoever makes up addresses cannot fill the memory. */
const KEPT = 10_000;

type Count = { tries: number; readonly until: number };
// Pages, actions and route handlers have module instances of their own.
const shared = globalThis as typeof globalThis & { schieferAttempts?: Map<string, Count> };

/** Takes one try for what `key` names; false where none is left. */
export function attempt(kind: Kind, key: string): boolean {
  shared.schieferAttempts ??= new Map();
  const counts = shared.schieferAttempts;
  const now = Date.now();
  const name = `${kind} ${key}`;
  const known = counts.get(name);
  const count = known && known.until > now ? known : { tries: 0, until: now + WINDOW_MS };
  count.tries += 1;
  counts.delete(name);
  counts.set(name, count);
  // A map keeps the order in which keys came: the first is the one tried longest ago.
  for (const oldest of counts.keys()) {
    if (counts.size <= KEPT) break;
    counts.delete(oldest);
  }
  return count.tries <= TRIES[kind];
}

/** Gives the tries back: whoever knows the password was not guessing. */
export const forgiveAttempts = (kind: Kind, key: string): void => {
  shared.schieferAttempts?.delete(`${kind} ${key}`);
};
