/** What measures suit which variants, and what is wrong with a scheme for them. Pure. */
import { type VariantId, variant } from '../jass';
import { MEASURES, type Measure } from './measures';
import type { Scheme } from './scheme';

/** What an evening can be ranked by. */
type RankedBy = Scheme['rankedBy'];

/** What is wrong with a scheme: the field, and in a sentence what would be right. */
export type SchemeFault = { readonly path: string; readonly message: string };

/** What a measure needs of every variant that counts; the others suit all of them. */
const NEEDS: Partial<Record<Measure, { fits: (id: VariantId) => boolean; only: string }>> = {
  'net-sticks': { fits: (id) => variant(id).form === 'sticks', only: 'the games with sticks' },
  'written-points': {
    fits: (id) => ['schieber', 'sidi'].includes(variant(id).form),
    only: 'the games with written points',
  },
  'tourney-points': {
    fits: (id) => variant(id).tourneys,
    only: 'the games that bring tourney points',
  },
  difference: {
    fits: (id) => variant(id).form === 'differenzler',
    only: 'the games with announcements',
  },
};

/** The measures that suit all of these variants. */
export const measuresFor = (variants: readonly VariantId[]): Measure[] =>
  MEASURES.filter((measure) => misfits(measure, variants).length === 0);

const misfits = (measure: Measure, variants: readonly VariantId[]): VariantId[] =>
  variants.filter((id) => NEEDS[measure]?.fits(id) === false);

/**
 * What is wrong with a scheme for the variants that count; null where it suits them. `rankedBy` is
 * looked at only where evenings are ranked by it.
 */
export function schemeFault(scheme: Scheme, variants: readonly VariantId[]): SchemeFault | null {
  const { measure, per, combine, rankedBy } = scheme;
  if (variants.length === 0)
    return { path: 'variants', message: 'No variant counts; name at least one.' };
  const wrong = misfit('measure', measure, variants);
  if (wrong) return wrong;
  if (measure === 'difference' && combine === 'sum') {
    const message =
      'A sum of differences favours whoever plays least; take the mean of the results.';
    return { path: 'combine', message };
  }
  const isRanked = measure === 'rank-points' && per === 'evening';
  return isRanked ? misfit('rankedBy', rankedBy, variants) : null;
}

function misfit(
  path: 'measure' | 'rankedBy',
  measure: Measure,
  variants: readonly VariantId[],
): SchemeFault | null {
  const [first] = misfits(measure, variants);
  if (first === undefined) return null;
  const right = measuresFor(variants).filter((one) => path === 'measure' || isRankedBy(one));
  const message = `${measure} counts only in ${NEEDS[measure]?.only}, and ${first} is none of them; take ${right.join(' or ')}.`;
  return { path, message };
}

const isRankedBy = (measure: Measure): measure is RankedBy => measure !== 'rank-points';

/** In this order; where none suits all the variants, the places in each game count. */
const PREFERRED: readonly RankedBy[] = ['net-sticks', 'difference', 'written-points'];

/** The scheme where it suits these variants, else with what must differ put right. */
export function suitedScheme(scheme: Scheme, variants: readonly VariantId[]): Scheme {
  if (variants.length === 0 || !schemeFault(scheme, variants)) return scheme;
  const right = measuresFor(variants);
  const measure = PREFERRED.find((one) => right.includes(one));
  if (!measure) return { ...scheme, measure: 'rank-points', per: 'game', rankedBy: 'wins' };
  const combine = measure === 'difference' ? 'mean' : scheme.combine;
  return { ...scheme, measure, combine, rankedBy: measure };
}
