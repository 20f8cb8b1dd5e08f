/**
 * What this phone knows without network: games to read, what waits to be sent, what was refused. The
 * one door to its database, for pages and for the worker. Nothing is taken out of the outbox but
 * what the server has stored, or the person has thrown away.
 */
import type { AtTable } from '../sync/at-table';
import type { GameState } from '../sync/game';
import { latest } from '../sync/latest';
import { type LocalDatabase, openLocalDatabase, type Tables } from './local-tables';
import {
  createId,
  type ItemFault,
  type KeptGame,
  type NewGame,
  type OutboxItem,
} from './local-types';

export type LocalStore = ReturnType<typeof makeLocalStore>;

let shared: Promise<LocalStore> | undefined;
/** The store of this phone; opened once in a tab, or in the worker. */
export function localStore(): Promise<LocalStore> {
  shared ??= openLocalDatabase().then(makeLocalStore);
  return shared;
}

const byTime = (a: OutboxItem, b: OutboxItem) => a.at - b.at || (a.id < b.id ? -1 : 1);
const ACCOUNT = 'account';
const TOURNAMENT = 'tournament/';

/** A store over a database of its own, for tests; else `localStore()`. */
export function makeLocalStore({ isDurable, transact }: LocalDatabase) {
  const read = <T>(job: (on: Tables) => Promise<T>) => transact('readonly', job);
  const write = <T>(job: (on: Tables) => Promise<T>) => transact('readwrite', job);
  return {
    isDurable,

    /** Every game that can be read here, the last touched first. */
    games: async () =>
      (await read((on) => on.all('games'))).sort((a, b) => b.touchedAt - a.touchedAt),
    game: (id: string) => read((on) => on.get('games', id)),

    /** Keeps a game as the server told it; an older state than the one that lies here changes nothing. */
    keep: (games: readonly KeptGame[]) =>
      write(async (on) => {
        for (const game of games) {
          const known = await on.get('games', game.id);
          const state = known ? latest(known.state, game.state) : game.state;
          const touchedAt = Math.max(known?.touchedAt ?? 0, game.touchedAt);
          const updatedAt = game.updatedAt || (known?.updatedAt ?? '');
          await on.put('games', { ...known, ...game, state, touchedAt, updatedAt });
        }
      }),

    /**
     * What the server tells of a game while its board is open: what others wrote, who is there. Only
     * of a game that lies here; one that was taken from the phone does not come back so.
     */
    receive: (
      id: string,
      told: { readonly at: number; readonly state?: GameState; readonly atTable?: AtTable },
    ) =>
      write(async (on) => {
        const known = await on.get('games', id);
        if (!known) return;
        const state = told.state ? latest(known.state, told.state) : known.state;
        const isNewer = state.revision > known.state.revision;
        await on.put('games', {
          ...known,
          state,
          toldAt: told.at,
          ...(told.atTable && { atTable: told.atTable }),
          ...(isNewer && { touchedAt: told.at, updatedAt: new Date(told.at).toISOString() }),
        });
      }),

    /** Everything that waits, in the order in which it was entered. */
    items: async () => (await read((on) => on.all('outbox'))).sort(byTime),
    itemsOf: async (gameId: string) => (await read((on) => on.of('outbox', gameId))).sort(byTime),
    refusedOf: async (gameId: string) =>
      (await read((on) => on.of('refused', gameId))).sort(byTime),
    /** All that is known of a game, as it was in one moment. */
    allOf: (gameId: string) =>
      read(async (on) => ({
        game: await on.get('games', gameId),
        items: (await on.of('outbox', gameId)).sort(byTime),
        refused: (await on.of('refused', gameId)).sort(byTime),
        account: accountOf(await on.get('facts', ACCOUNT)),
      })),
    /** All that is not settled: what waits, and what was refused. */
    unsettled: () =>
      read(async (on) => ({
        waiting: (await on.all('outbox')).sort(byTime),
        refused: (await on.all('refused')).sort(byTime),
      })),

    /** Puts things into the outbox. What lies there already stays as it is. */
    add: (items: readonly OutboxItem[]) =>
      write(async (on) => {
        for (const item of items) {
          if ((await on.get('outbox', item.id)) ?? (await on.get('refused', item.id))) continue;
          // In a game that the server did not take nothing can be stored either.
          const game = await on.get('refused', createId(item.gameId));
          if (game) await on.put('refused', { ...item, ...(game.fault && { fault: game.fault }) });
          else await on.put('outbox', item);
        }
      }),

    /** A game that begins on this phone: to be read at once, and to be sent. */
    begin: (item: OutboxItem, game: KeptGame) =>
      write(async (on) => {
        await on.put('games', game);
        await on.put('outbox', item);
      }),

    /** The server has stored it. */
    sent: (item: OutboxItem, state: GameState) =>
      write(async (on) => {
        await on.delete('outbox', item.id);
        const known = await on.get('games', state.id);
        if (known) await on.put('games', { ...known, state: latest(known.state, state) });
      }),

    /** The server takes it from somebody else only: it stays where it is. */
    hold: (item: OutboxItem, fault: ItemFault) =>
      write(async (on) => {
        if (await on.get('outbox', item.id)) await on.put('outbox', { ...item, fault });
      }),

    /** The server will not take it: it is set aside; of a whole game, with all its changes. */
    refuse: (item: OutboxItem, fault: ItemFault, current?: GameState | undefined) =>
      write(async (on) => {
        await on.delete('outbox', item.id);
        await on.put('refused', { ...item, fault });
        if (item.job.kind === 'create')
          for (const later of await on.of('outbox', item.gameId)) {
            await on.delete('outbox', later.id);
            await on.put('refused', { ...later, fault });
          }
        const known = current && (await on.get('games', current.id));
        if (known) await on.put('games', { ...known, state: latest(known.state, current) });
      }),

    /** The person has decided about something refused. */
    dismiss: (id: string) => write((on) => on.delete('refused', id)),

    /**
     * Starts a game that was refused once more under a new id, with all that was entered in it, on
     * its own: without the evening or the tourney that may have been in the way.
     */
    restart: (gameId: string, as: { id: string; at: number }) =>
      write(async (on) => {
        const items = (await on.of('refused', gameId)).sort(byTime);
        const game = await on.get('games', gameId);
        const create = items.find(({ job }) => job.kind === 'create');
        if (create?.job.kind !== 'create') return false;
        const { table, begunAt } = create.job.game;
        const state = { ...(game?.state ?? emptyGame(table)), id: as.id };
        await on.put('games', { ...bare(state), touchedAt: as.at });
        for (const [i, item] of items.entries()) {
          await on.delete('refused', item.id);
          const { fault: _, ...kept } = item;
          const isCreate = item === create;
          await on.put('outbox', {
            ...kept,
            id: isCreate ? createId(as.id) : item.id,
            gameId: as.id,
            at: as.at + i,
            job: isCreate
              ? { kind: 'create', game: { id: as.id, table, ...(begunAt && { begunAt }) } }
              : item.job,
          });
        }
        await on.delete('games', gameId);
        return true;
      }),

    /** The server has said that a game is not open here: it goes, unless something of it waits. */
    closed: (gameId: string) =>
      write(async (on) => {
        const unsettled = [...(await on.of('outbox', gameId)), ...(await on.of('refused', gameId))];
        if (unsettled.length === 0) await on.delete('games', gameId);
      }),

    /** Throws away all that this phone has of a game. */
    drop: (gameId: string) =>
      write(async (on) => {
        await on.delete('games', gameId);
        for (const name of ['outbox', 'refused'] as const)
          for (const item of await on.of(name, gameId)) await on.delete(name, item.id);
      }),

    /** A tournament as the server last told it, unchecked. */
    tournament: async (id: string) =>
      (await read((on) => on.get('facts', `${TOURNAMENT}${id}`)))?.value,
    keepTournament: (id: string, value: unknown) =>
      write((on) => on.put('facts', { id: `${TOURNAMENT}${id}`, value })),
    dropTournament: (id: string) => write((on) => on.delete('facts', `${TOURNAMENT}${id}`)),

    /** The mark of the account that is signed in on this phone, as far as it knows. */
    account: async () => accountOf(await read((on) => on.get('facts', ACCOUNT))),

    /**
     * Who is signed in now. Where that is somebody else than before, the games of the one before are
     * taken from the phone, save those of which something waits to be sent. Answers whether it is.
     */
    isNow: (account: string | null) =>
      write(async (on) => {
        const before = accountOf(await on.get('facts', ACCOUNT));
        await on.put('facts', { id: ACCOUNT, value: account });
        const isOther = before !== null && before !== account;
        if (isOther) await forgetGames(on);
        return isOther;
      }),

    /** Whoever was signed in has signed out: their games go, save what waits to be sent. */
    signedOut: () =>
      write(async (on) => {
        await on.put('facts', { id: ACCOUNT, value: null });
        await forgetGames(on);
      }),
  };
}

async function forgetGames(on: Tables): Promise<void> {
  const waiting = [...(await on.all('outbox')), ...(await on.all('refused'))];
  const kept = new Set(waiting.map(({ gameId }) => gameId));
  for (const { id } of await on.all('games')) if (!kept.has(id)) await on.delete('games', id);
  for (const { id } of await on.all('facts'))
    if (id.startsWith(TOURNAMENT)) await on.delete('facts', id);
}

const accountOf = (fact: { value: unknown } | undefined): string | null =>
  typeof fact?.value === 'string' ? fact.value : null;

const emptyGame = (table: NewGame['table']): Omit<GameState, 'id'> => ({
  table,
  hands: [],
  override: null,
  done: [],
  undone: [],
  revision: 0,
});

/** A game of which nothing else is known. */
export const bare = (state: GameState): KeptGame => ({
  id: state.id,
  state,
  tourney: null,
  evening: null,
  tournament: null,
  touchedAt: 0,
  updatedAt: '',
});
