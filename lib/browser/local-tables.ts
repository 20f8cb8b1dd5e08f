/**
 * Where a phone keeps things: IndexedDB, or memory where the browser forbids that. Both do a job as a
 * whole or not at all, one after the other.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Kept } from './local-types';

type Name = keyof Kept;

/** What a job may do with the tables; `key` is the `id` of what lies there. */
export type Tables = {
  readonly get: <N extends Name>(name: N, key: string) => Promise<Kept[N] | undefined>;
  readonly all: <N extends Name>(name: N) => Promise<Kept[N][]>;
  readonly of: (name: 'outbox' | 'refused', gameId: string) => Promise<Kept['outbox'][]>;
  readonly put: <N extends Name>(name: N, value: Kept[N]) => Promise<unknown>;
  readonly delete: (name: Name, key: string) => Promise<unknown>;
};

/** Does a job on the tables; settled once it is on the disk, as far as there is one. */
export type Transact = <T>(mode: IDBTransactionMode, job: (on: Tables) => Promise<T>) => Promise<T>;
export type LocalDatabase = {
  /** Does it outlive the tab? */
  readonly isDurable: boolean;
  readonly transact: Transact;
};

const DATABASE = 'schiefer';
const VERSION = 1;
const NAMES = ['games', 'outbox', 'refused', 'facts'] as const satisfies readonly Name[];

type Item = { key: string; indexes: { game: string } };
interface Schema extends DBSchema {
  games: { key: string; value: Kept['games'] };
  outbox: Item & { value: Kept['outbox'] };
  refused: Item & { value: Kept['refused'] };
  facts: { key: string; value: Kept['facts'] };
}

/** The phone's own database; memory where there is none to be had. */
export async function openLocalDatabase(): Promise<LocalDatabase> {
  try {
    return durable(await open());
  } catch {
    return memoryDatabase();
  }
}

const open = () =>
  openDB<Schema>(DATABASE, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      for (const name of ['outbox', 'refused'] as const)
        db.createObjectStore(name, { keyPath: 'id' }).createIndex('game', 'gameId');
      db.createObjectStore('facts', { keyPath: 'id' });
    },
    // A newer version in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => {
      // The event of a database comes from that database.
      (event.target as IDBDatabase).close();
    },
  });

function durable(first: IDBPDatabase<Schema>): LocalDatabase {
  let opened: IDBPDatabase<Schema> = first;
  const begin = async (mode: IDBTransactionMode) => {
    try {
      return opened.transaction(NAMES, mode, { durability: 'relaxed' });
    } catch {
      // Closed for another tab's sake, or by the browser.
      opened = await open();
      return opened.transaction(NAMES, mode, { durability: 'relaxed' });
    }
  };
  return {
    isDurable: true,
    transact: async (mode, job) => {
      const tx = await begin(mode);
      const [result] = await Promise.all([job(tablesOf(tx)), tx.done]);
      return result;
    },
  };
}

function tablesOf(tx: IDBPTransaction<Schema, typeof NAMES, IDBTransactionMode>): Tables {
  // The stores are typed one by one; which of them it is, is known only where it is called.
  const store = (name: Name) => tx.objectStore(name) as unknown as AnyStore;
  return {
    get: (name, key) => store(name).get(key),
    all: (name) => store(name).getAll(),
    of: (name, gameId) => store(name).index('game').getAll(gameId),
    put: (name, value) => store(name).put(value),
    delete: (name, key) => store(name).delete(key),
  };
}
type AnyStore = {
  get: <T>(key: string) => Promise<T | undefined>;
  getAll: <T>() => Promise<T[]>;
  index: (name: string) => { getAll: <T>(key: string) => Promise<T[]> };
  put: (value: unknown) => Promise<unknown>;
  delete: (key: string) => Promise<unknown>;
};

/** The same in memory: what a tab has until it is closed. */
export function memoryDatabase(): LocalDatabase {
  const tables: { [N in Name]: Map<string, Kept[N]> } = {
    games: new Map(),
    outbox: new Map(),
    refused: new Map(),
    facts: new Map(),
  };
  // Each name has the map of its own kind; the type of the record of all cannot say so.
  const table = <N extends Name>(name: N) => tables[name] as unknown as Map<string, Kept[N]>;
  const on: Tables = {
    get: async (name, key) => table(name).get(key),
    all: async (name) => [...table(name).values()],
    of: async (name, gameId) => [...table(name).values()].filter((one) => one.gameId === gameId),
    put: async (name, value) => table(name).set(value.id, value),
    delete: async (name, key) => table(name).delete(key),
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    isDurable: false,
    transact: (_mode, job) => {
      const done = last.then(() => job(on));
      last = done.catch(() => undefined);
      return done;
    },
  };
}
