/**
 * The words of a scheme as closed lists, apart from the schema: forms need the words alone, and what
 * reads schemas weighs on every page.
 */

/**
 * What a result is measured in. Of `fewest-points` and `difference` less is better; of all else more is.
 */
export const MEASURES = [
  'net-sticks',
  'card-points',
  'written-points',
  'fewest-points',
  'tourney-points',
  'wins',
  'rank-points',
  'difference',
] as const;
export type Measure = (typeof MEASURES)[number];

/** The figure in which a game, or what somebody brought home of an evening, says what a measure counts. */
export const FIGURE_OF = {
  'net-sticks': 'net',
  'card-points': 'cardPoints',
  'written-points': 'points',
  'fewest-points': 'points',
  'tourney-points': 'tourneyPoints',
  wins: 'wins',
  'rank-points': 'rankPoints',
  difference: 'difference',
} as const satisfies Record<Measure, string>;
export type FigureKey = (typeof FIGURE_OF)[Measure];

/** Whether less is better in this measure, which then is the mean of a hand unless results are added up. */
export const isLessBetter = (measure: Measure): measure is 'fewest-points' | 'difference' =>
  measure === 'fewest-points' || measure === 'difference';

/** What can decide between level ones; `shared` ends the list: they share the rank. */
export const TIE_BREAKS = [
  'best-evening',
  'head-to-head',
  'wins',
  'later-result',
  'shared',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];
