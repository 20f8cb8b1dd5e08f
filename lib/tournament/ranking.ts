/**
 * The ranking after the rounds so far: by total, then by the tie-breaks of the tournament in their order,
 * then by the cards that were cut. Source: tournament.md, Ranking. Pure.
 */
import type { Round, Tournament } from './document';

/**
 * What can part those with the same total: their rounds at a table, best against best; more matches; the
 * latest round, then the one before it. The document names them in their order; cards come last.
 */
export const TIE_BREAKS = ['rounds', 'matches', 'last'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];
/** Where nobody says which. */
export const USUAL_TIE_BREAKS: readonly TieBreak[] = ['rounds'];

/** What can decide a place. */
export const DECIDERS = ['total', 'round', 'matches', 'last', 'cut', 'level'] as const;
export type Decider = (typeof DECIDERS)[number];

/** One entrant in the ranking. Points are those of the kind of tournament. */
export type RankingLine = {
  readonly entrant: string;
  /** From 1; level ones share it, and the next rank leaves a gap. */
  readonly rank: number;
  readonly total: number;
  /** By round; null where the entrant did not sit, the table is not done, or a bye is worth nothing. */
  readonly rounds: readonly (number | null)[];
  /** Indexes of the rounds that do not count, worst first, the later first where level. */
  readonly dropped: readonly number[];
  /** Indexes of the rounds that were sat out. */
  readonly byes: readonly number[];
  /** The sum of the penalties, which the total has taken in. */
  readonly penalty: number;
  /** How many they had, with whoever played beside them; only where matches can decide. */
  readonly matches?: number;
  /** What set this entrant apart from the nearest one with the same total; `total` where nobody has it. */
  readonly decidedBy: Decider;
};

type Result = Omit<RankingLine, 'rank' | 'decidedBy'>;
/** Below 0 where the first of two figures is the better one. */
type Compare = (one: number, other: number) => number;
/** Who wins, and what parts those with the same total. */
export type Order = Pick<Tournament, 'better'> & {
  readonly tieBreaks?: readonly TieBreak[] | undefined;
};

/** Everybody, by rank; level ones in the order of the entrants. */
export function ranking(tournament: Tournament): RankingLine[] {
  const groups = levelGroups(tournament);
  const lines: RankingLine[] = [];
  for (const [index, group] of groups.entries()) {
    const [first] = group;
    const cut = group.length > 1 ? inOrderOfCut(group, tournament.cuts) : undefined;
    const near = [groups[index - 1]?.[0], groups[index + 1]?.[0]];
    const decided = first && decision(first, near, tournament);
    const decidedBy = group.length > 1 ? (cut ? 'cut' : 'level') : (decided?.by ?? 'total');
    const rank = lines.length + 1;
    for (const [at, { entrant, ...line }] of (cut ?? group).entries())
      lines.push({ entrant, rank: cut ? rank + at : rank, ...line, decidedBy });
  }
  return lines;
}

/** Those whom neither totals nor tie-breaks set apart together, in the order of the entrants; the best first. */
function levelGroups(tournament: Tournament): Result[][] {
  const better = betterOf(tournament);
  const compare = (one: Result, other: Result): number =>
    // Nobody wins with the least by staying away.
    (tournament.better === 'least' ? Number(isAbsent(one)) - Number(isAbsent(other)) : 0) ||
    better(one.total, other.total) ||
    (parting(one, other, tournament)?.order ?? 0);
  const groups: Result[][] = [];
  for (const own of resultsOf(tournament, better).toSorted(compare)) {
    const last = groups.at(-1);
    if (last?.[0] && compare(last[0], own) === 0) last.push(own);
    else groups.push([own]);
  }
  return groups;
}

const betterOf =
  ({ better }: Order): Compare =>
  (one, other) =>
    better === 'most' ? other - one : one - other;

/** Without a table behind them, and without a bye that is worth anything. */
const isAbsent = ({ rounds }: Result): boolean => rounds.every((points) => points === null);

type Parted = Pick<RankingLine, 'total' | 'rounds' | 'byes' | 'matches'>;

/** What set one apart from others: `at` counts its rounds from the best, or is the index of one. */
export type Decision = {
  readonly by: 'round' | 'matches' | 'last';
  readonly at: number;
  /** What it came to; null where there is no such round. */
  readonly figure: number | null;
};

/** What set somebody apart from the nearest with the same total; null where there is none. */
export function decision<One extends Parted>(
  own: One,
  near: readonly (One | undefined)[],
  order: Order,
): Decision | null {
  let last: ReturnType<typeof parting> = null;
  for (const other of near) {
    const found = other?.total === own.total ? parting(own, other, order) : null;
    if (found && (!last || found.step > last.step)) last = found;
  }
  return last && { by: last.by, at: last.at, figure: last.figure };
}

/** More than there can be rounds. */
const FAR = 1000;

/** The first thing in which two with the same total differ; the later it comes, the larger its step. */
function parting(
  one: Parted,
  other: Parted,
  order: Order,
): (Decision & { readonly order: number; readonly step: number }) | null {
  const better = betterOf(order);
  for (const [nth, tieBreak] of (order.tieBreaks ?? USUAL_TIE_BREAKS).entries()) {
    const own = figuresOf(one, tieBreak, better);
    const its = figuresOf(other, tieBreak, better);
    const i = own.findIndex((figure, at) => figure !== its[at]);
    // Whoever has no such round is behind.
    const place = i < 0 && own.length < its.length ? own.length : i;
    if (place < 0) continue;
    const [figure, against] = [own[place] ?? null, its[place] ?? null];
    const compare: Compare = tieBreak === 'matches' ? (a, b) => b - a : better;
    const result = figure === null ? 1 : against === null ? -1 : compare(figure, against);
    const by = tieBreak === 'rounds' ? 'round' : tieBreak;
    const at = tieBreak === 'last' ? own.length - 1 - place : place;
    return { by, at, figure, order: result, step: nth * FAR + place };
  }
  return null;
}

/** What is compared, the weightiest first; null for a round without a table. */
function figuresOf(
  { rounds, byes, matches = 0 }: Parted,
  tieBreak: TieBreak,
  better: Compare,
): readonly (number | null)[] {
  if (tieBreak === 'matches') return [matches];
  const played = rounds.map((points, round) => (byes.includes(round) ? null : points));
  return tieBreak === 'last'
    ? played.toReversed()
    : played.filter((points) => points !== null).toSorted(better);
}

/** The group as the first cut has it that names all of it. */
function inOrderOfCut(group: readonly Result[], cuts: Tournament['cuts']): Result[] | undefined {
  const place = cuts
    .map((cut) => new Map(cut.map((id, at) => [id, at])))
    .find((drawn) => group.every(({ entrant }) => drawn.has(entrant)));
  if (!place) return undefined;
  const at = ({ entrant }: Result) => place.get(entrant) ?? 0;
  return group.toSorted((one, other) => at(one) - at(other));
}

/** What everybody has, in the order of the entrants. */
function resultsOf(tournament: Tournament, better: Compare): Result[] {
  const { penalties, drop, bye, played: all } = tournament;
  const sat = all.map(satIn);
  const matches = tournament.tieBreaks?.includes('matches') ? matchesIn(all) : null;
  const charged = new Map<string, number>();
  for (const { entrant, points } of penalties)
    charged.set(entrant, (charged.get(entrant) ?? 0) + points);
  return tournament.entrants.map(({ id: entrant }) => {
    const own = sat.map((round) => round.get(entrant));
    const played = own.filter((one) => typeof one === 'number');
    const worth = bye === 'average' ? mean(played) : bye;
    const counted = own.map((one) => (one === 'out' ? (bye === null ? 0 : worth) : (one ?? null)));
    const dropped = worst(counted, drop, better);
    const kept = counted.map((points, round) => (dropped.includes(round) ? 0 : (points ?? 0)));
    const penalty = charged.get(entrant) ?? 0;
    return {
      entrant,
      total: sum(kept) + (tournament.better === 'most' ? 0 - penalty : penalty),
      rounds: own.map((one) => (one === 'out' ? worth : (one ?? null))),
      dropped,
      byes: own.flatMap((one, round) => (one === 'out' ? [round] : [])),
      penalty,
      ...(matches && { matches: matches.get(entrant) ?? 0 }),
    };
  });
}

/** By entrant what a round came to, as far as its tables are done, and who sat out. */
function satIn({ tables, out }: Round): ReadonlyMap<string, number | 'out'> {
  const sat = new Map<string, number | 'out'>(out.map((id) => [id, 'out']));
  for (const { seats, points } of tables) {
    if (!points) continue;
    // Where two and two play, seats 1 and 3 have the points of one side, 2 and 4 of the other.
    for (const [seat, id] of seats.entries()) sat.set(id, points[seat % points.length] ?? 0);
  }
  return sat;
}

/** How many matches each had, with whoever played beside them. */
export function matchesIn(
  rounds: readonly {
    readonly tables: readonly {
      readonly seats: readonly string[];
      readonly matches?: readonly number[] | undefined;
    }[];
  }[],
): ReadonlyMap<string, number> {
  const own = new Map<string, number>();
  for (const { seats, matches = [] } of rounds.flatMap(({ tables }) => tables)) {
    if (matches.length === 0) continue;
    for (const [seat, id] of seats.entries())
      own.set(id, (own.get(id) ?? 0) + (matches[seat % matches.length] ?? 0));
  }
  return own;
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** Rounded down; null of nothing. */
const mean = (all: readonly number[]): number | null =>
  all.length > 0 ? Math.floor(sum(all) / all.length) : null;

/** The rounds that do not count: the worst of those that there are, if there are more. */
function worst(rounds: readonly (number | null)[], drop: number, better: Compare): number[] {
  const counted = rounds.flatMap((points, round) => (points === null ? [] : [{ points, round }]));
  if (counted.length <= drop) return [];
  return counted
    .toSorted((one, other) => better(other.points, one.points) || other.round - one.round)
    .slice(0, drop)
    .map(({ round }) => round);
}
