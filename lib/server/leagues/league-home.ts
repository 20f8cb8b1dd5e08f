/**
 * What a league's first page shows: the evening that is next, the first of the season, who won the last
 * evening, and one thing worth telling. Where the season hides its table, so does this.
 */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import { today } from '../../league/days';
import { type News, newsOf } from '../../league/news';
import { inPublic } from '../../league/public-names';
import { isGame } from '../../league/result';
import { eveningAlone, shownOf, standings } from '../../league/standings';
import type { Row, Standings } from '../../league/table';
import type { Viewer } from '../access';
import { inOpenSeason } from '../games';
import { read, type Tx } from '../store';
import { type EveningSetting, eveningColumns } from './evenings';
import { foundIn, keptByRevision } from './kept';
import { isAtLeast, type League, leagueAs } from './leagues';
import { attended, type Status } from './results';
import { revisionIn, rowsOf, seasonRevision } from './revisions';
import { type Season, seasonNear } from './seasons';
import { readingOf } from './standings';

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
  readonly winners: readonly Pick<Row, 'id' | 'name' | 'total'>[];
};

export type LeagueHome = {
  readonly league: League;
  /** The one whose evening is nearest; null where there is none. */
  readonly season:
    | (Pick<Season, 'id' | 'name' | 'isOver' | 'scheme' | 'variants'> & {
        /** Has somebody said what it counts, or gone on with what it began with? */
        readonly isSaid: boolean;
      })
    | null;
  readonly next: NextEvening | null;
  /** Null where the season hides it, or nothing counts yet. */
  readonly last: LastEvening | null;
  readonly top: readonly Pick<Row, 'id' | 'name' | 'rank' | 'total' | 'movement'>[];
  readonly ranked: number;
  readonly evenings: number;
  readonly games: number;
  readonly hiddenSince: Standings['hiddenSince'];
  readonly news: News | null;
  /** Who plays in the league now. */
  readonly players: number;
  /** May the viewer plan evenings? */
  readonly mayWrite: boolean;
  readonly revision: string | null;
};

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

/** Beside the season's table, the evenings around today: their words, and who comes. */
async function homeRevisionOf(tx: Tx, leagueId: string): Promise<string> {
  const seasonId = await seasonNear(tx, leagueId);
  const table = seasonId === null ? '' : await seasonRevision(tx, { id: seasonId, leagueId });
  const questions = [
    rowsOf.league(leagueId),
    Prisma.sql`
      SELECT "id", "seasonId", "date", "name", "isFinal", "time", "place", "mark" FROM "Evening"
      WHERE "leagueId" = ${leagueId} AND "date" >= ${today()} AND EXISTS (
        SELECT 1 FROM "Season" WHERE "Season"."closed" = ${false} AND (
          "Season"."id" = "Evening"."seasonId" OR "Season"."id" IN (
            SELECT "SharedEvening"."seasonId" FROM "SharedEvening" WHERE "eveningId" = "Evening"."id")))
      ORDER BY "date", "createdAt", "id" LIMIT 1`,
    Prisma.sql`
      SELECT "id", "name" FROM "Evening" WHERE "leagueId" = ${leagueId} AND "date" <= ${today()}
      ORDER BY "date" DESC, "createdAt" DESC, "id" DESC LIMIT 2`,
    Prisma.sql`
      SELECT COUNT(*) AS "all", MAX("createdAt") AS "last", COUNT("mergedIntoId") AS "merged",
        COUNT("leftOn") AS "left" FROM "Player" WHERE "leagueId" = ${leagueId}`,
  ];
  return revisionIn(tx, questions, [seasonId, table]);
}

async function makeHome(viewer: Viewer | null, leagueId: string): Promise<LeagueHome | null> {
  const seasonId = await read((tx) => seasonNear(tx, leagueId));
  const reading = seasonId === null ? null : await readingOf(viewer, { seasonId });
  const found = await read(async (tx) => {
    const as = await leagueAs(tx, viewer, { id: leagueId, role: 'reader' });
    if (!as.ok) return null;
    const table = seasonId === null ? null : await seasonRevision(tx, { id: seasonId, leagueId });
    return {
      league: as.league,
      // Something changed between the two: it is made again the next time.
      isSame: reading === null || reading.revision === table,
      next: await nextEvening(tx, leagueId),
      changes: seasonId === null ? 0 : await tx.seasonChange.count({ where: { seasonId } }),
      players: await tx.player.count({
        where: {
          leagueId,
          mergedIntoId: null,
          OR: [{ leftOn: null }, { leftOn: { gte: today() } }],
        },
      }),
      revision: await homeRevisionOf(tx, leagueId),
    };
  });
  if (!found) return null;
  const { league, isSame, next, changes, players, revision } = found;
  const mayWrite = isAtLeast(league.role, 'scorer');
  if (!reading)
    return {
      ...{ league, next, players, mayWrite, revision, season: null, last: null, news: null },
      ...{ top: [], ranked: 0, evenings: 0, games: 0, hiddenSince: null },
    };
  const { season, input, shown } = reading;
  const { id, name, isOver, scheme, variants } = season;
  const table = standings(input);
  const listed = new Set(table.evenings.map(({ id }) => id));
  const played = shownOf(input)
    .evenings.filter(({ id }) => listed.has(id))
    .map((evening) => ({
      ...evening,
      games: evening.games.filter(({ variant }) => input.variants.includes(variant)),
    }));
  const ended = played.at(-1);
  const ranked = table.rows.filter(({ rank }) => rank !== null);
  const home: LeagueHome = {
    league,
    season: { id, name, isOver, scheme, variants, isSaid: changes > 0 || next !== null },
    next,
    last: ended
      ? {
          id: ended.id,
          date: ended.date,
          name: await nameOfEvening(ended.id),
          winners: eveningAlone(ended, input)
            .rows.filter(({ rank }) => rank === 1)
            .map(({ id, name, total }) => ({ id, name, total })),
        }
      : null,
    top: ranked
      .slice(0, TOP)
      .map(({ id, name, rank, total, movement }) => ({ id, name, rank, total, movement })),
    ranked: ranked.length,
    evenings: table.evenings.length,
    games: played.flatMap(({ games }) => games).filter(isGame).length,
    hiddenSince: table.hiddenSince,
    news: newsOf(table, played),
    players,
    mayWrite,
    revision: isSame ? revision : null,
  };
  return inPublic(home, shown);
}

const nameOfEvening = async (id: string): Promise<string> =>
  (await read((tx) => tx.evening.findUnique({ where: { id }, select: { name: true } })))?.name ??
  '';

async function nextEvening(tx: Tx, leagueId: string): Promise<NextEvening | null> {
  const row = await tx.evening.findFirst({
    where: { leagueId, date: { gte: today() }, ...inOpenSeason },
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
  return { ...evening, isToday, coming: count('present'), excused: count('excused') };
}
