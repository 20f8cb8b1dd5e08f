/** What a season may cost, and all that it does in words. */
import { money } from '@/lib/i18n/settlement';
import type { Words } from '@/lib/i18n/words';
import type { CashRules } from '@/lib/league/cash';
import type { Currency } from '@/lib/league/money';

/** What an evening costs, then what the end of the season does. */
export const PRICES = [
  'fee',
  'feeToPot',
  'perMissed',
  'perExcused',
  'perPoint',
  'perPlace',
] as const;

/** "Entry fee per evening CHF 5.00, …"; empty where nothing costs anything. */
export const costsInWords = (words: Words, rules: CashRules, currency: Currency): string =>
  [
    ...PRICES.filter((key) => rules[key] > 0).map(
      (key) => `${words.t(`cash.form.${key}`)} ${money(words, rules[key], currency)}`,
    ),
    rules.shares.length > 0 && `${words.t('cash.form.shares')} ${rules.shares.join(', ')}`,
    rules.settle === 'season' && `${words.t('cash.form.settle')} ${words.t('cash.form.atEnd')}`,
  ]
    .filter(Boolean)
    .join('; ');
