/**
 * The ranking after the rounds so far: by total, then by the best single round, the second best and so
 * on, then by the cards that were cut. Source: tournament.md, Ranking. Pure.
 */
import type { Round, Tournament } from './document';

/** What can decide a place. */
export type Decider = 'total' | 'round' | 'cut' | 'level';

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
  /** What set this entrant apart from the nearest one with the same total; `total` where nobody has it. */
  readonly decidedBy: Decider;
};

type Result = Omit<RankingLine, 'rank' | 'decidedBy'> & {
  /** The rounds at a table, best first. */
  readonly played: readonly number[];
};
/** Below 0 where the first of two figures is the better one. */
type Compare = (one: number, other: number) => number;

/** Everybody, by rank; level ones in the order of the entrants. */
export function ranking(tournament: Tournament): RankingLine[] {
  const groups = levelGroups(tournament);
  const lines: RankingLine[] = [];
  for (const [index, group] of groups.entries()) {
    const totals = [index - 1, index + 1].map((at) => groups[at]?.[0]?.total);
    const isAlone = !totals.includes(group[0]?.total);
    const cut = group.length > 1 ? inOrderOfCut(group, tournament.cuts) : undefined;
    const decidedBy = group.length > 1 ? (cut ? 'cut' : 'level') : isAlone ? 'total' : 'round';
    const first = lines.length + 1;
    for (const [at, { played: _, entrant, ...line }] of (cut ?? group).entries())
      lines.push({ entrant, rank: cut ? first + at : first, ...line, decidedBy });
  }
  return lines;
}

/** Those whom neither totals nor rounds set apart together, in the order of the entrants; the best first. */
function levelGroups(tournament: Tournament): Result[][] {
  const better: Compare =
    tournament.better === 'most' ? (one, other) => other - one : (one, other) => one - other;
  const compare = (one: Result, other: Result): number =>
    // Nobody wins with the least by staying away.
    (tournament.better === 'least' ? Number(isAbsent(one)) - Number(isAbsent(other)) : 0) ||
    better(one.total, other.total) ||
    compareRounds(one.played, other.played, better);
  const groups: Result[][] = [];
  for (const own of resultsOf(tournament, better).toSorted(compare)) {
    const last = groups.at(-1);
    if (last?.[0] && compare(last[0], own) === 0) last.push(own);
    else groups.push([own]);
  }
  return groups;
}

/** Without a table behind them, and without a bye that is worth anything. */
const isAbsent = ({ rounds }: Result): boolean => rounds.every((points) => points === null);

/** Best against best, second against second; whoever has no such round is behind. */
function compareRounds(one: readonly number[], other: readonly number[], better: Compare): number {
  for (const [at, own] of one.entries()) {
    const its = other[at];
    if (its === undefined) return -1;
    if (own !== its) return better(own, its);
  }
  return one.length < other.length ? 1 : 0;
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
  const { penalties, drop, bye } = tournament;
  const sat = tournament.played.map(satIn);
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
      played: played.toSorted(better),
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
