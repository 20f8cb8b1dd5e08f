/**
 * What happens in games, told within this server as soon as it is committed. One small bus with two
 * verbs, so that another way of telling, such as PostgreSQL's LISTEN and NOTIFY between processes,
 * can take its place: every event is small and can be made again from the database.
 */
import 'server-only';
import type { LogLine } from '../sync/game';

/** Something that happened in a game. */
export type LiveEvent =
  /** A change was made; `by` is the user. */
  | { readonly kind: 'line'; readonly seq: number; readonly line: LogLine; readonly by: string }
  /** Who writes, who sits where, who has announced: read it again. */
  | { readonly kind: 'table' }
  /** Who may see it has changed: look again for everybody. */
  | { readonly kind: 'access' }
  /** The game is not there any more. */
  | { readonly kind: 'gone' };

type Listener = (event: LiveEvent) => void;

/** The verbs of the bus. */
export interface LiveBus {
  /** Tells an event of a game; to be called after the commit. */
  publish(gameId: string, event: LiveEvent): void;
  /** Hears the events of a game until the answer is called. */
  subscribe(gameId: string, listener: Listener): () => void;
}

/** A bus within one process. */
function makeBus(): LiveBus {
  const games = new Map<string, Set<Listener>>();
  return {
    publish(gameId, event) {
      for (const listener of [...(games.get(gameId) ?? [])]) listener(event);
    },
    subscribe(gameId, listener) {
      const listeners = games.get(gameId) ?? new Set();
      games.set(gameId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && games.get(gameId) === listeners) games.delete(gameId);
      };
    },
  };
}

// Pages, actions and route handlers have module instances of their own, the bus is one.
const shared = globalThis as typeof globalThis & { schieferBus?: LiveBus };
shared.schieferBus ??= makeBus();

/** The bus in force. */
export const live: LiveBus = shared.schieferBus;
