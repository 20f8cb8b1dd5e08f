/**
 * What a league's first page shows: the evening that is next, and of each season that is on, or ended lately,
 * the first of its table, who won its last evening, and one thing worth telling. Where a season hides its
 * table, so does this.
 */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import type { Status } from '../../league/attendance';
import { daysBefore, today } from '../../league/days';
import { type Winner, winnersOf } from '../../league/evening-best';
import { type News, newsOf } from '../../league/news';
import { inPublic } from '../../league/public-names';
import { countOf, type EveningResults, type PlayedCount } from '../../league/result';
import { isSaid } from '../../league/result-paper';
import { eveningAlone, shownOf, standings } from '../../league/standings';
import type { Row, Standings } from '../../league/table';
import type { Viewer } from '../access';
import { inOpenSeason } from '../games';
import { read, type Tx } from '../store';
import { isAtLeast, type League, leagueAs } from './as-role';
import { type EveningSetting, eveningColumns } from './evenings';
import { foundIn, keptByRevision } from './kept';
import { attended } from './results';
import { revisionIn, rowsOf, seasonRevision } from './revisions';
import { type Season, seasonsNear, seasonsToBegin, type ToBegin } from './seasons';
import { type Reading, readingOf } from './standings';

/** An evening that is to come, or is today, and that no closed season has put an end to. */
type NextEvening = Omit<EveningSetting, 'time' | 'place'> & {
  readonly id: string;
  readonly time: string | null;
  readonly place: string | null;
  readonly isToday: boolean;
  /** Who has said that they come, and that they do not. */
  readonly coming: number;
  readonly excused: number;
};

/** What the last evening brought. */
type LastEvening = {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  /** Who won it, with their figures; several where they share the place. */
  readonly winners: readonly Winner[];
};

/** A season as the first page shows it. */
export type HomeSeason = Pick<Season, 'id' | 'name' | 'isOver' | 'scheme' | 'variants'> & {
  /** Has somebody said what it counts, or gone on with what it began with? */
  readonly isSaid: boolean;
  /** Null where the season hides it, or nothing counts yet. */
  readonly last: LastEvening | null;
  readonly top: readonly Pick<Row, 'id' | 'name' | 'rank' | 'total' | 'movement'>[];
  /** Who won the season, once it is over. */
  readonly champions: readonly Winner[];
  /** How many more share the rank of the last of these. */
  readonly level: number;
  readonly evenings: number;
  readonly played: PlayedCount;
  readonly hiddenSince: Standings['hiddenSince'];
  readonly news: News | null;
};

export type LeagueHome = {
  readonly league: League;
  readonly next: NextEvening | null;
  /** Where that is today, the one of a later day. */
  readonly later: NextEvening | null;
  /** Those that are running, the one whose evening is nearest first, and behind them those that ended lately. */
  readonly seasons: readonly HomeSeason[];
  readonly toBegin: ToBegin | null;
  /** The latest evening of the last days of which nothing was noted. */
  readonly nothingNoted: { readonly id: string; readonly date: string } | null;
  /** Who plays in the league now. */
  readonly players: number;
  /** Was anybody invited, or does somebody else belong to it? */
  readonly invited: boolean;
  /** May the viewer plan evenings? */
  readonly mayWrite: boolean;
  readonly revision: string | null;
};

/** So many days an evening of which nothing was noted is asked about. */
const ASKED_DAYS = 14;

/** So many stand on the first page. */
const TOP = 5;

/** The first page of a league, the same object until something on it changes, for all of one role. */
export const homeNow = (viewer: Viewer | null, leagueId: string): Promise<LeagueHome | null> =>
  homes({ viewer, id: leagueId });

const homes = keptByRevision<LeagueHome>({
  name: 'home',
  find: foundIn('League'),
  revisionOf: (tx, { id }) => homeRevisionOf(tx, id),
  make: (viewer, { thing }) => makeHome(viewer, thing.id),
  most: 2000,
  sizeOf: () => 1,
});

/** Beside the tables of its seasons, the evenings around today: their words, and who comes. */
async function homeRevisionOf(tx: Tx, leagueId: string, toBegin?: ToBegin | null): Promise<string> {
  const known: string[] = [];
  for (const id of await seasonsNear(tx, leagueId))
    known.push(id, await seasonRevision(tx, { id, leagueId }));
  const begins = toBegin === undefined ? await seasonsToBegin(tx, leagueId) : toBegin;
  known.push(JSON.stringify(begins), JSON.stringify(await withoutResults(tx, leagueId)));
  const questions = [
    rowsOf.league(leagueId),
    Prisma.sql`
      SELECT "id", "seasonId", "date", "name", "isFinal", "time", "place", "mark" FROM "Evening"
      WHERE "leagueId" = ${leagueId} AND "date" >= ${today()} AND EXISTS (
        SELECT 1 FROM "Season" WHERE "Season"."closed" = ${false} AND (
          "Season"."id" = "Evening"."seasonId" OR "Season"."id" IN (
            SELECT "SharedEvening"."seasonId" FROM "SharedEvening" WHERE "eveningId" = "Evening"."id")))
      ORDER BY "date", "createdAt", "id" LIMIT 4`,
    // The last of each season; of several the latest.
    Prisma.sql`
      SELECT "id", "name" FROM "Evening" WHERE "leagueId" = ${leagueId} AND "date" <= ${today()}
      ORDER BY "date" DESC, "createdAt" DESC, "id" DESC LIMIT 8`,
    Prisma.sql`
      SELECT COUNT(*) AS "all", MAX("createdAt") AS "last", COUNT("mergedIntoId") AS "merged",
        COUNT("leftOn") AS "left" FROM "Player" WHERE "leagueId" = ${leagueId}`,
    Prisma.sql`
      SELECT (SELECT COUNT(*) FROM "Membership" WHERE "leagueId" = ${leagueId}) AS "members",
        (SELECT COUNT(*) FROM "Invitation" WHERE "leagueId" = ${leagueId}) AS "invited"`,
  ];
  return revisionIn(tx, questions, known);
}

async function makeHome(viewer: Viewer | null, leagueId: string): Promise<LeagueHome | null> {
  const ids = await read((tx) => seasonsNear(tx, leagueId));
  const readings: Reading[] = [];
  for (const seasonId of ids) {
    const reading = await readingOf(viewer, { seasonId });
    if (reading) readings.push(reading);
  }
  const found = await read(async (tx) => {
    const as = await leagueAs(tx, viewer, { id: leagueId, role: 'reader' });
    if (!as.ok) return null;
    const next = await nextEvening(tx, leagueId, { gte: today() });
    const toBegin = await seasonsToBegin(tx, leagueId);
    const lasts = readings.flatMap((reading) => playedIn(reading).at(-1)?.id ?? []);
    const named = await tx.evening.findMany({
      where: { id: { in: lasts } },
      select: { id: true, name: true },
    });
    const changed = await tx.seasonChange.groupBy({
      by: ['seasonId'],
      where: { seasonId: { in: ids } },
    });
    let isSame = true;
    // Something changed between the two: it is made again the next time.
    for (const { season, revision } of readings)
      isSame &&= revision === (await seasonRevision(tx, { id: season.id, leagueId }));
    return {
      league: as.league,
      isSame,
      next,
      later: next?.isToday ? await nextEvening(tx, leagueId, { gt: today() }) : null,
      names: new Map(named.map(({ id, name }) => [id, name])),
      changed: new Set(changed.map(({ seasonId }) => seasonId)),
      toBegin,
      nothingNoted: await withoutResults(tx, leagueId),
      players: await tx.player.count({
        where: {
          leagueId,
          mergedIntoId: null,
          OR: [{ leftOn: null }, { leftOn: { gte: today() } }],
        },
      }),
      invited:
        (await tx.membership.count({ where: { leagueId } })) > 1 ||
        (await tx.invitation.findFirst({ where: { leagueId }, select: { id: true } })) !== null,
      revision: await homeRevisionOf(tx, leagueId, toBegin),
    };
  });
  if (!found) return null;
  const { league, isSame, next, later, names, changed, toBegin, players, invited, revision } =
    found;
  const { nothingNoted } = found;
  const home: LeagueHome = {
    ...{ league, next, later, toBegin, nothingNoted, players, invited },
    mayWrite: isAtLeast(league.role, 'scorer'),
    seasons: readings.map((reading) => ({
      ...seasonAtHome(reading, (id) => names.get(id) ?? ''),
      isSaid: next !== null || changed.has(reading.season.id),
    })),
    revision: isSame ? revision : null,
  };
  return inPublic(home, readings[0]?.shown ?? null);
}

/** The evenings of a season with games that count, as far as its table goes. */
function playedIn({ input }: Reading): readonly EveningResults[] {
  const { scheme, variants } = input;
  return shownOf(input).evenings.flatMap((evening) => {
    const games = evening.games.filter(
      (game) => variants.includes(game.variant) && isSaid(game, scheme),
    );
    return games.length > 0 ? [{ ...evening, games }] : [];
  });
}

function seasonAtHome(
  reading: Reading,
  nameOf: (eveningId: string) => string,
): Omit<HomeSeason, 'isSaid'> {
  const { season, input } = reading;
  const { id, name, isOver, scheme, variants } = season;
  const table = standings(input);
  const played = playedIn(reading);
  const ended = played.at(-1);
  const ranked = table.rows.filter(({ rank }) => rank !== null);
  const top = ranked.slice(0, TOP);
  return {
    ...{ id, name, isOver, scheme, variants },
    last: ended
      ? {
          id: ended.id,
          date: ended.date,
          name: nameOf(ended.id),
          winners: winnersOf(eveningAlone(ended, input)),
        }
      : null,
    top: top.map(({ id, name, rank, total, movement }) => ({ id, name, rank, total, movement })),
    champions: isOver ? winnersOf(table) : [],
    level: ranked.slice(TOP).filter(({ rank }) => rank === top.at(-1)?.rank).length,
    evenings: table.evenings.length,
    played: countOf(played.flatMap(({ games }) => games)),
    hiddenSince: table.hiddenSince,
    news: newsOf(table, played),
  };
}

/** The latest evening of the last days without any game or result from paper, while a season is open for it. */
const withoutResults = (tx: Tx, leagueId: string) =>
  tx.evening.findFirst({
    where: {
      leagueId,
      date: { gte: daysBefore(today(), ASKED_DAYS), lt: today() },
      games: { none: {} },
      paper: { none: {} },
      ...inOpenSeason,
    },
    orderBy: [{ date: 'desc' }, { createdAt: 'desc' }],
    select: { id: true, date: true },
  });

async function nextEvening(
  tx: Tx,
  leagueId: string,
  date: Prisma.StringFilter,
): Promise<NextEvening | null> {
  const row = await tx.evening.findFirst({
    where: { leagueId, date, ...inOpenSeason },
    orderBy: [{ date: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    select: {
      ...eveningColumns,
      attendance: { select: { playerId: true, status: true } },
    },
  });
  if (!row) return null;
  const { attendance, ...evening } = row;
  const said = Object.values(attended(attendance, (id) => id));
  const count = (status: Status) => said.filter((one) => one === status).length;
  const isToday = evening.date === today();
  return {
    ...evening,
    isToday,
    coming: count('coming') + count('present'),
    excused: count('excused'),
  };
}
