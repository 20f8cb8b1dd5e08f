import 'client-only';

/**
 * One game on this phone: shows every change at once, keeps it, and hands it on to be sent. What was
 * entered is written down before it is shown, lies in the phone's database before it is sent, and is
 * gone from there only when the server has it.
 */
import { agreedIn } from '../sync/agreed';
import type { AtTable } from '../sync/at-table';
import type { Change, Fault, GameState } from '../sync/game';
import { latest } from '../sync/latest';
import {
  dismiss,
  emptyOutbox,
  merge,
  type Outbox,
  put,
  settle,
  type View,
  view,
  type Waiting,
} from '../sync/outbox';
import { afterPaint } from './after-paint';
import { type News, publish, subscribe } from './channel';
import { bare, localStore } from './local-store';
import { createId, type KeptGame, type OutboxItem } from './local-types';
import { noteGame } from './note-game';
import { noteWritten } from './own-hands';
import { clearPending, savePending } from './pending-changes';
import { askWorker, flush } from './sender';
import { waitingOf } from './waiting';

export type Snapshot = View &
  Pick<Outbox, 'pending' | 'refused'> & {
    /** Does the game itself wait, as one that was begun without network? */
    readonly isUnsent: boolean;
    /** Does something wait longer than a sending takes? */
    readonly stuck: boolean;
    /** Will what waits be there after the tab is closed? */
    readonly isKept: boolean;
    /** Why the server takes nothing from whoever is signed in on this phone. */
    readonly held: string | null;
    /** Why the server did not take the game itself; what was entered in it waits here. */
    readonly refusedGame: { readonly code: string; readonly message: string } | null;
  };

export type GameStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => Snapshot;
  /** The game as the server last told it. */
  readonly confirmed: () => GameState;
  /**
   * Puts a change on the game, or says why it does not fit. Who listens is told at once, unless
   * `when` has it told later; it is written down in any case.
   */
  readonly change: (change: Change, when?: (tell: () => void) => void) => Fault | undefined;
  /** Hands on a change that others were quicker with: the server answers, and the person decides. */
  readonly insist: (change: Change) => void;
  /** Takes news of the game from elsewhere, for example a page that was rendered anew. */
  readonly adopt: (state: GameState) => void;
  /** Keeps who is at the table, for the time without network. */
  readonly seeTable: (atTable: AtTable) => void;
  /** The person has decided about what was refused. */
  readonly dismiss: (changeId: string) => void;
  /**
   * Takes up what an earlier visit left, and keeps the game to be read without network; `isTold`: as the
   * server has just told it.
   */
  readonly start: (
    around: Pick<KeptGame, 'tourney' | 'evening' | 'tournament'>,
    isTold: boolean,
  ) => void;
};

/** Sending over a good network is over before this, and nobody needs to know of it. */
const TIMEOUT_MS = 1500;
const LOOK_AGAIN_MS = 4000;
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
  const { id: gameId } = initial;
  const listeners = new Set<() => void>();
  let outbox = emptyOutbox(initial);
  let status: Pick<Snapshot, 'isUnsent' | 'stuck' | 'isKept' | 'held' | 'refusedGame'> = {
    isUnsent: false,
    stuck: false,
    isKept: true,
    held: null,
    refusedGame: null,
  };
  let shown: Snapshot = { ...view(outbox), pending: [], refused: [], ...status };
  let account: string | null = null;
  let started = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What lies, or lay, in the phone's database.
  const keptIds = new Set<string>();

  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  /** Takes what was refused out of the phone's database, and out of its other tabs. */
  const putAway = (id: string) =>
    void localStore().then(async (here) => {
      await here.dismiss(id);
      publish({ kind: 'dismissed', gameId, id });
    });
  const show = (
    next: Outbox,
    changed: Partial<typeof status> = {},
    when: (tell: () => void) => void = (now) => now(),
  ) => {
    const agreed = agreedIn(next);
    for (const id of agreed) putAway(id);
    outbox = agreed.reduce(dismiss, next);
    const first = outbox.pending[0];
    const since = first ? Date.now() - first.at : 0;
    status = { ...status, ...changed };
    const isLate = first !== undefined && (!navigator.onLine || since >= TIMEOUT_MS);
    const waits = first !== undefined || status.isUnsent;
    const stuck = status.isUnsent || isLate;
    status = { ...status, stuck, held: waits ? status.held : null };
    clearTimeout(timer);
    // Looked at again when the time is over, and then in the phone's database: news can be lost with
    // the tab that had it.
    if (waits && started)
      timer = stuck
        ? setTimeout(() => void takeUp(), LOOK_AGAIN_MS)
        : setTimeout(() => show(outbox), TIMEOUT_MS - since);
    shown = { ...view(outbox), pending: outbox.pending, refused: outbox.refused, ...status };
    when(tellAll);
  };

  const itemOf = ({ at, change }: Waiting): OutboxItem => ({
    id: change.id,
    gameId,
    at,
    account,
    job: { kind: 'change', change },
  });

  const keep = async (waiting: Waiting) => {
    const items = [itemOf(waiting)];
    const here = await localStore();
    await here.add(items);
    keptIds.add(waiting.change.id);
    if (here.isDurable) clearPending(gameId, waiting);
    publish({ kind: 'added', gameId, items });
    if (!navigator.onLine) void askWorker();
    void flush();
  };

  /** Puts together what this tab and the phone's database know. */
  const takeUp = async () => {
    const here = await localStore();
    const { items, refused, game, account: known } = await here.allOf(gameId);
    account = known;
    const there = new Set([...items, ...refused].map(({ id }) => id));
    // What was there and is no more, the server has, or the person has thrown away.
    const gone = [...keptIds].filter((id) => !there.has(id));
    for (const id of there) keptIds.add(id);
    const refusedGame = refused.find(({ job }) => job.kind === 'create')?.fault ?? null;
    const waiting = [...items, ...(refusedGame ? refused : [])].flatMap(waitingOf);
    const setAside = (refusedGame ? [] : refused).flatMap((item) =>
      waitingOf(item).map((one) => ({ ...one, code: '', message: '', ...item.fault })),
    );
    const confirmed = game ? latest(outbox.confirmed, game.state) : outbox.confirmed;
    const found: Outbox = { confirmed, pending: waiting, refused: setAside, done: gone.sort() };
    const held = items.find(({ fault }) => fault)?.fault?.message ?? null;
    const isUnsent = items.some(({ job }) => job.kind === 'create');
    show(merge(outbox, found), { isKept: here.isDurable, held, refusedGame, isUnsent });
  };

  const listen = (news: News) => {
    if (news.gameId !== gameId) return;
    switch (news.kind) {
      case 'added': {
        const pending = news.items.flatMap(waitingOf);
        return show(merge(outbox, { ...emptyOutbox(outbox.confirmed), pending }));
      }
      case 'answered':
        return show(settle(outbox, news.id, news.answer), {
          held: null,
          ...(news.id === createId(gameId) && { isUnsent: false }),
        });
      case 'dismissed':
        return show(dismiss(outbox, news.id));
      case 'changed':
        return void takeUp();
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => shown,
    confirmed: () => outbox.confirmed,
    change(change, when) {
      const taken = put(outbox, change, Date.now());
      if ('fault' in taken) return taken.fault;
      savePending(gameId, taken.waiting);
      // Before anybody looks whether what stands there is still this phone's.
      noteWritten(gameId, view(taken.outbox).state.hands, change.id);
      show(taken.outbox, {}, when);
      // The stroke comes first, then the database and the way to the server.
      afterPaint(() => setTimeout(() => keep(taken.waiting)));
      return undefined;
    },
    insist(change) {
      const last = outbox.pending.at(-1)?.at ?? 0;
      const waiting = { at: Math.max(Date.now(), last + 1), change };
      savePending(gameId, waiting);
      show({ ...outbox, pending: [...outbox.pending, waiting] });
      setTimeout(() => keep(waiting));
    },
    adopt(state) {
      const confirmed = latest(outbox.confirmed, state);
      if (confirmed === outbox.confirmed) return;
      show({ ...outbox, confirmed });
      // What was on the screen is there without network too.
      const at = Date.now();
      void localStore().then((here) => here.receive(gameId, { at, state: confirmed }));
    },
    seeTable(atTable) {
      const at = Date.now();
      void localStore().then((here) => here.receive(gameId, { at, atTable }));
    },
    dismiss(id) {
      show(dismiss(outbox, id));
      putAway(id);
    },
    start(around, isTold) {
      const touchedAt = Date.now();
      const told = isTold ? { toldAt: touchedAt } : {};
      void localStore()
        .then((here) => here.keep([{ ...bare(outbox.confirmed), ...around, ...told, touchedAt }]))
        .then(noteGame);
      if (started) return;
      started = true;
      subscribe(listen);
      window.addEventListener('online', () => show(outbox));
      window.addEventListener('offline', () => show(outbox));
      void takeUp();
    },
  };
}
