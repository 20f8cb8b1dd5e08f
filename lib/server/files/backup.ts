/** A whole league as one file, made as it is sent. */
import 'server-only';
import { createHash, type Hash } from 'node:crypto';
import type { Prisma } from '../../../generated/prisma/client';
import { fileName } from '../../files/names';
import { type NewFile, zipOf } from '../../files/zip';
import type { Words } from '../../i18n/words';
import { recordOf } from '../../sync/game';
import type { Denied, Viewer } from '../access';
import { inOrder, leagueAs, PaperLog } from '../leagues';
import { LogRow, logColumns, parseRecord, read, recordColumns, type Tx } from '../store';
import { backUpTournaments } from '../tournaments';
import {
  AttendancePart,
  asTold,
  columnsOf,
  EveningPart,
  GAMES_FILE,
  LEAGUE_FILE,
  LEAGUE_FORMAT,
  LeaguePart,
  PaperPart,
  PaperSeatPart,
  PaymentPart,
  PlayerPart,
  SeasonPart,
  TourneyPart,
} from './backup-format';
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

/** The columns that say who wrote something. */
const author = { author: true, user: { select: { id: true, name: true } } } as const;
type Written = {
  readonly author: string | null;
  readonly user: { readonly id: string; readonly name: string | null } | null;
};
/** Who wrote something, by the name that the league knows them by. */
const withAuthor = <Of extends Written>(
  names: ReadonlyMap<string, string>,
  { user, author: said, ...of }: Of,
) => ({ ...of, author: names.get(user?.id ?? '') ?? user?.name ?? said });

const inTime = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];

const gameColumns = {
  id: true,
  eveningId: true,
  tourneyId: true,
  ...recordColumns,
  seats: {
    orderBy: { seat: 'asc' },
    select: { playerId: true, enteredId: true, player: { select: { name: true } } },
  },
  standIns: { orderBy: { index: 'asc' }, select: { playerId: true, enteredId: true } },
  playedAt: true,
  createdAt: true,
  updatedAt: true,
  override: true,
  notes: true,
  changes: {
    orderBy: { seq: 'asc' },
    select: { ...logColumns, at: true, ...author },
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
    for (const { seats, standIns, tourneyId } of rows) {
      for (const { playerId, enteredId } of [...seats, ...standIns])
        meant.players.add(playerId).add(enteredId);
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
    seats: row.seats.map(({ player: _, ...seat }) => asTold(seat)),
    ...(row.standIns.length > 0 && { standIns: row.standIns.map(asTold) }),
    hands: hands.map(({ id, by }) => ({ id, by })),
    log: row.changes.map((change) => {
      const { at, author: who, ...line } = withAuthor(names, change);
      return { ...LogRow.parse(line), at, author: who };
    }),
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
      ...columnsOf(LeaguePart),
      memberships: {
        orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
        select: { role: true, user: { select: { name: true } } },
      },
      players: { orderBy: inTime, select: columnsOf(PlayerPart) },
      seasons: {
        orderBy: [{ startsOn: 'asc' }, { id: 'asc' }],
        select: {
          ...columnsOf(SeasonPart, 'changes'),
          changes: {
            orderBy: [{ at: 'asc' }, { id: 'asc' }],
            select: { at: true, ...author, was: true },
          },
        },
      },
      evenings: {
        orderBy: inOrder,
        select: {
          ...columnsOf(EveningPart, 'also', 'attendance', 'paper'),
          shared: { orderBy: { seasonId: 'asc' }, select: { seasonId: true } },
          attendance: { orderBy: { playerId: 'asc' }, select: columnsOf(AttendancePart) },
          paper: { orderBy: inTime, select: paperParts },
        },
      },
    },
  });
  const { memberships, players, seasons, evenings, ...head } = league;
  const payments = await tx.payment.findMany({
    where: { leagueId },
    orderBy: inTime,
    select: { ...columnsOf(PaymentPart, 'author'), ...author },
  });
  const tourneys = await tx.tourney.findMany({
    where: { id: { in: [...meant.tourneys] } },
    orderBy: inTime,
    select: columnsOf(TourneyPart),
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
    players: players.map(asTold),
    seasons: seasons.map(({ changes, ...season }) => ({
      ...season,
      changes: changes.map((change) => withAuthor(names, change)),
    })),
    evenings: evenings.map(({ shared, attendance, paper, ...evening }) => ({
      ...asTold(evening),
      also: shared.map((one) => one.seasonId),
      paper: paper.map((one) => backedUpPaper(one, authorOf)),
      attendance: attendance.map(asTold),
    })),
    payments: payments.map((payment) => asTold(withAuthor(names, payment))),
    tourneys,
    tournaments: await backUpTournaments(tx, leagueId),
  };
}

const paperParts = {
  ...columnsOf(PaperPart, 'seats'),
  seats: { orderBy: { seat: 'asc' }, select: columnsOf(PaperSeatPart) },
} satisfies Prisma.PaperSelect;

/** Totals as the file tells them: who wrote them by name. */
const backedUpPaper = (
  { seats, log, ...paper }: Prisma.PaperGetPayload<{ select: typeof paperParts }>,
  authorOf: (userId: string) => string | null,
) => ({
  ...paper,
  seats: seats.map(asTold),
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
