/**
 * The money of a league: what is owed follows from games, attendance and the season's rules
 * (lib/league/cash.ts); what was paid is written down. Members read it, scorers write, nobody else learns
 * of it.
 */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import { paysStakes, settlementOf, VARIANT_IDS } from '../../jass';
import {
  type Account,
  type CashEvening,
  CashRules,
  type EveningLine,
  eveningCash,
  inTill,
  PAYMENT_KINDS,
  type Paid,
  type PaymentKind,
  type SeasonCash,
  seasonCash,
  type Transfer,
} from '../../league/cash';
import { today } from '../../league/days';
import { asCurrency, type Currency } from '../../league/money';
import { isSaid } from '../../league/result-paper';
import { shownOf } from '../../league/standings';
import { tidyName } from '../../sync/table';
import { type Answer, type Denied, deny, leaguesOf, type Viewer } from '../access';
import { CachedTally, json, read, type Tx, write } from '../store';
import { eveningAs } from './evenings';
import { belongsOn, type LeagueNames, leagueNames } from './league-names';
import { isAtLeast, type League, leagueAs } from './leagues';
import { attended, eveningResults, inOrder } from './results';
import { seasonNow } from './season-now';
import { parseSeason, type Season, seasonColumns } from './seasons';

/** The rules of a season as stored; none where no money is counted. */
const parseCash = (stored: unknown): CashRules | null =>
  stored === null ? null : CashRules.parse(stored);

/** A player, or null for the till. */
type Someone = { readonly id: string; readonly name: string } | null;
/** Money from one to another, by name. */
export type NamedTransfer = {
  readonly from: Someone;
  readonly to: Someone;
  readonly amount: number;
};
/** A payment as pages and programs read it. */
export type PaymentLine = NamedTransfer & {
  readonly id: string;
  readonly kind: PaymentKind;
  /** The evening that it is of; null where it is the season's. */
  readonly evening: { readonly id: string; readonly date: string } | null;
  readonly note: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly who: string | null;
};

type Head = {
  readonly league: Pick<League, 'id' | 'name'>;
  readonly season: Pick<Season, 'id' | 'name' | 'isOver'>;
  readonly currency: Currency;
  /** Null where no money is counted in the season. */
  readonly rules: CashRules | null;
  /** May the viewer write down what is paid? */
  readonly mayWrite: boolean;
};

/** The money of an evening, by name. */
type EveningMoney = Head & {
  readonly evening: {
    readonly id: string;
    readonly date: string;
    readonly name: string;
    /** Its own entry fee; null where the season's is asked. */
    readonly fee: number | null;
  };
  readonly lines: readonly (EveningLine & { readonly name: string })[];
  readonly due: number;
  readonly paidIn: number;
  readonly transfers: readonly NamedTransfer[];
  readonly payments: readonly PaymentLine[];
};

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

const paymentColumns = {
  id: true,
  kind: true,
  fromId: true,
  toId: true,
  amount: true,
  note: true,
  createdAt: true,
  author: true,
  user: { select: { name: true } },
  evening: { select: { id: true, date: true } },
} satisfies Prisma.PaymentSelect;
type PaymentRow = Prisma.PaymentGetPayload<{ select: typeof paymentColumns }>;

const kindOf = (kind: string): PaymentKind => PAYMENT_KINDS.find((one) => one === kind) ?? 'till';

type Reading = {
  readonly head: Head;
  readonly names: LeagueNames;
  readonly whole: Season;
  readonly rows: readonly PaymentRow[];
  readonly paid: readonly Paid[];
};

/** What stands above every page of money; null where the viewer may not read it. */
async function readHead(tx: Tx, viewer: Viewer | null, seasonId: string): Promise<Reading | null> {
  const row = await tx.season.findFirst({
    where: { id: seasonId, league: leaguesOf(viewer, 'reader') },
    select: { ...seasonColumns, cash: true, league: { select: { id: true, currency: true } } },
  });
  if (!row) return null;
  const found = await leagueAs(tx, viewer, { id: row.league.id, role: 'member' });
  if (!found.ok) return null;
  const { league } = found;
  const whole = parseSeason(row);
  const names = await leagueNames(tx, league.id);
  const rows = await tx.payment.findMany({
    where: { seasonId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: paymentColumns,
  });
  const rootOf = (id: string | null) => id && names.rootOf(id);
  return {
    head: {
      league: { id: league.id, name: league.name },
      season: { id: whole.id, name: whole.name, isOver: whole.isOver },
      currency: asCurrency(row.league.currency),
      rules: parseCash(row.cash),
      mayWrite: isAtLeast(league.role, 'scorer'),
    },
    names,
    whole,
    rows,
    paid: rows.map(({ kind, fromId, toId, amount, evening }) => ({
      kind: kindOf(kind),
      evening: evening?.id ?? null,
      from: rootOf(fromId),
      to: rootOf(toId),
      amount,
    })),
  };
}

const someone = ({ rootOf, nameOf }: LeagueNames, id: string | null): Someone =>
  id === null ? null : { id: rootOf(id), name: nameOf(id) };

const namedTransfers = (names: LeagueNames, transfers: readonly Transfer[]): NamedTransfer[] =>
  transfers.map(({ from, to, amount }) => ({
    from: someone(names, from),
    to: someone(names, to),
    amount,
  }));

const lineOf = (
  names: LeagueNames,
  { kind, fromId, toId, createdAt, author, user, ...row }: PaymentRow,
): PaymentLine => ({
  id: row.id,
  amount: row.amount,
  note: row.note,
  evening: row.evening,
  kind: kindOf(kind),
  from: someone(names, fromId),
  to: someone(names, toId),
  at: createdAt.toISOString(),
  who: user?.name ?? author,
});

/** The variants whose games can pay something. */
const STAKED = VARIANT_IDS.filter(paysStakes);
/** So many evenings' games are read at once: the seats of all of them are asked for together. */
const EVENINGS_AT_ONCE = 10;

/** Of each evening what its games paid. */
async function settlements(
  tx: Tx,
  eveningIds: readonly string[],
): Promise<ReadonlyMap<string, CashEvening['games']>> {
  const found = new Map<string, (readonly (readonly [string, number])[])[]>();
  for (let from = 0; from < eveningIds.length; from += EVENINGS_AT_ONCE) {
    const some = eveningIds.slice(from, from + EVENINGS_AT_ONCE);
    const games = await tx.game.findMany({
      where: { eveningId: { in: some }, over: true, variant: { in: STAKED } },
      select: {
        eveningId: true,
        tally: true,
        seats: { orderBy: { seat: 'asc' }, select: { playerId: true } },
      },
    });
    for (const { eveningId, tally, seats } of games) {
      const paid = settlementOf(CachedTally.parse(tally));
      if (!paid || eveningId === null) continue;
      const game = seats.map(({ playerId }, seat) => [playerId, paid[seat] ?? 0] as const);
      found.set(eveningId, [...(found.get(eveningId) ?? []), game]);
    }
  }
  return found;
}

type KnownEvening = CashEvening & {
  readonly date: string;
  readonly name: string;
  readonly ownFee: number | null;
};

/** The evenings of a season, or one of them, with who was there and what their games paid. */
async function readEvenings(
  tx: Tx,
  { seasonId, eveningId }: { seasonId: string; eveningId?: string },
  { names, head }: Reading,
): Promise<KnownEvening[]> {
  const where = { seasonId, ...(eveningId !== undefined && { id: eveningId }) };
  const rows = await tx.evening.findMany({
    where,
    orderBy: inOrder,
    select: {
      id: true,
      date: true,
      name: true,
      fee: true,
      attendance: { select: { playerId: true, status: true } },
    },
  });
  const only = eveningId === undefined ? Prisma.empty : Prisma.sql`AND e."id" = ${eveningId}`;
  const seated = await tx.$queryRaw<{ eveningId: string; playerId: string }[]>`
    SELECT DISTINCT e."id" AS "eveningId", s."playerId" FROM "Evening" e
      JOIN "Game" g ON g."eveningId" = e."id" JOIN "Seat" s ON s."gameId" = g."id"
      WHERE e."seasonId" = ${seasonId} ${only}
    UNION SELECT DISTINCT e."id" AS "eveningId", s."playerId" FROM "Evening" e
      JOIN "Paper" p ON p."eveningId" = e."id" JOIN "PaperSeat" s ON s."paperId" = p."id"
      WHERE e."seasonId" = ${seasonId} ${only}`;
  const playing = new Map<string, Set<string>>();
  for (const one of seated) {
    const own = playing.get(one.eveningId) ?? new Set();
    playing.set(one.eveningId, own.add(names.rootOf(one.playerId)));
  }
  const games = await settlements(
    tx,
    rows.map(({ id }) => id),
  );
  const noted = new Map(rows.map((row) => [row.id, attended(row.attendance, names.rootOf)]));
  // Whoever was never at an evening has not missed any.
  const people = new Set([...noted.values()].flatMap((marks) => Object.keys(marks)));
  for (const own of playing.values()) for (const id of own) people.add(id);
  const entrants = names.players.filter(({ id }) => people.has(id));
  return rows.map(({ id, date, name, fee }) => {
    const marks = noted.get(id) ?? {};
    const plays = playing.get(id) ?? new Set();
    const isThere = (player: string) => plays.has(player) || marks[player] === 'present';
    const isHeld = plays.size > 0 && date <= today();
    const away = isHeld
      ? entrants.filter((one) => belongsOn(one, date) && !isThere(one.id)).map((one) => one.id)
      : [];
    return {
      id,
      date,
      name,
      ownFee: fee,
      fee: fee ?? head.rules?.fee ?? 0,
      present: [...people].filter(isThere),
      excused: away.filter((player) => marks[player] === 'excused'),
      missed: away.filter((player) => marks[player] !== 'excused'),
      games: games.get(id) ?? [],
    };
  });
}

const NO_RULES = CashRules.parse({});
const byName = ({ players }: LeagueNames) => {
  const order = new Map(players.map(({ id }, at) => [id, at]));
  return (a: { player: string }, b: { player: string }) =>
    (order.get(a.player) ?? 0) - (order.get(b.player) ?? 0);
};

/** The money of an evening; null where this viewer sees none of that id, or no money. */
export function findEveningMoney(
  viewer: Viewer | null,
  eveningId: string,
): Promise<EveningMoney | null> {
  return read(async (tx) => {
    const row = await tx.evening.findFirst({
      where: { id: eveningId, league: leaguesOf(viewer, 'reader') },
      select: { seasonId: true },
    });
    const reading = row && (await readHead(tx, viewer, row.seasonId));
    const [evening] = reading
      ? await readEvenings(tx, { seasonId: row.seasonId, eveningId }, reading)
      : [];
    if (!reading || !evening) return null;
    const { head, names, rows, paid } = reading;
    const cash = eveningCash(evening, paid, head.rules ?? NO_RULES);
    const { id, date, name, ownFee } = evening;
    return {
      ...head,
      evening: { id, date, name, fee: ownFee },
      lines: cash.lines
        .toSorted(byName(names))
        .map((line) => ({ ...line, name: names.nameOf(line.player) })),
      due: cash.due,
      paidIn: cash.paidIn,
      transfers: namedTransfers(names, cash.transfers),
      payments: rows
        .filter((one) => one.evening?.id === eveningId)
        .map((one) => lineOf(names, one)),
    };
  });
}

/** The money of a season; null where this viewer sees none of that id, or no money. */
export async function findSeasonMoney(
  viewer: Viewer | null,
  seasonId: string,
): Promise<SeasonMoney | null> {
  const head = await read((tx) => readHead(tx, viewer, seasonId));
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
    const isOpen = (evening: KnownEvening) => {
      const { lines, transfers } = eveningCash(evening, paid, asked);
      return transfers.length > 0 || lines.some(({ fee, feePaid }) => feePaid < fee);
    };
    return {
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
      open: evenings.filter(isOpen).map(({ id, date, name }) => ({ id, date, name })),
      payments: rows.map((one) => lineOf(names, one)),
    };
  });
}

/** The points of difference of each player, as far as the season's table goes for everybody. */
async function pointsIn(tx: Tx, { names, whole }: Reading): Promise<Map<string, number>> {
  const { rootOf } = names;
  const { scheme, variants, isOver } = whole;
  const { evenings } = await eveningResults(tx, { seasonId: whole.id, rootOf });
  const points = new Map<string, number>();
  for (const { games } of shownOf({ evenings, scheme, variants, isOver }).evenings)
    for (const game of games)
      if (variants.includes(game.variant) && isSaid(game, scheme))
        for (const { player, difference = 0 } of game.seats)
          points.set(player, (points.get(player) ?? 0) + difference);
  return points;
}

/** A season in which the viewer may write; else why not. */
async function seasonToWrite(
  tx: Tx,
  viewer: Viewer | null,
  id: string,
): Promise<{ readonly ok: true; readonly leagueId: string } | Denied> {
  const season = await tx.season.findFirst({
    where: { id, league: leaguesOf(viewer, 'reader') },
    select: { leagueId: true },
  });
  if (!season) return deny('not-found', sentence('server.noSuch.season'));
  const { leagueId } = season;
  const league = await leagueAs(tx, viewer, { id: leagueId, role: 'scorer' });
  return league.ok ? { ok: true, leagueId } : league;
}

/**
 * Says what a season costs, or with null that no money is counted, and what the league's money is in.
 * Where stakes are settled stays once something was paid for the season.
 */
export function setCash(
  viewer: Viewer | null,
  {
    seasonId,
    rules,
    currency,
  }: { seasonId: string; rules: CashRules | null; currency?: Currency | undefined },
): Promise<Answer<null>> {
  return write(async (tx) => {
    const found = await seasonToWrite(tx, viewer, seasonId);
    if (!found.ok) return found;
    const kept = await tx.season.findUniqueOrThrow({
      where: { id: seasonId },
      select: { cash: true },
    });
    const moves = (parseCash(kept.cash) ?? NO_RULES).settle !== (rules ?? NO_RULES).settle;
    const settled =
      moves &&
      (await tx.payment.findFirst({
        where: { seasonId, kind: { in: ['stakes', 'season'] } },
        select: { id: true },
      }));
    if (settled)
      return deny('input-invalid', sentence('server-leagues.cash.settled'), 'rules.settle');
    await tx.season.update({
      where: { id: seasonId },
      data: { cash: rules === null ? Prisma.DbNull : json(rules) },
      select: { id: true },
    });
    if (currency !== undefined)
      await tx.league.update({
        where: { id: found.leagueId },
        data: { currency },
        select: { id: true },
      });
    return { ok: true, value: null };
  });
}

/** Gives an evening an entry fee of its own; null takes it away again. For scorers. */
export function setFee(
  viewer: Viewer | null,
  { eveningId, fee }: { eveningId: string; fee: number | null },
): Promise<Answer<null>> {
  return write(async (tx) => {
    const found = await eveningAs(tx, viewer, { id: eveningId, role: 'scorer' });
    if (!found.ok) return found;
    await tx.evening.update({ where: { id: eveningId }, data: { fee }, select: { id: true } });
    return { ok: true, value: null };
  });
}

/** What is written down of money that went from one to another; null is the till. */
type WrittenPayment = {
  readonly kind: PaymentKind;
  readonly eveningId: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: number;
  readonly note: string;
};

/** Does it say between whom and of what, as its kind asks for? */
function isWhole({ kind, eveningId, from, to, amount, note }: WrittenPayment): boolean {
  const parties = Number(from !== null) + Number(to !== null);
  const isOfEvening = eveningId !== null;
  const between = { fee: [1], stakes: [2], season: [1, 2], till: [0] }[kind];
  return (
    between.includes(parties) &&
    (parties === 0 || from !== to) &&
    isOfEvening === (kind === 'fee' || kind === 'stakes') &&
    (kind === 'till' ? amount !== 0 && note !== '' : amount > 0)
  );
}

/**
 * Writes down a payment under the id that the phone gave it; sent again it changes nothing. `seen` says
 * how many there were of this kind between the two when somebody looked, so that two who write down the
 * same one at once write it once. For scorers.
 */
export function savePayment(
  viewer: Viewer | null,
  {
    id,
    seasonId,
    seen,
    ...asked
  }: WrittenPayment & { id: string; seasonId: string; seen?: number | undefined },
): Promise<Answer<null>> {
  return write(async (tx) => {
    const found = await seasonToWrite(tx, viewer, seasonId);
    if (!found.ok) return found;
    const { leagueId } = found;
    const written = { ...asked, note: tidyName(asked.note) };
    if (!isWhole(written)) return deny('input-invalid', sentence('server-leagues.cash.kind'));
    const { kind, eveningId, from, to, amount, note } = written;
    const evening =
      eveningId === null ||
      (await tx.evening.findFirst({ where: { id: eveningId, seasonId }, select: { id: true } }));
    if (!evening) return deny('not-found', sentence('server.noSuch.evening'), 'eveningId');
    const { players, rootOf } = await leagueNames(tx, leagueId);
    const [fromId, toId] = [from && rootOf(from), to && rootOf(to)];
    const isKnown = (player: string | null) =>
      player === null || players.some((one) => one.id === player);
    if (!(isKnown(fromId) && isKnown(toId)))
      return deny('not-found', sentence('server.noSuch.player'), 'from');
    const kept = await tx.payment.findUnique({ where: { id } });
    if (kept) {
      const isSame =
        kept.seasonId === seasonId &&
        kept.eveningId === eveningId &&
        kept.kind === kind &&
        (kept.fromId && rootOf(kept.fromId)) === fromId &&
        (kept.toId && rootOf(kept.toId)) === toId &&
        kept.amount === amount &&
        kept.note === note;
      if (isSame) return { ok: true, value: null };
      return deny('id-taken', sentence('server-leagues.cash.idTaken'), 'id');
    }
    if (seen !== undefined) {
      const others = await tx.payment.findMany({
        where: { seasonId, eveningId, kind },
        select: { fromId: true, toId: true },
      });
      const between = others.filter(
        (one) =>
          (one.fromId && rootOf(one.fromId)) === fromId && (one.toId && rootOf(one.toId)) === toId,
      );
      if (between.length !== seen)
        return deny('version-moved', sentence('server-leagues.cash.moved'));
    }
    await tx.payment.create({
      data: {
        ...{ id, leagueId, seasonId, eveningId, kind, fromId, toId, amount, note },
        createdAt: new Date(),
        userId: viewer?.userId ?? null,
      },
      select: { id: true },
    });
    return { ok: true, value: null };
  });
}

/** Takes a payment back that was written down by mistake. For scorers. */
export function deletePayment(
  viewer: Viewer | null,
  { id, seasonId }: { id: string; seasonId: string },
): Promise<Answer<null>> {
  return write(async (tx) => {
    const found = await seasonToWrite(tx, viewer, seasonId);
    if (!found.ok) return found;
    await tx.payment.deleteMany({ where: { id, seasonId } });
    return { ok: true, value: null };
  });
}
