import 'server-only';
import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import { parseOptions } from '../../jass';
import { DAY_MS } from '../../league/days';
import { closedAgainst } from '../../league/open-seasons';
import { Scheme } from '../../league/scheme';
import type { Table } from '../../sync/game';
import { againstHouse, type Options } from '../../sync/house-rules';
import {
  changeableBy,
  type Denied,
  forbidden,
  invalid,
  leaguesOf,
  noSuch,
  type Viewer,
} from '../access';
import type { Tx } from '../store';

/** The league's options by variant: only what differs; a variant left out is played as one likes. */
export const HouseRules = z.record(z.string(), z.record(z.string(), z.unknown()));

/** What a season counts, as it is stored. */
export const CountedVariants = z.array(z.string());

/** A season as it rules the games of an evening. */
type Ruling = {
  readonly id: string;
  readonly name: string;
  readonly variants: readonly string[];
  readonly houseRules: z.infer<typeof HouseRules>;
  readonly scheme: Scheme;
  readonly closed: boolean;
};
const ruling = {
  ...{ id: true, name: true, variants: true, houseRules: true, scheme: true, closed: true },
} as const;

/** The seasons that count an evening, first the one in which it was planned; none where there is no evening. */
export async function seasonsOfEvening(tx: Tx, eveningId: string): Promise<Ruling[]> {
  const evening = await tx.evening.findUnique({
    where: { id: eveningId },
    select: {
      season: { select: ruling },
      shared: { orderBy: { seasonId: 'asc' }, select: { season: { select: ruling } } },
    },
  });
  const rows = evening ? [evening.season, ...evening.shared.map(({ season }) => season)] : [];
  return rows.map(({ variants, houseRules, scheme, ...row }) => ({
    ...row,
    variants: CountedVariants.parse(variants),
    houseRules: HouseRules.parse(houseRules),
    scheme: Scheme.parse(scheme),
  }));
}

/** The seasons that count a game of an evening: those with its variant, else the one in which it was planned. */
export function countingSeasons<Season extends Pick<Ruling, 'variants'>>(
  seasons: readonly Season[],
  variant: string,
): readonly Season[] {
  const counting = seasons.filter(({ variants }) => variants.includes(variant));
  return counting.length > 0 ? counting : seasons.slice(0, 1);
}

/** By which rules an evening is played: those of the first season that counts the variant, else of the first. */
export function houseRulesOf(
  seasons: readonly {
    readonly variants: readonly string[];
    readonly houseRules: Readonly<Record<string, Options>>;
  }[],
): Readonly<Record<string, Options>> {
  const rules: Record<string, Options> = { ...seasons[0]?.houseRules };
  for (const { variants, houseRules } of seasons.toReversed())
    for (const id of variants) {
      const own = houseRules[id];
      if (own) rules[id] = own;
      else delete rules[id];
    }
  return rules;
}

/** Evenings that are not closed: a season that counts them is open. */
export const inOpenSeason = {
  OR: [{ season: { closed: false } }, { shared: { some: { season: { closed: false } } } }],
} satisfies Prisma.EveningWhereInput;

/** Why no game of a variant can begin at an evening of these seasons; undefined where it can. */
export function closedFor(
  seasons: readonly Pick<Ruling, 'name' | 'variants' | 'closed'>[],
  variant: string,
  path = '',
): Denied | undefined {
  const closed = closedAgainst(seasons, (one) => one.variants.includes(variant));
  return closed && seasonClosed(closed.name, path);
}

type Place = { readonly leagueId: string; readonly eveningId: string };
type Found =
  | { readonly ok: true; readonly place: Place; readonly table: Table; readonly playedAt: Date }
  | Denied;

/**
 * The place of a new game in a league, and its table under the house rules of the season, which it
 * keeps whatever becomes of them. Refused where the viewer may not write there, where the season is
 * closed, or where the table says otherwise than the house rules.
 */
export async function placeInLeague(
  tx: Tx,
  viewer: Viewer,
  { eveningId, table, begun }: { eveningId: string; table: Table; begun: Date },
): Promise<Found> {
  const find = (role: 'reader' | 'scorer') =>
    tx.evening.findFirst({
      where: { id: eveningId, league: leaguesOf(viewer, role) },
      select: {
        leagueId: true,
        date: true,
      },
    });
  const evening = await find('scorer');
  if (!evening) return (await find('reader')) ? forbidden('scorer') : noSuch('evening', 'evening');
  const seasons = await seasonsOfEvening(tx, eveningId);
  const closed = closedFor(seasons, table.variant, 'evening');
  if (closed) return closed;
  const house = houseRulesOf(seasons)[table.variant];
  const against = againstRules(house, table, 'table.options');
  if (against) return against;
  return {
    ok: true,
    place: { leagueId: evening.leagueId, eveningId },
    table: { ...table, options: { ...table.options, ...house } },
    playedAt: timeOn(evening.date, begun),
  };
}

/** The answer where a table says otherwise than the season, with the option behind the `path`. */
function againstRules(
  house: Table['options'] | undefined,
  table: Table,
  path: string,
): Denied | undefined {
  const other = house && againstHouse(table, house);
  return (
    other &&
    invalid(
      sentence('server-leagues.houseRule', {
        option: other.option,
        house: JSON.stringify(other.house),
        table: JSON.stringify(other.table),
      }),
      `${path}.${other.option}`,
    )
  );
}

/** Why a game of an evening cannot be played by these rules; undefined where it can. */
export async function againstSeason(
  tx: Tx,
  { eveningId, table }: { eveningId: string; table: Table },
): Promise<Denied | undefined> {
  const house = houseRulesOf(await seasonsOfEvening(tx, eveningId))[table.variant];
  // What the table leaves out is as usual there, and not as the season has it.
  const read = parseOptions(table.variant, table.options);
  const whole = { ...table, options: read.ok ? { ...read.value } : table.options };
  return againstRules(house, whole, 'after.options');
}

/** The answer to whoever wants to play on in a season that was closed. */
export const seasonClosed = (name: string, path = '') =>
  invalid(sentence('server-leagues.seasonClosed', { name }), path);

/** For how long the next game at a table is taken to belong to the same evening. */
const EVENING_MS = 12 * 60 * 60 * 1000;

/**
 * The evening at which the game after another one is played: that of the other, if it was changed
 * some hours ago at most; undefined where it belongs to none, the viewer may not write there, or the
 * season that counts such games is closed. Of the other's variant where no `variant` is said.
 */
export async function eveningAfter(
  tx: Tx,
  viewer: Viewer,
  { gameId, variant }: { gameId: string; variant?: string },
): Promise<string | undefined> {
  const game = await tx.game.findFirst({
    where: {
      AND: [{ id: gameId }, changeableBy(viewer)],
      updatedAt: { gte: new Date(Date.now() - EVENING_MS) },
      evening: inOpenSeason,
    },
    select: { eveningId: true, variant: true },
  });
  if (!game?.eveningId) return undefined;
  const seasons = await seasonsOfEvening(tx, game.eveningId);
  return closedFor(seasons, variant ?? game.variant) ? undefined : game.eveningId;
}

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
