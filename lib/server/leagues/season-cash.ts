/**
 * The money of a season (cash.ts), kept until something that it follows from changes: to reckon it, all of its games
 * are read.
 */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import {
  type Absence,
  type Account,
  absencesOf,
  type CashRules,
  type EveningLine,
  inTill,
  openOf,
  type Pot,
  placesOfPot,
  type SeasonCash,
  seasonCash,
} from '../../league/cash';
import { firstDayOn } from '../../league/days';
import type { Currency } from '../../league/money';
import { isSaid } from '../../league/result-paper';
import { shownOf, standings } from '../../league/standings';
import type { Standings } from '../../league/table';
import type { Viewer } from '../access';
import { read, type Tx } from '../store';
import {
  byName,
  eveningAlone,
  type Head,
  NO_RULES,
  type Reading,
  readEvenings,
  readHead,
  type WhyUncharged,
} from './cash';
import { inSeasonSql } from './in-season';
import { foundIn, keptByRevision, type Thing } from './kept';
import { kindOf, lineOf, type NamedTransfer, namedTransfers, type PaymentLine } from './payments';
import { eveningResults } from './results';
import { revisionIn, seasonRevision } from './revisions';
import { seasonNow } from './season-now';
import { readingOf } from './standings';

/** The money of a season, by name. */
export type SeasonMoney = Head & {
  readonly accounts: readonly (Account & { readonly name: string })[];
  readonly pot: SeasonCash['pot'];
  /** What is in the till of this season, and of the league. */
  readonly till: number;
  readonly inAll: number;
  readonly owed: number;
  readonly transfers: readonly NamedTransfer[];
  /** The evenings at which something is open, with what of their entry fees is. */
  readonly open: readonly {
    readonly id: string;
    readonly date: string;
    readonly name: string;
    readonly fees: number;
  }[];
  readonly payments: readonly PaymentLine[];
};

/** The money of a season; null where this viewer sees none of that id, or no money. */
export const findSeasonMoney = async (
  viewer: Viewer | null,
  seasonId: string,
): Promise<SeasonMoney | null> => (await seasons({ viewer, id: seasonId }))?.money ?? null;

type NamedAbsence = Absence & { readonly name: string };

/** The money of an evening, with what of its fees the balances of the season cover. */
type EveningMoney = Omit<NonNullable<Awaited<ReturnType<typeof eveningAlone>>>, 'lines'> & {
  readonly lines: readonly (EveningLine & { readonly name: string; readonly credit: number })[];
  readonly credit: number;
  /** What of the fees is still to be paid, and by how many. */
  readonly feesOpen: number;
  readonly owing: number;
  /** Who pays over the season for having missed it. */
  readonly away: readonly NamedAbsence[];
};

/** The same; null where this viewer sees none of that id, or no money. */
export async function findEveningMoney(
  viewer: Viewer | null,
  eveningId: string,
): Promise<EveningMoney | null> {
  const alone = await eveningAlone(viewer, eveningId);
  const season = alone && (await seasons({ viewer, id: alone.season.id }));
  if (!season) return null;
  const credits = season.credits.get(eveningId);
  const lines = alone.lines.map((line) => ({ ...line, credit: credits?.get(line.player) ?? 0 }));
  const { credit, open, people } = openOf(lines);
  const away = season.away.get(eveningId) ?? [];
  return { ...alone, lines, credit, feesOpen: open, owing: people, away };
}

/** What of an evening's fees is still to come in, in hundredths, and from how many. */
export type OpenFees = {
  readonly amount: number;
  readonly people: number;
  readonly currency: Currency;
};

/** The same for whoever writes down what is paid; null for everybody else, and where nothing is open. */
export async function openFees(viewer: Viewer | null, eveningId: string): Promise<OpenFees | null> {
  const cash = await findEveningMoney(viewer, eveningId);
  if (!cash?.mayWrite || cash.owing === 0) return null;
  return { amount: cash.feesOpen, people: cash.owing, currency: cash.currency };
}

/**
 * Who gets how much of the jackpot: of a season that is over, else once it is closed as it stands. Null where there
 * is none, or for whoever reads no money of it.
 */
export async function potOf(viewer: Viewer | null, seasonId: string): Promise<Pot | null> {
  const table = await readingOf(viewer, { seasonId });
  if (!table) return null;
  // As closing it would show them.
  const input = { ...table.input, isOver: true };
  const ranks = ranksIn(standings(input));
  const isHidden = shownOf(table.input).hiddenSince !== null;
  return read(async (tx) => {
    const reading = await readHead(tx, viewer, seasonId);
    const rules = reading?.head.rules;
    if (!reading || !rules) return null;
    const { closed, isOver } = reading.whole;
    const over = {
      ...reading,
      whole: { ...reading.whole, closed: closed || !isOver, isOver: true },
    };
    const { cash } = await reckon(tx, over, { rules, ranks });
    const { amount } = cash.pot;
    if (amount === 0) return null;
    const places = isHidden
      ? // Not even who is level shows.
        placesOfPot(amount, rules.shares, new Map(rules.shares.map((_, at) => [`${at}`, at + 1])))
      : placesOfPot(amount, rules.shares, ranks);
    const given = places.reduce((sum, { players, each }) => sum + players.length * each, 0);
    return {
      amount,
      places: places.map(({ rank, players, each }) => ({
        ...{ rank, each },
        people: isHidden ? null : players.map(reading.names.nameOf),
      })),
      rest: amount - given,
      currency: reading.head.currency,
    };
  });
}

/** Those who missed an evening and are not charged for it. */
export type Uncharged = {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly why: WhyUncharged;
    /** How many evenings. */
    readonly evenings: number;
  }[];
  readonly mayWrite: boolean;
};

/** The same, of one evening or of all of a season; null where evenings missed cost nothing, or nobody is spared. */
export async function unchargedIn(
  viewer: Viewer | null,
  { seasonId, eveningId }: { readonly seasonId: string; readonly eveningId?: string },
): Promise<Uncharged | null> {
  const found = await seasons({ viewer, id: seasonId });
  if (!found?.money.rules) return null;
  const { rules, mayWrite } = found.money;
  if (rules.perMissed === 0 && rules.perExcused === 0) return null;
  const people = found.uncharged.flatMap(({ evenings, ...one }) => {
    const own = eveningId === undefined ? evenings : evenings.filter((id) => id === eveningId);
    return own.length > 0 ? [{ ...one, evenings: own.length }] : [];
  });
  return people.length > 0 ? { people, mayWrite } : null;
}

/**
 * Whom closing a season charges for evenings missed, in hundredths by name: whoever may still come until then has
 * missed nothing. Null where it charges nobody, or for whoever may not read it.
 */
export const chargedByClosing = (
  viewer: Viewer | null,
  seasonId: string,
): Promise<{
  readonly people: readonly { readonly name: string; readonly amount: number }[];
  readonly currency: Currency;
} | null> =>
  read(async (tx) => {
    const reading = await readHead(tx, viewer, seasonId);
    const each = reading?.head.rules?.perMissed ?? 0;
    if (!reading || each === 0) return null;
    const { names, head, whole } = reading;
    const missedIf = async (closed: boolean) =>
      (await readEvenings(tx, { seasonId }, { ...reading, whole: { ...whole, closed } })).flatMap(
        ({ missed }) => missed,
      );
    const charged = new Map<string, number>();
    for (const player of await missedIf(true))
      charged.set(player, (charged.get(player) ?? 0) + each);
    for (const player of await missedIf(whole.closed))
      charged.set(player, (charged.get(player) ?? 0) - each);
    const people = [...charged]
      .filter(([, amount]) => amount > 0)
      .map(([player, amount]) => ({ player, name: names.nameOf(player), amount }))
      .toSorted(byName(names));
    return people.length > 0 ? { people, currency: head.currency } : null;
  });

/** Those of whom nobody said whether they were at an evening that is missed for money. */
export type Unnoted = {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** What an evening missed costs, in hundredths. */
  readonly each: number;
  readonly currency: Currency;
};

/** The same for whoever notes who was there; null for everybody else, and where nobody is missing or pays for it. */
export async function unnotedAt(
  viewer: Viewer | null,
  { seasonId, eveningId }: { readonly seasonId: string; readonly eveningId: string },
): Promise<Unnoted | null> {
  const found = await seasons({ viewer, id: seasonId });
  const people = found?.unnoted.get(eveningId) ?? [];
  if (!found?.money.mayWrite || people.length === 0) return null;
  const { rules, currency } = found.money;
  return rules && rules.perMissed > 0 ? { people, each: rules.perMissed, currency } : null;
}

type OfSeason = Pick<Thing, 'id' | 'leagueId'>;

/** As many lines are kept: of everybody one, and of every payment. */
const KEPT_LINES = 20_000;

type Kept = {
  readonly money: SeasonMoney;
  /** By evening. */
  readonly unnoted: ReadonlyMap<string, Unnoted['people']>;
  readonly away: ReadonlyMap<string, readonly NamedAbsence[]>;
  readonly credits: SeasonCash['credits'];
  /** By name, each for every reason, with the ids of the evenings. */
  readonly uncharged: readonly (Omit<Uncharged['people'][number], 'evenings'> & {
    readonly evenings: readonly string[];
  })[];
  readonly revision: string | null;
};

const seasons = keptByRevision<Kept>({
  name: 'cash',
  find: foundIn('Season'),
  revisionOf: cashRevision,
  make: (viewer, { thing }) => makeSeasonMoney(viewer, thing),
  most: KEPT_LINES,
  sizeOf: ({ money }) => 1 + money.accounts.length + money.payments.length,
});

/** Beside what the season's table is made of: who paid, what it costs, and all that was played for money. */
async function cashRevision(tx: Tx, { id, leagueId }: OfSeason): Promise<string> {
  const questions = [
    Prisma.sql`
      SELECT "cash", "currency" FROM "Season" JOIN "League" ON "League"."id" = "leagueId"
      WHERE "Season"."id" = ${id}`,
    // What is in the till is of the whole league.
    Prisma.sql`
      SELECT "Payment"."id", "author", "User"."name" FROM "Payment" LEFT JOIN "User" ON "User"."id" = "userId"
      WHERE "leagueId" = ${leagueId} ORDER BY "Payment"."id"`,
    Prisma.sql`SELECT "id", "name", "fee" FROM "Evening" WHERE "seasonId" = ${id} ORDER BY "id"`,
    // Whoever may still come has not missed it.
    Prisma.sql`
      SELECT COUNT(*) AS "on" FROM "Evening" WHERE "seasonId" = ${id} AND "date" >= ${firstDayOn()}`,
    Prisma.sql`
      SELECT "eveningId", "playerId", "status" FROM "Attendance"
      JOIN "Evening" ON "Evening"."id" = "eveningId"
      WHERE "seasonId" = ${id} ORDER BY "eveningId", "playerId"`,
    Prisma.sql`
      SELECT "Game"."id", "revision", "over" FROM "Game"
      JOIN "Evening" ON "Evening"."id" = "eveningId"
      WHERE ${inSeasonSql(id)} ORDER BY "Game"."id"`,
    Prisma.sql`
      SELECT "paperId", "playerId", "total" FROM "PaperSeat"
      JOIN "Paper" ON "Paper"."id" = "paperId" JOIN "Evening" ON "Evening"."id" = "eveningId"
      WHERE ${inSeasonSql(id)} ORDER BY "paperId", "playerId"`,
  ];
  return revisionIn(tx, questions, [await seasonRevision(tx, { id, leagueId })]);
}

async function makeSeasonMoney(
  viewer: Viewer | null,
  { id: seasonId, leagueId }: OfSeason,
): Promise<Kept | null> {
  const revisionIn = (tx: Tx) => cashRevision(tx, { id: seasonId, leagueId });
  const before = await read(async (tx) => ({
    head: await readHead(tx, viewer, seasonId),
    revision: await revisionIn(tx),
  }));
  const { head } = before;
  if (!head) return null;
  const { rules } = head.head;
  // Nothing that a table hides shows in what it costs: before its end places cost nothing.
  const isRanked = rules && (rules.perPlace > 0 || rules.shares.length > 0) && head.whole.isOver;
  const table = isRanked ? await seasonNow(viewer, { seasonId }) : null;
  const ranks = table ? ranksIn(table.standings) : new Map<string, number>();
  return read(async (tx) => {
    const reading = await readHead(tx, viewer, seasonId);
    if (!reading) return null;
    const { names, rows } = reading;
    const asked = reading.head.rules ?? NO_RULES;
    const { cash, evenings } = await reckon(tx, reading, { rules: asked, ranks });
    const all = await tx.payment.findMany({
      where: { leagueId: reading.head.league.id },
      select: { kind: true, fromId: true, toId: true, amount: true },
    });
    const revision = await revisionIn(tx);
    const money: SeasonMoney = {
      ...reading.head,
      accounts: cash.accounts
        .toSorted(byName(names))
        .map((one) => ({ ...one, name: names.nameOf(one.player) })),
      pot: cash.pot,
      till: cash.till,
      inAll: inTill(
        all.map(({ kind, fromId, toId, amount }) => ({
          kind: kindOf(kind),
          from: fromId,
          to: toId,
          amount,
        })),
      ),
      owed: cash.owed,
      transfers: namedTransfers(names, cash.transfers),
      open: cash.open.flatMap(({ id, fees }) => {
        const evening = evenings.find((one) => one.id === id);
        return evening ? [{ id, date: evening.date, name: evening.name, fees }] : [];
      }),
      payments: rows.map((one) => lineOf(names, one)),
    };
    const unnoted = new Map(
      evenings.map((evening) => [
        evening.id,
        evening.unnoted.map((id) => ({ id, name: names.nameOf(id) })),
      ]),
    );
    const place = byName(names);
    const away = new Map(
      evenings.map((evening) => [
        evening.id,
        absencesOf(evening, asked)
          .filter(({ amount }) => amount > 0)
          .map((one) => ({ ...one, name: names.nameOf(one.player) }))
          .sort(place),
      ]),
    );
    const spared = new Map<string, Kept['uncharged'][number]>();
    for (const evening of evenings)
      for (const { id, why } of evening.uncharged)
        spared.set(`${id} ${why}`, {
          ...{ id, why, name: names.nameOf(id) },
          evenings: [...(spared.get(`${id} ${why}`)?.evenings ?? []), evening.id],
        });
    const uncharged = [...spared.values()].sort((a, b) =>
      place({ player: a.id }, { player: b.id }),
    );
    return {
      ...{ money, unnoted, away, uncharged, credits: cash.credits },
      // The places came from a table of before.
      revision: revision === before.revision ? revision : null,
    };
  });
}

const ranksIn = ({ rows }: Pick<Standings, 'rows'>): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(({ id, rank }) => (rank === null ? [] : [[id, rank]])));

/** What a season comes to for everybody. */
async function reckon(
  tx: Tx,
  reading: Reading,
  { rules, ranks }: { rules: CashRules; ranks: ReadonlyMap<string, number> },
) {
  const evenings = await readEvenings(tx, { seasonId: reading.whole.id }, reading);
  const points = rules.perPoint > 0 ? await pointsIn(tx, reading) : new Map<string, number>();
  return { evenings, cash: seasonCash({ rules, evenings, points, ranks, paid: reading.paid }) };
}

/** The points of difference of each player, as far as the season's table goes for everybody. */
async function pointsIn(tx: Tx, { head, names, whole }: Reading): Promise<Map<string, number>> {
  const { rootOf } = names;
  const { scheme, variants, isOver } = whole;
  const { evenings } = await eveningResults(tx, {
    ...{ seasonId: whole.id, leagueId: head.league.id, rootOf },
  });
  const points = new Map<string, number>();
  for (const { games } of shownOf({ evenings, scheme, variants, isOver }).evenings)
    for (const game of games)
      if (variants.includes(game.variant) && isSaid(game, scheme))
        for (const { player, difference = 0 } of game.seats)
          points.set(player, (points.get(player) ?? 0) + difference);
  return points;
}
