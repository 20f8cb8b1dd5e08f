/**
 * What follows from a ranking: the round that decided, ranks within a category, who wins which prize, who
 * has to draw cards, and what the till comes to. Pure; of the ranking as somebody may see it.
 */
import type { Figures, KeptEntrant, Prize } from './kept';
import {
  type Decision,
  decision,
  matchesIn,
  type Order,
  type RankingLine,
  type TieBreak,
} from './ranking';

type Lines = readonly RankingLine[];
/** Rounds as far as somebody sees them. */
type Rounds = readonly {
  readonly tables: readonly {
    readonly seats: readonly string[];
    readonly result: Figures | null;
  }[];
}[];

/** Prizes and podium go so far down at the least. */
const PODIUM = 3;

/** Does the least win? The order of the ranking says it. */
const isLeast = (lines: Lines): boolean => (lines[0]?.total ?? 0) < (lines.at(-1)?.total ?? 0);

/** The rounds at a table, best first. */
function playedOf({ rounds, byes }: RankingLine, least: boolean): number[] {
  const played = rounds.filter((points, at) => points !== null && !byes.includes(at));
  return played
    .filter((points) => points !== null)
    .toSorted((one, other) => (least ? one - other : other - one));
}

/** How a tournament parts those with the same total; left out: by their best rounds. */
export type TieBreaks = readonly TieBreak[] | undefined;

const orderOf = (lines: Lines, tieBreaks: TieBreaks): Order => ({
  better: isLeast(lines) ? 'least' : 'most',
  tieBreaks,
});

/** What set somebody apart from the nearest one with the same total, and what it came to. */
export function decisionOf(
  lines: Lines,
  line: RankingLine,
  tieBreaks?: TieBreaks,
): Decision | null {
  if (['total', 'cut', 'level'].includes(line.decidedBy)) return null;
  const at = lines.indexOf(line);
  return decision(line, [lines[at - 1], lines[at + 1]], orderOf(lines, tieBreaks));
}

/** The ranks among some of them, in their order; level ones stay level. */
export function ranksAmong(lines: Lines): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  let first: { readonly rank: number; readonly own: number } | undefined;
  for (const [at, { entrant, rank }] of lines.entries()) {
    if (first?.rank !== rank) first = { rank, own: at + 1 };
    ranks.set(entrant, first.own);
  }
  return ranks;
}

/** What prizes are given by. */
export type Ground = {
  readonly lines: Lines;
  readonly rounds: Rounds;
  readonly categoryOf: (entrant: string) => string;
};

/** Who wins a prize; several where they are level. `figure`: the round or the matches that it is for. */
export type Won = { readonly entrants: readonly string[]; readonly figure: number | null };

const NOBODY: Won = { entrants: [], figure: null };

/** Who wins a prize as it stands; nobody where nothing says how it is won, or nobody has played. */
export function winnersOf(prize: Prize, { lines: all, rounds, categoryOf }: Ground): Won {
  const { by, category = '' } = prize;
  const lines = all.filter(
    ({ entrant, rounds: own }) =>
      own.some((points) => points !== null) &&
      (category === '' || categoryOf(entrant) === category),
  );
  switch (by) {
    case undefined:
      return NOBODY;
    case 'rank':
      return { entrants: levelAt(lines, prize.rank ?? 1), figure: null };
    case 'last':
      return { entrants: levelAt(lines, lines.length), figure: null };
    case 'round': {
      const least = isLeast(all);
      const best = lines.flatMap((line) => {
        const [points] = playedOf(line, least);
        return points === undefined ? [] : [{ entrant: line.entrant, points }];
      });
      return mostOf(best, least);
    }
    case 'matches': {
      const own = matchesIn(
        rounds.map(({ tables }) => ({
          tables: tables.map(({ seats, result }) => ({ seats, matches: result?.matches })),
        })),
      );
      const some = lines.flatMap(({ entrant }) => {
        const points = own.get(entrant) ?? 0;
        return points > 0 ? [{ entrant, points }] : [];
      });
      return mostOf(some, false);
    }
  }
}

/** Those who hold this place: one, or all who share it. */
function levelAt(lines: Lines, place: number): string[] {
  const rank = lines[place - 1]?.rank;
  return lines.flatMap((line) => (line.rank === rank ? [line.entrant] : []));
}

function mostOf(all: readonly { entrant: string; points: number }[], least: boolean): Won {
  if (all.length === 0) return NOBODY;
  const figures = all.map(({ points }) => points);
  const figure = least ? Math.min(...figures) : Math.max(...figures);
  const entrants = all.filter(({ points }) => points === figure).map(({ entrant }) => entrant);
  return { entrants, figure };
}

/** Those who are level where there is something to win, and draw cards: each group by itself. */
export function levelAtPrizes(ground: Ground, prizes: readonly Prize[]): string[][] {
  const places = [
    ...Array.from({ length: PODIUM }, (_, at) => ({ by: 'rank', rank: at + 1 }) as const),
    ...prizes.filter(({ by }) => by === 'rank'),
  ];
  const groups = new Map<number, string[]>();
  for (const place of places) {
    const { entrants } = winnersOf({ for: '', worth: '', ...place }, ground);
    const [first] = entrants;
    const rank = ground.lines.find(({ entrant }) => entrant === first)?.rank;
    if (entrants.length < 2 || rank === undefined) continue;
    // Cards count only where all draw who are level.
    const level = ground.lines.filter((line) => line.rank === rank);
    groups.set(
      rank,
      level.map(({ entrant }) => entrant),
    );
  }
  return [...groups].toSorted(([one], [other]) => one - other).map(([, group]) => group);
}

/** So many ranks are told at once. */
const MOST_RANKS = 100;

/** The ranks that somebody typed: `3`, or `4-10` for all of these; null where it is neither. */
export function ranksIn(text: string): number[] | null {
  const [, first, last = first] = /^\s*(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?\s*$/.exec(text) ?? [];
  const from = Number(first);
  const count = Number(last) - from + 1;
  if (first === undefined || from < 1 || count < 1 || count > MOST_RANKS) return null;
  return Array.from({ length: count }, (_, at) => from + at);
}

/** Those whom cards set apart, each group in the order of its cards. */
export function cutGroups(lines: Lines, tieBreaks?: TieBreaks): string[][] {
  const order = orderOf(lines, tieBreaks);
  const groups: RankingLine[][] = [];
  for (const line of lines) {
    if (line.decidedBy !== 'cut') continue;
    const [first] = groups.at(-1) ?? [];
    // Who drew against each other is level in all that comes before the cards.
    if (first?.total === line.total && decision(line, [first], order) === null)
      groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => group.map(({ entrant }) => entrant));
}

/** What came in, what it buys, and what is left; in hundredths of a franc. */
export function tillOf(
  entrants: readonly Pick<KeptEntrant, 'paid'>[],
  { startMoneyRappen, prizes }: { startMoneyRappen: number; prizes: readonly Prize[] },
) {
  const paid = entrants.filter((one) => one.paid).length;
  const sum = (some: readonly Prize[]) => some.reduce((all, { rappen = 0 }) => all + rappen, 0);
  const taken = paid * startMoneyRappen;
  const worth = sum(prizes);
  const given = sum(prizes.filter((prize) => prize.given));
  return { paid, taken, worth, given, left: taken - worth };
}

/** The letter of a place at a table: of a side where two play together, else of a seat. */
export const letterOf = (seat: number, isEach: boolean): string =>
  'ABCD'[isEach ? seat : seat % 2] ?? '';

/** The best of several tournaments: so many of each, all who share the last place among them; each once. */
export function finalists(
  of: readonly {
    readonly ranking: Lines | null;
    readonly entrants: readonly {
      readonly id: string;
      readonly name: string;
      readonly club: string;
      readonly category: string;
    }[];
  }[],
  most: number,
): { readonly name: string; readonly club: string; readonly category: string }[] {
  const found = new Map<string, { name: string; club: string; category: string }>();
  for (const { ranking, entrants } of of) {
    const byId = new Map(entrants.map((one) => [one.id, one]));
    for (const { entrant, rank, rounds } of ranking ?? []) {
      const one = byId.get(entrant);
      if (!one || rank > most || rounds.every((points) => points === null)) continue;
      const { name, club, category } = one;
      const key = `${name} ${club}`.toLowerCase();
      if (!found.has(key)) found.set(key, { name, club, category });
    }
  }
  return [...found.values()];
}
