import { money } from '@/lib/i18n/settlement';
import type { Words } from '@/lib/i18n/words';
import { sumFault } from '@/lib/league/money';

/** The highest price, in Rappen. */
export const MOST_PRICE = 1_000_000;

/** Why what was typed is no sum that can be taken; undefined where it can. */
export function sumFaultIn(
  words: Words,
  { typed, most, currency }: { typed: string; most: number; currency: string },
): string | undefined {
  const fault = sumFault(typed, most);
  return (
    fault &&
    words.t(`cash.sum.${fault}`, { typed: typed.trim(), most: money(words, most, currency) })
  );
}
