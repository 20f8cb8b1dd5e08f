/** A player's page in words. */
import type { VariantStats } from '../../league/player-stats';
import { plural } from './figures';

const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A mean with its sign: "+1.4", "−0.5", "0". */
const signedMean = (value: number): string => {
  const text = decimal.format(Math.abs(value));
  return text === '0' ? '0' : `${value > 0 ? '+' : '−'}${text}`;
};

/** A share of a whole: "41 %"; a dash where there is nothing to share. */
export const percent = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((100 * part) / whole)}\u00a0%` : '–';

/** How often out of how many: "14 of 120 hands (12 %)". */
const often = (part: number, hands: number): string =>
  `${part} of ${plural(hands, 'hand', 'hands')} (${percent(part, hands)})`;

/** What the games of a variant came to, figure by figure. */
export function variantFigures(stats: VariantStats): string[] {
  const { hands, meanNet, meanPoints, meanAgainst, meanCardPoints, meanDifference } = stats;
  const { hundreds, exact, matches, tourneyPoints } = stats;
  return [
    meanNet === undefined ? '' : `net ${signedMean(meanNet)} a game`,
    meanPoints === undefined || meanAgainst === undefined
      ? ''
      : `${Math.round(meanPoints)} points to ${Math.round(meanAgainst)} a game`,
    meanDifference === undefined ? '' : `${decimal.format(meanDifference)} off a hand`,
    exact === undefined ? '' : `exact in ${often(exact, hands)}`,
    hundreds === undefined ? '' : `100 or more in ${often(hundreds, hands)}`,
    matches === undefined || matches === 0 ? '' : `every trick in ${often(matches, hands)}`,
    meanCardPoints === undefined ? '' : `${decimal.format(meanCardPoints)} card points a hand`,
    tourneyPoints === undefined || tourneyPoints === 0
      ? ''
      : plural(tourneyPoints, 'tourney point', 'tourney points'),
  ].filter((text) => text !== '');
}

/** What is known of a player beside the name. */
export const alsoKnownAs = (names: readonly string[]): string =>
  `also entered as ${names.join(', ')}`;

/** What the page looks at, where that is not all there is. */
export const onlyLatest = (games: number): string =>
  `Counted from the latest ${games} games; a season counts all of its own.`;

/** What the chart of the rating says. */
export const ratingInWords = (rating: {
  variant: string;
  points: number;
  games: number;
  isProvisional: boolean;
}): string =>
  `${rating.variant}: ${rating.points} after ${plural(rating.games, 'game', 'games')}${rating.isProvisional ? ', provisional' : ''}`;

/** How two players stand against each other, in sentences. */
export function meetingsInWords(
  [a, b]: readonly [string, string],
  {
    games,
    together,
    against,
  }: {
    games: number;
    together: { games: number; wins: number };
    against: { games: number; firstAhead: number; secondAhead: number; level: number };
  },
): string[] {
  if (games === 0) return [`${a} and ${b} have not played at one table yet.`];
  const times = (count: number) =>
    count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
  return [
    `${a} and ${b} played ${plural(games, 'game', 'games')} at one table.`,
    together.games > 0
      ? `On the same side: ${plural(together.games, 'game', 'games')}, ${together.wins} won (${percent(together.wins, together.games)}).`
      : '',
    against.games > 0
      ? `On different sides: ${plural(against.games, 'game', 'games')}. ${a} was ahead ${times(against.firstAhead)}, ${b} ${times(against.secondAhead)}${against.level > 0 ? `; level ${times(against.level)}` : ''}.`
      : '',
  ].filter((text) => text !== '');
}
