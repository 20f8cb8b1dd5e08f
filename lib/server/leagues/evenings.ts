import 'server-only';
import { sentence } from '../../i18n/sentence';
import { DAY_MS, daysBetween, today } from '../../league/days';
import { inPublic } from '../../league/public-names';
import { tidyName } from '../../sync/table';
import {
  type Answer,
  type Denied,
  deny,
  invalid,
  leaguesOf,
  noSuch,
  publicNamesFor,
  type Viewer,
} from '../access';
import { forgetResults, seasonClosed, timeOn } from '../games';
import { read, type Tx } from '../store';
import { atEvening, type FoundEvening, ofSeason, shownAtEvening } from './as-role';
import { waitingAt } from './evening-tables';
import { gamesAt } from './games-at';
import { numbersIn } from './held';
import { inSeason } from './in-season';
import type { Asked } from './input';
import { inOrder } from './results';
import { parseSeason, seasonColumns } from './seasons';
import { whatStays } from './what-stays';

/** What is said about an evening. */
export type EveningSetting = Omit<Asked<'changeEvening'>, 'id' | 'seasonId'>;

/** The columns of what is said about when and where. */
export const placed = ({ time, place }: Pick<EveningSetting, 'time' | 'place'>) => ({
  ...(time !== undefined && { time }),
  ...(place !== undefined && { place: tidyName(place ?? '') || null }),
});

/** An evening in a list. */
export type EveningLine = Omit<EveningSetting, 'also'> & {
  readonly id: string;
  /** 1 the first of its season; null of one without a result that counts there, once it is past or the season closed. */
  readonly number: number | null;
  /** The ids of all seasons that count it, the one in which it was planned first. */
  readonly seasons: readonly string[];
  readonly games: number;
  /** Results without hands. */
  readonly paper: number;
  /** Games that are not over. */
  readonly running: number;
  /** Tables of its sheet at which nothing was begun, where the season is closed; else 0. */
  readonly waiting: number;
};

/** The columns of what is said about an evening. */
export const eveningColumns = {
  id: true,
  date: true,
  name: true,
  isFinal: true,
  time: true,
  place: true,
} as const;

/** With the seasons that count it. */
const countedColumns = {
  ...eveningColumns,
  seasonId: true,
  shared: { orderBy: { seasonId: 'asc' }, select: { seasonId: true } },
} as const;

/** The evenings of a season, latest first, or null where this viewer sees no such season. */
export function listEvenings(
  viewer: Viewer | null,
  seasonId: string,
): Promise<EveningLine[] | null> {
  return read(async (tx) => {
    const season = await tx.season.findFirst({
      where: { id: seasonId, league: leaguesOf(viewer, 'reader') },
      select: { leagueId: true, ...seasonColumns },
    });
    if (!season) return null;
    const { leagueId } = season;
    const evenings = await tx.evening.findMany({
      where: inSeason({ seasonId, leagueId }),
      orderBy: inOrder,
      select: { ...countedColumns, tables: true },
    });
    const numbers = await numbersIn(tx, { ...parseSeason(season), seasonId, leagueId, evenings });
    const at = await gamesAt(
      tx,
      evenings.map(({ id }) => id),
    );
    const waiting = season.closed ? await waitingAt(tx, { leagueId, evenings }) : new Map();
    const lines = evenings
      .map(({ seasonId: planned, shared, tables: _, ...evening }) => ({
        ...evening,
        number: numbers.get(evening.id)?.number ?? null,
        waiting: waiting.get(evening.id) ?? 0,
        seasons: [planned, ...shared.map((one) => one.seasonId)],
        ...at(evening.id),
      }))
      .reverse();
    return inPublic(lines, await publicNamesFor(tx, viewer, season));
  });
}

/** The evenings from a day on in all seasons of a league, as far as this viewer sees them. */
export function eveningsFrom(
  viewer: Viewer | null,
  { leagueId, date }: { leagueId: string; date: string },
): Promise<(EveningLine & { readonly seasonId: string; readonly season: string })[]> {
  return read(async (tx) => {
    const rows = await tx.evening.findMany({
      where: { leagueId, date: { gte: date }, league: leaguesOf(viewer, 'reader') },
      orderBy: inOrder,
      select: { ...countedColumns, season: { select: { name: true } } },
    });
    const at = await gamesAt(
      tx,
      rows.map(({ id }) => id),
    );
    const lines = rows.map(({ season, shared, ...row }) => ({
      ...row,
      season: season.name,
      seasons: [row.seasonId, ...shared.map((one) => one.seasonId)],
      number: null,
      waiting: 0,
      ...at(row.id),
    }));
    return inPublic(lines, await publicNamesFor(tx, viewer, { leagueId }));
  });
}

/**
 * What the next evening of a season begins with: as the league's last one was, and in the seasons that run
 * beside it and have none yet. For whoever plans.
 */
export const usualEvening = (
  viewer: Viewer | null,
  { leagueId, seasonId }: { leagueId: string; seasonId: string },
): Promise<{ time: string; place: string; also: readonly string[] }> =>
  read(async (tx) => {
    const last = await tx.evening.findFirst({
      where: { leagueId, league: leaguesOf(viewer, 'scorer') },
      orderBy: [{ date: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
      select: {
        time: true,
        place: true,
        seasonId: true,
        shared: { where: { season: { closed: false } }, select: { seasonId: true } },
      },
    });
    const now = today();
    const beside = await tx.season.findMany({
      where: {
        ...{ leagueId, league: leaguesOf(viewer, 'scorer'), id: { not: seasonId }, closed: false },
        ...{ startsOn: { lte: now }, endsOn: { gte: now } },
        ...{ evenings: { none: {} }, shared: { none: {} } },
      },
      select: { id: true },
    });
    const shared = last?.seasonId === seasonId ? last.shared.map((one) => one.seasonId) : [];
    return {
      ...{ time: last?.time ?? '', place: last?.place ?? '' },
      also: [...shared, ...beside.map(({ id }) => id)],
    };
  });

/**
 * Makes an evening under the id that the phone gave it. Sent again it changes nothing. On a day that
 * has an evening it is refused, with that evening's id in the path, unless it is to be `another`.
 */
export const createEvening = ofSeason('scorer', async (tx, asked: Asked<'createEvening'>, as) => {
  const { season } = as;
  const { id, seasonId, another = false, also = [], ...setting } = asked;
  const { leagueId } = season;
  const taken = await tx.evening.findUnique({ where: { id }, select: { seasonId: true } });
  if (taken?.seasonId === seasonId) return { ok: true, value: null };
  if (taken) return deny('id-taken', sentence('server.idTaken.evening'));
  if (season.closed) return seasonClosed(season.name);
  const outside = outsideOf(season, setting.date);
  if (outside) return outside;
  const { date } = setting;
  const shared = await seasonsToShare(tx, { leagueId, seasonId, also, days: [date] });
  if (!shared.ok) return shared;
  const there =
    !another && (await tx.evening.findFirst({ where: { leagueId, date }, select: { id: true } }));
  if (there)
    return invalid(
      sentence('server-leagues.eveningThere', { day: { day: date } }),
      `evenings.${there.id}`,
    );
  await tx.evening.create({
    data: {
      id,
      leagueId,
      seasonId,
      ...written(setting),
      tables: [],
      createdAt: new Date(),
      shared: { create: shared.value },
    },
  });
  return { ok: true, value: null };
});

/**
 * Changes what is said about an evening. On another day its games move along, so that they stay in
 * the order of play, and ratings are made again from the earlier of the two days on. Into another season
 * it moves only while nothing is played or paid.
 */
export const changeEvening = shownAtEvening(
  'scorer',
  async (tx, { id, seasonId, also, ...setting }: Asked<'changeEvening'>, { evening }) => {
    const { date: before, leagueId, shared: had } = evening;
    const into = await seasonFor(tx, { ...evening, id, seasonId });
    if (!into.ok) return into;
    const season = into.value;
    const ids = had.map(({ seasonId }) => seasonId);
    const { date } = setting;
    const outside = outsideOf(season, date);
    if (outside) return outside;
    const shared = await seasonsToShare(tx, {
      ...{ leagueId, seasonId: season.id, days: [date] },
      ...{ also: also ?? ids, had: ids },
    });
    if (!shared.ok) return shared;
    await tx.sharedEvening.deleteMany({ where: { eveningId: id } });
    await tx.sharedEvening.createMany({
      data: shared.value.map((one) => ({ ...one, eveningId: id })),
    });
    if (setting.date !== before) await forgetResults(tx, id);
    await tx.evening.update({ where: { id }, data: { ...written(setting), seasonId: season.id } });
    if (setting.date !== before) {
      await forgetResults(tx, id);
      await moveGames(tx, id, { from: before, to: setting.date });
    }
    return { ok: true, value: null };
  },
);

/** The season that an evening is to be planned in; else why it stays in its own. */
async function seasonFor(
  tx: Tx,
  {
    id,
    seasonId,
    leagueId,
    season,
  }: Pick<FoundEvening, 'leagueId' | 'season'> & { id: string; seasonId: string | undefined },
): Promise<Answer<FoundEvening['season']>> {
  if (seasonId === undefined || seasonId === season.id) return { ok: true, value: season };
  if (await whatStays(tx, { eveningId: id }))
    return invalid(
      sentence('server-leagues.eveningKeepsSeason', { name: season.name }),
      'seasonId',
    );
  const value = await tx.season.findFirst({
    where: { id: seasonId, leagueId },
    select: { id: true, name: true, startsOn: true, endsOn: true, closed: true },
  });
  if (!value) return noSuch('season', 'seasonId');
  return value.closed ? seasonClosed(value.name, 'seasonId') : { ok: true, value };
}

/** The season of the league's last evening that is not still to come; null where there is none. */
export const lastSeason = async (viewer: Viewer | null, leagueId: string): Promise<string | null> =>
  (
    await read((tx) =>
      tx.evening.findFirst({
        where: { leagueId, league: leaguesOf(viewer, 'scorer'), date: { lte: today() } },
        orderBy: [{ date: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
        select: { seasonId: true },
      }),
    )
  )?.seasonId ?? null;

/** The other seasons that are to count evenings of these days; else why one cannot. */
export async function seasonsToShare(
  tx: Tx,
  {
    leagueId,
    seasonId,
    also,
    had = [],
    days,
  }: {
    leagueId: string;
    /** The one in which they are planned. */
    seasonId: string;
    also: readonly string[];
    /** Those that count the evening already: they may be closed. */
    had?: readonly string[];
    days: readonly string[];
  },
): Promise<Answer<{ readonly seasonId: string }[]>> {
  const ids = [...new Set(also)].filter((id) => id !== seasonId);
  const seasons = await tx.season.findMany({
    where: { leagueId, id: { in: ids } },
    select: { id: true, name: true, startsOn: true, endsOn: true, closed: true },
  });
  if (seasons.length < ids.length) return noSuch('season', 'also');
  for (const season of seasons) {
    if (season.closed && !had.includes(season.id)) return seasonClosed(season.name, 'also');
    for (const day of days) {
      const outside = outsideOf(season, day, 'also');
      if (outside) return outside;
    }
  }
  return { ok: true, value: ids.map((id) => ({ seasonId: id })) };
}

/** The columns of what is said about an evening. */
const written = ({ date, name, isFinal, ...where }: Omit<EveningSetting, 'also'>) => ({
  date,
  name: tidyName(name),
  isFinal,
  ...placed(where),
});

/** Deletes an evening. Refused while games belong to it. */
export const deleteEvening = atEvening('scorer', async (tx, { id }: Asked<'deleteEvening'>) => {
  const stays = await whatStays(tx, { eveningId: id });
  if (stays) return invalid(stays);
  await tx.evening.delete({ where: { id } });
  return { ok: true, value: null };
});

/** May the viewer follow what happens at an evening? In its league, or in its room by a link. */
export async function followsEvening(viewer: Viewer | null, id: string): Promise<boolean> {
  const guests = { some: { userId: { in: viewer ? [viewer.userId] : [] } } };
  const where = { id, OR: [{ league: leaguesOf(viewer, 'reader') }, { guests }] };
  return (await read((tx) => tx.evening.findFirst({ where, select: { id: true } }))) !== null;
}

/** Why an evening of this day cannot be in the season; undefined where it can. */
export const outsideOf = (
  { name, startsOn, endsOn }: { name: string; startsOn: string; endsOn: string },
  date: string,
  path = 'date',
): Denied | undefined =>
  date < startsOn || date > endsOn
    ? invalid(
        sentence('server-leagues.eveningOutside', {
          name,
          start: { day: startsOn },
          end: { day: endsOn },
          day: { day: date },
        }),
        path,
      )
    : undefined;

/** Games that were played on the new day all the same keep their hour; else all move by as many days. */
async function moveGames(
  tx: Tx,
  eveningId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const games = await tx.game.findMany({
    where: { eveningId },
    select: { id: true, playedAt: true },
  });
  if (games.every(({ playedAt }) => timeOn(to, playedAt) === playedAt)) return;
  const shift = daysBetween(from, to) * DAY_MS;
  for (const { id, playedAt: before } of games) {
    const playedAt = new Date(before.getTime() + shift);
    await tx.game.update({ where: { id }, data: { playedAt } });
    await tx.seat.updateMany({ where: { gameId: id }, data: { playedAt } });
    await tx.standIn.updateMany({ where: { gameId: id }, data: { playedAt } });
    await tx.word.updateMany({ where: { gameId: id }, data: { playedAt } });
  }
}
