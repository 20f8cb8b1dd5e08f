/** Everybody's season in one line, and who comes before whom. */
import type { FileScheme } from './files';
import { type Fraction, mean, shown, sum, times, written } from './fractions';
import { isLessBetter, type Person, type Played } from './games';
import {
  better,
  leftOut,
  missedBy,
  type Of,
  ownResults,
  type Result,
  substitutes,
  together,
} from './results';

export type Line = {
  readonly name: string;
  readonly results: readonly Result[];
  readonly out: ReadonlySet<Result>;
  readonly own: readonly Result[];
  readonly played: readonly Played[];
  readonly evenings: number;
  readonly total: Fraction | null;
  readonly mean: Fraction | null;
  readonly bestEvening: Fraction | null;
  readonly wins: number;
  readonly level: number;
  readonly unranked: { why: string; has: number; needs: number } | null;
};

/** What an evening brought, as results are put together. */
export function eveningOf(
  results: readonly Result[],
  { measure, combine }: FileScheme,
): Fraction | null {
  const [first] = results;
  if (!first || results.length === 1) return first?.value ?? null;
  if (isLessBetter(measure) && combine === 'mean') {
    const played = results.flatMap((one) => one.played);
    return times(together(measure, played, false), written(first.factor));
  }
  const values = results.map(({ value }) => value);
  return combine === 'mean' ? mean(values) : sum(values);
}

export function best(all: readonly (Fraction | null)[], measure: string): Fraction | null {
  return all.reduce<Fraction | null>(
    (top, one) => (better(one, top, measure) > 0 ? one : top),
    null,
  );
}

function lineOf(person: Person, all: ReadonlyMap<string, readonly Result[]>, of: Of): Line {
  const { evenings, season } = of;
  const { scheme } = season;
  const own = all.get(person.name) ?? [];
  const results = [...own, ...substitutes(person, all, of)];
  results.sort((a, b) => a.evening - b.evening);
  const out = leftOut(results, scheme, missedBy(person, results, evenings).length);
  const counted = results.filter((one) => !out.has(one)).map(({ value }) => value);
  const played = own.flatMap((one) => one.played);
  const there = [...new Set(own.map(({ evening }) => evening))];
  const games = Math.max(1, scheme.minimum.games);
  const unranked =
    played.length < games
      ? { why: 'games', has: played.length, needs: games }
      : there.length < scheme.minimum.evenings
        ? { why: 'evenings', has: there.length, needs: scheme.minimum.evenings }
        : null;
  const average = mean(counted);
  const added = counted.length > 0 ? sum(counted) : null;
  return {
    name: person.name,
    results,
    out,
    own,
    played,
    evenings: there.length,
    mean: average,
    total: scheme.combine === 'mean' ? average : added,
    bestEvening: best(
      there.map((index) => {
        const at = own.filter(({ evening }) => evening === index);
        return eveningOf(at, scheme);
      }),
      scheme.measure,
    ),
    wins: Number(shown(sum(played.map(({ seat }) => written(seat.wins))))),
    // Of a game, with hands or without: what another side won too.
    level: played.filter(
      ({ game, seat }) =>
        seat.wins > 0 && game.seats.some((other) => other.side !== seat.side && other.wins > 0),
    ).length,
    unranked,
  };
}

export type Level = { readonly lines: readonly Line[]; readonly by: string | null };

/** Lines in groups of level ones, best first. */
function groups(lines: readonly Line[], order: (a: Line, b: Line) => number): Line[][] {
  const left = [...lines];
  const found: Line[][] = [];
  for (let first = left[0]; first; first = left[0]) {
    const top = left.reduce((one, other) => (order(other, one) > 0 ? other : one), first);
    const level = left.filter((one) => order(one, top) === 0);
    found.push(level);
    for (const one of level) left.splice(left.indexOf(one), 1);
  }
  return found;
}

/** How often somebody was ahead of one of these at a table. */
function aheadOf(line: Line, names: ReadonlySet<string>): number {
  return line.played.reduce((count, { game, seat }) => {
    const beaten = game.seats.filter(
      ({ player, side, place }) => side !== seat.side && place > seat.place && names.has(player),
    );
    return count + beaten.length;
  }, 0);
}

function levels(lines: readonly Line[], breaks: readonly string[], measure: string): Level[] {
  const [first, ...rest] = breaks;
  if (lines.length < 2 || first === undefined || first === 'shared') return [{ lines, by: null }];
  const names = new Set(lines.map(({ name }) => name));
  const order = (a: Line, b: Line): number => {
    if (first === 'wins') return a.wins - b.wins;
    if (first === 'head-to-head') return aheadOf(a, names) - aheadOf(b, names);
    if (first === 'best-evening') return better(a.bestEvening, b.bestEvening, measure);
    return better(a.own.at(-1)?.value ?? null, b.own.at(-1)?.value ?? null, measure);
  };
  return groups(lines, order).flatMap((group, i) =>
    levels(group, rest, measure).map((level, j) =>
      i > 0 && j === 0 ? { ...level, by: first } : level,
    ),
  );
}

export type Ranked = {
  readonly line: Line;
  readonly rank: number;
  readonly tieBreak: string | null;
  readonly parted?: string;
};

/** The order of names in German. */
const byName = new Intl.Collator('de-CH', { numeric: true });

/** Is somebody without a game listed? All of these seasons are over. */
const isWithout = ({ name, joinedOn, leftOn }: Person, { evenings, known }: Of): boolean =>
  leftOn === null &&
  ((joinedOn !== null && evenings.some(({ date }) => date >= joinedOn)) ||
    evenings.some(({ date }) => known.get(date)?.has(name)));

export function placesIn(of: Of): { readonly ranked: Ranked[]; readonly unranked: Line[] } {
  const { measure, tieBreaks } = of.season.scheme;
  const all = ownResults(of);
  const lines = of.people
    .filter((person) => all.has(person.name) || isWithout(person, of))
    .map((person) => lineOf(person, all, of))
    .sort((a, b) => byName.compare(a.name, b.name));
  const ranked: Ranked[] = [];
  const byTotal = (a: Line, b: Line) => better(a.total, b.total, measure);
  const placed = lines.filter(({ unranked }) => unranked === null);
  for (const level of groups(placed, byTotal)) {
    const parts = levels(level, tieBreaks, measure);
    for (const [i, { lines: own, by }] of parts.entries()) {
      const rank = ranked.length + 1;
      const decided = by ?? parts[i + 1]?.by ?? null;
      const tieBreak = own.length > 1 ? 'shared' : decided;
      const parted = own.length > 1 && decided !== null ? { parted: decided } : {};
      ranked.push(...own.map((line) => ({ line, rank, tieBreak, ...parted })));
    }
  }
  const others = lines.filter(({ unranked }) => unranked !== null);
  return { ranked, unranked: groups(others, byTotal).flat() };
}
