/**
 * What happens in games, told as soon as it is committed. One small bus with two verbs: within this
 * server at once, and to the others on the same database by `instances.ts`, where there are any. Every
 * event is small and can be made again from the database. What happens to a person, whichever games
 * they have open, goes the same way under a name of its own.
 */
import 'server-only';
import type { LogLine } from '../../sync/game';

/** Something that happened in a game. */
export type LiveEvent =
  /** A change was made; `by` is the user. */
  | { readonly kind: 'line'; readonly seq: number; readonly line: LogLine; readonly by: string }
  /** Who writes, who sits where, who has announced: read it again. */
  | { readonly kind: 'table' }
  /** Who may see it has changed: look again for everybody. */
  | { readonly kind: 'access' }
  /** Something may have happened that was not told here: read everything again. */
  | { readonly kind: 'missed' }
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

/** The bus as those see it who carry events between servers. */
interface Relay {
  /** Tells an event that another server has published; of all games where none is named. */
  hear(gameId: string | null, event: LiveEvent): void;
  /** ShareLinks on what is published here from now on. */
  onPublished(pass: ((gameId: string, event: LiveEvent) => void) | null): void;
}

function makeBus(): LiveBus & Relay {
  const games = new Map<string, Set<Listener>>();
  let pass: Parameters<Relay['onPublished']>[0] = null;
  const tell = (gameId: string, event: LiveEvent) => {
    for (const listener of [...(games.get(gameId) ?? [])]) listener(event);
  };
  return {
    publish(gameId, event) {
      tell(gameId, event);
      pass?.(gameId, event);
    },
    subscribe(gameId, listener) {
      const listeners = games.get(gameId) ?? new Set();
      games.set(gameId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && games.get(gameId) === listeners) games.delete(gameId);
      };
    },
    hear(gameId, event) {
      for (const id of gameId === null ? [...games.keys()] : [gameId]) tell(id, event);
    },
    onPublished(other) {
      pass = other;
    },
  };
}

// Pages, actions and route handlers have module instances of their own, the bus is one.
const shared = globalThis as typeof globalThis & { schieferBus?: LiveBus & Relay };
shared.schieferBus ??= makeBus();

/** The bus in force. */
export const live: LiveBus = shared.schieferBus;

/** What `access` of a person is told and heard under, in the place of a game. */
export const personTopic = (userId: string): string => `person ${userId}`;

/** What happens at an evening is told and heard under: its games, tables, and who is there. */
export const eveningTopic = (eveningId: string): string => `evening ${eveningId}`;

/** What happens in a tournament is told and heard under. */
export const tournamentTopic = (tournamentId: string): string => `tournament ${tournamentId}`;

/**
 * Has everything that a person has open looked at again: a session, a token or a role of theirs has
 * ended, or may have. To be called after the commit; the user may be gone.
 */
export const accessEnded = (userId: string): void =>
  live.publish(personTopic(userId), { kind: 'access' });

/** The same for those who carry events between servers. */
export const relay: Relay = shared.schieferBus;
