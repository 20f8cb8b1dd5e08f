/** The scheme of a season's table, in a club's words. */
import { type Measure, TIE_BREAKS, type TieBreak } from '../../league/measures';
import type { Scheme } from '../../league/scheme';
import type { Row } from '../../league/table';
import { names, plural } from './figures';

/** What a result is measured in: for choosing one, and within a sentence. */
export const MEASURE_WORDS = {
  'net-sticks': { name: 'Net sticks', line: 'sticks less potatoes', of: 'net sticks' },
  'card-points': { name: 'Card points', line: 'points taken in tricks', of: 'card points' },
  'written-points': { name: 'Written points', line: 'as on the slate', of: 'written points' },
  'tourney-points': { name: 'Tourney points', line: 'two for a clear win', of: 'tourney points' },
  wins: { name: 'Games won', line: 'one for every game won', of: 'games won' },
  'rank-points': { name: 'Rank points', line: 'for the places, from a list', of: 'rank points' },
  difference: {
    name: 'Mean difference',
    line: 'points off a hand; less is better',
    of: 'the difference of a hand',
  },
} satisfies Record<Measure, { name: string; line: string; of: string }>;

/** What decides between level ones. */
export const TIE_BREAK_WORDS = {
  'best-evening': { name: 'Best single evening', by: 'best evening' },
  'head-to-head': { name: 'Games against each other', by: 'games against each other' },
  wins: { name: 'Games won', by: 'games won' },
  'later-result': { name: 'The later result', by: 'later result' },
  shared: { name: 'They share the rank', by: 'shared' },
} satisfies Record<TieBreak, { name: string; by: string }>;

/**
 * What parted those who are level, for a table without room for it in the rows: "Level: Beat and Dora
 * by games won; Anna and Carla share the rank." Empty where nobody is level.
 */
export function levelInWords(rows: readonly Pick<Row, 'name' | 'tieBreak'>[]): string {
  const parts = TIE_BREAKS.flatMap((one) => {
    const level = rows.filter(({ tieBreak }) => tieBreak === one).map(({ name }) => name);
    if (level.length === 0) return [];
    const how = one === 'shared' ? 'share the rank' : `by ${TIE_BREAK_WORDS[one].by}`;
    return [`${names(level)} ${how}`];
  });
  return parts.length > 0 ? `Level: ${parts.join('; ')}.` : '';
}

/**
 * The scheme in sentences: "Sum of net sticks per evening, the best 8 of all; level ones by best
 * evening, then games won."
 */
export function schemeInWords(scheme: Scheme): string {
  return [
    `${counted(scheme)}${kept(scheme)}; ${ties(scheme)}.`,
    scheme.measure === 'rank-points' && `${rankPoints(scheme)}.`,
    minimum(scheme),
    scheme.finalFactor !== 1 && `A final counts ${scheme.finalFactor} times.`,
    absence(scheme),
    scheme.hideFrom !== null &&
      `Hidden from evening ${scheme.hideFrom} on until the season is over.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The parts of a scheme, each in a few words for its fold of the form. */
export const schemeParts = (scheme: Scheme) => ({
  results: result(scheme),
  total: `${scheme.combine}${kept(scheme)}`,
  ranked: fromOn(scheme) || 'whoever has a game',
  absences: [
    scheme.absence
      ? `a missed evening brings ${substitute(scheme.absence)}`
      : 'no result if missed',
    scheme.absence?.of === 'excused' && 'if excused',
    `a final counts ${scheme.finalFactor === 1 ? 'once' : `${scheme.finalFactor} times`}`,
  ]
    .filter(Boolean)
    .join(', '),
  ties: partedBy(scheme) || 'none, the rank is shared',
  hidden: scheme.hideFrom === null ? 'never hidden' : `hidden from evening ${scheme.hideFrom} on`,
});

const result = ({ measure, per }: Scheme): string => `${MEASURE_WORDS[measure].of} per ${per}`;

const counted = (scheme: Scheme): string =>
  `${scheme.combine === 'sum' ? 'Sum' : 'Mean'} of ${result(scheme)}`;

function kept({ keep, per }: Scheme): string {
  if (keep.kind === 'all') return `, all ${per === 'game' ? 'games' : 'evenings'}`;
  if (keep.kind === 'best') return `, the best ${keep.count} of all`;
  const missed = keep.missedFirst && per === 'evening';
  return `, all but the ${worst(keep)}${missed ? ' (a missed evening is one of them)' : ''}`;
}
const worst = ({ count }: { count: number }) => (count === 1 ? 'worst' : `worst ${count}`);

function ties(scheme: Scheme): string {
  const by = partedBy(scheme);
  return by === '' ? 'level ones share the rank' : `level ones by ${by}`;
}

function partedBy({ tieBreaks }: Scheme): string {
  const end = tieBreaks.indexOf('shared');
  const used = end < 0 ? tieBreaks : tieBreaks.slice(0, end);
  return used.map((one) => TIE_BREAK_WORDS[one].by).join(', then ');
}

const rankPoints = ({ rankPoints: points, per, rankedBy }: Scheme): string =>
  `${points.join(', ')} points for the places ` +
  (per === 'game' ? 'of each game' : `of an evening by ${MEASURE_WORDS[rankedBy].of}`);

function minimum(scheme: Scheme): string | false {
  const from = fromOn(scheme);
  return from !== '' && `Ranked ${from}.`;
}

function fromOn({ minimum: { games, evenings } }: Scheme): string {
  const needed = [
    games > 0 && plural(games, 'game', 'games'),
    evenings > 0 && plural(evenings, 'evening', 'evenings'),
  ].filter(Boolean);
  return needed.length > 0 ? `from ${needed.join(' and ')} on` : '';
}

function absence({ absence: missed }: Scheme): string | false {
  if (!missed) return false;
  const who = missed.of === 'everybody' ? 'Whoever misses an evening' : 'Whoever is excused';
  return `${who} gets ${substitute(missed)}.`;
}

function substitute({ score }: NonNullable<Scheme['absence']>): string {
  if (score === 'own-mean') return 'the mean of the own results';
  return score === 'lowest' ? 'the lowest result of the evening' : `${score}`.replace('-', '−');
}
