/** A row of a table before it is shown: everything exact, with and without a rank. Pure. */
import { collator } from './collator';
import { betterFirst, type Exact, exact, extremes, meanOf, sumOf, times } from './exact';
import { gathered, isLevel, type Played, winsOf } from './measure';
import { isLessBetter } from './measures';
import { type Entrant, type EveningResults, NAMELESS } from './result';
import { type Result, type Results, resultsOf } from './results';
import type { Scheme } from './scheme';
import type { Unranked } from './table';
import { type Contender, type Placed, rankAll } from './tie-breaks';

/** Somebody's season. */
export type Line = Contender & {
  readonly name: string;
  /** By the index of the evening; nothing where there is no result. */
  readonly byEvening: ReadonlyMap<number, readonly Result[]>;
  readonly results: readonly Result[];
  /** With at least one game. */
  readonly evenings: number;
  /** Of the wins, those shared with another side. */
  readonly level: number;
  /** Of the results that count. */
  readonly mean: Exact | null;
  readonly unranked: Unranked | null;
};

/** Those with a rank in its order, and the others, better totals first. */
export type Places = {
  readonly ranked: readonly Placed<Line>[];
  readonly unranked: readonly Line[];
};

const byName = (a: Line, b: Line) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);

/** Everybody's season, in places, from the real results of these evenings. */
export function placesOf(
  {
    evenings,
    entrants,
    scheme,
    isOver,
  }: {
    readonly evenings: readonly EveningResults[];
    readonly entrants: readonly Entrant[];
    readonly scheme: Scheme;
    readonly isOver: boolean;
  },
  real: Results,
): Places {
  const compare = betterFirst(isLessBetter(scheme.measure));
  const results = resultsOf({ evenings, scheme }, real, entrants);
  const lines = listed(real, isOver ? belonging(evenings, entrants) : entrants)
    .map(({ id, name }) => lineOf({ id, name, results: results.get(id) ?? [], scheme }))
    .sort(byName);
  return {
    ranked: rankAll(
      lines.filter(({ unranked }) => unranked === null),
      scheme,
    ),
    unranked: lines
      .filter(({ unranked }) => unranked !== null)
      .sort((a, b) => compare(a.total, b.total)),
  };
}

/** Of the entrants of a season that is over those who belonged to it, as far as anybody knows. */
function belonging(
  evenings: readonly EveningResults[],
  entrants: readonly Entrant[],
): readonly Entrant[] {
  const last = evenings.at(-1)?.date ?? '';
  const there = new Set(
    evenings.flatMap(({ attendance, games }) => [
      ...Object.keys(attendance),
      // Of whatever game: it may count in another season.
      ...games.flatMap(({ seats }) => seats.map(({ player }) => player)),
    ]),
  );
  return entrants.filter(
    ({ id, joinedOn }) => there.has(id) || (joinedOn !== null && joinedOn <= last),
  );
}

/** Whoever has a game, and those entrants without one who have not left. */
function listed(real: Results, entrants: readonly Entrant[]): Pick<Entrant, 'id' | 'name'>[] {
  const players = new Set(real.keys());
  const known = entrants.filter(({ id, leftOn }) => players.has(id) || leftOn === null);
  for (const { id } of entrants) players.delete(id);
  return [...known, ...[...players].map((id) => ({ id, name: NAMELESS }))];
}

function lineOf({
  id,
  name,
  results,
  scheme,
}: {
  id: string;
  name: string;
  results: readonly Result[];
  scheme: Scheme;
}): Line {
  const own: Result[] = [];
  const counted: Exact[] = [];
  const played: Played[] = [];
  const byEvening = new Map<number, Result[]>();
  // One walk: a season of a hundred thousand games has half a million results.
  for (const result of results) {
    if (result.why === undefined) counted.push(result.value);
    if (result.substitute === undefined) {
      own.push(result);
      played.push(...result.played);
    }
    const there = byEvening.get(result.evening);
    if (there) there.push(result);
    else byEvening.set(result.evening, [result]);
  }
  const evenings = [...byEvening.values()].filter(([first]) => first?.substitute === undefined);
  const cells = evenings.flatMap((ofEvening) => eveningValue(ofEvening, scheme) ?? []);
  const mean = meanOf(counted);
  return {
    id,
    name,
    results,
    byEvening,
    played,
    evenings: evenings.length,
    mean,
    total: scheme.combine === 'mean' ? mean : counted.length > 0 ? sumOf(counted) : null,
    bestEvening: extremes(cells, betterFirst(isLessBetter(scheme.measure))).best,
    latest: own.at(-1)?.value ?? null,
    wins: played.reduce((sum, { seat }) => sum + winsOf(seat), 0),
    level: played.filter(isLevel).length,
    unranked: whyUnranked({ games: played.length, evenings: evenings.length }, scheme),
  };
}

/**
 * What an evening brought: several results put together as the scheme does it, a mean over the hands
 * where less is better; null without any. Results that do not count included.
 */
export function eveningValue(
  results: readonly Result[],
  { measure, combine }: Scheme,
): Exact | null {
  const [first, second] = results;
  if (!first || !second) return first?.value ?? null;
  if (isLessBetter(measure) && combine === 'mean')
    return times(
      gathered(
        measure,
        results.flatMap(({ played }) => played),
      ),
      exact(first.factor),
    );
  const values = results.map(({ value }) => value);
  return combine === 'mean' ? meanOf(values) : sumOf(values);
}

/** Without a game nobody has a rank, whatever the scheme asks for. */
function whyUnranked(
  has: { games: number; evenings: number },
  { minimum }: Scheme,
): Unranked | null {
  const games = Math.max(1, minimum.games);
  if (has.games < games) return { why: 'games', has: has.games, needs: games };
  if (has.evenings < minimum.evenings)
    return { why: 'evenings', has: has.evenings, needs: minimum.evenings };
  return null;
}
