import 'server-only';
import { Prisma } from '../../generated/prisma/client';
import { tally } from '../jass';
import {
  applyChange,
  type Change,
  type GameState,
  newGame,
  recordOf,
  type Table,
} from '../sync/game';
import { checkTable } from '../sync/table';
import type { TourneyRef } from '../sync/tourney';
import { type Viewer, visibleTo } from './access';
import { type Answer, deny, noSuchGame } from './answer';
import { read, type Tx, write } from './db';
import { json, loadGame, Raced, saveChange } from './game-store';
import { dropEmptyTourney, joinTourney } from './tourneys';

export {
  type GameLine,
  listChanges,
  listGames,
  recentPlayers,
} from './history';
export { findTourney } from './tourneys';

/**
 * Makes a game that the viewer owns, under the id that the phone gave it. Sent again it answers
 * the game as it is by now.
 */
export async function createGame(
  viewer: Viewer,
  { id, table, tourney }: { id: string; table: Table; tourney?: TourneyRef | undefined },
): Promise<Answer<GameState>> {
  const checked = checkTable(table);
  if (!checked.ok) return checked;
  const state = newGame(id, checked.value);
  const scored = tally(recordOf(state));
  if (!scored.ok) return scored;
  return change(async (tx) => {
    const own = await loadGame(tx, viewer, id);
    if (own) return { ok: true, value: own.state };
    const taken = await tx.game.findUnique({ where: { id }, select: { id: true } });
    if (taken) return deny('id-taken', 'The game could not be kept under its id. Start it again.');
    const barred = tourney && (await joinTourney(tx, viewer, { tourney, table: state.table }));
    if (barred) return barred;
    const { variant, options, players, firstDealer } = state.table;
    const at = new Date();
    await tx.game.create({
      data: {
        id,
        ownerId: viewer.userId,
        variant,
        options: json(options),
        players: [...players],
        firstDealer,
        createdAt: at,
        updatedAt: at,
        over: false,
        tally: json(scored.value),
        tourneyId: tourney?.id ?? null,
      },
    });
    return { ok: true, value: state };
  });
}

/**
 * Puts a change on a game: records, inserts, corrects or removes a hand, undoes, redoes, finishes,
 * reopens. Sent again it answers the game as it is by now. A change that cannot be made is refused
 * with the reason and the game as it is; then nothing was stored.
 */
export function changeGame(
  viewer: Viewer | null,
  { gameId, change: made }: { gameId: string; change: Change },
): Promise<Answer<GameState>> {
  return change(async (tx) => {
    const stored = await loadGame(tx, viewer, gameId);
    if (!viewer || !stored) return noSuchGame();
    const { state: before, changeIds } = stored;
    if (changeIds.has(made.id)) return { ok: true, value: before };
    const applied = applyChange(before, made);
    if (!applied.ok) return { ...applied, current: before };
    await saveChange(tx, { before, applied, by: viewer });
    return { ok: true, value: applied.state };
  });
}

/** Deletes a game with all its hands and its log, for good. */
export function deleteGame(viewer: Viewer | null, id: string): Promise<Answer<null>> {
  return change(async (tx) => {
    const where = { id, ...visibleTo(viewer) };
    const game = await tx.game.findFirst({ where, select: { tourneyId: true } });
    if (!game) return noSuchGame();
    await tx.game.deleteMany({ where });
    if (game.tourneyId !== null) await dropEmptyTourney(tx, game.tourneyId);
    return { ok: true, value: null };
  });
}

/** The game, or null where this viewer sees none of that id. */
export async function findGame(viewer: Viewer | null, id: string): Promise<GameState | null> {
  const stored = await read((tx) => loadGame(tx, viewer, id));
  return stored?.state ?? null;
}

const TRIES = 3;

/** Where another process was quicker, the same job again finds what that process wrote. */
async function change<T>(job: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write(job);
    } catch (error) {
      if (tries === TRIES || !wasRaced(error)) throw error;
    }
  }
}

// P2002: a unique index stood in the way; P2034: the database found the conflict itself.
const wasRaced = (error: unknown): boolean =>
  error instanceof Raced ||
  (error instanceof Prisma.PrismaClientKnownRequestError &&
    (error.code === 'P2002' || error.code === 'P2034'));
