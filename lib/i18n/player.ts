/** A player's page in words. */
import type { VariantStats, Won } from '../league/player-stats';
import type { Words } from './words';

const decimal = ({ format }: Words, value: number): string =>
  format.number(value, { maximumFractionDigits: 1 });

/** A mean with its sign: "+1.4", "−0.5", "0". */
const signedMean = (words: Words, value: number): string => {
  const text = decimal(words, Math.abs(value));
  return text === '0' ? '0' : `${value > 0 ? '+' : '−'}${text}`;
};

/** A figure below 0 with its true minus. */
const minus = (text: string): string => text.replace('-', '−');
const rounded = ({ format }: Words, value: number): string =>
  minus(format.number(Math.round(value)));

/** A share of a whole: "41 %"; a dash where there is nothing to share. */
export const percent = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((100 * part) / whole)}\u00a0%` : '–';

/** How games went: "5 won of 7 (71 %), 1 of these level". */
export const wonInWords = ({ t }: Words, { games, wins, level }: Won): string =>
  t('players.wonOf', { wins, games, percent: percent(wins, games), level });

/** A figure or a name with how many of its games won are level, where some are. */
export const levelInWords = ({ t }: Words, said: string, level = 0): string =>
  level > 0 ? t('players.withLevel', { said, level }) : said;

/** What the games of a variant came to, figure by figure. */
export function variantFigures(words: Words, stats: VariantStats): string[] {
  const { t } = words;
  const { hands, meanNet, meanPoints, meanAgainst, meanCardPoints, meanDifference } = stats;
  const { hundreds, exact, matches, tourneyPoints } = stats;
  const often = (part: number) => ({ hands, part: String(part), percent: percent(part, hands) });
  return [
    meanNet === undefined ? '' : t('players.figures.net', { mean: signedMean(words, meanNet) }),
    meanPoints === undefined || meanAgainst === undefined
      ? ''
      : t('players.figures.points', {
          mean: rounded(words, meanPoints),
          against: rounded(words, meanAgainst),
        }),
    meanDifference === undefined
      ? ''
      : t('players.figures.off', { mean: minus(decimal(words, meanDifference)) }),
    exact === undefined ? '' : t('players.figures.exact', often(exact)),
    hundreds === undefined ? '' : t('players.figures.hundreds', often(hundreds)),
    matches === undefined || matches === 0 ? '' : t('players.figures.matches', often(matches)),
    meanCardPoints === undefined
      ? ''
      : t('players.figures.cardPoints', { mean: decimal(words, meanCardPoints) }),
    tourneyPoints === undefined || tourneyPoints === 0
      ? ''
      : t('players.figures.tourneyPoints', { points: tourneyPoints }),
  ].filter((text) => text !== '');
}

/** What the chart of the rating says. */
export const ratingInWords = (
  { t, format }: Words,
  {
    variant,
    points,
    games,
    isProvisional,
  }: { variant: string; points: number; games: number; isProvisional: boolean },
): string =>
  t(isProvisional ? 'players.ratingProvisional' : 'players.ratingOf', {
    variant,
    points: format.number(points),
    games,
  });

/** How two players stand against each other, in sentences. */
export function meetingsInWords(
  words: Words,
  [a, b]: readonly [string, string],
  {
    games,
    hasSides,
    together,
    against,
  }: {
    games: number;
    hasSides: boolean;
    together: Won;
    against: Against;
  },
): string[] {
  const { t } = words;
  if (games === 0) return [t('players.meetings.never', { a, b })];
  return [
    t('players.meetings.played', { a, b, games }),
    together.games > 0 ? t('players.meetings.together', { won: wonInWords(words, together) }) : '',
    // Without sides the bar above says all of it.
    hasSides && against.games > 0 ? aheadInWords(words, [a, b], against, 'apart') : '',
  ].filter((text) => text !== '');
}

type Against = { games: number; firstAhead: number; secondAhead: number; level: number };

/** How often who of two was ahead, in a sentence. */
export const aheadInWords = (
  { t }: Words,
  [a, b]: readonly [string, string],
  { games, firstAhead, secondAhead, level }: Against,
  how: 'ahead' | 'apart' = 'ahead',
): string =>
  t(`players.meetings.${how}`, { a, b, games, first: firstAhead, second: secondAhead, level });
