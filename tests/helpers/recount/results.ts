/** What everybody's games and evenings are worth, what stands for those missed, and what is left out. */
import type { FileScheme, FileSeason } from './files';
import { type Fraction, mean, minus, over, sign, sum, times, written, ZERO } from './fractions';
import {
  type CountedClub,
  type Evening,
  isLessBetter,
  MEASURE_FIGURE,
  type Person,
  type Played,
} from './games';

export type Result = {
  readonly evening: number;
  readonly played: readonly Played[];
  readonly raw: Fraction;
  readonly value: Fraction;
  readonly factor: number;
  readonly substitute?: string;
};
export type Of = {
  readonly evenings: readonly Evening[];
  readonly season: FileSeason;
} & Pick<CountedClub, 'people' | 'excused' | 'known'>;

/** Above 0 where the first is better. */
export const better = (a: Fraction | null, b: Fraction | null, measure: string): number => {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  return sign(isLessBetter(measure) ? minus(b, a) : minus(a, b));
};

/** What games bring together in a measure; where less is better the mean of a hand unless they are added. */
export function together(measure: string, played: readonly Played[], isAdded: boolean): Fraction {
  const key = MEASURE_FIGURE[measure] ?? '';
  const all = sum(
    played.map(({ seat }) => written(measure === 'wins' ? seat.wins : (seat.figures[key] ?? 0))),
  );
  if (!isLessBetter(measure) || isAdded) return all;
  const hands = played.reduce((count, { seat }) => count + seat.hands, 0);
  return over(all, hands === 0 ? 1 : hands);
}

/** What places bring that so many share, the first of them `place`. */
const shared = ({ rankPoints }: FileScheme, place: number, sharing: number): Fraction =>
  over(
    sum(Array.from({ length: sharing }, (_, i) => written(rankPoints[place - 1 + i] ?? 0))),
    sharing,
  );

function rankPointsOfGame(scheme: FileScheme, { game, seat }: Played): Fraction {
  if (seat.rankPoints !== undefined) return written(seat.rankPoints);
  const level = new Set(
    game.seats.filter(({ place }) => place === seat.place).map(({ side }) => side),
  );
  return shared(scheme, seat.place, level.size);
}

function rankPointsOfEvening(
  scheme: FileScheme,
  all: ReadonlyMap<string, readonly Played[]>,
): Map<string, Fraction> {
  const points = new Map<string, Fraction>();
  const ranked: { player: string; value: Fraction }[] = [];
  for (const [player, played] of all) {
    const onPaper = played.flatMap(({ seat }) => seat.rankPoints ?? []);
    if (onPaper.length > 0) points.set(player, sum(onPaper.map(written)));
    else ranked.push({ player, value: together(scheme.rankedBy, played, false) });
  }
  for (const { player, value } of ranked) {
    const order = ranked.map((other) => better(other.value, value, scheme.rankedBy));
    const ahead = order.filter((one) => one > 0).length;
    points.set(player, shared(scheme, ahead + 1, order.filter((one) => one === 0).length));
  }
  return points;
}

const factorOf = ({ isFinal }: Evening, { finalFactor }: FileScheme): number =>
  isFinal ? finalFactor : 1;

/** Everybody's own results, in the order of play. */
export function ownResults({ evenings, season: { scheme } }: Of): Map<string, Result[]> {
  const { measure, per, combine } = scheme;
  const results = new Map<string, Result[]>();
  for (const [index, evening] of evenings.entries()) {
    const players = new Map<string, Played[]>();
    for (const game of evening.games)
      for (const seat of game.seats)
        players.set(seat.player, [...(players.get(seat.player) ?? []), { game, seat }]);
    const ranked =
      measure === 'rank-points' && per === 'evening' ? rankPointsOfEvening(scheme, players) : null;
    const worth = (player: string, played: readonly Played[]): Fraction => {
      if (ranked) return ranked.get(player) ?? ZERO;
      const [first] = played;
      if (measure === 'rank-points') return first ? rankPointsOfGame(scheme, first) : ZERO;
      return together(measure, played, combine === 'sum');
    };
    const factor = factorOf(evening, scheme);
    for (const [player, played] of players) {
      const parts = per === 'evening' ? [played] : played.map((one) => [one]);
      const own = parts.map((part): Result => {
        const raw = worth(player, part);
        return {
          evening: index,
          played: part,
          raw,
          value: times(raw, written(factor)),
          factor,
        };
      });
      results.set(player, [...(results.get(player) ?? []), ...own]);
    }
  }
  return results;
}

const belonged = ({ joinedOn, leftOn }: Person, { date }: Evening): boolean =>
  (joinedOn ?? date) <= date && date <= (leftOn ?? date);

/** The evenings that somebody missed who then belonged to the club. */
export function missedBy(
  person: Person,
  own: readonly Result[],
  evenings: readonly Evening[],
): number[] {
  return evenings.flatMap((evening, index) =>
    belonged(person, evening) && !own.some((one) => one.evening === index) ? [index] : [],
  );
}

/** What stands for evenings missed. */
export function substitutes(
  person: Person,
  own: ReadonlyMap<string, readonly Result[]>,
  { evenings, season: { scheme }, excused }: Of,
): Result[] {
  const { absence, measure } = scheme;
  if (!absence) return [];
  const mine = own.get(person.name) ?? [];
  return missedBy(person, mine, evenings).flatMap((index): Result[] => {
    const evening = evenings[index];
    if (!evening) return [];
    if (absence.of === 'excused' && !excused.get(evening.date)?.has(person.name)) return [];
    const there = [...own.values()].flat().filter((one) => one.evening === index);
    const lowest = there.reduce<Fraction | null>(
      (worst, { raw }) => (worst === null || better(raw, worst, measure) < 0 ? raw : worst),
      null,
    );
    const raw =
      absence.score === 'lowest'
        ? lowest
        : absence.score === 'own-mean'
          ? mean(mine.map((one) => one.raw))
          : written(Number(absence.score));
    if (raw === null) return [];
    const factor = factorOf(evening, scheme);
    const substitute = typeof absence.score === 'number' ? 'score' : absence.score;
    const value = times(raw, written(factor));
    return [{ evening: index, played: [], raw, value, factor, substitute }];
  });
}

/** Which results are left out: of equal ones the later. */
export function leftOut(
  results: readonly Result[],
  { keep, measure, per }: FileScheme,
  missed: number,
): ReadonlySet<Result> {
  if (keep.kind === 'all') return new Set();
  const count = keep.count ?? 0;
  const used = keep.missedFirst && per === 'evening' ? missed : 0;
  const kept =
    keep.kind === 'best' ? count : Math.max(1, results.length - Math.max(0, count - used));
  const ahead = (one: Result, at: number) =>
    results.filter((other, index) => {
      const order = better(other.value, one.value, measure);
      return order > 0 || (order === 0 && index < at);
    }).length;
  return new Set(results.filter((one, at) => ahead(one, at) >= kept));
}
