import 'server-only';
import { sentence } from '../../i18n/sentence';
import { inPublic } from '../../league/public-names';
import { sideNames } from '../../sync/deal';
import type { Table } from '../../sync/game';
import type { Tourney, TourneyRef } from '../../sync/tourney';
import { changeableBy, deny, invalid, publicNamesFor, type Viewer, visibleTo } from '../access';
import { CachedTally, parseTable, read, type Tx, tableColumns } from '../store';

/**
 * Makes the tourney with its first game. Answers why a game at this table cannot belong to it: the
 * id is somebody else's, or others play there.
 */
export async function joinTourney(
  tx: Tx,
  viewer: Viewer,
  { tourney: { id, length }, table }: { tourney: TourneyRef; table: Table },
): Promise<ReturnType<typeof deny> | undefined> {
  const found = await tx.tourney.findUnique({
    where: { id },
    select: {
      ownerId: true,
      games: {
        where: changeableBy(viewer),
        // As they are called by now.
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: 1,
        select: tableColumns,
      },
    },
  });
  if (found && found.ownerId !== viewer.userId && found.games.length === 0)
    return deny('id-taken', sentence('server.idTaken.tourney'));
  const [row] = found?.games ?? [];
  const game = row && parseTable(row);
  const others = game?.players ?? table.players;
  if (game && (game.variant !== table.variant || others.join('\n') !== table.players.join('\n')))
    return invalid(sentence('server.sameTourney', { players: others.join(', ') }), 'tourney');
  if (!found)
    await tx.tourney.create({
      data: { id, ownerId: viewer.userId, length, createdAt: new Date() },
    });
  return undefined;
}

/** Deletes the tourney when its last game is gone. */
export const dropEmptyTourney = (tx: Tx, id: string) =>
  tx.tourney.deleteMany({ where: { id, games: { none: {} } } });

/** The tourney that a game belongs to; null where it belongs to none, or is not this viewer's. */
export function findTourney(viewer: Viewer | null, gameId: string): Promise<Tourney | null> {
  return read(async (tx) => {
    const game = await tx.game.findFirst({
      where: { AND: [{ id: gameId }, visibleTo(viewer)] },
      select: {
        leagueId: true,
        tourney: {
          select: {
            id: true,
            length: true,
            games: {
              where: visibleTo(viewer),
              orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
              select: {
                id: true,
                ...tableColumns,
                tally: true,
                over: true,
              },
            },
          },
        },
      },
    });
    if (!game?.tourney) return null;
    const { id, length, games } = game.tourney;
    const tourney = {
      id,
      length,
      games: games.map((row) => {
        const table = parseTable(row);
        const tally = CachedTally.parse(row.tally);
        return {
          id: row.id,
          players: table.players,
          sides: sideNames(table),
          tally,
          over: row.over,
        };
      }),
    };
    return inPublic(tourney, await publicNamesFor(tx, viewer, { leagueId: game.leagueId, gameId }));
  });
}
