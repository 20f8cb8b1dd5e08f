/**
 * Who comes before whom: by the total, and between level ones by the tie-breaks of the scheme in
 * their order. Every tie-break splits a group of level ones into smaller groups, and the next goes
 * on within those; so the order has no circles. Exact; pure.
 */
import { betterFirst, type Exact } from './exact';
import type { Played } from './measure';
import { isLessBetter, type TieBreak } from './measures';
import type { Scheme } from './scheme';

/** What the order looks at. */
export type Contender = {
  readonly id: string;
  readonly total: Exact | null;
  /** The best of the evenings, and the result of the latest game or evening; substitutes aside. */
  readonly bestEvening: Exact | null;
  readonly latest: Exact | null;
  readonly wins: number;
  /** Games that count, in the order of play. */
  readonly played: readonly Played[];
};

/** Somebody with a rank, and what separates them from the neighbour with the same total. */
export type Placed<C> = {
  readonly one: C;
  /** 1 the best; level ones share it. */
  readonly rank: number;
  readonly tieBreak: TieBreak | null;
  /** Beside a shared rank: what separates all who share it from a neighbour with the same total. */
  readonly parted: TieBreak | null;
};

/**
 * Ranks by total and tie-breaks. Within a shared rank the order given is kept. `tieBreak` is `shared`
 * for all who share a rank; of the others with the same total as a neighbour it names what put them
 * below the one above, and of the first what put it above the one below; null where the totals differ.
 * `parted` names the same for those who share a rank.
 */
export function rankAll<C extends Contender>(all: readonly C[], scheme: Scheme): Placed<C>[] {
  const compare = betterFirst(isLessBetter(scheme.measure));
  const placed: Placed<C>[] = [];
  for (const level of groupsBy(all, (a, b) => compare(a.total, b.total))) {
    let rank = placed.length + 1;
    const groups = split(level, scheme);
    for (const [index, { group, by }] of groups.entries()) {
      const decided = by ?? groups[index + 1]?.by ?? null;
      const [tieBreak, parted] =
        group.length > 1 ? (['shared', decided] as const) : [decided, null];
      placed.push(...group.map((one) => ({ one, rank, tieBreak, parted })));
      rank += group.length;
    }
  }
  return placed;
}

/** A group of level ones, and the tie-break that put it below the group before. */
type Group<C> = { readonly group: readonly C[]; readonly by: TieBreak | null };

/** The groups into which the tie-breaks split one; each knows what separates it from the last. */
function split<C extends Contender>(level: readonly C[], scheme: Scheme): Group<C>[] {
  let groups: Group<C>[] = [{ group: level, by: null }];
  for (const tieBreak of scheme.tieBreaks) {
    if (tieBreak === 'shared') break;
    groups = groups.flatMap(({ group, by }) =>
      group.length < 2
        ? [{ group, by }]
        : groupsBy(group, comparison(tieBreak, group, scheme)).map((part, index) => ({
            group: part,
            by: index === 0 ? by : tieBreak,
          })),
    );
  }
  return groups;
}

/** Groups of equal ones, best first; the order within a group is kept. */
function groupsBy<C>(all: readonly C[], compare: (a: C, b: C) => number): C[][] {
  const groups: C[][] = [];
  for (const one of all.toSorted(compare)) {
    const last = groups.at(-1);
    const [level] = last ?? [];
    if (last && level !== undefined && compare(level, one) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

function comparison<C extends Contender>(
  tieBreak: Exclude<TieBreak, 'shared'>,
  group: readonly C[],
  { measure }: Scheme,
): (a: C, b: C) => number {
  const compare = betterFirst(isLessBetter(measure));
  switch (tieBreak) {
    case 'best-evening':
      return (a, b) => compare(a.bestEvening, b.bestEvening);
    case 'later-result':
      return (a, b) => compare(a.latest, b.latest);
    case 'wins':
      return (a, b) => b.wins - a.wins;
    case 'head-to-head': {
      const ids = new Set(group.map(({ id }) => id));
      const wins = new Map(group.map((one) => [one.id, winsAmong(one, ids)]));
      return (a, b) => (wins.get(b.id) ?? 0) - (wins.get(a.id) ?? 0);
    }
  }
}

/**
 * How often somebody was ahead of another of the group, on different sides of a game: in a game of
 * three who are all level, the first was ahead twice and the second once.
 */
function winsAmong({ played }: Contender, group: ReadonlySet<string>): number {
  let wins = 0;
  for (const { game, seat } of played) {
    for (const { player, side, place } of game.seats)
      if (side !== seat.side && place > seat.place && group.has(player)) wins += 1;
  }
  return wins;
}
