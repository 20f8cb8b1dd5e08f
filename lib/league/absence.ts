/** What stands for evenings missed. Exact; pure. */
import { betterFirst, type Exact, exact, meanOf } from './exact';
import { isLessBetter } from './measures';
import { belongsOn, type Entrant, type EveningResults } from './result';
import type { Result, Results } from './results';
import type { Scheme } from './scheme';
import type { Substitute } from './table';

/** What stands for one evening missed, without the factor. `evening` is an index. */
type Missed = {
  readonly player: string;
  readonly evening: number;
  readonly raw: Exact;
  readonly substitute: Substitute;
};

/**
 * The substitutes that a scheme gives, from everybody's real results. One for every evening with
 * games at which an entrant who then belonged to the league (both days included) has none, whether
 * games or evenings are counted; those who are only on the attendance list have missed it too.
 * `own-mean` is the mean of the own real results without factors, and nobody without results gets
 * it; `lowest` is the worst real result of that evening.
 */
export function substitutesOf(
  { evenings, scheme }: { evenings: readonly EveningResults[]; scheme: Scheme },
  results: Results,
  entrants: readonly Entrant[],
): Missed[] {
  const { absence } = scheme;
  if (!absence) return [];
  const worst = worstByEvening(results, scheme);
  return entrants.flatMap((entrant) => {
    const own = results.get(entrant.id) ?? [];
    const present = new Set(own.map(({ evening }) => evening));
    const mean = absence.score === 'own-mean' ? meanOf(own.map(({ raw }) => raw)) : null;
    return evenings.flatMap((evening, index): Missed[] => {
      const lowest = worst.get(index);
      const isMissed =
        lowest !== undefined && !present.has(index) && belongsOn(entrant, evening.date);
      const isCovered = absence.of === 'everybody' || evening.attendance[entrant.id] === 'excused';
      if (!isMissed || !isCovered) return [];
      const missed = { player: entrant.id, evening: index };
      if (absence.score === 'lowest') return [{ ...missed, raw: lowest, substitute: 'lowest' }];
      if (absence.score === 'own-mean')
        return mean !== null ? [{ ...missed, raw: mean, substitute: 'own-mean' }] : [];
      return [{ ...missed, raw: exact(absence.score), substitute: 'score' }];
    });
  });
}

/**
 * How many evenings with games somebody has missed who then belonged to the league: those without a
 * real result and without a substitute.
 */
export function missedBy(
  entrant: Entrant,
  evenings: readonly EveningResults[],
  { held, own }: { readonly held: ReadonlySet<number>; readonly own: readonly Result[] },
): number {
  const present = new Set(own.map(({ evening }) => evening));
  return evenings.filter(
    (evening, index) => held.has(index) && !present.has(index) && belongsOn(entrant, evening.date),
  ).length;
}

/** The worst result of every evening that has any. */
function worstByEvening(results: Results, { measure }: Scheme): Map<number, Exact> {
  const compare = betterFirst(isLessBetter(measure));
  const worst = new Map<number, Exact>();
  for (const own of results.values()) {
    for (const { evening, raw } of own) {
      const known = worst.get(evening);
      if (known === undefined || compare(known, raw) < 0) worst.set(evening, raw);
    }
  }
  return worst;
}
