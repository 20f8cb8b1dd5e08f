/** A season's money in words. */
import { type Account, debtsOf, type Pot } from '../league/cash';
import { money } from './settlement';
import { names, type Words } from './words';

/** What members owe, and what of that others are to receive; null where nobody owes anything. */
export function debtsInWords(
  words: Words,
  {
    accounts,
    currency,
  }: { readonly accounts: readonly Pick<Account, 'balance'>[]; readonly currency: string },
): { readonly line: string; readonly hasCredit: boolean } | null {
  const { debts, credits } = debtsOf(accounts);
  if (debts === 0) return null;
  const line = words.t('cash.debts', {
    debts: money(words, debts, currency),
    hasCredit: credits > 0 ? 'yes' : 'no',
    credits: money(words, Math.min(debts, credits), currency),
  });
  return { line, hasCredit: credits > 0 };
}

/** Who gets how much of the jackpot: `before` the season is closed, or `after` it. */
export function potInWords(
  words: Words,
  when: 'before' | 'after',
  { amount, places, rest, currency }: Pot,
): string {
  const { t } = words;
  const sum = (rappen: number) => money(words, rappen, currency);
  if (places.length === 0) return t('cash.potPlaces.stays', { amount: sum(amount) });
  return t(`cash.potPlaces.${when}`, {
    amount: sum(amount),
    places: words.format.list(
      places.map(({ rank, people, each }) =>
        people
          ? t('cash.potPlaces.place', {
              ...{ rank: String(rank), names: names(words, people), each: sum(each) },
              people: people.length,
            })
          : t('cash.potPlaces.hidden', { rank: String(rank), each: sum(each) }),
      ),
    ),
    hasRest: rest > 0 ? 'yes' : 'no',
    rest: sum(rest),
  });
}
