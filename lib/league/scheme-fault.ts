/** What measures suit which variants, and what is wrong with a scheme for them. Pure. */
import { type Told, teller, type VariantId, variant } from '../jass';
import { isLessBetter, MEASURES, type Measure } from './measures';
import { SCHEME_MESSAGES } from './messages';
import type { Scheme } from './scheme';

/** What an evening can be ranked by. */
type RankedBy = Scheme['rankedBy'];

/** What is wrong with a scheme: the field, and in a sentence what would be right. */
export type SchemeFault = { readonly path: string } & Told;

const { say, tell } = teller('sync.scheme', SCHEME_MESSAGES);

/**
 * Which totals are good in every game of a variant; null where its house rules decide it, and games
 * of either kind could meet in one table.
 */
function alwaysBetter(id: VariantId): 'most' | 'least' | null {
  const { better, agreed, optionFields } = variant(id);
  const [first, ...others] = new Set([
    better(agreed),
    ...Object.entries(optionFields).flatMap(([name, field]) =>
      field.kind === 'choice'
        ? field.values.map((value) => better({ ...agreed, [name]: value }))
        : [],
    ),
  ]);
  return others.length === 0 ? (first ?? null) : null;
}

const hasPoints = (id: VariantId, better: 'most' | 'least'): boolean =>
  variant(id).figure === 'points' && alwaysBetter(id) === better;

/** What a measure needs of every variant that counts; the others suit all of them. */
type Only =
  | 'onlySticks'
  | 'onlyCards'
  | 'onlyWritten'
  | 'onlyFewest'
  | 'onlyTourney'
  | 'onlyAnnounced';
const NEEDS: Partial<Record<Measure, { fits: (id: VariantId) => boolean; only: Only }>> = {
  'net-sticks': { fits: (id) => variant(id).figures.includes('net'), only: 'onlySticks' },
  'card-points': { fits: (id) => variant(id).figures.includes('cardPoints'), only: 'onlyCards' },
  'written-points': { fits: (id) => hasPoints(id, 'most'), only: 'onlyWritten' },
  'fewest-points': { fits: (id) => hasPoints(id, 'least'), only: 'onlyFewest' },
  'tourney-points': { fits: (id) => variant(id).tourneys, only: 'onlyTourney' },
  difference: { fits: (id) => variant(id).figure === 'difference', only: 'onlyAnnounced' },
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
  if (variants.length === 0) return { path: 'variants', ...tell('noVariant', {}) };
  const wrong = misfit('measure', measure, variants);
  if (wrong) return wrong;
  if (combine === 'sum' && !isFairSum(scheme)) {
    return { path: 'combine', ...tell('sumOfLess', {}) };
  }
  const isRanked = measure === 'rank-points' && per === 'evening';
  return isRanked ? misfit('rankedBy', rankedBy, variants) : null;
}

/**
 * Whether nobody gains by playing less: where less is better a sum is fair only of as many results of
 * everybody.
 */
function isFairSum({ measure, per, keep, minimum, absence }: Scheme): boolean {
  if (!isLessBetter(measure)) return true;
  const needed = per === 'game' ? minimum.games : minimum.evenings;
  if (keep.kind === 'best' && needed >= keep.count) return true;
  return per === 'evening' && absence?.of === 'everybody';
}

/** The scheme where its sum is fair, else with the best results alone and as many needed to be ranked. */
export function fairScheme(scheme: Scheme): Scheme {
  if (scheme.combine === 'mean' || isFairSum(scheme)) return scheme;
  const keep = scheme.keep.kind === 'best' ? scheme.keep : { kind: 'best' as const, count: 8 };
  const needed = scheme.per === 'game' ? 'games' : 'evenings';
  return { ...scheme, keep, minimum: { ...scheme.minimum, [needed]: keep.count } };
}

/**
 * The scheme with another measure: where less is better, with the mean; from there to one where more is,
 * with the sum again.
 */
export function measuredIn(scheme: Scheme, measure: Measure): Scheme {
  const [was, is] = [isLessBetter(scheme.measure), isLessBetter(measure)];
  const combine = was === is ? scheme.combine : is ? 'mean' : 'sum';
  return { ...scheme, measure, combine };
}

function misfit(
  path: 'measure' | 'rankedBy',
  measure: Measure,
  variants: readonly VariantId[],
): SchemeFault | null {
  const [first] = misfits(measure, variants);
  if (first === undefined) return null;
  const right = measuresFor(variants).filter((one) => path === 'measure' || isRankedBy(one));
  const needs = NEEDS[measure];
  const said = {
    measure: say(measure, {}),
    only: needs ? say(needs.only, {}) : '',
    variant: first,
    right: { or: right.map((one) => say(one, {})) },
  };
  return { path, ...tell('misfit', said) };
}

const isRankedBy = (measure: Measure): measure is RankedBy => measure !== 'rank-points';

/** In this order; where none suits all the variants, the places in each game count. */
const PREFERRED: readonly RankedBy[] = [
  'net-sticks',
  'difference',
  'written-points',
  'fewest-points',
];

/** The scheme where it suits these variants, else with what must differ put right. */
export function suitedScheme(scheme: Scheme, variants: readonly VariantId[]): Scheme {
  if (variants.length === 0 || !schemeFault(scheme, variants)) return scheme;
  const right = measuresFor(variants);
  const measure = PREFERRED.find((one) => right.includes(one));
  if (!measure) return { ...measuredIn(scheme, 'rank-points'), per: 'game', rankedBy: 'wins' };
  const suited = { ...measuredIn(scheme, measure), rankedBy: measure };
  return isFairSum(suited) ? suited : { ...suited, combine: 'mean' };
}
