import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import type { TournamentTable } from '../../sync/board';
import type { GameState } from '../../sync/game';
import type { Tourney } from '../../sync/tourney';
import { type Viewer, visibleTo } from '../access';
import { findGame, findTourney, playedOn, tournamentTableColumns } from '../games';
import { eveningOfGame } from '../leagues';
import { read } from '../store';

/** How many of one's games a phone keeps to be read without network. */
const KEPT_GAMES = 100;

/** A game as a phone keeps it. */
export type PhoneGame = {
  readonly state: GameState;
  readonly tourney: Tourney | null;
  /** The path of its evening's page. */
  readonly evening: string | null;
  readonly tournament: TournamentTable | null;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
  /** When it was played, as lists of games say it. */
  readonly played: { readonly at: string; readonly on: string | null };
};

/**
 * The games that the viewer began or came to by a link to write, latest change first, with when that was; nothing
 * for nobody.
 */
export async function latestGames(
  viewer: Viewer | null,
): Promise<{ readonly id: string; readonly updatedAt: string }[]> {
  if (!viewer) return [];
  const rows = await read((tx) =>
    tx.game.findMany({
      where: { AND: [{ OR: [{ ownerId: viewer.userId }, cameTo(viewer)] }, visibleTo(viewer)] },
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: KEPT_GAMES,
      select: { id: true, updatedAt: true },
    }),
  );
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
}

const cameTo = ({ userId }: Viewer): Prisma.GameWhereInput => ({
  participants: { some: { userId, role: 'writer' } },
});

/** Those of the games that the viewer may see, as their phone keeps them. */
export async function phoneGames(
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<PhoneGame[]> {
  const rows = await read((tx) =>
    tx.game.findMany({
      where: { AND: [{ id: { in: [...ids] } }, visibleTo(viewer)] },
      select: {
        id: true,
        updatedAt: true,
        createdAt: true,
        playedAt: true,
        evening: { select: { date: true } },
        tournament: { select: tournamentTableColumns },
      },
    }),
  );
  const games: PhoneGame[] = [];
  // One after the other: others wait for the database too.
  for (const row of rows) {
    const { id, updatedAt, playedAt } = row;
    const state = await findGame(viewer, id);
    if (state)
      games.push({
        state,
        tourney: await findTourney(viewer, id),
        evening: await eveningOfGame(viewer, id),
        tournament: row.tournament,
        updatedAt: updatedAt.toISOString(),
        played: { at: playedAt.toISOString(), on: row.evening?.date ?? playedOn(row) },
      });
  }
  return games;
}
