/** How a game or a tourney has ended: not loaded by a board before it is over. */
import { type Tally, totalsOf, variant } from '../jass';
import { inFigures } from './figures';
import { headcount } from './game';
import { names, type Words } from './words';

/** A side's total as it is said: +3 net, 1,250 points, a difference of 87. */
export const total = (
  words: Words,
  tally: Pick<Tally, 'variant' | 'totals'>,
  side: number,
): string => inFigures(words, variant(tally.variant).figure, totalsOf(tally)[side] ?? 0);

/** Who has won; of a game finished by hand, which has no winners by the rules, those who lead. */
export const winnersOf = ({
  winners,
  ranking,
}: Pick<Tally, 'winners' | 'ranking'>): readonly number[] =>
  winners.length > 0 ? winners : (ranking[0] ?? []);

/**
 * "Anna wins with +5", "Anna and Carla win together with +3". Sides of two are named "Anna & Carla".
 */
export function outcome(words: Words, sides: readonly string[], tally: Tally): string {
  const winners = winnersOf(tally);
  const who = names(
    words,
    winners.map((side) => sides[side] ?? ''),
  );
  const best = total(words, tally, winners[0] ?? 0);
  return winners.length > 1
    ? words.t('board.wonTogether', { who, total: best })
    : words.t('board.won', { who, n: headcount(words, who), total: best });
}

/** Who has the tourney; before the last game because nobody can catch them any more. */
export const tourneyOutcome = (
  words: Words,
  winners: readonly string[],
  isOver: boolean,
): string => {
  const who = names(words, winners);
  const n = winners.length > 1 ? winners.length : headcount(words, who);
  return words.t(isOver ? 'board.tourney.won' : 'board.tourney.wonAlready', { who, n });
};
