/** Whole games on their way into the database: those that come from files rather than hand by hand. */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import type { GameState, LogLine } from '../../sync/game';
import { json, type Tx } from '../store';
import type { cachesOf } from './caches';
import { noteFinished } from './finished';
import type { Seated } from './players';
import { standInRows } from './stand-ins';
import { wordRows } from './words';

/** A line of the log, with who wrote it: an account, or a name where there is none. */
type WrittenLine = LogLine & {
  readonly userId?: string | null;
  readonly author?: string | null;
  readonly at: Date;
};
/** A game with all that belongs to it; `players` in the order of the seats, `standIns` in that of its substitutes. */
export type WholeGame = {
  readonly row: Pick<
    Prisma.GameCreateManyInput,
    | 'ownerId'
    | 'leagueId'
    | 'eveningId'
    | 'tourneyId'
    | 'notes'
    | 'createdAt'
    | 'updatedAt'
    | 'playedAt'
    | 'asked'
  >;
  readonly state: GameState;
  readonly caches: ReturnType<typeof cachesOf>;
  readonly players: readonly Seated[];
  readonly standIns: readonly Seated[];
  readonly log: readonly WrittenLine[];
};

/** Writes games that are not there yet, each table in one go. */
export async function saveGames(tx: Tx, games: readonly WholeGame[]): Promise<void> {
  if (games.length === 0) return;
  await tx.game.createMany({
    data: games.map(({ row, state, caches }) => ({
      ...row,
      id: state.id,
      variant: state.table.variant,
      options: json(state.table.options),
      firstDealer: state.table.firstDealer,
      substitutes: state.table.substitutes ? json(state.table.substitutes) : Prisma.DbNull,
      name: state.table.name ?? null,
      override: state.override,
      revision: state.revision,
      ...caches.game,
    })),
  });
  await tx.seat.createMany({
    data: games.flatMap(({ row, state, caches, players }) =>
      players.map((player, seat) => {
        const { side = seat, figures = null } = caches.seats[seat] ?? {};
        return {
          gameId: state.id,
          seat,
          ...player,
          side,
          playedAt: row.playedAt,
          won: figures?.won ?? null,
          figures: figures ? json(figures) : Prisma.DbNull,
        };
      }),
    ),
  });
  await tx.standIn.createMany({
    data: games.flatMap(({ row: { playedAt }, state: { id: gameId, table }, standIns: players }) =>
      standInRows(table, { gameId, playedAt: new Date(playedAt), players }),
    ),
  });
  const hands = games.flatMap(({ state }) =>
    state.hands.map(({ id, by, entry }, index) => ({
      gameId: state.id,
      id,
      index,
      by,
      entry: json(entry),
    })),
  );
  const changes = games.flatMap(({ state, log }) =>
    log.map(({ id, kind, step, userId = null, author = null, at }, seq) => ({
      gameId: state.id,
      id,
      seq,
      kind,
      step: json(step),
      userId,
      author,
      at,
    })),
  );
  await tx.word.createMany({
    data: games.flatMap(({ row: { leagueId, ownerId, notes, playedAt }, state: { id, table } }) =>
      wordRows(id, {
        table,
        notes: typeof notes === 'string' ? notes : '',
        playedAt: new Date(playedAt),
        scope: [leagueId, ownerId].find((one) => typeof one === 'string') ?? null,
      }),
    ),
  });
  await tx.hand.createMany({ data: hands });
  await tx.change.createMany({ data: changes });
  await noteFinished(
    tx,
    games.flatMap(({ row: { leagueId }, state: { id: gameId, revision }, caches }) =>
      typeof leagueId === 'string' && caches.game.over
        ? [{ leagueId, gameId, kind: 'finished', revision }]
        : [],
    ),
  );
}
