/**
 * The evenings of a league in time: many made at once, and all of them for somebody's own calendar, at an
 * address that is theirs alone. It is signed with the server's secret, so that the database alone gives nobody
 * one; it shows what its owner may read, for as long as they may.
 */
import 'server-only';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { nanoid } from 'nanoid';
import type { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import { DAY_MS, today } from '../../league/days';
import { seriesDays } from '../../league/series';
import { tidyName } from '../../sync/table';
import { type Answer, deny, invalid, sign, signedId, type Viewer } from '../access';
import { seasonClosed } from '../games';
import { read, type Tx } from '../store';
import { inLeague, ofSeason } from './as-role';
import { outsideOf, placed, seasonsToShare } from './evenings';
import type { Asked } from './input';

/**
 * Makes the evenings of a series at once; a day that has an evening already is left as it is, so that sent
 * again it changes nothing. Answers which were made, and how many were there. For scorers.
 */
export const createSeries = ofSeason('scorer', async (tx, asked: Asked<'createSeries'>, as) => {
  const { season } = as;
  const { seasonId, from, until, rhythm, without = [], also = [], ...setting } = asked;
  const { leagueId } = season;
  if (season.closed) return seasonClosed(season.name);
  if (until < from)
    return invalid(
      sentence('server-leagues.seriesOrder', { first: { day: from }, last: { day: until } }),
      'until',
    );
  for (const [path, day] of [
    ['from', from],
    ['until', until],
  ] as const) {
    const outside = outsideOf(season, day, path);
    if (outside) return outside;
  }
  const days = seriesDays({ from, until, rhythm }).filter((day) => !without.includes(day));
  const shared = await seasonsToShare(tx, { leagueId, seasonId, also, days: [from, until] });
  if (!shared.ok) return shared;
  const rows = await tx.evening.findMany({
    where: { leagueId, date: { in: days } },
    select: { date: true },
  });
  const taken = new Set(rows.map(({ date }) => date));
  const fresh = days.filter((date) => !taken.has(date)).map((date) => ({ id: nanoid(), date }));
  const createdAt = new Date();
  await tx.evening.createMany({
    data: fresh.map((one) => ({
      ...one,
      leagueId,
      seasonId,
      name: tidyName(setting.name),
      isFinal: false,
      ...placed(setting),
      tables: [],
      createdAt,
    })),
  });
  await tx.sharedEvening.createMany({
    data: fresh.flatMap(({ id }) => shared.value.map((one) => ({ ...one, eveningId: id }))),
  });
  const there = days.length - fresh.length;
  return { ok: true, value: { made: fresh.length, there, evenings: fresh } };
});

/** Where the calendar of this id is. */
const pathOf = (id: string): string => `/calendar/${sign('calendar', id)}.ics`;

/** What somebody has asked for of a league's evenings. */
export type OwnCalendar = {
  /** Where their calendar finds them, below this site; null where there is no such address. */
  readonly path: string | null;
  /** The language in which they are reminded by e-mail; null where they are not. */
  readonly remindIn: string | null;
};

const columns = { calendarId: true, remindIn: true } as const;
const asOwn = ({
  calendarId,
  remindIn,
}: Prisma.MembershipGetPayload<{ select: typeof columns }>): OwnCalendar => ({
  path: calendarId === null ? null : pathOf(calendarId),
  remindIn,
});

/** The same for whoever has a role in the league; null for others. */
export async function ownCalendar(
  viewer: Viewer | null,
  leagueId: string,
): Promise<OwnCalendar | null> {
  const row = await read((tx) => membershipOf(tx, viewer, leagueId));
  return row && asOwn(row);
}

const membershipOf = (tx: Tx, viewer: Viewer | null, leagueId: string) =>
  tx.membership.findFirst({
    where: { leagueId, userId: { in: viewer ? [viewer.userId] : [] } },
    select: { ...columns, userId: true },
  });

/** Gives the viewer an address for the league's evenings, takes it back, or puts a new one in its place. */
export const changeCalendar = inLeague('reader', (tx, asked: Asked<'changeCalendar'>, { viewer }) =>
  setOwn(tx, viewer, asked, { calendarId: asked.open ? nanoid() : null }),
);

/** Has the viewer reminded of the league's evenings by e-mail in this language, or no longer. */
export const remindMe = inLeague('reader', (tx, asked: Asked<'remindMe'>, { viewer }) =>
  setOwn(tx, viewer, asked, { remindIn: asked.language }),
);

async function setOwn(
  tx: Tx,
  viewer: Viewer | null,
  { leagueId }: { leagueId: string },
  data: { calendarId: string | null } | { remindIn: string | null },
): Promise<Answer<OwnCalendar>> {
  const own = await membershipOf(tx, viewer, leagueId);
  if (!own) return deny('forbidden', sentence('server-leagues.calendarNeedsRole'));
  const { userId } = own;
  const row = await tx.membership.update({
    where: { leagueId_userId: { leagueId, userId } },
    data,
    select: columns,
  });
  return { ok: true, value: asOwn(row) };
}

/** Evenings of the last year stay in a calendar. */
const PAST_MS = 366 * DAY_MS;
/** How long an evening takes in a calendar, where its beginning is known. */
const EVENING_MS = 3 * 60 * 60 * 1000;

/**
 * The calendar at an address, as iCalendar; null where it leads nowhere, or no longer. Hours are those of the
 * place, in no time zone.
 *
 * @param urlOf an address of this site from a path
 */
export async function calendarAt(
  file: string,
  urlOf: (path: string) => string,
): Promise<string | null> {
  const id = file.endsWith('.ics') ? signedId('calendar', file.slice(0, -4)) : null;
  if (id === null) return null;
  const found = await read((tx) =>
    tx.membership.findUnique({
      where: { calendarId: id },
      select: {
        league: {
          select: {
            id: true,
            name: true,
            evenings: {
              where: { date: { gte: today(new Date(Date.now() - PAST_MS)) } },
              orderBy: [{ date: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
              select: {
                id: true,
                date: true,
                name: true,
                time: true,
                place: true,
                createdAt: true,
              },
            },
          },
        },
      },
    }),
  );
  if (!found) return null;
  const { league } = found;
  const calendar = ical({ name: league.name, method: ICalCalendarMethod.PUBLISH, ttl: 60 * 60 });
  for (const { id: eveningId, date, name, time, place, createdAt } of league.evenings) {
    const start = new Date(`${date}T${time ?? '00:00'}:00Z`);
    calendar.createEvent({
      id: eveningId,
      summary: name === '' ? league.name : `${league.name}: ${name}`,
      stamp: createdAt,
      start,
      ...(time === null
        ? { allDay: true }
        : { floating: true, end: new Date(start.getTime() + EVENING_MS) }),
      ...(place !== null && { location: place }),
      url: urlOf(`/leagues/${league.id}/evenings/${eveningId}`),
    });
  }
  return calendar.toString();
}
