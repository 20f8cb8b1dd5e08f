/**
 * Restoring a league from its backup. Nobody sees it before it is whole: it has no members, and is not
 * public, until the last of its games is there. `League.restoring` says when it last went on and, a
 * moment later each time, which attempt it was: where a server was killed in the middle, the next attempt
 * takes it over and begins anew, and one that goes on after all finds another moment there.
 */
import 'server-only';
import { nanoid } from 'nanoid';
import { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import { pick } from '../../sync/pick';
import { nameKey } from '../../sync/table';
import { type Denied, deny, type Viewer } from '../access';
import { log } from '../config/log';
import { playersNamed, saveGames, standInNames } from '../games';
import { isAccount } from '../leagues';
import { json, read, type Tx, write } from '../store';
import { restoreTournaments } from '../tournaments';
import { asStored, type BackedUpLeague } from './backup-format';
import { type BackedUp, readGames, readLeague } from './backup-reader';
import {
  type Allowed,
  BrokenOff,
  type Progress,
  type RestoreReport,
  stillThere,
  WorkFault,
} from './work';

/** How large a backup may be: that of 100,000 games is a good half of it. */
export const MAX_BACKUP_BYTES = 100_000_000;

/** Why the viewer may restore no league; null where they may. */
export async function mayRestore(viewer: Viewer | null): Promise<Denied | null> {
  return viewer && (await read((tx) => isAccount(tx, viewer))) ? null : noAccount();
}

const noAccount = () => deny('forbidden', sentence('server-leagues.restoreNeedsAccount'));

/** Restores the league of a backup, for everybody who has an account. */
export async function startRestore(
  viewer: Viewer | null,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Allowed> {
  const denied = await mayRestore(viewer);
  if (denied || !viewer) return denied ?? noAccount();
  return { ok: true, value: (progress) => runRestore(viewer, bytes, progress) };
}

const BATCH_GAMES = 20;
const BATCH_CHANGES = 300;

/** The league that an attempt builds, and when it last went on with it. */
type Built = { readonly leagueId: string; at: Date };

/** Restores a league, and takes away what it had built where it comes to nothing. */
async function runRestore(
  { userId }: Viewer,
  bytes: Uint8Array,
  progress: Progress,
): Promise<RestoreReport> {
  const backup = await readLeague(bytes);
  for await (const _ of readGames(bytes, backup)) await progress(0, backup.games.count);
  await clearForsaken();
  const built = await begin(backup);
  try {
    await keepAll(built, { bytes, backup, progress });
    await write((tx) => open(tx, { userId, built, backup }));
  } catch (error) {
    // A server that ends has no time for it.
    if (!(error instanceof BrokenOff)) await takeAway(built);
    throw error;
  }
  const { league, games, players, evenings } = backup;
  return {
    kind: 'restore',
    leagueId: league.id,
    leagueName: league.name,
    games: games.count,
    players: players.length,
    evenings: evenings.length,
    paper: evenings.reduce((sum, { paper }) => sum + paper.length, 0),
  };
}

/** The games, some at a time. */
async function keepAll(
  built: Built,
  given: { bytes: Uint8Array; backup: BackedUpLeague; progress: Progress },
): Promise<void> {
  const { bytes, backup, progress } = given;
  let batch: BackedUp[] = [];
  let done = 0;
  const keep = async () => {
    const games = batch;
    batch = [];
    done += games.length;
    built.at = await write(async (tx) => {
      const at = await goOn(tx, built);
      await keepGames(tx, backup, games);
      return at;
    });
    await progress(done, backup.games.count);
  };
  for await (const game of readGames(bytes, backup)) {
    batch.push(game);
    const changes = batch.reduce((sum, { state }) => sum + state.revision, 0);
    if (batch.length >= BATCH_GAMES || changes >= BATCH_CHANGES) await keep();
  }
  await keep();
}

/** Says that the attempt goes on, unless another has taken the league over. */
async function goOn(tx: Tx, { leagueId: id, at: restoring }: Built): Promise<Date> {
  const at = after(restoring);
  const { count } = await tx.league.updateMany({
    where: { id, restoring },
    data: { restoring: at },
  });
  if (count === 0) throw new WorkFault(sentence('server-files.work.restoredElsewhere'));
  return at;
}

/** Now, and never the same moment again. */
const after = (last: Date | null): Date =>
  new Date(Math.max(Date.now(), (last?.getTime() ?? 0) + 1));

/** Nobody comes back to it after so long. */
const FORSAKEN_MS = 60 * 60 * 1000;

/** Takes away what is left of restorations that broke off, and that nobody asked for again. */
export async function clearForsaken(): Promise<void> {
  const forsaken = await read((tx) =>
    tx.league.findMany({
      where: { restoring: { lt: new Date(Date.now() - FORSAKEN_MS) } },
      select: { id: true, restoring: true },
    }),
  );
  for (const { id: leagueId, restoring } of forsaken)
    if (restoring) await takeAway({ leagueId, at: restoring });
}

/** The same at the start of a server, while it answers already. */
export const clearForsakenInBackground = (): void => {
  clearForsaken().catch((error: unknown) =>
    log.error({ err: error }, 'could not take away what is left of a restoration'),
  );
};

/** Takes away what an attempt has built, unless another has taken it over. */
async function takeAway({ leagueId, at }: Built): Promise<void> {
  const own = { leagueId, league: { restoring: at } };
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
  await write((tx) => tx.league.deleteMany({ where: { id: leagueId, restoring: at } }));
}

/** The league with everything but its games; what an attempt that broke off has left of it goes first. */
async function begin(backup: BackedUpLeague): Promise<Built> {
  const { isPublic: _, ...league } = backup.league;
  const leagueId = league.id;
  const left = await write(async (tx) => {
    const there = await tx.league.findUnique({
      where: { id: leagueId },
      select: { restoring: true },
    });
    if (there && !there.restoring)
      throw new WorkFault(sentence('server-files.work.leagueThere', { name: league.name }));
    return there?.restoring
      ? { leagueId, at: await goOn(tx, { leagueId, at: there.restoring }) }
      : null;
  });
  if (left) await takeAway(left);
  const at = after(left?.at ?? null);
  try {
    await write(async (tx) => {
      await tx.league.create({ data: { ...league, isPublic: false, restoring: at } });
      await keepPeople(tx, backup);
      await keepSeasons(tx, backup);
      await restoreTournaments(tx, leagueId, backup.tournaments);
      const tourneys = { id: { in: backup.tourneys.map(({ id }) => id) } };
      if (await tx.tourney.findFirst({ where: tourneys, select: { id: true } }))
        throw new WorkFault(taken());
    });
    return { leagueId, at };
  } catch (error) {
    throw isTaken(error) ? new WorkFault(taken()) : error;
  }
}

const taken = () => sentence('server-files.work.partThere');
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
    data: evenings.map(({ also: _, attendance: __, paper: ___, tables, ...evening }) => ({
      ...asStored(evening),
      leagueId,
      // As it was written; whoever reads a sheet has the schema of it.
      tables: tables as Prisma.InputJsonArray,
    })),
  });
  await tx.sharedEvening.createMany({
    data: evenings.flatMap(({ id, also }) => also.map((seasonId) => ({ eveningId: id, seasonId }))),
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
      seats.map((one, seat) => ({ paperId: id, seat, ...asStored(one) })),
    ),
  });
  await tx.payment.createMany({
    data: payments.map((payment) => ({ ...asStored(payment), leagueId })),
  });
  await tx.attendance.createMany({
    data: evenings.flatMap(({ id, attendance }) =>
      attendance.map((one) => ({ eveningId: id, ...asStored(one) })),
    ),
  });
}

async function keepGames(
  tx: Tx,
  { league: { id: leagueId }, tourneys }: BackedUpLeague,
  games: readonly BackedUp[],
): Promise<void> {
  await keepTourneys(tx, tourneys, games);
  // Older files tell no more of those who stood in than their names.
  const unknown = games.flatMap(({ game, state }) =>
    game.standIns ? [] : standInNames(state.table),
  );
  const met = await playersNamed(tx, { leagueId }, unknown);
  const named = new Map(unknown.map((name, i) => [name, met[i]]));
  try {
    await saveGames(
      tx,
      games.map(({ game, state, caches }) => ({
        row: {
          ownerId: null,
          leagueId,
          ...asStored(pick(game, 'evening', 'tourney', 'notes')),
          ...pick(game, 'createdAt', 'updatedAt', 'playedAt'),
        },
        state,
        caches,
        players: game.seats.map(asStored),
        standIns:
          game.standIns?.map(asStored) ??
          standInNames(state.table).flatMap((name) => named.get(name) ?? []),
        log: game.log,
      })),
    );
  } catch (error) {
    throw isTaken(error) ? new WorkFault(taken()) : error;
  }
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
async function open(
  tx: Tx,
  { userId, built, backup }: { userId: string; built: Built; backup: BackedUpLeague },
): Promise<void> {
  await stillThere(tx, userId);
  await goOn(tx, built);
  const { leagueId } = built;
  const { isPublic } = backup.league;
  await tx.league.update({ where: { id: leagueId }, data: { isPublic, restoring: null } });
  await tx.membership.create({
    data: { leagueId, userId, role: 'owner', createdAt: new Date() },
  });
}
