import 'server-only';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import { inPublic } from '../../league/public-names';
import type { applyChange, Entry, GameState, Table } from '../../sync/game';
import { playedGame } from '../../sync/played';
import { checkTable, nameKey } from '../../sync/table';
import type { TourneyRef } from '../../sync/tourney';
import {
  type Answer,
  changeableBy,
  deny,
  invalid,
  publicNamesFor,
  runBy,
  type Viewer,
  visibleTo,
} from '../access';
import { eveningTopic, read, type Tx } from '../store';
import type { Drafts } from '../tournaments';
import { type Announced, putAnnouncement } from './announcements';
import { differing, markOf } from './asked';
import { cachesOf, forgetResults } from './caches';
import { isOther, movedOn } from './change-batch';
import { changing, type Tell } from './changing';
import { denyGuest } from './denied';
import { noteFinished } from './finished';
import { saveGames } from './game-rows';
import { loadGame } from './game-store';
import { eveningAfter, placeInLeague } from './league-games';
import { begunAfter, carryOver, hostAfter } from './participants';
import { playersNamed, seatedTwice } from './players';
import { standInNames } from './stand-ins';
import { bindTable, keepTable, type TableOfTournament } from './tournament-tables';
import { dropEmptyTourney, joinTourney } from './tourneys';

/** A new game: who plays what, and where it belongs. */
export type NewGame = {
  readonly id: string;
  readonly table: Table;
  /** All that was played of it, where it comes as a whole. */
  readonly hands?: readonly Entry[] | undefined;
  readonly tourney?: TourneyRef | undefined;
  /** The evening of a league; without one the game is the viewer's own. */
  readonly evening?: string | undefined;
  /** The game that it follows at the same table: it belongs to the evening of that one. */
  readonly after?: string | undefined;
  /** When it was begun, by the clock of the phone; ISO 8601, UTC. */
  readonly begunAt?: string | undefined;
  /** The table of a tournament whose hands are written in it. */
  readonly tournament?: TableOfTournament | undefined;
};

/**
 * Makes a game under the id that the phone gave it. Sent again it answers the game as it is by now; with
 * anything else in it, it is refused. At an evening one table plays one game at a time: where that is being
 * played already, as when two phones start it at once, it is the answer, unless the game comes as a whole.
 */
export async function createGame(asking: Viewer, asked: NewGame): Promise<Answer<GameState>> {
  const { id, table: wanted, hands = [], tourney, evening, after, begunAt, tournament } = asked;
  let tables: Drafts | undefined;
  const answer = await changing(async (tx, tell): Promise<Answer<GameState>> => {
    tables = undefined;
    const own = await loadGame(tx, changeableBy(asking), id);
    if (own) return (await otherThan(tx, asked)) ?? { ok: true, value: own.state };
    const viewer =
      after && evening === undefined
        ? await hostAfter(tx, asking, { after, table: wanted })
        : asking;
    const eveningId =
      evening ??
      (after && (await eveningAfter(tx, viewer, { gameId: after, variant: wanted.variant })));
    const at = new Date();
    const begun = eveningId ? begunBy(begunAt, at) : whenBegun(begunAt, at);
    const found = eveningId
      ? await placeInLeague(tx, viewer, { eveningId, table: wanted, begun })
      : null;
    if (found && !found.ok) return found;
    const bound = tournament && (await bindTable(tx, viewer, { id, table: wanted, tournament }));
    if (bound && !bound.ok) return bound;
    const checked = checkTable(found?.table ?? bound?.table ?? wanted);
    if (!checked.ok) return checked;
    const there =
      found &&
      hands.length === 0 &&
      (await runningAt(tx, { ...found.place, table: checked.value, except: after }));
    const same =
      there || (after ? await begunAfter(tx, asking, { after, table: checked.value }) : null);
    const running = same && (await loadGame(tx, changeableBy(asking), same.id));
    if (running) return { ok: true, value: running.state };
    const played = playedGame(
      { id, table: checked.value, entries: hands },
      { makeId: nanoid, finish: false },
    );
    if (!played.ok) return played;
    const { state, tally, log } = played.value;
    const taken = await tx.game.findUnique({ where: { id }, select: { id: true } });
    if (taken) return deny('id-taken', sentence('server.idTaken.game'));
    const { players } = state.table;
    const circle = found ? { leagueId: found.place.leagueId } : { ownerId: viewer.userId };
    const twice = await seatedTwice(tx, circle, players);
    if (twice) return invalid(twice.said, `table.players.${twice.seat}`);
    const barred = tourney && (await joinTourney(tx, viewer, { tourney, table: state.table }));
    if (barred) return barred;
    const caches = cachesOf(state, tally);
    const row = {
      ownerId: viewer.userId,
      ...found?.place,
      createdAt: at,
      updatedAt: at,
      playedAt: found?.playedAt ?? begun,
      tourneyId: tourney?.id ?? null,
      asked: markOf(asked),
    };
    const lines = log.map((line) => ({ ...line, userId: viewer.userId, at }));
    const seated = await playersNamed(tx, circle, players);
    const standIns = await playersNamed(tx, circle, standInNames(state.table));
    await saveGames(tx, [{ row, state, caches, players: seated, standIns, log: lines }]);
    if (bound) {
      tables = bound.drafts;
      await keepTable(tx, bound, { state, tally });
    }
    if (found && caches.game.over) await forgetResults(tx, found.place.eveningId);
    if (eveningId) tell(eveningTopic(eveningId), { kind: 'table' });
    if (after && (await carryOver(tx, viewer, { from: after, to: id, players })))
      tell(after, { kind: 'table' });
    return { ok: true, value: state };
  });
  tables?.tell();
  return answer;
}

/** The answer to whoever asks for another game under an id that is known; null where it is the same. */
async function otherThan(tx: Tx, asked: NewGame) {
  const { asked: mark } = await tx.game.findUniqueOrThrow({
    where: { id: asked.id },
    select: { asked: true },
  });
  const [first, ...more] = differing(asked, mark);
  return first === undefined
    ? null
    : deny('id-taken', sentence('server.idTaken.other', { parts: [first, ...more] }), first);
}

/** A game waits no longer than this on a phone; an earlier time comes from a clock that is wrong. */
const LONGEST_WAIT_MS = 60 * 24 * 60 * 60 * 1000;

/** When a game was begun that is stored now: what is said, unless that is still to come. */
const begunBy = (said: string | undefined, now: Date): Date =>
  said !== undefined && Date.parse(said) < now.getTime() ? new Date(said) : now;

/** The same of a game that no evening gives its day: what the phone says, where its clock can be believed. */
function whenBegun(said: string | undefined, now: Date): Date {
  const begun = begunBy(said, now);
  return now.getTime() - begun.getTime() < LONGEST_WAIT_MS ? begun : now;
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

/** Announces at one seat; see `putAnnouncement`. Sent again it answers the game as it is by now. */
export function announce(viewer: Viewer | null, announced: Announced): Promise<Answer<GameState>> {
  return changing(async (tx, tell) => {
    const put = await putAnnouncement(tx, viewer, announced);
    if (put.ok && viewer && put.applied) tellLine(tell, viewer, put.applied);
    else if (put.ok) tell(announced.gameId, { kind: 'table' });
    return put;
  });
}

const tellLine = (
  tell: Tell,
  { userId }: Viewer,
  { state, line }: Extract<ReturnType<typeof applyChange>, { ok: true }>,
): void => tell(state.id, { kind: 'line', seq: state.revision - 1, line, by: userId });

/** Deletes a game with all its hands and its log, for good; at this `revision` where one is given. */
export function deleteGame(
  viewer: Viewer | null,
  id: string,
  revision?: number | undefined,
): Promise<Answer<null>> {
  return changing(async (tx, tell) => {
    const game = await tx.game.findFirst({
      where: { AND: [{ id }, runBy(viewer)] },
      select: { tourneyId: true, eveningId: true, leagueId: true, over: true, revision: true },
    });
    if (!game) return denyGuest(tx, viewer, id);
    if (isOther(revision, game)) return movedOn(game);
    await tx.game.delete({ where: { id } });
    if (game.tourneyId !== null) await dropEmptyTourney(tx, game.tourneyId);
    if (game.eveningId !== null) {
      await forgetResults(tx, game.eveningId);
      tell(eveningTopic(game.eveningId), { kind: 'table' });
    }
    const { leagueId, revision: last } = game;
    if (leagueId !== null && game.over)
      await noteFinished(tx, [{ leagueId, gameId: id, kind: 'deleted', revision: last }]);
    tell(id, { kind: 'gone' });
    return { ok: true, value: null };
  });
}

/** The game, or null where this viewer sees none of that id. */
export function findGame(viewer: Viewer | null, id: string): Promise<GameState | null> {
  return read(async (tx) => {
    const row = await tx.game.findUnique({ where: { id }, select: { leagueId: true } });
    const stored = row && (await loadGame(tx, visibleTo(viewer), id));
    return (
      stored && inPublic(stored.state, await publicNamesFor(tx, viewer, { ...row, gameId: id }))
    );
  });
}
