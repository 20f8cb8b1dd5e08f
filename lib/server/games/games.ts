import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import { tally } from '../../jass';
import {
  applyChange,
  type Change,
  type GameState,
  newGame,
  recordOf,
  type Table,
} from '../../sync/game';
import { checkTable, nameKey } from '../../sync/table';
import type { TourneyRef } from '../../sync/tourney';
import { changeableBy, type Viewer, visibleTo } from '../access';
import { type Answer, deny, forbidden, noSuchGame } from '../answer';
import { read, type Tx, write } from '../db';
import { json } from '../json';
import { eveningAfter, placeInLeague } from '../leagues/league-games';
import { cachesOf, forgetResults } from './caches';
import { loadGame, Raced, saveChange } from './game-store';
import { playersNamed, seatedTwice } from './players';
import { dropEmptyTourney, joinTourney } from './tourneys';

export { recentPlayers } from './game-lines';
export { listChanges } from './game-log';
export { findTourney } from './tourneys';

/** A new game: who plays what, and where it belongs. */
export type NewGame = {
  readonly id: string;
  readonly table: Table;
  readonly tourney?: TourneyRef | undefined;
  /** The evening of a league; without one the game is the viewer's own. */
  readonly evening?: string | undefined;
  /** The game that it follows at the same table: it belongs to the evening of that one. */
  readonly after?: string | undefined;
};

/**
 * Makes a game under the id that the phone gave it. Sent again it answers the game as it is by now.
 * At an evening one table plays one game at a time: where that is being played already, as when two
 * phones start it at once, it is the answer.
 */
export async function createGame(
  viewer: Viewer,
  { id, table: asked, tourney, evening, after }: NewGame,
): Promise<Answer<GameState>> {
  return change(async (tx) => {
    const own = await loadGame(tx, changeableBy(viewer), id);
    if (own) return { ok: true, value: own.state };
    const eveningId = evening ?? (after && (await eveningAfter(tx, viewer, after)));
    const found = eveningId ? await placeInLeague(tx, viewer, { eveningId, table: asked }) : null;
    if (found && !found.ok) return found;
    const checked = checkTable(found?.table ?? asked);
    if (!checked.ok) return checked;
    const there =
      found && (await runningAt(tx, { ...found.place, table: checked.value, except: after }));
    const running = there && (await loadGame(tx, changeableBy(viewer), there.id));
    if (running) return { ok: true, value: running.state };
    const state = newGame(id, checked.value);
    const scored = tally(recordOf(state));
    if (!scored.ok) return scored;
    const taken = await tx.game.findUnique({ where: { id }, select: { id: true } });
    if (taken) return deny('id-taken', 'The game could not be kept under its id. Start it again.');
    const { variant, options, players, firstDealer } = state.table;
    const circle = found ? { leagueId: found.place.leagueId } : { ownerId: viewer.userId };
    const twice = await seatedTwice(tx, circle, players);
    if (twice) return deny('input-invalid', twice.message, `table.players.${twice.seat}`);
    const barred = tourney && (await joinTourney(tx, viewer, { tourney, table: state.table }));
    if (barred) return barred;
    const at = new Date();
    const playedAt = found?.playedAt ?? at;
    const seated = await playersNamed(tx, circle, players);
    const caches = cachesOf(state, scored.value);
    await tx.game.create({
      data: {
        id,
        ownerId: viewer.userId,
        ...found?.place,
        variant,
        options: json(options),
        firstDealer,
        createdAt: at,
        updatedAt: at,
        playedAt,
        ...caches.game,
        tourneyId: tourney?.id ?? null,
      },
    });
    await tx.seat.createMany({
      data: seated.map((player, seat) => ({
        gameId: id,
        seat,
        ...player,
        side: caches.seats[seat]?.side ?? seat,
        playedAt,
      })),
    });
    return { ok: true, value: state };
  });
}

/** The game that these play at this table of an evening, everybody in the same seat. */
const runningAt = (
  tx: Tx,
  { eveningId, table, except }: { eveningId: string; table: Table; except: string | undefined },
) =>
  tx.game.findFirst({
    where: {
      eveningId,
      variant: table.variant,
      over: false,
      // The last hand of the game that it follows may still be on its way.
      ...(except !== undefined && { id: { not: except } }),
      AND: [
        { seats: { none: { seat: { gte: table.players.length } } } },
        ...table.players.map(nameKey).map((key, seat) => ({
          // By the name as it was entered, or the one that it was merged into.
          seats: { some: { seat, OR: [{ player: { key } }, { entered: { key } }] } },
        })),
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });

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
    const stored = await loadGame(tx, changeableBy(viewer), gameId);
    if (!viewer || !stored) return barred(tx, viewer, gameId);
    const { state: before, changeIds } = stored;
    if (changeIds.has(made.id)) return { ok: true, value: before };
    const applied = applyChange(before, made);
    if (!applied.ok) return { ...applied, current: before };
    await saveChange(tx, { stored, applied, by: viewer });
    return { ok: true, value: applied.state };
  });
}

/** Deletes a game with all its hands and its log, for good. */
export function deleteGame(viewer: Viewer | null, id: string): Promise<Answer<null>> {
  return change(async (tx) => {
    const game = await tx.game.findFirst({
      where: { AND: [{ id }, changeableBy(viewer)] },
      select: { tourneyId: true, eveningId: true },
    });
    if (!game) return barred(tx, viewer, id);
    await tx.game.delete({ where: { id } });
    if (game.tourneyId !== null) await dropEmptyTourney(tx, game.tourneyId);
    if (game.eveningId !== null) await forgetResults(tx, game.eveningId);
    return { ok: true, value: null };
  });
}

/** The game, or null where this viewer sees none of that id. */
export async function findGame(viewer: Viewer | null, id: string): Promise<GameState | null> {
  const stored = await read((tx) => loadGame(tx, visibleTo(viewer), id));
  return stored?.state ?? null;
}

/** May the viewer write in this game? */
export async function canChange(viewer: Viewer | null, id: string): Promise<boolean> {
  const where = { AND: [{ id }, changeableBy(viewer)] };
  return (await read((tx) => tx.game.findFirst({ where, select: { id: true } }))) !== null;
}

/** The answer to somebody who may not change a game: whoever may not even see it finds none. */
async function barred(tx: Tx, viewer: Viewer | null, id: string) {
  const where = { AND: [{ id }, visibleTo(viewer)] };
  const seen = await tx.game.findFirst({ where, select: { id: true } });
  return seen ? forbidden('those who write for the league') : noSuchGame();
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
