/** Where imported games go, and when they were played. */
import 'server-only';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import { sentence } from '../../i18n/sentence';
import type { Said } from '../../jass';
import { type Circle, seasonsOfEvening } from '../games';
import { inSeason } from '../leagues';
import type { Tx } from '../store';
import type { Into } from './import';
import { WorkFault } from './work';

type DayFault = { readonly code: 'day-missing' | 'day-outside'; readonly said: Said };

/** What a file says of an evening beside its day; an empty name where it has none. */
export type EveningTold = { readonly name: string; readonly isFinal: boolean };

/** Where the games of one import go. */
export type Place = {
  readonly circle: Circle;
  readonly leagueId: string | null;
  readonly seasonId: string | null;
  /** Does the season count games of this variant? Outside of leagues there is none that would not. */
  readonly counts: (variant: string) => boolean;
  /** The day on which a game counts as played; null where there is none to go by. */
  readonly dayOf: (day: string | null) => { readonly day: string | null } | DayFault;
  /** The evening of that day, made where there is none yet; null outside of leagues. */
  readonly eveningOf: (day: string | null, told: EveningTold) => Promise<string | null>;
};

/** The place that was asked for. What was deleted meanwhile ends the import. */
export async function placeOf(tx: Tx, into: Into, userId: string): Promise<Place> {
  if (into.kind === 'own')
    return {
      circle: { ownerId: userId },
      leagueId: null,
      seasonId: null,
      counts: () => true,
      dayOf: (day) => ({ day }),
      eveningOf: async () => null,
    };
  return into.kind === 'evening' ? anEvening(tx, into.eveningId) : aSeason(tx, into.seasonId);
}

async function anEvening(tx: Tx, id: string): Promise<Place> {
  const evening = await tx.evening.findUnique({
    where: { id },
    select: { leagueId: true, seasonId: true, date: true },
  });
  if (!evening) throw new WorkFault(sentence('server-files.work.eveningGone'));
  const { leagueId, seasonId, date } = evening;
  const seasons = await seasonsOfEvening(tx, id);
  return {
    circle: { leagueId },
    leagueId,
    seasonId,
    counts: (variant) => seasons.some(({ variants }) => variants.includes(variant)),
    dayOf: () => ({ day: date }),
    eveningOf: async () => id,
  };
}

async function aSeason(tx: Tx, seasonId: string): Promise<Place> {
  const season = await tx.season.findUnique({
    where: { id: seasonId },
    select: { leagueId: true, name: true, startsOn: true, endsOn: true, variants: true },
  });
  if (!season) throw new WorkFault(sentence('server-files.work.seasonGone'));
  const { leagueId, name, startsOn, endsOn } = season;
  const evenings = new Map<string, string>();
  return {
    circle: { leagueId },
    leagueId,
    seasonId,
    counts: countedBy(season),
    dayOf: (day) => {
      if (day === null)
        return {
          code: 'day-missing',
          said: sentence('server-files.game.dayMissing', { example: '2026-11-21-mittlere.json' }),
        };
      if (day < startsOn || day > endsOn)
        return {
          code: 'day-outside',
          said: sentence('server-files.game.dayOutside', {
            day: { day: day },
            name,
            start: { day: startsOn },
            end: { day: endsOn },
          }),
        };
      return { day };
    },
    eveningOf: async (day, told) => {
      const date = day ?? startsOn;
      const known = evenings.get(date) ?? (await eveningOn(tx, { leagueId, seasonId, date, told }));
      evenings.set(date, known);
      return known;
    },
  };
}

const countedBy = ({ variants }: { variants: unknown }): Place['counts'] => {
  const counted = new Set(z.array(z.string()).parse(variants));
  return (variant) => counted.has(variant);
};

/** The season's evening of that day, as it is there; else a new one, as the file tells of it. */
async function eveningOn(
  tx: Tx,
  {
    leagueId,
    seasonId,
    date,
    told,
  }: { leagueId: string; seasonId: string; date: string; told: EveningTold },
): Promise<string> {
  const found = await tx.evening.findFirst({
    where: { ...inSeason({ seasonId, leagueId }), date },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  if (found) return found.id;
  const id = nanoid();
  await tx.evening.create({
    data: {
      id,
      leagueId,
      seasonId,
      date,
      ...told,
      tables: [],
      createdAt: new Date(),
    },
  });
  return id;
}

/**
 * When an imported game was played: as the file tells it, where that is on its day; else at noon of its
 * day (now, where that is today), a millisecond later than the game before it in the file, so that their
 * order stays.
 *
 * @param at the moment of the file, null where it tells none; ISO 8601, UTC
 */
export function playedAt(
  day: string | null,
  { now, place, at }: { now: Date; place: number; at: string | null },
): Date {
  // A moment that is still to come is none.
  if (at !== null && day !== null && at.startsWith(day) && Date.parse(at) <= now.getTime())
    return new Date(at);
  const isNow = day === null || now.toISOString().startsWith(day);
  const start = isNow ? now.getTime() : Date.parse(`${day}T12:00:00Z`);
  return new Date(start + place);
}
