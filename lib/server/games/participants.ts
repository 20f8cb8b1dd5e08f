/** Phones at a table: joining by a link, taking a seat, leaving, and going along to the next game. */
import 'server-only';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import type { Tally } from '../../jass';
import { areHidden } from '../../sync/announcing';
import { seatedAt, seatedLast } from '../../sync/deal';
import type { Table } from '../../sync/game';
import { tidyName } from '../../sync/table';
import {
  type Answer,
  attemptFromHere,
  changeableBy,
  type Denied,
  deny,
  invalid,
  noSuch,
  runBy,
  type Viewer,
  visibleTo,
} from '../access';
import { CachedTally, live, parseTable, read, type Tx, tableColumns, write } from '../store';
import { changeGame } from './change-batch';
import { denyGuest, denyReader, isVisible } from './denied';
import { type LinkRole, linkFor, linkOf, tokenOfCode } from './share-links';
import { isNobody, isUnnamed } from './unnamed';

/** More than ever looked on at one table; a link that got about must not fill the database. */
const MOST_PARTICIPANTS = 300;

/** The table that a link leads to, with those at it who sit there now. */
export type Invited = {
  readonly gameId: string;
  readonly role: LinkRole;
  readonly table: Table;
  readonly over: boolean;
  readonly tally: Tally;
  /** The seats that others took with a phone of their own. */
  readonly taken: readonly number[];
  /** The seats that nobody has given a name. */
  readonly unnamed: readonly number[];
  /** May the viewer do as much already? */
  readonly isIn: boolean;
  /** The viewer's seat. */
  readonly seat: number | null;
};

/** What a link leads to; null where it leads nowhere any more. */
export function findInvited(viewer: Viewer | null, token: string): Promise<Invited | null> {
  return read(async (tx) => {
    const link = await linkOf(tx, token);
    if (!link) return null;
    const game = await tx.game.findUniqueOrThrow({
      where: { id: link.gameId },
      select: {
        ...tableColumns,
        over: true,
        tally: true,
        league: { select: { id: true } },
        participants: { select: { userId: true, seat: true } },
      },
    });
    const own = game.participants.find(({ userId }) => userId === viewer?.userId);
    const tally = CachedTally.parse(game.tally);
    const table = seatedAt(parseTable(game), tally.hands.length);
    return {
      gameId: link.gameId,
      role: link.role,
      table,
      over: game.over,
      tally,
      taken: game.participants.flatMap(({ seat, userId }) =>
        seat === null || userId === viewer?.userId ? [] : [seat],
      ),
      unnamed: table.players.flatMap((name, seat) =>
        isNobody({ name, league: game.league }) ? [seat] : [],
      ),
      isIn: await isIn(tx, viewer, { gameId: link.gameId, role: link.role }),
      seat: own?.seat ?? null,
    };
  });
}

const isAmong = async (
  tx: Tx,
  id: string,
  among: ReturnType<typeof visibleTo> | ReturnType<typeof runBy>,
): Promise<boolean> =>
  (await tx.game.findFirst({ where: { AND: [{ id }, among] }, select: { id: true } })) !== null;

const isIn = (
  tx: Tx,
  viewer: Viewer | null,
  { gameId, role }: { gameId: string; role: LinkRole },
) => isAmong(tx, gameId, role === 'writer' ? changeableBy(viewer) : visibleTo(viewer));

/** The denial for a link to a table that leads nowhere; null where it leads to one. */
export async function deadLink({ token }: { token: string }): Promise<Denied | null> {
  const link = await read((tx) => linkOf(tx, token));
  return link ? null : noSuchLink();
}

const noSuchLink = () => deny('not-found', sentence('live.linkGone'), 'token');

type Joined = Answer<{ readonly gameId: string }>;

/**
 * Comes to the table by a link, at a seat where one is meant and free, and under a name where the seat has none
 * yet: a seat is for those who may write. Sent again, or by somebody who may do as much already, it only does what
 * is still to be done.
 */
export async function joinTable(
  viewer: Viewer,
  { name = '', ...asked }: { token: string; seat: number | null; name?: string | undefined },
): Promise<Joined> {
  const joined = await comeToTable(viewer, asked);
  if (!joined.ok || asked.seat === null || tidyName(name) === '') return joined;
  const { gameId } = joined.value;
  const { players } = await read(async (tx) =>
    parseTable(await tx.game.findUniqueOrThrow({ where: { id: gameId }, select: tableColumns })),
  );
  if (!isUnnamed(players[asked.seat] ?? '')) return joined;
  const only = (own: string) => ({
    players: players.map((before, seat) => (seat === asked.seat ? own || before : null)),
  });
  const change = { kind: 'table', id: nanoid(), before: only(''), after: only(name) } as const;
  const named = await changeGame(viewer, { gameId, change });
  return named.ok ? joined : named;
}

async function comeToTable(
  viewer: Viewer,
  { token, seat }: { token: string; seat: number | null },
): Promise<Joined> {
  const answer = await write(async (tx): Promise<Joined> => {
    const link = await linkOf(tx, token);
    if (!link) return noSuchLink();
    const { gameId, role } = link;
    const isNew = !(await isIn(tx, viewer, { gameId, role }));
    if (isNew && (await tx.participant.count({ where: { gameId } })) >= MOST_PARTICIPANTS)
      return deny('forbidden', sentence('live.tableFull'));
    const given = isNew ? { role, linkId: link.id } : {};
    if (role === 'writer') {
      const seated = await sitDown(tx, viewer, { gameId, seat, given });
      if (!seated.ok) return seated;
    } else if (isNew)
      await tx.participant.upsert({
        where: { gameId_userId: { gameId, userId: viewer.userId } },
        create: { gameId, userId: viewer.userId, ...given, createdAt: new Date() },
        update: given,
      });
    return { ok: true, value: { gameId } };
  });
  if (answer.ok) live.publish(answer.value.gameId, { kind: 'access' });
  return answer;
}

/** The denial for a code that names no game, or where too many were tried; null where it names one. */
export async function deadCode({ code }: { code: string }): Promise<Denied | null> {
  if (!(await attemptFromHere('code')))
    return deny('too-many-requests', sentence('server-account.tooManyTries'));
  return (await tokenOfCode(code)) === null ? noSuchCode() : null;
}

const noSuchCode = () => deny('not-found', sentence('live.tv.noSuch'), 'code');

/** Watches the game that a code names. */
export async function watchByCode(
  viewer: Viewer,
  { code }: { code: string },
): Promise<Answer<{ readonly gameId: string }>> {
  const token = await tokenOfCode(code);
  return token === null ? noSuchCode() : joinTable(viewer, { token, seat: null });
}

/** Takes a free seat, another one instead, or none. For those who may write. */
export async function sit(
  viewer: Viewer | null,
  { gameId, seat }: { gameId: string; seat: number | null },
): Promise<Answer<null>> {
  const answer = await write(async (tx): Promise<Answer<null>> => {
    if (!viewer || !(await isAmong(tx, gameId, changeableBy(viewer))))
      return denyReader(tx, viewer, gameId);
    return sitDown(tx, viewer, { gameId, seat });
  });
  if (answer.ok) live.publish(gameId, { kind: 'table' });
  return answer;
}

/** Frees the seat of another phone: for those who run the game, where somebody took a wrong one. */
export async function freeSeat(
  viewer: Viewer | null,
  { gameId, seat }: { gameId: string; seat: number },
): Promise<Answer<null>> {
  const answer = await write(async (tx): Promise<Answer<null>> => {
    if (!(await isAmong(tx, gameId, runBy(viewer)))) return denyGuest(tx, viewer, gameId);
    await tx.participant.updateMany({ where: { gameId, seat }, data: { seat: null } });
    return { ok: true, value: null };
  });
  if (answer.ok) live.publish(gameId, { kind: 'table' });
  return answer;
}

/** Leaves the table: what a link gave is gone, and the seat is free. */
export async function leaveTable(
  viewer: Viewer | null,
  { gameId }: { gameId: string },
): Promise<Answer<null>> {
  const answer = await write(async (tx): Promise<Answer<null>> => {
    if (!viewer || !(await isVisible(tx, viewer, gameId))) return noSuch('game');
    const { userId } = viewer;
    await tx.participant.deleteMany({ where: { gameId, userId } });
    await tx.game.updateMany({ where: { id: gameId, chalkId: userId }, data: { chalkId: null } });
    return { ok: true, value: null };
  });
  if (answer.ok) live.publish(gameId, { kind: 'access' });
  return answer;
}

async function sitDown(
  tx: Tx,
  { userId }: Viewer,
  {
    gameId,
    seat,
    given = {},
  }: {
    gameId: string;
    seat: number | null;
    /** What the link gives by which they come. */
    given?: { readonly role?: LinkRole; readonly linkId?: string };
  },
): Promise<Answer<null>> {
  const row = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: { ...tableColumns, participants: { select: { userId: true, seat: true } } },
  });
  const table = parseTable(row);
  if (seat !== null && !(seat in table.players))
    return invalid(sentence('live.noSuchSeat'), 'seat');
  const there = row.participants.find((one) => one.seat === seat && seat !== null);
  if (there && there.userId !== userId)
    return invalid(sentence('live.seatTaken', { name: table.players[seat ?? 0] ?? '' }), 'seat');
  await tx.participant.upsert({
    where: { gameId_userId: { gameId, userId } },
    create: { gameId, userId, seat, ...given, createdAt: new Date() },
    update: { seat, ...given },
  });
  // A phone beside the one that goes round: it announces for itself, and for the rest whoever has the chalk.
  if (areHidden(table)) {
    const seated = await tx.participant.findMany({
      where: { gameId, seat: { not: null } },
      select: { linkId: true },
    });
    const [first] = seated;
    if (seated.length === 2 || (seated.length === 1 && first?.linkId))
      await tx.game.update({ where: { id: gameId }, data: { announceSeparately: true } });
  }
  return { ok: true, value: null };
}

/** What the link of an evening gave at its games: writing without a link of the game itself. */
const byEvening = { role: 'writer', linkId: null } as const;

/**
 * Gives somebody whom the link of an evening let in their place at one of its games, to write there; the
 * seat too, unless another phone has it. Refused where the player does not sit in the game.
 */
export async function sitAtEvening(
  tx: Tx,
  viewer: Viewer,
  { gameId, playerId }: { gameId: string; playerId: string },
): Promise<Answer<null>> {
  const { userId } = viewer;
  const own = await tx.seat.findFirst({ where: { gameId, playerId }, select: { seat: true } });
  if (!own) return noSuch('game');
  if (!(await isIn(tx, viewer, { gameId, role: 'writer' })))
    await tx.participant.upsert({
      where: { gameId_userId: { gameId, userId } },
      create: { gameId, userId, ...byEvening, createdAt: new Date() },
      update: byEvening,
    });
  const there = await tx.participant.findFirst({ where: { gameId, seat: own.seat } });
  return there ? { ok: true, value: null } : sitDown(tx, viewer, { gameId, seat: own.seat });
}

/**
 * Takes from these people, or from all, what the link of an evening gave them at its games; answers the
 * games that it concerns.
 */
export async function leaveEvening(
  tx: Tx,
  { eveningId, userIds }: { eveningId: string; userIds?: readonly string[] },
): Promise<string[]> {
  const where = {
    game: { eveningId },
    ...byEvening,
    ...(userIds && { userId: { in: [...userIds] } }),
  };
  const rows = await tx.participant.findMany({ where, select: { gameId: true, userId: true } });
  await tx.participant.deleteMany({ where });
  // Who cannot write any more does not keep others from it.
  for (const { gameId, userId } of rows)
    await tx.game.updateMany({ where: { id: gameId, chalkId: userId }, data: { chalkId: null } });
  return [...new Set(rows.map(({ gameId }) => gameId))];
}

/**
 * Takes those at a table along to the game that follows there: roles, seats by name, links and
 * settings; the chalk lies on the table again. Answers whether it follows there: for a viewer who does
 * not run the earlier game it does not, and takes nobody along.
 */
export async function carryOver(
  tx: Tx,
  viewer: Viewer,
  { from, to, players }: { from: string; to: string; players: readonly string[] },
): Promise<boolean> {
  const before = await tx.game.findFirst({
    where: { AND: [{ id: from }, runBy(viewer)] },
    select: {
      ...tableColumns,
      eveningId: true,
      manyWriters: true,
      announceSeparately: true,
      participants: { select: { userId: true, role: true, seat: true, linkId: true } },
    },
  });
  if (!before) return false;
  const { manyWriters, announceSeparately } = before;
  const names = parseTable(before).players;
  const seatNow = (seat: number | null) => {
    const now = seat === null ? -1 : players.indexOf(names[seat] ?? '');
    return now < 0 ? null : now;
  };
  const next = await tx.game.findUniqueOrThrow({ where: { id: to }, select: { eveningId: true } });
  for (const { userId, role, seat, linkId } of before.participants) {
    // The link of an evening lets them write where they sit at that evening, and nowhere else.
    const isByEvening = role === 'writer' && linkId === null;
    if (isByEvening && (next.eveningId !== before.eveningId || seatNow(seat) === null)) continue;
    const given = role === 'writer' ? 'writer' : 'reader';
    await tx.participant.create({
      data: {
        gameId: to,
        userId,
        role,
        seat: seatNow(seat),
        linkId:
          linkId === null ? null : await linkFor(tx, { gameId: to, role: given, from: linkId }),
        createdAt: new Date(),
      },
    });
  }
  await tx.game.update({
    where: { id: to },
    data: { afterId: from, manyWriters, announceSeparately },
  });
  return true;
}

/** How long two who start the next game at once are taken to mean the same one. */
const AT_ONCE_MS = 2 * 60 * 1000;

/**
 * The game that follows at a table of several phones, where one of the others has started it a moment
 * ago, with the same players, and nobody has played yet.
 */
export const begunAfter = (
  tx: Tx,
  viewer: Viewer,
  { after, table }: { after: string; table: Table },
) =>
  tx.game.findFirst({
    where: {
      AND: [
        { afterId: after, variant: table.variant, participants: { some: {} }, hands: { none: {} } },
        { createdAt: { gte: new Date(Date.now() - AT_ONCE_MS) } },
        changeableBy(viewer),
        { seats: { none: { seat: { gte: table.players.length } } } },
        ...table.players.map((name, seat) => ({ seats: { some: { seat, player: { name } } } })),
      ],
    },
    select: { id: true },
  });

/**
 * Whose game follows when somebody who came by a link starts the next one with the same players: the
 * owner of the one before; else their own.
 */
export async function hostAfter(
  tx: Tx,
  viewer: Viewer,
  { after, table }: { after: string; table: Table },
): Promise<Viewer> {
  const game = await tx.game.findFirst({
    where: { AND: [{ id: after }, changeableBy(viewer), { NOT: runBy(viewer) }] },
    select: { ...tableColumns, ownerId: true },
  });
  if (!game?.ownerId) return viewer;
  const before = parseTable(game);
  const among = (names: readonly string[]) => names.toSorted().join('\n');
  const now = among(table.players.map(tidyName));
  const isSame = [before, seatedLast(before)].some(({ players }) => among(players) === now);
  return isSame ? { userId: game.ownerId } : viewer;
}
