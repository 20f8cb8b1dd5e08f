import 'client-only';

/**
 * One game on this phone: shows every change at once and sends it to the server, in order, until it
 * is confirmed. The one place from which changes leave the phone. What is on its way is remembered,
 * so that a reload loses nothing.
 */
import type { Change, Fault, GameState } from '../sync/game';
import { type Answer, latest, type Outbox, put, settle, type View, view } from '../sync/outbox';
import { forget, recall, recallKeys, remember } from './storage';

export type Send = (change: { gameId: string; change: Change }) => Promise<Answer>;

export type Snapshot = View & Pick<Outbox, 'pending' | 'refused'> & { readonly stuck: boolean };

export type GameStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => Snapshot;
  /** The game as the server last told it. */
  readonly confirmed: () => GameState;
  /** Puts a change on the game, or says why it does not fit. */
  readonly change: (change: Change) => Fault | undefined;
  /** Takes news of the game from elsewhere, for example a page that was rendered anew. */
  readonly adopt: (state: GameState) => void;
  /** The person has seen what was refused. */
  readonly dismiss: (changeId: string) => void;
  /** Takes up what an earlier visit left unsent and starts sending. */
  readonly start: (send: Send) => void;
};

const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000] as const;
const stores = new Map<string, GameStore>();

/** The store of this game; the same one as long as the tab lives, so that going back shows no old state. */
export function gameStore(initial: GameState): GameStore {
  const known = stores.get(initial.id);
  if (known) return known;
  const store = makeStore(initial);
  if (typeof window !== 'undefined') stores.set(initial.id, store);
  return store;
}

function makeStore(initial: GameState): GameStore {
  const listeners = new Set<() => void>();
  const prefix = `out/${initial.id}/`;
  // Ordered by the moment it was entered; the id keeps two of the same moment apart.
  const keys = new Map<string, string>();
  let outbox: Outbox = { confirmed: initial, pending: [], refused: [] };
  let stuck = false;
  let shown: Snapshot = { ...view(outbox), pending: [], refused: [], stuck };
  let send: Send | undefined;
  let sending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Outbox) => {
    outbox = next;
    shown = { ...view(outbox), pending: outbox.pending, refused: outbox.refused, stuck };
    for (const listener of listeners) listener();
  };

  const flush = async (): Promise<void> => {
    if (sending || !send) return;
    sending = true;
    clearTimeout(timer);
    for (let first = outbox.pending[0]; first; first = outbox.pending[0]) {
      const answer = await send({ gameId: initial.id, change: first }).catch(() => undefined);
      if (!answer || (!answer.ok && answer.error.code === 'internal')) {
        stuck = true;
        timer = setTimeout(flush, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
        failures += 1;
        break;
      }
      stuck = false;
      failures = 0;
      forget(keys.get(first.id) ?? '');
      show(settle(outbox, first.id, answer));
    }
    sending = false;
    if (stuck) show(outbox);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => shown,
    confirmed: () => outbox.confirmed,
    change(change) {
      const taken = put(outbox, change);
      if ('fault' in taken) return taken.fault;
      const key = `${prefix}${Date.now().toString(36)}-${change.id}`;
      keys.set(change.id, key);
      remember(key, change);
      show(taken.outbox);
      // The stroke comes first, then the way to the server.
      setTimeout(flush);
      return undefined;
    },
    adopt(state) {
      const confirmed = latest(outbox.confirmed, state);
      if (confirmed !== outbox.confirmed) show({ ...outbox, confirmed });
    },
    dismiss(changeId) {
      show({ ...outbox, refused: outbox.refused.filter(({ change }) => change.id !== changeId) });
    },
    start(sender) {
      if (send) return;
      send = sender;
      const left = recallKeys(prefix).flatMap((key) => {
        // Written by `change` above; the server checks it again in any case.
        const change = recall(key) as Change | undefined;
        if (!change || keys.has(change.id)) return [];
        keys.set(change.id, key);
        return [change];
      });
      if (left.length > 0) show({ ...outbox, pending: [...left, ...outbox.pending] });
      window.addEventListener('online', () => void flush());
      void flush();
    },
  };
}
