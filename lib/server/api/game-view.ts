/** Games for programs that read them. */
import 'server-only';
import { FORMAT, type Tally } from '../../jass';
import type { GameState, LogLine, recordOf } from '../../sync/game';
import { changeableBy, type Viewer, visibleTo } from '../access';
import { type Answer, deny, noSuchGame } from '../answer';
import { type GameFilter, searchGames } from '../archive/history';
import { read } from '../db';
import { recordFile } from '../files/export';
import type { GameLine } from '../games/game-lines';
import { readLog } from '../games/game-log';
import { CachedTally, loadGame } from '../games/game-store';
import { say } from '../words';
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
export function readGame(viewer: Viewer | null, id: string): Promise<Answer<GameView>> {
  return read(async (tx) => {
    const stored = await loadGame(tx, visibleTo(viewer), id);
    if (!stored) return noSuchGame();
    const row = await tx.game.findUniqueOrThrow({
      where: { id },
      select: {
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
    const mine = { AND: [{ id }, changeableBy(viewer)] };
    const mayWrite = (await tx.game.findFirst({ where: mine, select: { id: true } })) !== null;
    const { seats, tally, playedAt, updatedAt, ...rest } = row;
    return {
      ok: true,
      value: {
        ...stored.state,
        ...rest,
        tally: CachedTally.parse(tally),
        playedAt: playedAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        seats: seats.map(({ player, ...seat }) => ({ ...seat, name: player.name })),
        mayWrite,
      },
    };
  });
}

/** The game as a `jass-record/1`. */
export async function readRecord(
  viewer: Viewer | null,
  id: string,
): Promise<Answer<ReturnType<typeof recordOf> & { readonly format: typeof FORMAT }>> {
  const file = await recordFile(viewer, id);
  return file ? { ok: true, value: { ...file.record, format: FORMAT } } : noSuchGame();
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
    if (!game) return noSuchGame();
    const log = await readLog(tx, viewer, { gameId, leagueId: game.leagueId });
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
    cursor: at,
    limit,
  });
  if (fault) return deny('input-invalid', say(`api.searchFaults.${fault}`), PATHS[fault]);
  return { ok: true, value: { games, next: next && makeCursor(next), lookedTo } };
}
const PATHS = { words: 'words', whose: 'result', span: 'from' } as const;
