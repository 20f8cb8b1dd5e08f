/** Games for programs that read them. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { FORMAT, type Tally } from '../../jass';
import { inPublic } from '../../league/public-names';
import type { GameState, LogLine, recordOf } from '../../sync/game';
import { type Answer, invalid, noSuch, type Viewer, visibleTo } from '../access';
import { type GameFilter, searchGames } from '../archive';
import { recordFile } from '../files';
import { type Asked, type GameLine, readLog, seeGames } from '../games';
import { batched, CachedTally, read } from '../store';
import { badCursor, makeCursor, openCursor } from './pages';

type Name = { readonly id: string; readonly name: string };

/** A game with all that is known of it: the state that changes find, and what surrounds it. */
export type GameView = GameState & {
  readonly tally: Tally;
  readonly over: boolean;
  /** ISO 8601, UTC. */
  readonly playedAt: string;
  readonly updatedAt: string;
  /** Who sits where, and on which side. */
  readonly seats: readonly {
    readonly seat: number;
    readonly side: number;
    readonly name: string;
    readonly playerId: string;
  }[];
  readonly league: Name | null;
  readonly evening: (Name & { readonly date: string; readonly season: Name }) | null;
  readonly tourney: { readonly id: string; readonly length: number | null } | null;
  readonly notes: string;
  /** May the viewer write in it? */
  readonly mayWrite: boolean;
};

/** The game; `not-found` where this viewer sees none of that id. */
export async function readGame(viewer: Viewer | null, id: string): Promise<Answer<GameView>> {
  const value = await findView({ viewer, id });
  return value ? { ok: true, value } : noSuch('game');
}

// Those who ask at the same time ask the database once.
const findView = batched(async (asked: readonly Asked[]) =>
  read(async (tx): Promise<(GameView | null)[]> => {
    const seen = await seeGames(tx, asked);
    const ids = seen.flatMap((one) => one?.stored.state.id ?? []);
    const rows = await tx.game.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: {
        id: true,
        tally: true,
        over: true,
        playedAt: true,
        updatedAt: true,
        notes: true,
        seats: {
          orderBy: { seat: 'asc' },
          select: { seat: true, side: true, playerId: true, player: { select: { name: true } } },
        },
        league: { select: { id: true, name: true } },
        evening: {
          select: {
            id: true,
            date: true,
            name: true,
            season: { select: { id: true, name: true } },
          },
        },
        tourney: { select: { id: true, length: true } },
      },
    });
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return seen.map((one) => {
      const row = one && rowOf.get(one.stored.state.id);
      if (!row) return null;
      const { seats, tally, playedAt, updatedAt, ...rest } = row;
      const view: GameView = {
        ...one.stored.state,
        ...rest,
        tally: CachedTally.parse(tally),
        playedAt: playedAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        seats: seats.map(({ player, ...seat }) => ({ ...seat, name: player.name })),
        mayWrite: one.reader.role !== 'reader',
      };
      return inPublic(view, one.names);
    });
  }),
);

/** The game as a `jass-record/1`. */
export async function readRecord(
  viewer: Viewer | null,
  id: string,
): Promise<Answer<ReturnType<typeof recordOf> & { readonly format: typeof FORMAT }>> {
  const file = await recordFile(viewer, id);
  return file ? { ok: true, value: { ...file.record, format: FORMAT } } : noSuch('game');
}

/** A change of a game's log, the revision of the game after it, when (ISO 8601, UTC) and by whom. */
type ChangeView = LogLine & {
  readonly revision: number;
  readonly at: string;
  readonly who: string;
};

/** The changes after a revision, oldest first; `next` is the revision to go on after. */
export function changesAfter(
  viewer: Viewer | null,
  { gameId, after, limit }: { gameId: string; after: number; limit: number },
  words: Words,
): Promise<
  Answer<{
    readonly changes: readonly ChangeView[];
    readonly revision: number;
    readonly next: number | null;
  }>
> {
  return read(async (tx) => {
    const game = await tx.game.findFirst({
      where: { AND: [{ id: gameId }, visibleTo(viewer)] },
      select: { leagueId: true, revision: true },
    });
    if (!game) return noSuch('game');
    const log = await readLog(tx, viewer, { gameId, leagueId: game.leagueId, words });
    const changes = log
      .map(({ at, who, ...line }, i) => ({ ...line, revision: i + 1, at, who }))
      .slice(after, after + limit);
    const last = changes.at(-1)?.revision ?? 0;
    const next = changes.length > 0 && last < log.length ? last : null;
    return { ok: true, value: { changes, revision: game.revision, next } };
  });
}

/** Games found, page by page. */
export async function findGames(
  viewer: Viewer | null,
  filter: GameFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<
  Answer<{
    readonly games: readonly GameLine[];
    readonly next: string | null;
    readonly lookedTo: string | null;
  }>
> {
  const at = cursor === undefined ? undefined : openCursor(cursor);
  if (at === null) return badCursor();
  const { games, next, lookedTo, fault } = await searchGames(viewer, filter, {
    isGamesOnly: true,
    cursor: at,
    limit,
  });
  if (fault) return invalid(sentence(`api.searchFaults.${fault}`), PATHS[fault]);
  return { ok: true, value: { games, next: next && makeCursor(next), lookedTo } };
}
const PATHS = { words: 'words', whose: 'result', span: 'from' } as const;
