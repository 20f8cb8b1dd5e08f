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
  type CashEvening,
  CashRules,
  type EveningLine,
  eveningCash,
  type Paid,
} from '../../league/cash';
import { isLongOver, today } from '../../league/days';
import { asCurrency, type Currency } from '../../league/money';
import { belongsOn, type Entrant } from '../../league/result';
import { invalid, leaguesOf, type Viewer } from '../access';
import { CachedTally, inParts, json, read, type Tx } from '../store';
import { atEvening, isAtLeast, type League, leagueAs, ofSeason } from './as-role';
import type { Asked } from './input';
import { type LeagueNames, leagueNames, placeIn } from './league-names';
import {
  kindOf,
  lineOf,
  type NamedTransfer,
  namedTransfers,
  type PaymentLine,
  type PaymentRow,
  paymentColumns,
} from './payments';
import { attended, inOrder } from './results';
import { parseSeason, type Season, seasonColumns } from './seasons';

/** The rules of a season as stored; none where no money is counted. */
const parseCash = (stored: unknown): CashRules | null =>
  stored === null ? null : CashRules.parse(stored);

/** What stands above all money. */
export type Head = {
  readonly league: Pick<League, 'id' | 'name'>;
  readonly season: Pick<Season, 'id' | 'name' | 'startsOn' | 'endsOn' | 'isOver'>;
  readonly currency: Currency;
  /** Null where no money is counted in the season. */
  readonly rules: CashRules | null;
  /** May the viewer write down what is paid? */
  readonly mayWrite: boolean;
};

/** The money of an evening by itself, by name. */
type EveningAlone = Head & {
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

/** What all that is reckoned of a season begins with. */
export type Reading = {
  readonly head: Head;
  readonly names: LeagueNames;
  readonly whole: Season;
  readonly rows: readonly PaymentRow[];
  readonly paid: readonly Paid[];
};

/** What stands above every page of money; null where the viewer may not read it. */
export async function readHead(
  tx: Tx,
  viewer: Viewer | null,
  seasonId: string,
): Promise<Reading | null> {
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
      season: {
        id: whole.id,
        name: whole.name,
        startsOn: whole.startsOn,
        endsOn: whole.endsOn,
        isOver: whole.isOver,
      },
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
  for (const some of inParts(eveningIds, EVENINGS_AT_ONCE)) {
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
  /** Of whom nobody said whether they were there: once the evening is over they have missed it. */
  readonly unnoted: readonly string[];
  /** Who plays in the league, was not there and has not missed it: without a first day, or before it. */
  readonly uncharged: readonly { readonly id: string; readonly why: WhyUncharged }[];
};

/** Without a first day nobody has missed an evening before the first they were at; nor with one before it. */
export type WhyUncharged = 'noFirstDay' | 'before';

/** The evenings of a season, or one of them, with who was there and what their games paid. */
export async function readEvenings(
  tx: Tx,
  { seasonId, eveningId }: { seasonId: string; eveningId?: string },
  { names, head, whole }: Reading,
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
  const seated = await tx.$queryRaw<{ eveningId: string; playerId: string }[]>(
    satAt(Prisma.sql`e."seasonId" = ${seasonId} ${only}`, Prisma.sql`e."id" AS "eveningId",`),
  );
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
  /** When somebody was first noted at an evening of the season. */
  const firstOn = new Map<string, string>();
  for (const { id, date } of rows)
    for (const player of [...Object.keys(noted.get(id) ?? {}), ...(playing.get(id) ?? [])])
      if (!firstOn.has(player)) firstOn.set(player, date);
  // Nobody has missed an evening before their first day; where none is known, before the first they were noted at.
  const people = [...firstOn.keys()];
  const entrants = names.players.filter(({ id, joinedOn }) => joinedOn !== null || firstOn.has(id));
  const [first] = rows;
  const isNew = ({ id, joinedOn }: Entrant) => joinedOn === null && firstOn.get(id) !== first?.date;
  const before =
    first && entrants.some(isNew)
      ? await cameBefore(tx, { leagueId: head.league.id, day: first.date, rootOf: names.rootOf })
      : new Set();
  const hasCome = ({ id, joinedOn }: Pick<Entrant, 'id' | 'joinedOn'>, date: string) =>
    joinedOn !== null || (firstOn.get(id) ?? date) <= date || before.has(id);
  const whyUncharged = ({ id, joinedOn, leftOn }: Entrant, date: string): WhyUncharged | null => {
    if (leftOn !== null && leftOn < date) return null;
    if (joinedOn !== null) return joinedOn > date ? 'before' : null;
    return firstOn.has(id) && hasCome({ id, joinedOn }, date) ? null : 'noFirstDay';
  };
  return rows.map(({ id, date, name, fee }) => {
    const marks = noted.get(id) ?? {};
    const plays = playing.get(id) ?? new Set();
    const isThere = (player: string) =>
      plays.has(player) || marks[player] === 'present' || marks[player] === 'left';
    const isHeld = plays.size > 0 && date <= today();
    // Until then whoever nobody noted as away may still come.
    const isOver = whole.closed || isLongOver(date);
    const away = isHeld
      ? entrants
          .filter((one) => belongsOn(one, date) && hasCome(one, date) && !isThere(one.id))
          .map((one) => one.id)
      : [];
    return {
      id,
      date,
      name,
      ownFee: fee,
      fee: fee ?? head.rules?.fee ?? 0,
      present: people.filter(isThere),
      excused: away.filter((player) => marks[player] === 'excused'),
      missed: away.filter((player) =>
        isOver ? marks[player] !== 'excused' : marks[player] === 'absent',
      ),
      unnoted: away.filter((player) => marks[player] !== 'excused' && marks[player] !== 'absent'),
      uncharged: isHeld
        ? names.players.flatMap((one) => {
            const mayCome = !isOver && marks[one.id] !== 'excused' && marks[one.id] !== 'absent';
            const why = mayCome || isThere(one.id) ? null : whyUncharged(one, date);
            return why ? [{ id: one.id, why }] : [];
          })
        : [],
      games: games.get(id) ?? [],
    };
  });
}

/** Who sat at those of the evenings, as `e`, that fit: in a game, or on paper; `more` of them beside. */
const satAt = (which: Prisma.Sql, more: Prisma.Sql) => Prisma.sql`
  SELECT ${more} s."playerId" FROM "Evening" e
    JOIN "Game" g ON g."eveningId" = e."id" JOIN "Seat" s ON s."gameId" = g."id" WHERE ${which}
  UNION SELECT ${more} s."playerId" FROM "Evening" e
    JOIN "Paper" p ON p."eveningId" = e."id" JOIN "PaperSeat" s ON s."paperId" = p."id" WHERE ${which}`;

/** Who was noted at an evening of the league before this day. */
async function cameBefore(
  tx: Tx,
  { leagueId, day, rootOf }: { leagueId: string; day: string; rootOf: LeagueNames['rootOf'] },
): Promise<ReadonlySet<string>> {
  const earlier = Prisma.sql`e."leagueId" = ${leagueId} AND e."date" < ${day}`;
  const rows = await tx.$queryRaw<{ playerId: string }[]>`
    ${satAt(earlier, Prisma.empty)}
    UNION SELECT a."playerId" FROM "Evening" e
      JOIN "Attendance" a ON a."eveningId" = e."id" WHERE ${earlier}`;
  return new Set(rows.map(({ playerId }) => rootOf(playerId)));
}

/** Of a season that counts no money. */
export const NO_RULES = CashRules.parse({});
/** In the order of names. */
export const byName = (names: LeagueNames) => {
  const place = placeIn(names);
  return (a: { player: string }, b: { player: string }) => place(a.player) - place(b.player);
};

/** The money of an evening by itself; null where this viewer sees none of that id, or no money. */
export function eveningAlone(
  viewer: Viewer | null,
  eveningId: string,
): Promise<EveningAlone | null> {
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

/**
 * Says what a season costs, or with null that no money is counted, and what the league's money is in.
 * Where stakes are settled stays once something was paid for the season.
 */
export const setCash = ofSeason('scorer', async (tx, asked: Asked<'setCash'>, as) => {
  const { leagueId } = as.season;
  const { seasonId, rules, currency } = asked;
  if (rules && rules.feeToPot > rules.fee) {
    const [fee, share] = [rules.fee, rules.feeToPot].map((sum) => (sum / 100).toFixed(2));
    return invalid(
      sentence('server-leagues.cash.potAboveFee', { fee: `${fee}`, share: `${share}` }),
      'rules.feeToPot',
    );
  }
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
  if (settled) return invalid(sentence('server-leagues.cash.settled'), 'rules.settle');
  await tx.season.update({
    where: { id: seasonId },
    data: { cash: rules === null ? Prisma.DbNull : json(rules) },
    select: { id: true },
  });
  if (currency !== undefined)
    await tx.league.update({
      where: { id: leagueId },
      data: { currency },
      select: { id: true },
    });
  return { ok: true, value: null };
});

/** Gives an evening an entry fee of its own; null takes it away again. For scorers. */
export const setFee = atEvening('scorer', async (tx, { eveningId, fee }: Asked<'setFee'>) => {
  await tx.evening.update({ where: { id: eveningId }, data: { fee }, select: { id: true } });
  return { ok: true, value: null };
});
