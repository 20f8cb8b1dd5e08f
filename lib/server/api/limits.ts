/** How much one asker may ask for in a while, so that none keeps the others waiting. */
import 'server-only';
import { openDatabase } from '../db';
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

/** Keys beyond these: whoever makes up addresses cannot fill the memory. */
const KEPT = 20_000;

type Window = { used: number; readonly until: number };

/** Counts in the memory of this process. `now` in ms. */
export function memoryLimiter(now: () => number = () => Date.now()): Limiter {
  const windows = new Map<string, Window>();
  return {
    async take(key, { limit, windowMs }) {
      const at = now();
      const known = windows.get(key);
      const window = known && known.until > at ? known : { used: 0, until: at + windowMs };
      window.used += 1;
      windows.delete(key);
      windows.set(key, window);
      // A map keeps the order in which keys came: the first is the one that asked longest ago.
      for (const oldest of windows.keys()) {
        if (windows.size <= KEPT) break;
        windows.delete(oldest);
      }
      return {
        isAllowed: window.used <= limit,
        limit,
        remaining: Math.max(0, limit - window.used),
        resetSeconds: Math.max(1, Math.ceil((window.until - at) / 1000)),
      };
    },
    async forget(key) {
      windows.delete(key);
    },
  };
}

const MINUTE_MS = 60 * 1000;

/**
 * A program has what a display or a bot needs; a phone enough to send what a thousand evenings
 * without network left; an address enough for a restaurant full of phones that nobody has used yet.
 */
export const RULES = {
  token: { limit: 600, windowMs: MINUTE_MS },
  session: { limit: 6000, windowMs: MINUTE_MS },
  address: { limit: 600, windowMs: MINUTE_MS },
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
