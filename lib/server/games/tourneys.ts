import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import { tourneyPointsOf } from '../../jass';
import { inPublic } from '../../league/public-names';
import { seatedAt, seatedLast, sideNames } from '../../sync/deal';
import type { Table } from '../../sync/game';
import { goesOn, type Tourney, type TourneyGame, type TourneyRef } from '../../sync/tourney';
import { changeableBy, deny, invalid, publicNamesFor, type Viewer, visibleTo } from '../access';
import { CachedTally, parseTable, read, type Tx, tableColumns } from '../store';

/**
 * Makes the tourney with its first game. Answers why a game at this table cannot belong to it: the
 * id is somebody else's, others play there, or it has all its games.
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
      length: true,
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
  const sits = (others: Table) => others.players.join('\n') === table.players.join('\n');
  const last = game && seatedLast(game);
  if (last && (last.variant !== table.variant || !(sits(game) || sits(last))))
    return invalid(sentence('server.sameTourney', { players: last.players.join(', ') }), 'tourney');
  if (!found)
    await tx.tourney.create({
      data: { id, ownerId: viewer.userId, length, createdAt: new Date() },
    });
  else if (!goesOn({ length: found.length, games: await idsOf(tx, { tourneyId: id }) }))
    return invalid(sentence('server.tourneyOver', { games: found.length ?? 0 }), 'tourney');
  return undefined;
}

const idsOf = (tx: Tx, where: Prisma.GameWhereInput) =>
  tx.game.findMany({ where, select: { id: true } });

/** The games of a tourney in the order in which they were begun. */
const gamesInOrder = {
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  select: { id: true, ...tableColumns, tally: true, over: true },
} satisfies Prisma.GameFindManyArgs;

function toGame(row: Prisma.GameGetPayload<typeof gamesInOrder>): TourneyGame {
  const tally = CachedTally.parse(row.tally);
  const table = seatedAt(parseTable(row), tally.hands.length);
  const points = tourneyPointsOf(tally);
  return {
    id: row.id,
    players: table.players,
    sides: sideNames(table),
    tally: {
      variant: tally.variant,
      totals: tally.totals,
      ...(points && { tourneyPoints: points }),
    },
    over: row.over,
  };
}

/** These tourneys by id, with all their games, whoever may open them. */
export async function tourneysWith(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Tourney>> {
  if (ids.length === 0) return new Map();
  const found = await tx.tourney.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, length: true, games: gamesInOrder },
  });
  return new Map(
    found.map(({ id, length, games }) => [id, { id, length, games: games.map(toGame) }]),
  );
}

/** Deletes the tourney when its last game is gone. */
export const dropEmptyTourney = (tx: Tx, id: string) =>
  tx.tourney.deleteMany({ where: { id, games: { none: {} } } });

/**
 * The tourney that a game belongs to; null where it belongs to none, or is not this viewer's. It counts as
 * a whole: of games that are not open to the viewer only what the back of the slate says is told.
 */
export const findTourney = (viewer: Viewer | null, gameId: string): Promise<Tourney | null> =>
  read((tx) => tourneyOf(tx, viewer, gameId));

/** As `findTourney`, within a transaction. */
export async function tourneyOf(
  tx: Tx,
  viewer: Viewer | null,
  gameId: string,
): Promise<Tourney | null> {
  const game = await tx.game.findFirst({
    where: { AND: [{ id: gameId }, visibleTo(viewer)] },
    select: { leagueId: true, tourneyId: true },
  });
  if (!game?.tourneyId) return null;
  const id = game.tourneyId;
  const found = (await tourneysWith(tx, [id])).get(id);
  if (!found) return null;
  const open = await idsOf(tx, { AND: [{ tourneyId: id }, visibleTo(viewer)] });
  const isOpen = new Set(open.map((one) => one.id));
  const games = found.games.map(
    (one): TourneyGame => ({ ...one, ...(!isOpen.has(one.id) && { isClosed: true }) }),
  );
  const tourney = { ...found, games };
  return inPublic(tourney, await publicNamesFor(tx, viewer, { leagueId: game.leagueId, gameId }));
}
