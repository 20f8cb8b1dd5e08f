import 'server-only';
import { z } from 'zod';
import type { Table } from '../sync/game';
import { leaguesOf, type Viewer } from './access';
import { type Denied, deny, forbidden } from './answer';
import type { Tx } from './db';

/** The league's options by variant. */
export const HouseRules = z.record(z.string(), z.record(z.string(), z.unknown()));

type Place = { readonly leagueId: string; readonly eveningId: string };
type Found =
  | { readonly ok: true; readonly place: Place; readonly table: Table; readonly playedAt: Date }
  | Denied;

/**
 * The place of a new game in a league, and its table under the house rules of the season, which it
 * keeps whatever becomes of them. Refused where the viewer may not write there, or where the table
 * says otherwise than the house rules.
 */
export async function placeInLeague(
  tx: Tx,
  viewer: Viewer,
  { eveningId, table }: { eveningId: string; table: Table },
): Promise<Found> {
  const find = (role: 'reader' | 'scorer') =>
    tx.evening.findFirst({
      where: { id: eveningId, league: leaguesOf(viewer, role) },
      select: { leagueId: true, date: true, season: { select: { houseRules: true } } },
    });
  const evening = await find('scorer');
  if (!evening)
    return (await find('reader'))
      ? forbidden('those who write for the league')
      : deny('not-found', 'There is no such evening.', 'evening');
  const house = HouseRules.parse(evening.season.houseRules)[table.variant] ?? {};
  const other = Object.keys(house).find(
    (key) => key in table.options && !isSame(table.options[key], house[key]),
  );
  if (other)
    return deny(
      'input-invalid',
      `The house rules of the season say ${other}: ${JSON.stringify(house[other])}, not ` +
        `${JSON.stringify(table.options[other])}.`,
      `table.options.${other}`,
    );
  return {
    ok: true,
    place: { leagueId: evening.leagueId, eveningId },
    table: { ...table, options: { ...table.options, ...house } },
    playedAt: timeOn(evening.date, new Date()),
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When a game of this day is played that is begun now: now where it is that day anywhere on earth, or
 * the night after it; else at this hour of that day, so that games entered later keep their order.
 */
export function timeOn(date: string, now: Date): Date {
  const start = new Date(`${date}T00:00:00Z`).getTime();
  const into = now.getTime() - start;
  if (into > -DAY_MS / 2 && into < DAY_MS * 1.5) return now;
  return new Date(start + (now.getTime() % DAY_MS));
}
