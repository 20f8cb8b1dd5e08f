import 'server-only';
import type { Prisma } from '../../generated/prisma/client';
import type { Tally, VariantId } from '../jass';
import { sideNames } from '../sync/deal';
import type { LogLine } from '../sync/game';
import { ownedBy, type Viewer, visibleTo } from './access';
import { read } from './db';
import { CachedTally, LogRow, logColumns, parseTable, tableColumns } from './game-store';

/** A game in a list. */
export type GameLine = {
  readonly id: string;
  readonly variant: VariantId;
  readonly players: readonly string[];
  /** The names of the sides, as totals and winners count them. */
  readonly sides: readonly string[];
  /** How many hands are entered. */
  readonly hands: number;
  /** Is it over, by the rules or by hand? */
  readonly over: boolean;
  readonly tally: Tally;
  /** When it was last changed; ISO 8601, UTC. */
  readonly updatedAt: string;
};
/** Some games, and where the next ones begin; null after the last. */
type GamePage = { readonly games: readonly GameLine[]; readonly next: string | null };

const MAX_LIMIT = 100;

/**
 * The viewer's games, running ones first, latest change first.
 *
 * @param cursor `next` of the page before; without one, or with one that is none, from the start
 * @param limit how many, 1 to 100
 */
export async function listGames(
  viewer: Viewer | null,
  { cursor, limit = 20 }: { cursor?: string | undefined; limit?: number } = {},
): Promise<GamePage> {
  const take = Math.min(Math.max(Math.trunc(limit), 1), MAX_LIMIT);
  const rows = await read((tx) =>
    tx.game.findMany({
      where: { ...ownedBy(viewer), ...after(cursor) },
      orderBy: [{ over: 'asc' }, { updatedAt: 'desc' }, { id: 'desc' }],
      take: take + 1,
      select: {
        id: true,
        ...tableColumns,
        over: true,
        tally: true,
        updatedAt: true,
      },
    }),
  );
  const page = rows.slice(0, take);
  const last = page.at(-1);
  return {
    games: page.map((row) => {
      const tally = CachedTally.parse(row.tally);
      const table = parseTable(row);
      return {
        id: row.id,
        variant: table.variant,
        players: table.players,
        sides: sideNames(table),
        hands: tally.hands.length,
        over: row.over,
        tally,
        updatedAt: row.updatedAt.toISOString(),
      };
    }),
    next: last && rows.length > take ? cursorOf(last) : null,
  };
}

/** A cursor names a place in the order rather than a row: the row may move to the top meanwhile. */
const cursorOf = ({ over, updatedAt, id }: { over: boolean; updatedAt: Date; id: string }) =>
  `${over ? 1 : 0}.${updatedAt.getTime()}.${id}`;

function after(cursor: string | undefined): Prisma.GameWhereInput {
  const [, over, ms, id] = /^([01])\.(\d{1,15})\.(.+)$/.exec(cursor ?? '') ?? [];
  if (over === undefined || ms === undefined || id === undefined) return {};
  const at = new Date(Number(ms));
  const later = [{ updatedAt: { lt: at } }, { updatedAt: at, id: { lt: id } }];
  return over === '1'
    ? { over: true, OR: later }
    : { OR: [{ over: true }, { over: false, OR: later }] };
}

/** A line of a game's log: what was changed, when (ISO 8601, UTC) and by whom. */
type LogEntry = LogLine & { readonly at: string; readonly who: 'you' | 'someone' };

/** A game's log, oldest first, or null where this viewer sees no such game. */
export function listChanges(viewer: Viewer | null, gameId: string): Promise<LogEntry[] | null> {
  return read(async (tx) => {
    const game = await tx.game.findFirst({
      where: { AND: [{ id: gameId }, visibleTo(viewer)] },
      select: {
        changes: { orderBy: { seq: 'asc' }, select: { ...logColumns, at: true, userId: true } },
      },
    });
    if (!game) return null;
    return game.changes.map((row) => ({
      ...LogRow.parse(row),
      at: row.at.toISOString(),
      who: row.userId === viewer?.userId ? 'you' : 'someone',
    }));
  });
}

const RECENT_GAMES = 50;
const RECENT_PLAYERS = 24;

/** Names that the viewer has played with, latest first, each once. */
export async function recentPlayers(viewer: Viewer | null): Promise<string[]> {
  const games = await read((tx) =>
    tx.game.findMany({
      where: ownedBy(viewer),
      orderBy: [{ playedAt: 'desc' }, { id: 'desc' }],
      take: RECENT_GAMES,
      select: { seats: tableColumns.seats },
    }),
  );
  const names = games.flatMap(({ seats }) => seats.map(({ player }) => player.name));
  return [...new Set(names)].slice(0, RECENT_PLAYERS);
}
