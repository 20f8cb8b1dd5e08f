/** The scheme of a season's table, in a club's words. */
import { VARIANT_IDS, type VariantId } from '../jass';
import { isLessBetter, TIE_BREAKS } from '../league/measures';
import type { Scheme } from '../league/scheme';
import type { Row } from '../league/table';
import { dayInWords } from './days';
import { variantName } from './variants';
import { apart, names, type Words } from './words';

/** All that is said about a season. */
type SaidAbout = {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly variants: readonly VariantId[];
  readonly houseRules: Readonly<Record<string, unknown>>;
  readonly scheme: Scheme;
  readonly closed: boolean;
};

/**
 * What parted those who are level, for a table without room for it in the rows: "Level: Beat and Dora
 * by games won; Anna and Carla share the rank." Empty where nobody is level.
 */
export function levelInWords(
  words: Words,
  rows: readonly Pick<Row, 'name' | 'rank' | 'tieBreak' | 'parted'>[],
): string {
  const { t } = words;
  const parts = TIE_BREAKS.flatMap((one) => {
    const level = rows.filter(({ tieBreak, parted }) => tieBreak === one || parted === one);
    // Each rank is shared by its own; what parted them is said once.
    const ranks = new Set(level.map(({ rank }) => (one === 'shared' ? rank : null)));
    return [...ranks].map((shared) => {
      const who = level.filter(({ rank }) => shared === null || rank === shared);
      return t(`scheme.tieBreaks.${one}.parted`, {
        names: names(
          words,
          who.map(({ name }) => name),
        ),
      });
    });
  });
  return parts.length > 0 ? t('scheme.level', { parts: apart(words, parts) }) : '';
}

/** What decided for one of several who are level, beside the name: "rank shared, by games won"; empty for all others. */
export const decidedInWords = (
  { t }: Words,
  { tieBreak, parted }: Pick<Row, 'tieBreak' | 'parted'>,
): string =>
  [tieBreak, parted].flatMap((one) => (one ? [t(`scheme.tieBreaks.${one}.note`)] : [])).join(', ');

/**
 * The scheme in sentences: "Sum of net sticks per evening, the best 8 of all; level ones by best
 * evening, then games won."
 *
 * @param saysHidden is it still to come that the table hides evenings, and said nowhere else?
 */
export function schemeInWords(
  words: Words,
  scheme: Scheme,
  { saysHidden = true }: { saysHidden?: boolean } = {},
): string {
  const { t } = words;
  const { measure, per, combine, finalFactor, absence, hideFrom } = scheme;
  const by = partedBy(words, scheme);
  const from = fromOn(words, scheme);
  return [
    t('scheme.sentence', {
      total: t(`scheme.measures.${measure}.total.${combine}.${per}`),
      kept: kept(words, scheme),
      ties: by === '' ? t('scheme.tiesNone') : t('scheme.ties', { by }),
    }),
    measure === 'rank-points' && rankPoints(words, scheme),
    from !== '' && t('scheme.ranked', { from }),
    finalFactor !== 1 && t('scheme.final', { times: finalFactor }),
    absence && t('scheme.missed', { of: absence.of, ...substitute(words, absence) }),
    saysHidden && hideFrom !== null && t('scheme.hidden', { number: String(hideFrom) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The parts of a scheme, each in a few words for its fold of the form. */
export function schemeParts(words: Words, scheme: Scheme) {
  const { t } = words;
  const { measure, per, combine, hideFrom } = scheme;
  return {
    results:
      isLessBetter(measure) && combine === 'sum'
        ? t(`scheme.sums.${measure}.${per}`)
        : t(`scheme.measures.${measure}.result.${per}`),
    total: t(`scheme.parts.total.${combine}`, { kept: kept(words, scheme) }),
    ranked: fromOn(words, scheme) || t('scheme.parts.ranked'),
    absences: t('scheme.parts.absences', {
      missed: missed(words, scheme),
      times: scheme.finalFactor,
    }),
    ties: partedBy(words, scheme) || t('scheme.parts.ties'),
    hidden:
      hideFrom === null
        ? t('scheme.parts.never')
        : t('scheme.parts.hidden', { number: String(hideFrom) }),
  };
}

/** What of a scheme people ask for, a few words each: "best 10", "from 6 evenings on". */
export function schemeChips(
  words: Words,
  scheme: Scheme,
  { saysHidden = true }: { saysHidden?: boolean } = {},
): string[] {
  const { t } = words;
  const { results, total, hidden } = schemeParts(words, scheme);
  const { finalFactor, absence, hideFrom } = scheme;
  return [
    results,
    total,
    fromOn(words, scheme),
    finalFactor === 1 ? '' : t('scheme.chips.final', { times: finalFactor }),
    absence ? missed(words, scheme) : '',
    saysHidden && hideFrom !== null ? hidden : '',
  ].filter((chip) => chip !== '');
}

/** What is said about a season, as its log shows it: each part under its name, in words. */
type Part = { readonly name: string; readonly text: string };
function settingParts(words: Words, setting: SaidAbout): readonly Part[] {
  const { t } = words;
  const { name, startsOn, endsOn, variants, houseRules, scheme, closed } = setting;
  const { results, total, ranked, absences, ties, hidden } = schemeParts(words, scheme);
  const isRanked = scheme.measure === 'rank-points';
  const rules = VARIANT_IDS.filter((id) => houseRules[id]).map((id) => variantName(words, id));
  return [
    { name: t('seasons.form.name'), text: name },
    { name: t('seasons.form.startsOn'), text: dayInWords(words, startsOn) },
    { name: t('seasons.form.endsOn'), text: dayInWords(words, endsOn) },
    {
      name: t('seasons.form.counts'),
      text: variants.map((id) => variantName(words, id)).join(', '),
    },
    { name: t('seasons.form.houseRules'), text: rules.join(', ') || '–' },
    {
      name: t('scheme.form.results'),
      text: isRanked ? `${results}: ${rankPoints(words, scheme)}` : results,
    },
    { name: t('scheme.form.total'), text: total },
    { name: t('scheme.form.who'), text: ranked },
    { name: t('scheme.form.absences'), text: absences },
    { name: t('scheme.form.ties'), text: ties },
    { name: t('scheme.form.suspense'), text: hidden },
    { name: t('seasons.log.state'), text: t(closed ? 'seasons.log.closed' : 'seasons.log.open') },
  ];
}

/** What a change of a season made of what: "The total: sum, all evenings → sum, the best 10 of all". */
export function changeInWords(
  words: Words,
  { was, is }: { readonly was: SaidAbout; readonly is: SaidAbout },
): string[] {
  const before = settingParts(words, was);
  const parts = settingParts(words, is).flatMap(({ name, text }, i) => {
    const old = before[i]?.text;
    return old === text ? [] : [words.t('seasons.log.part', { name, was: old ?? '', is: text })];
  });
  return parts.length > 0 ? parts : [words.t('seasons.log.rules')];
}

function kept({ t }: Words, { keep, per }: Scheme): string {
  if (keep.kind === 'all') return t(`scheme.kept.all.${per}`);
  if (keep.kind === 'best') return t('scheme.kept.best', { count: keep.count });
  const isMissed = keep.missedFirst && per === 'evening';
  return t('scheme.kept.drop-worst', { count: keep.count, missed: isMissed ? 'yes' : 'no' });
}

/** What decides, in its order; empty where the rank is shared at once. */
function partedBy({ t }: Words, { tieBreaks }: Scheme): string {
  const end = tieBreaks.indexOf('shared');
  const used = end < 0 ? tieBreaks : tieBreaks.slice(0, end);
  return used
    .map((one): string => t(`scheme.tieBreaks.${one}.by`))
    .reduce((one, next) => (one === '' ? next : t('scheme.before', { one, next })), '');
}

function rankPoints({ t, format }: Words, { rankPoints: points, per, rankedBy }: Scheme): string {
  return t('scheme.rankPoints', {
    // Figures with a decimal comma are parted by semicolons.
    points: points
      .map((one) => format.number(one))
      .join(points.every(Number.isInteger) ? ', ' : '; '),
    per,
    ranks: t(`scheme.measures.${rankedBy}.ranks`),
  });
}

function fromOn({ t }: Words, { minimum: { games, evenings } }: Scheme): string {
  if (games > 0 && evenings > 0) return t('scheme.from.both', { games, evenings });
  if (games > 0) return t('scheme.from.games', { games });
  return evenings > 0 ? t('scheme.from.evenings', { evenings }) : '';
}

function missed(words: Words, { absence }: Scheme): string {
  const { t } = words;
  if (!absence) return t('scheme.parts.nothing');
  const brings = t('scheme.parts.missed', substitute(words, absence));
  return absence.of === 'excused' ? t('scheme.parts.excused', { missed: brings }) : brings;
}

/** What an evening missed brings, as the sentences about it choose by. */
function substitute({ format }: Words, { score }: NonNullable<Scheme['absence']>) {
  return {
    score: score === 'own-mean' ? 'mean' : score === 'lowest' ? 'lowest' : 'fixed',
    fixed: typeof score === 'number' ? format.number(score).replace('-', '−') : '',
  } as const;
}
