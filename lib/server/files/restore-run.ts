/**
 * The work of restoring a league. Nobody sees it before it is whole: it has no members, and is not
 * public, until the last of its games is there. Broken off it goes on where it was; given up it goes.
 */
import 'server-only';
import { nanoid } from 'nanoid';
import { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import { nameKey } from '../../sync/table';
import { saveGames, saveWords } from '../games';
import { json, type Tx, write } from '../store';
import { restoreTournaments } from '../tournaments';
import type { BackedUpLeague } from './backup-format';
import { type BackedUp, readGames, readLeague } from './backup-reader';
import { JobFault, type RestoreReport, type UnderWay, type Work } from './job-types';

const BATCH_GAMES = 20;
const BATCH_CHANGES = 300;

/** Restores a league. */
export async function runRestore(work: Work): Promise<RestoreReport> {
  const bytes = await work.input();
  const backup = await readLeague(bytes);
  const total = backup.games.count;
  for await (const _ of readGames(bytes, backup)) await work.progress(0, total);
  if (work.underWay.building === undefined) await begin(work, backup);
  let batch: BackedUp[] = [];
  let done = 0;
  const keep = async () => {
    const games = batch;
    batch = [];
    done += games.length;
    await write((tx) => keepGames(tx, backup, games));
    await work.progress(done, total);
  };
  for await (const game of readGames(bytes, backup)) {
    batch.push(game);
    const changes = batch.reduce((sum, { state }) => sum + state.revision, 0);
    if (batch.length >= BATCH_GAMES || changes >= BATCH_CHANGES) await keep();
  }
  await keep();
  await write((tx) => open(tx, work.id, backup));
  return {
    kind: 'restore',
    leagueId: backup.league.id,
    leagueName: backup.league.name,
    games: total,
    players: backup.players.length,
    evenings: backup.evenings.length,
  };
}

/** Takes away what a restoration that came to nothing had built. */
export async function giveUpRestore({ building }: UnderWay): Promise<void> {
  if (building === undefined) return;
  const own = { leagueId: building, league: { memberships: { none: {} } } };
  for (let count = BATCH_GAMES; count === BATCH_GAMES; )
    count = await write(async (tx) => {
      const games = await tx.game.findMany({
        where: own,
        take: BATCH_GAMES,
        select: { id: true, tourneyId: true },
      });
      await tx.game.deleteMany({ where: { id: { in: games.map(({ id }) => id) } } });
      const tourneys = games.flatMap(({ tourneyId }) => tourneyId ?? []);
      await tx.tourney.deleteMany({ where: { id: { in: tourneys }, games: { none: {} } } });
      return games.length;
    });
  await write((tx) => tx.league.deleteMany({ where: { id: building, memberships: { none: {} } } }));
}

/** The league with everything but its games, and the job's note that it is being built. */
async function begin({ id: jobId, underWay }: Work, backup: BackedUpLeague): Promise<void> {
  const { isPublic: _, ...league } = backup.league;
  const { id: leagueId, name } = league;
  try {
    await write(async (tx) => {
      const there = await tx.league.findUnique({ where: { id: leagueId }, select: { id: true } });
      if (there) throw new JobFault(sentence('server-files.job.leagueThere', { name }));
      await tx.league.create({ data: { ...league, isPublic: false } });
      await keepPeople(tx, backup);
      await keepSeasons(tx, backup);
      await restoreTournaments(tx, leagueId, backup.tournaments);
      const tourneys = { id: { in: backup.tourneys.map(({ id }) => id) } };
      if (await tx.tourney.findFirst({ where: tourneys, select: { id: true } }))
        throw new JobFault(taken());
      const report = json({ ...underWay, building: leagueId });
      await tx.job.update({ where: { id: jobId }, data: { report }, select: { id: true } });
    });
    underWay.building = leagueId;
  } catch (error) {
    throw isTaken(error) ? new JobFault(taken()) : error;
  }
}

const taken = () => sentence('server-files.job.partThere');
const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

async function keepPeople(tx: Tx, { league, players }: BackedUpLeague): Promise<void> {
  await tx.player.createMany({
    data: players.map(({ mergedInto: _, ...player }) => ({
      ...player,
      leagueId: league.id,
      key: nameKey(player.name),
    })),
  });
  for (const { id, mergedInto } of players)
    if (mergedInto !== null)
      await tx.player.update({ where: { id }, data: { mergedIntoId: mergedInto } });
}

async function keepSeasons(
  tx: Tx,
  { league, seasons, evenings, payments }: BackedUpLeague,
): Promise<void> {
  const leagueId = league.id;
  await tx.season.createMany({
    data: seasons.map(({ houseRules, scheme, cash, changes: _, ...season }) => ({
      ...season,
      cash: cash === null ? Prisma.DbNull : json(cash),
      leagueId,
      houseRules: json(houseRules),
      scheme: json(scheme),
    })),
  });
  await tx.seasonChange.createMany({
    data: seasons.flatMap(({ id: seasonId, changes }) =>
      changes.map(({ was, ...change }) => ({ id: nanoid(), seasonId, ...change, was: json(was) })),
    ),
  });
  await tx.evening.createMany({
    data: evenings.map(({ season, attendance: _, paper: __, tables, ...evening }) => ({
      ...evening,
      leagueId,
      seasonId: season,
      // As it was written; whoever reads a sheet has the schema of it.
      tables: tables as Prisma.InputJsonArray,
    })),
  });
  const paper = evenings.flatMap(({ id, paper }) =>
    paper.map((one) => ({ ...one, eveningId: id })),
  );
  await tx.paper.createMany({
    data: paper.map(({ seats: _, options, log, ...one }) => ({
      ...one,
      options: json(options),
      log: log.map(({ author, ...line }) => ({
        ...line,
        by: null,
        ...(author !== null && { author }),
      })) as Prisma.InputJsonArray, // As it was written, too.
    })),
  });
  await tx.paperSeat.createMany({
    data: paper.flatMap(({ id, seats }) =>
      seats.map(({ player, entered, side, total }, seat) => ({
        paperId: id,
        seat,
        playerId: player,
        enteredId: entered,
        side,
        total,
      })),
    ),
  });
  await tx.payment.createMany({
    data: payments.map(({ season, evening, from, to, ...payment }) => ({
      ...payment,
      leagueId,
      seasonId: season,
      eveningId: evening,
      fromId: from,
      toId: to,
    })),
  });
  await tx.attendance.createMany({
    data: evenings.flatMap(({ id, attendance }) =>
      attendance.map(({ player, status }) => ({ eveningId: id, playerId: player, status })),
    ),
  });
}

/** Keeps those games that are not there from before the work was broken off. */
async function keepGames(
  tx: Tx,
  { league: { id: leagueId }, tourneys }: BackedUpLeague,
  games: readonly BackedUp[],
): Promise<void> {
  const kept = await tx.game.findMany({
    where: { leagueId, id: { in: games.map(({ state }) => state.id) } },
    select: { id: true },
  });
  const there = new Set(kept.map(({ id }) => id));
  const fresh = games.filter(({ state }) => !there.has(state.id));
  await keepTourneys(tx, tourneys, fresh);
  try {
    await saveGames(
      tx,
      fresh.map(({ game, state, caches }) => ({
        row: {
          ownerId: null,
          leagueId,
          eveningId: game.evening,
          tourneyId: game.tourney,
          notes: game.notes,
          createdAt: game.createdAt,
          updatedAt: game.updatedAt,
          playedAt: game.playedAt,
        },
        state,
        caches,
        players: game.seats.map(({ player, entered }) => ({
          playerId: player,
          enteredId: entered,
        })),
        log: game.log,
      })),
    );
  } catch (error) {
    throw isTaken(error) ? new JobFault(taken()) : error;
  }
  for (const { game } of fresh) if (game.notes !== '') await saveWords(tx, game.id);
}

/** A tourney comes with the first of its games, so that it goes with the last. */
async function keepTourneys(
  tx: Tx,
  tourneys: BackedUpLeague['tourneys'],
  games: readonly BackedUp[],
): Promise<void> {
  const meant = new Set(games.flatMap(({ game }) => game.tourney ?? []));
  if (meant.size === 0) return;
  const where = { id: { in: [...meant] } };
  for (const { id } of await tx.tourney.findMany({ where, select: { id: true } })) meant.delete(id);
  await tx.tourney.createMany({ data: tourneys.filter(({ id }) => meant.has(id)) });
}

/** The league is whole: it is as public as it was, and belongs to whoever restored it. */
async function open(tx: Tx, jobId: string, { league }: BackedUpLeague): Promise<void> {
  const { userId } = await tx.job.findUniqueOrThrow({
    where: { id: jobId },
    select: { userId: true },
  });
  await tx.league.update({ where: { id: league.id }, data: { isPublic: league.isPublic } });
  await tx.membership.upsert({
    where: { leagueId_userId: { leagueId: league.id, userId } },
    create: { leagueId: league.id, userId, role: 'owner', createdAt: new Date() },
    update: { role: 'owner' },
  });
}
