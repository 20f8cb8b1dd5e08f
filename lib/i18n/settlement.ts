/** What is paid at the end of a game with a stake. */
import type { Words } from './words';

/** Money, from whole Rappen: "CHF 2.35". */
export const money = ({ format }: Words, rappen: number, currency = 'CHF'): string =>
  format.number(rappen / 100, { style: 'currency', currency });

/** What is paid for a point, as the head of the settlement. */
export const atStake = (words: Words, stakeRappen: number, currency = 'CHF'): string =>
  words.t('differenzler.stake', {
    stake:
      stakeRappen < 100 && currency === 'CHF'
        ? words.t('differenzler.rappen', { rappen: stakeRappen })
        : money(words, stakeRappen, currency),
  });

/** Who pays and who receives: "Anna receives" "CHF 2.35". */
export const settledWith = (
  words: Words,
  name: string,
  rappen: number,
  currency = 'CHF',
): { who: string; amount: string } => {
  const what = rappen > 0 ? 'receives' : rappen < 0 ? 'pays' : 'neither';
  return {
    who: words.t(`differenzler.settled.${what}`, { name }),
    amount: rappen === 0 ? '' : money(words, Math.abs(rappen), currency),
  };
};

/** A game with a stake that was finished by hand. */
export const notSettled = ({ t }: Words, hands: number): string =>
  t('differenzler.notSettled', { hands: String(hands) });
