/**
 * The money of a season (cash.ts), kept until something that it follows from changes: to reckon it, all of its games
 * are read.
 */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import { type Account, inTill, isFeePaid, type SeasonCash, seasonCash } from '../../league/cash';
import { firstDayOn } from '../../league/days';
import type { Currency } from '../../league/money';
import { isSaid } from '../../league/result-paper';
import { shownOf } from '../../league/standings';
import type { Viewer } from '../access';
import { read, type Tx } from '../store';
import {
  byName,
  findEveningMoney,
  type Head,
  NO_RULES,
  type Reading,
  readEvenings,
  readHead,
} from './cash';
import { inSeasonSql } from './in-season';
import { foundIn, keptByRevision, type Thing } from './kept';
import { kindOf, lineOf, type NamedTransfer, namedTransfers, type PaymentLine } from './payments';
import { eveningResults } from './results';
import { revisionIn, seasonRevision } from './revisions';
import { seasonNow } from './season-now';

/** The money of a season, by name. */
export type SeasonMoney = Head & {
  readonly accounts: readonly (Account & { readonly name: string })[];
  readonly pot: SeasonCash['pot'];
  /** What is in the till of this season, and of the league. */
  readonly till: number;
  readonly inAll: number;
  readonly owed: number;
  readonly transfers: readonly NamedTransfer[];
  /** The evenings at which something is open. */
  readonly open: readonly { readonly id: string; readonly date: string; readonly name: string }[];
  readonly payments: readonly PaymentLine[];
};

/** The money of a season; null where this viewer sees none of that id, or no money. */
export const findSeasonMoney = async (
  viewer: Viewer | null,
  seasonId: string,
): Promise<SeasonMoney | null> => (await seasons({ viewer, id: seasonId }))?.money ?? null;

/** What of an evening's fees is still to come in, in hundredths, and from how many. */
export type OpenFees = {
  readonly amount: number;
  readonly people: number;
  readonly currency: Currency;
};

/** The same for whoever writes down what is paid; null for everybody else, and where nothing is open. */
export async function openFees(viewer: Viewer | null, eveningId: string): Promise<OpenFees | null> {
  const cash = await findEveningMoney(viewer, eveningId);
  if (!cash?.mayWrite) return null;
  const unpaid = cash.lines.filter(({ fee, feePaid }) => feePaid < fee);
  if (unpaid.length === 0) return null;
  const season = await findSeasonMoney(viewer, cash.season.id);
  const accounts = new Map(season?.accounts.map((one) => [one.player, one]));
  const open = unpaid.filter((line) => {
    const account = accounts.get(line.player);
    return !(account && isFeePaid(line, account));
  });
  if (open.length === 0) return null;
  return {
    amount: open.reduce((all, { fee, feePaid }) => all + fee - feePaid, 0),
    people: open.length,
    currency: cash.currency,
  };
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
  const ranks = new Map(
    table?.standings.rows.flatMap(({ id, rank }) => (rank === null ? [] : [[id, rank]])),
  );
  return read(async (tx) => {
    const reading = await readHead(tx, viewer, seasonId);
    if (!reading) return null;
    const { names, rows, paid } = reading;
    const evenings = await readEvenings(tx, { seasonId }, reading);
    const asked = reading.head.rules ?? NO_RULES;
    const cash = seasonCash({
      rules: asked,
      evenings,
      points: asked.perPoint > 0 ? await pointsIn(tx, reading) : new Map(),
      ranks,
      paid,
    });
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
      open: evenings
        .filter((one) => cash.open.includes(one.id))
        .map(({ id, date, name }) => ({ id, date, name })),
      payments: rows.map((one) => lineOf(names, one)),
    };
    const unnoted = new Map(
      evenings.map((evening) => [
        evening.id,
        evening.unnoted.map((id) => ({ id, name: names.nameOf(id) })),
      ]),
    );
    // The places came from a table of before.
    return { money, unnoted, revision: revision === before.revision ? revision : null };
  });
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
