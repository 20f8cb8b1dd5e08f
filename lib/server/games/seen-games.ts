/** Games as many ask for them at once: together, and what is known already is not read again. */
import 'server-only';
import { LRUCache } from 'lru-cache';
import { inPublic, type PublicNames } from '../../league/public-names';
import { publicNamesOf, standingsOf, type Viewer } from '../access';
import { batched, live, read, type Tx } from '../store';
import { loadTable, type Reader, type TableRow } from './at-table';
import { type CachedGame, cachedGames, cacheGame } from './game-cache';

/** Somebody asks for a game. */
export type Asked = { readonly viewer: Viewer | null; readonly id: string };

/** A game that the viewer sees, and what they are to it. */
export type Seen = {
  readonly stored: CachedGame;
  readonly reader: Reader;
  /** How they read the names; null for in full. The state of the game is in them. */
  readonly names: PublicNames | null;
};

/** Reads games for those who may see them: one for one, null where somebody does not. */
export async function seeGames(tx: Tx, asked: readonly Asked[]): Promise<(Seen | null)[]> {
  const games = await cachedGames(tx, [...new Set(asked.map(({ id }) => id))]);
  const looking = asked.flatMap((one) => {
    const stored = games.get(one.id);
    return stored
      ? [{ asked: one, stored, userId: one.viewer?.userId ?? null, game: stored.head }]
      : [];
  });
  const standings = await standingsOf(tx, looking);
  const strangers = looking.filter((one) => standings.get(one)?.belongs === false);
  const names = new Map<string | null, PublicNames | null>();
  for (const leagueId of new Set(strangers.map(({ stored }) => stored.head.leagueId)))
    names.set(leagueId, await publicNamesOf(tx, leagueId));
  const seen = new Map(
    looking.flatMap((one) => {
      const standing = standings.get(one);
      if (!standing) return [];
      const { userId } = one;
      const tells = standing.role !== 'reader' || standing.belongs;
      const shown = tells ? null : (names.get(one.stored.head.leagueId) ?? null);
      const stored = shown
        ? { ...one.stored, state: inPublic(one.stored.state, shown) }
        : one.stored;
      return [
        [
          one.asked,
          { stored, reader: { userId, role: standing.role, tells }, names: shown },
        ] as const,
      ];
    }),
  );
  // Whoever asks next, or writes in it, finds it here.
  for (const { state, changeIds, tally, madeAt } of games.values())
    cacheGame({ state, changeIds, tally, madeAt });
  return asked.map((one) => seen.get(one) ?? null);
}

/** So many tables are kept, and so long where nobody tells that something has changed, in ms. */
const KEPT = 500;
const KEPT_MS = 2000;

type Kept = { readonly table: TableRow; readonly leave: () => void };
// Route handlers may have module instances of their own.
const shared = globalThis as typeof globalThis & { schieferTables?: LRUCache<string, Kept> };
shared.schieferTables ??= new LRUCache({
  max: KEPT,
  ttl: KEPT_MS,
  dispose: ({ leave }) => leave(),
});
const kept = shared.schieferTables;

/**
 * The table of a game, without those who have it open. Whatever is told of the game has it read again;
 * who has the board open hears of the table by the stream besides.
 */
async function tableOf(tx: Tx, gameId: string): Promise<TableRow | null> {
  const known = kept.get(gameId);
  if (known) return known.table;
  let isOld = false;
  const leave = live.subscribe(gameId, () => {
    isOld = true;
    kept.delete(gameId);
  });
  const table = await loadTable(tx, gameId, []);
  if (table && !isOld) kept.set(gameId, { table, leave });
  else leave();
  return table;
}

/** A game that the viewer sees, with its table; null where they see no such game. */
export const findSeen = batched(async (asked: readonly Asked[]) =>
  read(async (tx) => {
    const found: ((Seen & { readonly table: TableRow }) | null)[] = [];
    for (const seen of await seeGames(tx, asked)) {
      const table = seen && (await tableOf(tx, seen.stored.state.id));
      found.push(seen && table ? { ...seen, table: inPublic(table, seen.names) } : null);
    }
    return found;
  }),
);
