/** A player and what their games came to, read along the index of their seats. */
import 'server-only';
import type { GameResult } from '../../league/result';
import { resultsFrom, type Totals } from '../../league/result-paper';
import { leaguesOf, publicNamesFor, type Viewer } from '../access';
import { isNobody } from '../games';
import { paperColumns, resultColumns, resultFrom, totalsFrom } from '../leagues';
import { inParts, type Tx } from '../store';

/** A player as their page heads it: of a league, or of somebody's own games. */
export type Player = {
  readonly id: string;
  readonly name: string;
  readonly league: { readonly id: string; readonly name: string } | null;
  readonly joinedOn: string | null;
  readonly leftOn: string | null;
  /** Is it the viewer who goes by this name? */
  readonly isViewer: boolean;
  /** The names that turned out to be this player as well. */
  readonly alsoKnownAs: readonly string[];
};

/**
 * The player behind an id, or who it turned out to be; null where the viewer sees none: those of a
 * league are seen by who sees the league, others only by the one who plays with them.
 */
export async function findPlayer(
  tx: Tx,
  viewer: Viewer | null,
  id: string,
): Promise<Player | null> {
  const row = await tx.player.findFirst({
    where: {
      id,
      OR: [
        { ownerId: { in: viewer ? [viewer.userId] : [] } },
        { league: leaguesOf(viewer, 'reader') },
      ],
    },
    select: {
      id: true,
      name: true,
      userId: true,
      mergedIntoId: true,
      joinedOn: true,
      leftOn: true,
      league: { select: { id: true, name: true } },
      merged: { orderBy: { key: 'asc' }, select: { name: true } },
    },
  });
  if (!row || isNobody(row)) return null;
  if (row.mergedIntoId !== null) return findPlayer(tx, viewer, row.mergedIntoId);
  const { userId, merged, mergedIntoId: _, ...player } = row;
  const shown = await publicNamesFor(tx, viewer, { leagueId: row.league?.id ?? null });
  return {
    ...player,
    isViewer: viewer !== null && userId === viewer.userId,
    // Who is told one name for a person needs no other.
    alsoKnownAs: shown ? [] : merged.map(({ name }) => name),
  };
}

/** A finished game of a player, and the evening it belongs to. */
export type PlayedResult = { readonly result: GameResult; readonly eveningId: string | null };

/** A result without hands, of a game or of a whole evening, with what its player came to. */
export type PaperResult = PlayedResult & {
  readonly date: string;
  readonly of: Totals['of'];
  readonly total: number;
};

/** More than anybody has on paper alone. */
const MOST_ON_PAPER = 1000;

/** The results of these games in the order given; those without any yet are left out. */
export async function resultsOfGames(tx: Tx, ids: readonly string[]): Promise<PlayedResult[]> {
  const byId = new Map<string, PlayedResult>();
  for (const some of inParts(ids))
    for (const { eveningId, ...game } of await tx.game.findMany({
      where: { id: { in: some } },
      select: { ...resultColumns, eveningId: true },
    })) {
      const result = resultFrom(game);
      if (result) byId.set(game.id, { result, eveningId });
    }
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A player's results without hands, of games and of whole evenings, in the order of their evenings. */
export async function paperOf(tx: Tx, { id, league }: Player): Promise<PaperResult[]> {
  if (!league) return [];
  // By one's seats first: asked for at once, a database may look through all papers of all leagues.
  const seats = await tx.paperSeat.findMany({ where: { playerId: id }, select: { paperId: true } });
  const rows = await tx.paper.findMany({
    where: { id: { in: seats.map(({ paperId }) => paperId) } },
    orderBy: [{ evening: { date: 'asc' } }, { createdAt: 'asc' }, { id: 'asc' }],
    take: MOST_ON_PAPER,
    select: { ...paperColumns, eveningId: true },
  });
  return rows.flatMap(({ evening: { date }, eveningId, ...row }) => {
    const totals = totalsFrom(row, date);
    const own = totals.seats.find(({ player }) => player === id);
    // What others brought home of an evening is theirs alone.
    const result = resultsFrom(totals).find(({ seats }) => seats.some((one) => one.player === id));
    return own && result ? [{ result, eveningId, date, of: totals.of, total: own.total }] : [];
  });
}

/** Names of players by id. */
export async function namesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.player.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
