import 'server-only';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import { VARIANT_IDS } from '../../jass';
import { daysBefore, today } from '../../league/days';
import { nextSeason, notFollowed } from '../../league/next-season';
import { endedLast, firstToBegin, holds, mainFirst } from '../../league/open-seasons';
import { Scheme } from '../../league/scheme';
import { schemeFault } from '../../league/scheme-fault';
import { checkHouseRules, type Options } from '../../sync/house-rules';
import { pick } from '../../sync/pick';
import { nameKey, tidyName } from '../../sync/table';
import { type Denied, deny, invalid, leaguesOf, type ReadonlyLists, type Viewer } from '../access';
import { FORMER_PLAYER, HouseRules } from '../games';
import { json, read, type Tx } from '../store';
import { inLeague, ofSeason, readIn } from './as-role';
import { outsideDays } from './day-range';
import { inSeason } from './in-season';
import type { Asked } from './input';
import { paymentsOf, whatStays } from './what-stays';

/** The columns of a season. */
export const seasonColumns = {
  id: true,
  name: true,
  startsOn: true,
  endsOn: true,
  variants: true,
  houseRules: true,
  scheme: true,
  closed: true,
} satisfies Prisma.SeasonSelect;
const Variants = z.array(z.enum(VARIANT_IDS));

/** All that is said about a season, as its log keeps it. */
export const SaidAbout = z.object({
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  variants: Variants,
  houseRules: HouseRules,
  scheme: Scheme,
  closed: z.boolean(),
});
export type SaidAbout = z.infer<typeof SaidAbout>;
const saidAbout = (season: Season): SaidAbout => SaidAbout.parse(season);

/** What an owner says about a season; house rules by variant, one that is left out is played as one likes. */
export type SeasonSetting = ReadonlyLists<Omit<SaidAbout, 'closed'>>;
/** A season as it is shown; over once it was closed by hand, or its last day has passed. */
export type Season = ReadonlyLists<SaidAbout> & { readonly id: string; readonly isOver: boolean };
/** A season in a list. */
export type SeasonLine = Season & { readonly evenings: number };

/** A change of what is said about a season: when, by whom as far as it is known, from what to what. */
export type SeasonChange = {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly who: string | null;
  readonly was: SaidAbout;
  readonly is: SaidAbout;
};

/** A season from its row. */
export function parseSeason(
  row: Prisma.SeasonGetPayload<{ select: typeof seasonColumns }>,
): Season {
  const said = SaidAbout.parse(row);
  return { id: row.id, ...said, isOver: said.closed || said.endsOn < today() };
}

/** The order in which seasons were made, as `mainFirst` takes them. */
export const madeFirst = [
  { createdAt: 'asc' },
  { id: 'asc' },
] satisfies Prisma.SeasonOrderByWithRelationInput[];

/** What the seasons of a league are called, the main one first. */
export async function namedSeasons(
  tx: Tx,
  leagueId: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const seasons = await tx.season.findMany({
    where: { leagueId },
    orderBy: madeFirst,
    select: { id: true, name: true, startsOn: true, endsOn: true, closed: true },
  });
  return mainFirst(seasons, today()).map(({ id, name }) => ({ id, name }));
}

const latestFirst = [
  { startsOn: 'desc' },
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.SeasonOrderByWithRelationInput[];

/** The seasons of a league, the main one first, or null where this viewer sees none of that id. */
export const listSeasons = readIn('reader', async (tx, leagueId): Promise<SeasonLine[]> => {
  const rows = await tx.season.findMany({
    where: { leagueId },
    orderBy: madeFirst,
    select: seasonColumns,
  });
  // Counted with the rows, Prisma would have the evenings of all leagues counted first.
  const counted = await tx.evening.groupBy({
    by: ['seasonId'],
    where: { leagueId },
    _count: true,
  });
  const shared = await tx.sharedEvening.groupBy({
    by: ['seasonId'],
    where: { season: { leagueId } },
    _count: true,
  });
  const evenings = new Map<string, number>();
  for (const { seasonId, _count } of [...counted, ...shared])
    evenings.set(seasonId, (evenings.get(seasonId) ?? 0) + _count);
  const seasons = rows.map((row) => ({
    ...parseSeason(row),
    evenings: evenings.get(row.id) ?? 0,
  }));
  return mainFirst(seasons, today());
});

/** The season, or null where this viewer sees none of that id in the league. */
export async function findSeason(
  viewer: Viewer | null,
  { leagueId, seasonId }: { leagueId: string; seasonId: string },
): Promise<Season | null> {
  const row = await read((tx) =>
    tx.season.findFirst({
      where: { id: seasonId, leagueId, league: leaguesOf(viewer, 'reader') },
      select: seasonColumns,
    }),
  );
  return row && parseSeason(row);
}

/**
 * The season that is on: of those that the day falls into the one that began last, else the one that
 * began last, else the first to come; of those that began together the first. Undefined where there is none.
 */
export function currentSeason<S extends Pick<Season, 'startsOn' | 'endsOn'>>(
  seasons: readonly S[],
  day = today(),
): S | undefined {
  const byBegin = firstToBegin(seasons);
  const last = (some: readonly S[]) => {
    const startsOn = some.at(-1)?.startsOn;
    return some.find((one) => one.startsOn === startsOn);
  };
  const begun = byBegin.filter(({ startsOn }) => startsOn <= day);
  return last(begun.filter(({ endsOn }) => endsOn >= day)) ?? last(begun) ?? byBegin[0];
}

/** The seasons that run on a day, in their order. */
export const runningOn = <S extends Pick<Season, 'startsOn' | 'endsOn' | 'closed'>>(
  seasons: readonly S[],
  day: string,
): S[] => seasons.filter((season) => !season.closed && holds(season, day));

/** The seasons that a league may begin anew, where it goes on without one of them. */
export type ToBegin = {
  /** Does none of the league go on? */
  readonly isAll: boolean;
  /** Those that ended together, the main one first, with what the next of each is called. */
  readonly seasons: readonly {
    readonly id: string;
    readonly name: string;
    readonly closed: boolean;
    readonly next: string;
  }[];
};

/** What a league may begin; null while its seasons go on, and before its first. */
export async function seasonsToBegin(tx: Tx, leagueId: string): Promise<ToBegin | null> {
  const day = today();
  const rows = await tx.season.findMany({
    where: { leagueId },
    orderBy: latestFirst,
    select: seasonColumns,
  });
  const seasons = rows.map(parseSeason);
  const ended = endedLast(seasons, day);
  const last = await tx.evening.findFirst({
    where: { leagueId, seasonId: { in: ended.map(({ id }) => id) } },
    orderBy: [{ date: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
    select: { seasonId: true },
  });
  const main = ended.find(({ id }) => id === last?.seasonId) ?? ended[0];
  if (!main) return null;
  const together = [main];
  // The one that was made first comes first.
  for (const one of ended.filter((one) => one !== main).toReversed()) {
    const both = [main, one].map(({ id }) => inSeason({ seasonId: id, leagueId }));
    if (await tx.evening.findFirst({ where: { AND: both }, select: { id: true } }))
      together.push(one);
  }
  const left = notFollowed(seasons, together, day);
  if (left.length === 0) return null;
  return {
    isAll: seasons.every(({ isOver }) => isOver),
    seasons: left.map((one) => ({
      ...pick(one, 'id', 'name', 'closed'),
      next: nextSeason(one, day).name,
    })),
  };
}

/** The same for a page. */
export const toBegin = readIn('reader', seasonsToBegin);

/**
 * The season that a league opens on: that of the evening nearest to today, the next one before the last
 * where both are as near, and of its seasons one that is open; without evenings the one that is on. Null
 * where there is none, or no league that this viewer sees.
 */
export const seasonToOpen = (viewer: Viewer | null, leagueId: string): Promise<string | null> =>
  read((tx) => seasonNear(tx, leagueId, leaguesOf(viewer, 'reader')));

/**
 * The season of the next evening that can still be played, where one is planned; else the one that the league opens
 * on.
 */
export const seasonOfNext = (viewer: Viewer | null, leagueId: string): Promise<string | null> =>
  read(async (tx) => {
    const league = leaguesOf(viewer, 'reader');
    const open = { season: { closed: false } };
    const next = await tx.evening.findFirst({
      where: {
        ...{ league, leagueId, date: { gte: today() } },
        OR: [open, { shared: { some: open } }],
      },
      orderBy: [{ date: 'asc' }, { createdAt: 'asc' }],
      select: {
        seasonId: true,
        season: { select: { closed: true } },
        shared: { where: open, orderBy: { seasonId: 'asc' }, select: { seasonId: true } },
      },
    });
    if (!next) return seasonNear(tx, leagueId, league);
    return next.season.closed ? (next.shared[0]?.seasonId ?? next.seasonId) : next.seasonId;
  });

/** The season that a league that fits opens on, whoever asks. */
async function seasonNear(
  tx: Tx,
  leagueId: string,
  league: Prisma.LeagueWhereInput = {},
): Promise<string | null> {
  const day = today();
  const own = { league, leagueId };
  const ownSeason = { select: { id: true, closed: true } } as const;
  const select = {
    date: true,
    season: ownSeason,
    shared: { orderBy: { seasonId: 'asc' }, select: { season: ownSeason } },
  } as const;
  const [next, last] = [
    await tx.evening.findFirst({
      where: { ...own, date: { gte: day } },
      orderBy: [{ date: 'asc' }, { createdAt: 'asc' }],
      select,
    }),
    await tx.evening.findFirst({
      where: { ...own, date: { lt: day } },
      orderBy: [{ date: 'desc' }, { createdAt: 'desc' }],
      select,
    }),
  ];
  const near = next && last && away(last.date, day) < away(next.date, day) ? last : (next ?? last);
  if (near) {
    const all = [near.season, ...near.shared.map(({ season }) => season)];
    return (all.find(({ closed }) => !closed) ?? near.season).id;
  }
  const seasons = await tx.season.findMany({
    where: own,
    orderBy: madeFirst,
    select: { id: true, startsOn: true, endsOn: true },
  });
  return currentSeason(seasons)?.id ?? null;
}

/** So many seasons stand beside each other on a league's first page. */
const BESIDE = 4;

/** So long who won a season is news, and so many seasons. */
const NEWS_DAYS = 42;
const MOST_ENDED = 2;

/**
 * The seasons that a league is in: the one nearest to today, those that run beside it and have evenings, and those
 * over whose last day or last evening was some weeks ago; first those that are not over. None where there is none.
 */
export async function seasonsNear(tx: Tx, leagueId: string): Promise<string[]> {
  const near = await seasonNear(tx, leagueId);
  const day = today();
  const running = await tx.season.findMany({
    where: {
      ...{ leagueId, closed: false, startsOn: { lte: day }, endsOn: { gte: day } },
      OR: [{ evenings: { some: {} } }, { shared: { some: {} } }],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: BESIDE,
    select: { id: true },
  });
  const isOver = { OR: [{ closed: true }, { endsOn: { lt: day } }] };
  const lately = { lte: day, gte: daysBefore(day, NEWS_DAYS) };
  const ended = await tx.season.findMany({
    where: {
      leagueId,
      id: { not: near ?? '' },
      AND: [
        isOver,
        {
          OR: [
            { endsOn: lately },
            { evenings: { some: { date: lately } } },
            { shared: { some: { evening: { date: lately } } } },
          ],
        },
      ],
    },
    orderBy: latestFirst,
    take: MOST_ENDED,
    select: { id: true },
  });
  const isNearOver =
    near !== null &&
    (await tx.season.findFirst({ where: { id: near, ...isOver }, select: { id: true } }));
  const first = near === null || isNearOver ? [] : [near];
  const last = isNearOver ? [near] : [];
  return [
    ...new Set([...first, ...running.map(({ id }) => id), ...last, ...ended.map(({ id }) => id)]),
  ];
}

const away = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other));

/** Makes a season under the id that the phone gave it. Sent again it changes nothing. */
export const createSeason = inLeague('owner', async (tx, asked: Asked<'createSeason'>) => {
  const { id, leagueId, cashOf, ...setting } = asked;
  const checked = checkSetting(setting);
  if (!checked.ok) return checked;
  const taken = await tx.season.findUnique({ where: { id }, select: { leagueId: true } });
  if (taken?.leagueId === leagueId) return { ok: true, value: null };
  if (taken) return deny('id-taken', sentence('server.idTaken.season'));
  const there = await sameSeason(tx, { leagueId, ...checked.value });
  if (there) return there;
  const like =
    cashOf === undefined
      ? null
      : await tx.season.findFirst({ where: { id: cashOf, leagueId }, select: { cash: true } });
  await tx.season.create({
    data: {
      ...{ id, leagueId, ...columnsOf(checked.value), createdAt: new Date() },
      ...(like?.cash && { cash: like.cash }),
    },
  });
  return { ok: true, value: null };
});

/**
 * Changes what is said about a season; games that were begun keep the house rules they began with.
 * Refused where an evening would fall out of its days.
 */
export const changeSeason = ofSeason('owner', async (tx, asked: Asked<'changeSeason'>, as) => {
  const { leagueId, ...was } = as.season;
  const { id, ...setting } = asked;
  const checked = checkSetting(setting);
  if (!checked.ok) return checked;
  const { name, startsOn, endsOn } = checked.value;
  const isMoved = name !== was.name || startsOn !== was.startsOn || endsOn !== was.endsOn;
  const there = isMoved && (await sameSeason(tx, { id, leagueId, ...checked.value }));
  if (there) return there;
  const outside = await tx.evening.findFirst({
    where: {
      AND: [
        inSeason({ seasonId: id, leagueId }),
        { OR: [{ date: { lt: startsOn } }, { date: { gt: endsOn } }] },
      ],
    },
    orderBy: { date: 'asc' },
    select: { date: true },
  });
  if (outside) {
    const isBefore = outside.date < startsOn;
    const day = { day: outside.date };
    return isBefore
      ? invalid(sentence('server-leagues.seasonBeginsLater', { day }), 'startsOn')
      : invalid(sentence('server-leagues.seasonEndsEarlier', { day }), 'endsOn');
  }
  await noteChange(tx, as.viewer, { id, data: columnsOf(checked.value) });
  return { ok: true, value: null };
});

/** Closes a season before its last day, or opens it again. */
export const closeSeason = ofSeason('owner', async (tx, asked: Asked<'closeSeason'>, as) => {
  const { id, closed } = asked;
  await noteChange(tx, as.viewer, { id, data: { closed } });
  return { ok: true, value: null };
});

/** Changes a season, and keeps what was said about it before. */
async function noteChange(
  tx: Tx,
  viewer: Viewer | null,
  { id, data }: { id: string; data: Prisma.SeasonUpdateInput },
): Promise<void> {
  const rowOf = { where: { id }, select: seasonColumns };
  const was = saidAbout(parseSeason(await tx.season.findUniqueOrThrow(rowOf)));
  const is = saidAbout(parseSeason(await tx.season.update({ ...rowOf, data })));
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  const who = { userId: viewer?.userId ?? null };
  await tx.seasonChange.create({
    data: { id: nanoid(), seasonId: id, at: new Date(), ...who, was: json(was) },
  });
}

/** What was said about a season, the first change first; `is` is what came in its place. */
export async function seasonChanges(tx: Tx, season: Season): Promise<SeasonChange[]> {
  const rows = await tx.seasonChange.findMany({
    where: { seasonId: season.id },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { at: true, author: true, user: { select: { name: true } }, was: true },
  });
  const said = [...rows.map(({ was }) => SaidAbout.parse(was)), saidAbout(season)];
  return rows.flatMap(({ at, author, user }, i) => {
    const [was, is] = said.slice(i, i + 2);
    return was && is ? [{ at: at.toISOString(), who: nameOf(user?.name ?? author), was, is }] : [];
  });
}

const nameOf = (who: string | null): string | null => (who === FORMER_PLAYER ? null : who);

/**
 * Its evenings that other seasons count as well count in them alone: what was planned in this one is planned in the
 * first of them. Refused while payments belong to the season.
 */
export const unlinkSeason = ofSeason('owner', async (tx, { id }: Asked<'unlinkSeason'>, as) => {
  const { leagueId } = as.season;
  const paid = await paymentsOf(tx, { seasonId: id });
  if (paid) return invalid(paid);
  const order = await namedSeasons(tx, leagueId);
  const planned = await tx.evening.findMany({
    where: { leagueId, seasonId: id, shared: { some: {} } },
    select: { id: true, shared: { select: { seasonId: true } } },
  });
  for (const { id: eveningId, shared } of planned) {
    const into = order.find((one) => shared.some(({ seasonId }) => seasonId === one.id));
    if (!into) continue;
    await tx.sharedEvening.delete({
      where: { eveningId_seasonId: { eveningId, seasonId: into.id } },
    });
    await tx.evening.update({ where: { id: eveningId }, data: { seasonId: into.id } });
  }
  await tx.sharedEvening.deleteMany({ where: { seasonId: id } });
  return { ok: true, value: null };
});

/** Deletes a season with the evenings planned in it. Refused while games belong to it or count in it. */
export const deleteSeason = ofSeason('owner', async (tx, asked: Asked<'deleteSeason'>) => {
  const { id } = asked;
  const stays = await whatStays(tx, { seasonId: id });
  if (stays) return invalid(stays);
  await tx.season.delete({ where: { id } });
  return { ok: true, value: null };
});

/** Why a season cannot be called so: another one is, and has some of its days. */
async function sameSeason(
  tx: Tx,
  {
    id = '',
    leagueId,
    name,
    startsOn,
    endsOn,
  }: Pick<SeasonSetting, 'name' | 'startsOn' | 'endsOn'> & { id?: string; leagueId: string },
): Promise<Denied | undefined> {
  const others = await tx.season.findMany({
    where: { leagueId, id: { not: id }, startsOn: { lte: endsOn }, endsOn: { gte: startsOn } },
    select: { name: true, startsOn: true, endsOn: true },
  });
  const there = others.find((one) => nameKey(one.name) === nameKey(name));
  return (
    there &&
    invalid(
      sentence('server-leagues.seasonThere', {
        name: there.name,
        start: { day: there.startsOn },
        end: { day: there.endsOn },
      }),
      'name',
    )
  );
}

type Checked = { readonly ok: true; readonly value: SeasonSetting } | Denied;

function checkSetting(setting: SeasonSetting): Checked {
  const name = tidyName(setting.name);
  const { startsOn, endsOn, scheme } = setting;
  if (name === '') return invalid(sentence('server-leagues.seasonName'), 'name');
  if (endsOn < startsOn)
    return invalid(
      sentence('server-leagues.seasonOrder', { end: { day: endsOn }, start: { day: startsOn } }),
      'endsOn',
    );
  const outside = outsideDays({ startsOn, endsOn });
  if (outside) return outside;
  const variants = VARIANT_IDS.filter((id) => setting.variants.includes(id));
  if (variants.length === 0) return invalid(sentence('server-leagues.seasonVariants'), 'variants');
  const fault = schemeFault(scheme, variants);
  if (fault) return invalid(fault.said, `scheme.${fault.path}`);
  const houseRules: Record<string, Options> = {};
  for (const id of VARIANT_IDS) {
    const options = setting.houseRules[id];
    if (!options) continue;
    const checked = checkHouseRules(id, options);
    if (!checked.ok) return invalid(checked.error.said, `houseRules.${id}.${checked.error.path}`);
    houseRules[id] = checked.value;
  }
  return { ok: true, value: { name, startsOn, endsOn, variants, houseRules, scheme } };
}

const columnsOf = ({ variants, houseRules, scheme, ...plain }: SeasonSetting) => ({
  ...plain,
  variants: [...variants],
  houseRules: json(houseRules),
  scheme: json(scheme),
});
