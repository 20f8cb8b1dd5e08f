/** How much one asker may ask for in a while, so that none keeps the others waiting. */
import 'server-only';
import { LRUCache } from 'lru-cache';
import { openDatabase } from '../store';
import { sharedLimiter } from './shared-limits';

/** So many requests within a window. */
export type Rule = {
  readonly limit: number;
  readonly windowMs: number;
  /**
   * Is every request counted where all servers see it, before it is let through? Else each server
   * counts its own and settles with the others; see `shared-limits.ts`.
   */
  readonly isExact?: boolean;
};

/** What is left after a request. */
export type Taken = {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Until the window begins anew, in whole seconds. */
  readonly resetSeconds: number;
};

/** Who counts requests: this process alone, or a store that several share. */
export interface Limiter {
  /** Takes one request from what `key` has under the rule. */
  take(key: string, rule: Rule): Promise<Taken>;
  /** Gives back all that was taken. */
  forget(key: string, rule: Rule): Promise<void>;
}

/** Keys of a rule beyond these: whoever makes up addresses cannot fill the memory. */
const KEPT = 20_000;
/**
 * The same of an exact rule: whoever makes up accounts has a password hashed for each, and would be
 * longer about so many than a window lasts.
 */
const KEPT_EXACTLY = 200_000;

type Window = { used: number; readonly until: number };

/** Counts in the memory of this process. `now` in ms. */
export function memoryLimiter(now: () => number = () => Date.now()): Limiter {
  // Each rule for itself: what many ask for must not make anybody's tries forgotten.
  const rules = new Map<string, LRUCache<string, Window>>();
  const windowsOf = ({ limit, windowMs, isExact = false }: Rule) => {
    const name = `${limit} ${windowMs} ${isExact}`;
    const known = rules.get(name);
    if (known) return known;
    const windows = new LRUCache<string, Window>({ max: isExact ? KEPT_EXACTLY : KEPT });
    rules.set(name, windows);
    return windows;
  };
  return {
    async take(key, rule) {
      const { limit, windowMs } = rule;
      const windows = windowsOf(rule);
      const at = now();
      const known = windows.get(key);
      const window = known && known.until > at ? known : { used: 0, until: at + windowMs };
      window.used += 1;
      windows.set(key, window);
      return {
        isAllowed: window.used <= limit,
        limit,
        remaining: Math.max(0, limit - window.used),
        resetSeconds: Math.max(1, Math.ceil((window.until - at) / 1000)),
      };
    },
    async forget(key, rule) {
      windowsOf(rule).delete(key);
    },
  };
}

const MINUTE_MS = 60 * 1000;

/**
 * A program has what a display or a bot needs; a phone enough to send what a thousand evenings
 * without network left; an address enough for a restaurant full of phones that nobody has used yet. A hall of
 * four hundred, which has one address too, asks for its tournament some five thousand times: each of its links,
 * or a tournament that is open to all, has more than twice that from one address.
 */
export const RULES = {
  token: { limit: 600, windowMs: MINUTE_MS },
  session: { limit: 6000, windowMs: MINUTE_MS },
  address: { limit: 600, windowMs: MINUTE_MS },
  hall: { limit: 12_000, windowMs: MINUTE_MS },
} as const satisfies Record<string, Rule>;

// Route handlers may have module instances of their own.
const shared = globalThis as typeof globalThis & { schieferLimiter?: Limiter };

/** The limiter in force: shared where the database can have several servers, else of this process. */
export function limiter(): Limiter {
  shared.schieferLimiter ??= openDatabase().query ? sharedLimiter() : memoryLimiter();
  return shared.schieferLimiter;
}

/** Puts another limiter in force. */
export function setLimiter(other: Limiter): void {
  shared.schieferLimiter = other;
}
