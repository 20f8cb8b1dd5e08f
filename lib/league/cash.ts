/**
 * A club's money: what an evening and a season cost everybody, what was paid, and who owes whom. Pure,
 * in whole Rappen (hundredths of whatever the league's money is in), so that every sum comes to nothing
 * to the last one.
 *
 * - Whoever is at an evening owes its entry fee to the till.
 * - The stakes of its games go between the players. They are settled on the evening or, with `settle`,
 *   over the season: never in both places.
 * - A season may cost something for each place behind the first, each point of difference and each
 *   evening missed. That, and a part of each fee, makes the jackpot, which is given back by places in
 *   hundredths. What is left over stays in the till.
 * - All of it makes one balance of everybody, and who pays whom over the season follows from the balances.
 */
import { z } from 'zod';
import type { Currency } from './money';

/** More than any club asks for at once, in Rappen; every sum stays exact. */
export const MAX_RAPPEN = 100_000_000;
const Price = z.int().min(0).max(1_000_000).default(0);
const HUNDRED = 100;

/** What a season costs, in Rappen. */
export const CashRules = z.strictObject({
  /** Of an evening, for everybody who is there. */
  fee: Price,
  /** What of each fee goes into the jackpot; never more than the fee. */
  feeToPot: Price,
  /** For each place behind the first of the season's table, once it is over. */
  perPlace: Price,
  /** For each point of difference in the games that count. */
  perPoint: Price,
  /** For an evening missed: excused, and otherwise. */
  perExcused: Price,
  perMissed: Price,
  /** What the places of the season get of the jackpot, best first, in hundredths. */
  shares: z
    .array(z.int().min(0).max(HUNDRED))
    .max(20)
    .refine((shares) => shares.reduce((sum, one) => sum + one, 0) <= HUNDRED)
    .default([]),
  /** Where the stakes of games are settled. */
  settle: z.enum(['evening', 'season']).default('evening'),
  /** At the end everybody pays to the till or gets from it, and nobody another member. */
  overTill: z.boolean().default(false),
});
export type CashRules = z.infer<typeof CashRules>;

/** `fee` and `stakes` belong to an evening, `season` to the season, `till` to nobody. */
export const PAYMENT_KINDS = ['fee', 'stakes', 'season', 'till'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** A player's id; null for the till. */
type Party = string | null;
/** Money from one to another. */
export type Transfer = { readonly from: Party; readonly to: Party; readonly amount: number };
/** What was paid. Of `till` both are null, and below 0 it went out. */
export type Paid = Transfer & { readonly kind: PaymentKind; readonly evening: string | null };

const add = (sums: Map<Party, number>, party: Party, amount: number) =>
  sums.set(party, (sums.get(party) ?? 0) + amount);

/** What is open by party, above 0: is to receive. Whoever paid has so much more to receive. */
function after(open: ReadonlyMap<Party, number>, paid: readonly Transfer[]): Map<Party, number> {
  const left = new Map(open);
  for (const { from, to, amount } of paid) {
    add(left, from, amount);
    add(left, to, -amount);
  }
  return left;
}

/**
 * Payments after which nobody owes anything: first those who owe exactly what somebody is to receive,
 * then who owes most pays who is to receive most. Always fewer than there are parties; the fewest of
 * all would take longer to find than clubs have members.
 *
 * @param open what is open by party, above 0: is to receive; comes to 0 in all
 */
export function transfersOf(open: ReadonlyMap<Party, number>): Transfer[] {
  const left = new Map([...open].filter(([, amount]) => amount !== 0));
  const transfers: Transfer[] = [];
  const pay = (from: Party, to: Party, amount: number) => {
    transfers.push({ from, to, amount });
    for (const [party, sum] of [
      [from, amount],
      [to, -amount],
    ] as const)
      if (add(left, party, sum).get(party) === 0) left.delete(party);
  };
  for (const [party, owed] of [...left]) {
    if (owed >= 0) continue;
    const fitting = [...left].find(([, amount]) => amount === -owed);
    if (fitting) pay(party, fitting[0], -owed);
  }
  while (left.size > 1) {
    const all = [...left];
    const [from, owed] = all.reduce((most, one) => (one[1] < most[1] ? one : most));
    const [to, due] = all.reduce((most, one) => (one[1] > most[1] ? one : most));
    pay(from, to, Math.min(-owed, due));
  }
  return transfers;
}

/** The same where nobody pays but to the till, and gets but from it. */
const transfersOverTill = (open: ReadonlyMap<Party, number>): Transfer[] =>
  [...open].flatMap(([party, amount]): Transfer[] =>
    party === null || amount === 0
      ? []
      : amount < 0
        ? [{ from: party, to: null, amount: -amount }]
        : [{ from: null, to: party, amount }],
  );

/** What an evening cost whom. */
export type CashEvening = {
  readonly id: string;
  readonly fee: number;
  /** Who was there. */
  readonly present: readonly string[];
  /** Who takes part in the season, belonged to the league that day and was not there. */
  readonly excused: readonly string[];
  readonly missed: readonly string[];
  /** Of each game with a stake what everybody receives, below 0 pays. */
  readonly games: readonly (readonly (readonly [player: string, rappen: number])[])[];
};

/** Somebody at an evening. */
export type EveningLine = {
  readonly player: string;
  /** The entry fee, and what was paid of it. */
  readonly fee: number;
  readonly feePaid: number;
  /** What the games brought, below 0 cost, and what of it is still to come. */
  readonly stakes: number;
  readonly open: number;
};
/** Somebody who was not there. */
export type Absence = {
  readonly player: string;
  readonly why: 'excused' | 'absent';
  readonly amount: number;
};
type EveningCash = {
  readonly lines: readonly EveningLine[];
  readonly due: number;
  readonly paidIn: number;
  /** Who still pays whom for the games; none where the season settles them. */
  readonly transfers: readonly Transfer[];
};

const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

const stakesOf = ({ games }: Pick<CashEvening, 'games'>): Map<Party, number> => {
  const stakes = new Map<Party, number>();
  for (const game of games) for (const [player, rappen] of game) add(stakes, player, rappen);
  return stakes;
};

/** Fees by player. What came back is taken off. */
function feesPaid(paid: readonly Paid[]): Map<Party, number> {
  const fees = new Map<Party, number>();
  for (const { kind, from, to, amount } of paid) {
    if (kind !== 'fee') continue;
    if (from !== null) add(fees, from, amount);
    if (to !== null) add(fees, to, -amount);
  }
  return fees;
}

/** What missing an evening costs whom. */
export const absencesOf = (
  { excused, missed }: Pick<CashEvening, 'excused' | 'missed'>,
  { perExcused, perMissed }: Pick<CashRules, 'perExcused' | 'perMissed'>,
): Absence[] => [
  ...missed.map((player): Absence => ({ player, why: 'absent', amount: perMissed })),
  ...excused.map((player): Absence => ({ player, why: 'excused', amount: perExcused })),
];

/** The money of one evening. */
export function eveningCash(
  evening: CashEvening,
  paid: readonly Paid[],
  { settle }: Pick<CashRules, 'settle'>,
): EveningCash {
  const own = paid.filter((one) => one.evening === evening.id);
  const fees = feesPaid(own);
  const stakes = stakesOf(evening);
  const open = after(
    stakes,
    own.filter(({ kind }) => kind === 'stakes'),
  );
  const present = new Set<Party>(evening.present);
  const people = new Set<Party>([...present, ...fees.keys(), ...open.keys()]);
  people.delete(null);
  const lines = [...people].flatMap((player): EveningLine[] =>
    player === null
      ? []
      : [
          {
            player,
            fee: present.has(player) ? evening.fee : 0,
            feePaid: fees.get(player) ?? 0,
            stakes: stakes.get(player) ?? 0,
            open: open.get(player) ?? 0,
          },
        ],
  );
  return {
    lines,
    due: sum(lines.map(({ fee }) => fee)),
    paidIn: sum(fees.values()),
    transfers: settle === 'evening' ? transfersOf(open) : [],
  };
}

/** What of somebody's fee at an evening nobody has written down as paid. */
const unpaid = ({ fee, feePaid }: Pick<EveningLine, 'fee' | 'feePaid'>): number =>
  Math.max(0, fee - feePaid);

/**
 * What of all the fees that somebody has not paid is covered by what they paid for the season or have to receive:
 * of fees no more is open than they owe in all. Stakes that are settled on the evenings are asked for there and
 * cover nothing, unless all comes to nothing.
 */
function coveredOf(
  lines: readonly EveningLine[],
  { balance }: Pick<Account, 'balance'>,
  { settle }: Pick<CashRules, 'settle'>,
): number {
  const apart = settle === 'evening' && balance !== 0 ? sum(lines.map(({ open }) => open)) : 0;
  return Math.max(0, sum(lines.map(unpaid)) - Math.max(0, apart - balance));
}

/** A fee, with what of it somebody's balance over the season covers. */
type FeeLine = Pick<EveningLine, 'fee' | 'feePaid'> & { readonly credit: number };

/** What of a fee is still to be paid. */
export const feeOpen = (line: FeeLine): number => unpaid(line) - line.credit;

/** Of an evening's fees what is covered so, what is still to be paid, and by how many. */
export function openOf(lines: readonly FeeLine[]): {
  readonly credit: number;
  readonly open: number;
  readonly people: number;
} {
  const open = lines.map(feeOpen).filter((amount) => amount > 0);
  return { credit: sum(lines.map(({ credit }) => credit)), open: sum(open), people: open.length };
}

/** What somebody owes and is owed over a season. */
export type Account = {
  readonly player: string;
  readonly fees: number;
  readonly feesPaid: number;
  /** How many evenings' fees are open. */
  readonly evenings: number;
  readonly stakes: number;
  /** For places, points and evenings missed; and what the jackpot gave. */
  readonly places: number;
  readonly points: number;
  readonly missed: number;
  readonly share: number;
  /** What was paid for games and for the season, less what was received. */
  readonly paid: number;
  /** All together: above 0 is to receive, below 0 owes. */
  readonly balance: number;
};
export type SeasonCash = {
  readonly accounts: readonly Account[];
  readonly pot: { readonly amount: number; readonly shared: number };
  /** What went into and out of the till in the season, and what it is still to receive in all. */
  readonly till: number;
  readonly owed: number;
  /** By evening and player what of the entry fee is covered by the balance. */
  readonly credits: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The evenings at which something is open of somebody who owes, with what of their fees is. */
  readonly open: readonly { readonly id: string; readonly fees: number }[];
  /** Who pays whom so that every balance comes to 0, the till's too. */
  readonly transfers: readonly Transfer[];
};

/** All that a season's money follows from. */
type CashInput = {
  readonly rules: CashRules;
  readonly evenings: readonly CashEvening[];
  /** Points of difference by player. */
  readonly points: ReadonlyMap<string, number>;
  /** Places by player, 1 the best; none before the season is over. */
  readonly ranks: ReadonlyMap<string, number>;
  readonly paid: readonly Paid[];
};

/** What went into the till, less what went out of it. */
export const inTill = (paid: readonly Pick<Paid, 'kind' | 'from' | 'to' | 'amount'>[]): number =>
  sum(
    paid.map(({ kind, from, to, amount }) =>
      kind === 'till' ? amount : (to === null ? amount : 0) - (from === null ? amount : 0),
    ),
  );

/** What a place gets of the jackpot, each of those who share it. */
type PotPlace = {
  readonly rank: number;
  readonly players: readonly string[];
  readonly each: number;
};

/**
 * What the places get of the jackpot, best first: those who share a place share what their places get, in whole
 * Rappen.
 */
export const placesOfPot = (
  pot: number,
  shares: readonly number[],
  ranks: ReadonlyMap<string, number>,
): PotPlace[] =>
  [...new Set(ranks.values())]
    .sort((a, b) => a - b)
    .map((rank) => {
      const players = [...ranks].flatMap(([player, own]) => (own === rank ? [player] : []));
      const percent = sum(shares.slice(rank - 1, rank - 1 + players.length));
      return { rank, players, each: Math.floor((pot * percent) / HUNDRED / players.length) };
    })
    .filter(({ each }) => each > 0);

/** Who gets how much of a season's jackpot, by name. */
export type Pot = {
  readonly amount: number;
  /** Best first; people are null as long as the season hides its table. */
  readonly places: readonly {
    readonly rank: number;
    readonly people: readonly string[] | null;
    readonly each: number;
  }[];
  /** What stays in the till. */
  readonly rest: number;
  readonly currency: Currency;
};

/** What members owe in all, and what of that others are to receive: the rest is the till's. */
export const debtsOf = (
  accounts: readonly Pick<Account, 'balance'>[],
): { readonly debts: number; readonly credits: number } => ({
  debts: sum(accounts.map(({ balance }) => Math.max(0, -balance))),
  credits: sum(accounts.map(({ balance }) => Math.max(0, balance))),
});

/** The money of a season. */
export function seasonCash({ rules, evenings, points, ranks, paid }: CashInput): SeasonCash {
  const each = <Value>(of: (evening: CashEvening) => readonly Value[]) => evenings.flatMap(of);
  const lines = new Map<string, EveningLine[]>();
  const atEvenings = evenings.map((evening) => ({
    id: evening.id,
    ...eveningCash(evening, paid, rules),
  }));
  for (const line of atEvenings.flatMap((one) => one.lines))
    lines.set(line.player, [...(lines.get(line.player) ?? []), line]);
  const missed = new Map<Party, number>();
  for (const { player, amount } of each((evening) => absencesOf(evening, rules)))
    add(missed, player, amount);
  const seasonPaid = after(
    new Map(),
    paid.filter(({ kind }) => kind === 'season'),
  );
  const people = new Set([
    ...lines.keys(),
    ...[...ranks, ...points].map(([player]) => player),
    ...[...missed.keys(), ...seasonPaid.keys()].flatMap((party) => party ?? []),
  ]);
  const costs = [...people].map((player) => {
    const own = lines.get(player) ?? [];
    const rank = ranks.get(player);
    return {
      player,
      fees: sum(own.map(({ fee }) => fee)),
      feesPaid: sum(own.map(({ feePaid }) => feePaid)),
      stakes: sum(own.map(({ stakes }) => stakes)),
      open: sum(own.map(({ open }) => open)),
      places: rank === undefined ? 0 : (rank - 1) * rules.perPlace,
      points: Math.round((points.get(player) ?? 0) * rules.perPoint),
      missed: missed.get(player) ?? 0,
    };
  });
  const fees = each(({ fee, present }) => present.map(() => Math.min(fee, rules.feeToPot)));
  const pot = sum(fees) + sum(costs.map((one) => one.places + one.points + one.missed));
  const shares = new Map(
    placesOfPot(pot, rules.shares, ranks).flatMap(({ players, each }) =>
      players.map((player) => [player, each] as const),
    ),
  );
  const credits = new Map(evenings.map(({ id }) => [id, new Map<string, number>()]));
  /** Covers the earliest fees first, and tells how many are still open. */
  const cover = (player: string, amount: number): number => {
    let left = amount;
    return atEvenings.filter((evening) => {
      const line = evening.lines.find((one) => one.player === player);
      if (!line) return false;
      const credit = Math.min(left, unpaid(line));
      left -= credit;
      if (credit > 0) credits.get(evening.id)?.set(player, credit);
      return feeOpen({ ...line, credit }) > 0;
    }).length;
  };
  const accounts = costs.map(({ open, ...one }): Account => {
    const share = shares.get(one.player) ?? 0;
    const toSeason = seasonPaid.get(one.player) ?? 0;
    const ofSeason = share - one.places - one.points - one.missed + toSeason;
    const balance = ofSeason + open + one.feesPaid - one.fees;
    const covered = coveredOf(lines.get(one.player) ?? [], { balance }, rules);
    return {
      ...one,
      evenings: cover(one.player, covered),
      share,
      paid: open - one.stakes + toSeason,
      balance,
    };
  });
  const balances = new Map<Party, number>();
  for (const { player, balance } of accounts) {
    add(balances, player, balance);
    add(balances, null, -balance);
  }
  const owes = (party: Party) => (balances.get(party) ?? 0) < 0;
  const open = atEvenings.flatMap(({ id, lines, transfers }) => {
    const own = credits.get(id);
    const fees = openOf(
      lines.map((line) => ({ ...line, credit: own?.get(line.player) ?? 0 })),
    ).open;
    return fees > 0 || transfers.some(({ from }) => owes(from)) ? [{ id, fees }] : [];
  });
  return {
    accounts,
    pot: { amount: pot, shared: sum(shares.values()) },
    till: inTill(paid),
    owed: balances.get(null) ?? 0,
    credits,
    open,
    transfers: rules.overTill ? transfersOverTill(balances) : transfersOf(balances),
  };
}
