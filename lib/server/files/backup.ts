/** A whole league as one file, made as it is sent. */
import 'server-only';
import { createHash, type Hash } from 'node:crypto';
import type { Prisma } from '../../../generated/prisma/client';
import { fileName } from '../../files/names';
import { type NewFile, zipOf } from '../../files/zip';
import type { Words } from '../../i18n/words';
import { recordOf } from '../../sync/game';
import type { Denied, Viewer } from '../access';
import { leagueAs, PaperLog } from '../leagues';
import { LogRow, logColumns, parseRecord, read, recordColumns, type Tx } from '../store';
import { backUpTournaments } from '../tournaments';
import { GAMES_FILE, LEAGUE_FILE, LEAGUE_FORMAT } from './backup-format';
import type { Download } from './download';
import { type EveningHead, eveningsOf, gamePages } from './league-pages';

/** The backup of a league, for its owners. */
export async function backupFile(
  viewer: Viewer | null,
  leagueId: string,
  { t }: Words,
): Promise<Download | Denied> {
  const found = await read(async (tx) => {
    const league = await leagueAs(tx, viewer, { id: leagueId, role: 'owner' });
    if (!league.ok) return league;
    const evenings = await eveningsOf(tx, { leagueId });
    return { ...league, evenings, names: await claimedNames(tx, leagueId) };
  });
  if (!found.ok) return found;
  const day = new Date().toISOString().slice(0, 10);
  return {
    name: fileName([day, found.league.name, t('standings.names.backup')], 'zip'),
    type: 'application/zip',
    body: zipOf(files(found.league.id, found)),
  };
}

/** Accounts by the name of the player that they are in the league: what the league knows them by. */
async function claimedNames(tx: Tx, leagueId: string): Promise<ReadonlyMap<string, string>> {
  const players = await tx.player.findMany({
    where: { leagueId, userId: { not: null } },
    select: { userId: true, name: true },
  });
  return new Map(players.flatMap(({ userId, name }) => (userId === null ? [] : [[userId, name]])));
}

/** What the games mean by their ids; all of it must be in the other file. */
type Meant = { players: Set<string>; evenings: Set<string>; tourneys: Set<string> };

/** The games first: whatever they mean is there still when the rest is read after them. */
async function* files(
  leagueId: string,
  { evenings, names }: { evenings: readonly EveningHead[]; names: ReadonlyMap<string, string> },
): AsyncGenerator<NewFile> {
  const hash = createHash('sha256');
  const meant: Meant = { players: new Set(), evenings: new Set(), tourneys: new Set() };
  const games = { count: 0 };
  yield { name: GAMES_FILE, content: gameLines(evenings, { names, hash, meant, games }) };
  const league = await read((tx) => aboutLeague(tx, { leagueId, meant, names }));
  const file = {
    format: LEAGUE_FORMAT,
    madeAt: new Date(),
    ...league,
    games: { count: games.count, sha256: hash.digest('hex') },
  };
  yield { name: LEAGUE_FILE, content: `${JSON.stringify(file, null, 1)}\n` };
}

const gameColumns = {
  id: true,
  eveningId: true,
  tourneyId: true,
  ...recordColumns,
  seats: {
    orderBy: { seat: 'asc' },
    select: { playerId: true, enteredId: true, player: { select: { name: true } } },
  },
  playedAt: true,
  createdAt: true,
  updatedAt: true,
  override: true,
  notes: true,
  changes: {
    orderBy: { seq: 'asc' },
    select: { ...logColumns, at: true, author: true, user: { select: { id: true, name: true } } },
  },
} satisfies Prisma.GameSelect;

async function* gameLines(
  evenings: readonly EveningHead[],
  {
    names,
    hash,
    meant,
    games,
  }: {
    names: ReadonlyMap<string, string>;
    hash: Hash;
    meant: Meant;
    games: { count: number };
  },
): AsyncGenerator<string> {
  const pages = gamePages(evenings, (tx, page) =>
    tx.game.findMany({ ...page, select: gameColumns }),
  );
  for await (const { evening, games: rows } of pages) {
    meant.evenings.add(evening.id);
    for (const { seats, tourneyId } of rows) {
      for (const { playerId, enteredId } of seats) meant.players.add(playerId).add(enteredId);
      if (tourneyId !== null) meant.tourneys.add(tourneyId);
    }
    const lines = rows
      .map((row) => `${JSON.stringify(lineOf(row, { evening: evening.id, names }))}\n`)
      .join('');
    games.count += rows.length;
    hash.update(lines);
    yield lines;
  }
}

function lineOf(
  row: Prisma.GameGetPayload<{ select: typeof gameColumns }>,
  { evening, names }: { evening: string; names: ReadonlyMap<string, string> },
) {
  const { table, hands } = parseRecord(row);
  return {
    id: row.id,
    evening,
    tourney: row.tourneyId,
    playedAt: row.playedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    record: recordOf({ table, hands }),
    lid: row.override,
    ...(row.name !== null && { name: row.name }),
    notes: row.notes,
    seats: row.seats.map(({ playerId, enteredId }) => ({ player: playerId, entered: enteredId })),
    hands: hands.map(({ id, by }) => ({ id, by })),
    log: row.changes.map(({ at, author, user, ...line }) => ({
      ...LogRow.parse(line),
      at,
      author: names.get(user?.id ?? '') ?? user?.name ?? author,
    })),
  };
}

async function aboutLeague(
  tx: Tx,
  {
    leagueId,
    meant,
    names,
  }: { leagueId: string; meant: Meant; names: ReadonlyMap<string, string> },
) {
  const league = await tx.league.findUniqueOrThrow({
    where: { id: leagueId },
    select: {
      id: true,
      name: true,
      isPublic: true,
      publicNames: true,
      byFamily: true,
      currency: true,
      isTrial: true,
      createdAt: true,
      memberships: {
        orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
        select: { role: true, user: { select: { name: true } } },
      },
      players: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          name: true,
          mergedIntoId: true,
          joinedOn: true,
          leftOn: true,
          publicName: true,
          createdAt: true,
        },
      },
      seasons: {
        orderBy: [{ startsOn: 'asc' }, { id: 'asc' }],
        omit: { leagueId: true },
        include: {
          changes: {
            orderBy: [{ at: 'asc' }, { id: 'asc' }],
            select: {
              at: true,
              author: true,
              user: { select: { id: true, name: true } },
              was: true,
            },
          },
        },
      },
      evenings: {
        orderBy: [{ date: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          seasonId: true,
          shared: { orderBy: { seasonId: 'asc' }, select: { seasonId: true } },
          date: true,
          name: true,
          isFinal: true,
          time: true,
          place: true,
          fee: true,
          tables: true,
          createdAt: true,
          attendance: {
            orderBy: { playerId: 'asc' },
            select: { playerId: true, status: true },
          },
          paper: {
            orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
            omit: { eveningId: true },
            include: { seats: { orderBy: { seat: 'asc' } } },
          },
        },
      },
    },
  });
  const { memberships, players, seasons, evenings, ...head } = league;
  const payments = await tx.payment.findMany({
    where: { leagueId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      seasonId: true,
      eveningId: true,
      kind: true,
      fromId: true,
      toId: true,
      amount: true,
      note: true,
      createdAt: true,
      author: true,
      user: { select: { id: true, name: true } },
    },
  });
  const tourneys = await tx.tourney.findMany({
    where: { id: { in: [...meant.tourneys] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, length: true, createdAt: true },
  });
  const users = await tx.user.findMany({
    where: { memberships: { some: { leagueId } } },
    select: { id: true, name: true },
  });
  const accounts = new Map(users.map(({ id, name }) => [id, name]));
  const authorOf = (id: string) => names.get(id) ?? accounts.get(id) ?? null;
  const missing =
    absent(meant.players, players) +
    absent(meant.evenings, evenings) +
    absent(meant.tourneys, tourneys);
  if (missing > 0) throw new Error(`${missing} things went while the league was being read`);
  return {
    league: head,
    members: memberships.map(({ role, user }) => ({ name: user.name, role })),
    players: players.map(({ mergedIntoId, ...player }) => ({
      ...player,
      mergedInto: mergedIntoId,
    })),
    seasons: seasons.map(({ changes, ...season }) => ({
      ...season,
      changes: changes.map(({ author, user, ...change }) => ({
        ...change,
        author: names.get(user?.id ?? '') ?? user?.name ?? author,
      })),
    })),
    evenings: evenings.map(({ seasonId, shared, attendance, paper, ...evening }) => ({
      ...evening,
      season: seasonId,
      also: shared.map((one) => one.seasonId),
      paper: paper.map((one) => backedUpPaper(one, authorOf)),
      attendance: attendance.map(({ playerId, status }) => ({ player: playerId, status })),
    })),
    payments: payments.map(({ seasonId, eveningId, fromId, toId, author, user, ...payment }) => ({
      ...payment,
      season: seasonId,
      evening: eveningId,
      from: fromId,
      to: toId,
      author: names.get(user?.id ?? '') ?? user?.name ?? author,
    })),
    tourneys,
    tournaments: await backUpTournaments(tx, leagueId),
  };
}

/** Totals as the file tells them: who wrote them by name. */
const backedUpPaper = (
  { seats, log, ...paper }: Omit<Prisma.PaperGetPayload<{ include: { seats: true } }>, 'eveningId'>,
  authorOf: (userId: string) => string | null,
) => ({
  ...paper,
  seats: seats.map(({ playerId, enteredId, side, total }) => ({
    player: playerId,
    entered: enteredId,
    side,
    total,
  })),
  log: PaperLog.parse(log).map(({ at, by, author = null, was }) => ({
    at,
    author: authorOf(by ?? '') ?? author,
    was,
  })),
});

const absent = (meant: ReadonlySet<string>, rows: readonly { readonly id: string }[]): number => {
  const there = new Set(rows.map(({ id }) => id));
  return [...meant].filter((id) => !there.has(id)).length;
};
