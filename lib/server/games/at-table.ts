/** Who is at a table and who writes, as each of its phones is told. */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import { asCurrency } from '../../league/money';
import { inPublic } from '../../league/public-names';
import type { AtTable, Present, TableRole } from '../../sync/at-table';
import { seatedAt } from '../../sync/deal';
import { changeableBy, publicNamesOf, runBy, type Viewer, visibleTo } from '../access';
import { parseTable, read, type Tx, tableColumns } from '../store';

/** The table as it is stored, the same for all its readers. */
export type TableRow = NonNullable<Awaited<ReturnType<typeof loadTable>>>;

/** Somebody with the game open; `tells`: accounts at the table have names for them. */
export type Reader = {
  readonly userId: string | null;
  readonly role: TableRole;
  readonly tells: boolean;
};

/** Which table of a tournament a game is. */
export const tournamentTableColumns = {
  tournamentId: true,
  round: true,
  table: true,
  draw: true,
} satisfies Prisma.TournamentGameSelect;

/** Reads the table of a game, with the names of those who sit at it or have it open. */
export async function loadTable(tx: Tx, gameId: string, open: readonly string[]) {
  const row = await tx.game.findUnique({
    where: { id: gameId },
    select: {
      ...tableColumns,
      ownerId: true,
      leagueId: true,
      league: { select: { currency: true } },
      tourneyId: true,
      chalkId: true,
      manyWriters: true,
      announceSeparately: true,
      tournament: { select: tournamentTableColumns },
      participants: { select: { userId: true, seat: true } },
      // Which seats, never what: see announcements.ts.
      announced: { select: { hand: true, seat: true } },
    },
  });
  if (!row) return null;
  // Counted with the row, Prisma would have the hands of all games counted first.
  const hands = await tx.hand.count({ where: { gameId } });
  const next = await tx.game.findFirst({
    where: { afterId: gameId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  const { leagueId, chalkId, participants } = row;
  const ids = [...new Set([...open, ...(chalkId === null ? [] : [chalkId])])];
  const accounts = await tx.user.findMany({
    where: { id: { in: ids }, guest: false },
    select: { id: true, name: true },
  });
  const inLeague =
    leagueId === null
      ? []
      : await tx.player.findMany({
          where: { leagueId, userId: { in: ids } },
          select: { userId: true, name: true },
        });
  return {
    leagueId,
    currency: asCurrency(row.league?.currency ?? null),
    players: seatedAt(parseTable(row), hands).players,
    seats: new Map(
      participants.flatMap(({ userId, seat }) => (seat === null ? [] : [[userId, seat]])),
    ),
    accounts: new Map(accounts.map(({ id, name }) => [id, name])),
    names: new Map(inLeague.map(({ userId, name }) => [userId, name])),
    announced: row.announced
      .flatMap(({ hand, seat }) => (hand === hands ? [seat] : []))
      .sort((a, b) => a - b),
    chalkId,
    ownerId: row.ownerId,
    manyWriters: row.manyWriters,
    announceSeparately: row.announceSeparately,
    tourneyId: row.tourneyId,
    tournament: row.tournament,
    next: next?.id ?? null,
  };
}

/** What the viewer is at the table of a game, and whether accounts there have names for them; null where they see no such game. */
export async function readerOf(
  tx: Tx,
  viewer: Viewer | null,
  gameId: string,
): Promise<Reader | null> {
  const is = async (among: ReturnType<typeof visibleTo> | ReturnType<typeof runBy>) =>
    (await tx.game.findFirst({
      where: { AND: [{ id: gameId }, among] },
      select: { id: true },
    })) !== null;
  if (!(await is(visibleTo(viewer)))) return null;
  const userId = viewer?.userId ?? null;
  if (await is(runBy(viewer))) return { userId, role: 'host', tells: true };
  if (await is(changeableBy(viewer))) return { userId, role: 'writer', tells: true };
  const who = { userId: { in: viewer ? [viewer.userId] : [] } };
  // Whoever reads a public league without belonging to it learns no account's name.
  const belongs = await tx.game.findFirst({
    where: {
      id: gameId,
      OR: [{ participants: { some: who } }, { league: { memberships: { some: who } } }],
    },
    select: { id: true },
  });
  return { userId, role: 'reader', tells: belongs !== null };
}

/** So many of those who have a game open are named: more than sit at any table. */
const MOST_NAMED = 24;
const RANK: Readonly<Record<TableRole, number>> = { host: 0, writer: 1, reader: 2 };

/** Nobody has it open, or it is not asked who. */
export const NOBODY: Company = { first: [], size: 0 };

/** Those who have a game open, each once, whatever the number of their phones. */
export type Company = { readonly first: readonly Person[]; readonly size: number };
type Person = Pick<Reader, 'role'> & { readonly userId: string; readonly seat: number | null };

/**
 * Who of them is named to all: those with a seat, then those who write, then readers in the order in
 * which they came. Found once for all readers, or a thousand of them would be sorted a thousand times.
 */
export function companyOf({ seats }: Pick<TableRow, 'seats'>, open: readonly Reader[]): Company {
  const people = new Map<string, Person>();
  for (const { userId, role } of open)
    if (userId !== null) people.set(userId, { userId, role, seat: seats.get(userId) ?? null });
  const first = [...people.values()]
    .sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99) || RANK[a.role] - RANK[b.role])
    .slice(0, MOST_NAMED);
  return { first, size: people.size };
}

/** The table as one reader sees it, with those who have it open; the reader is one of those named. */
export function seenBy(table: TableRow, reader: Reader, { first, size }: Company): AtTable {
  const { userId, role, tells } = reader;
  const seatOf = (id: string | null) => (id === null ? null : (table.seats.get(id) ?? null));
  const nameOf = (id: string) => nameIn(table, id, tells);
  const isLeftOut =
    userId !== null && size > first.length && first.every((one) => one.userId !== userId);
  const named = isLeftOut ? [...first, { userId, role, seat: null }] : first;
  const present = named.map(
    (one): Present => ({
      name: nameOf(one.userId),
      seat: one.seat,
      role: one.role,
      isYou: one.userId === userId,
    }),
  );
  const more = size - named.length;
  return {
    role,
    seat: seatOf(userId),
    taken: [...table.seats.values()].sort((a, b) => a - b),
    chalk: table.chalkId === null ? null : holderOf(table, { id: table.chalkId, userId, tells }),
    manyWriters: table.manyWriters,
    announceSeparately: table.announceSeparately,
    announced: table.announced,
    present: present.sort(
      (a, b) => (a.seat ?? 99) - (b.seat ?? 99) || (a.name ?? '').localeCompare(b.name ?? ''),
    ),
    ...(more > 0 && { more }),
    ...(table.currency !== 'CHF' && { currency: table.currency }),
    next: table.next,
  };
}

function holderOf(
  table: TableRow,
  { id, userId, tells }: { id: string; userId: string | null; tells: boolean },
): NonNullable<AtTable['chalk']> {
  const isYours = id === userId;
  const name = nameIn(table, id, tells);
  const isHost = !isYours && name === null && id === table.ownerId;
  return { isYours, name, ...(isHost && { isHost }) };
}

/** What somebody at the table is called: by the seat, by the league's name, by the account. */
export async function nameAtTable(
  tx: Tx,
  viewer: Viewer,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<string | null> {
  const [table, reader] = [
    await loadTable(tx, gameId, [userId]),
    await readerOf(tx, viewer, gameId),
  ];
  return table && reader && nameIn(table, userId, reader.tells);
}

function nameIn(table: TableRow, userId: string, tells: boolean): string | null {
  const seat = table.seats.get(userId);
  const atSeat = seat === undefined ? undefined : table.players[seat];
  return atSeat ?? table.names.get(userId) ?? ((tells && table.accounts.get(userId)) || null);
}

/** The table as the viewer sees it now, without those who have it open; null where they see no such game. */
export function findTable(viewer: Viewer | null, gameId: string): Promise<AtTable | null> {
  return read(async (tx) => {
    const reader = await readerOf(tx, viewer, gameId);
    const table = reader && (await loadTable(tx, gameId, []));
    if (!table) return null;
    const shown = reader.tells ? null : await publicNamesOf(tx, table.leagueId);
    return inPublic(seenBy(table, reader, NOBODY), shown);
  });
}
