/** Sums of money as people write them, in hundredths of whatever the league's money is in. Pure. */

/** What a league's money can be in; all of them have hundredths. */
export const CURRENCIES = ['CHF', 'EUR', 'USD', 'GBP', 'SEK', 'DKK', 'NOK'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** As stored; Swiss francs where nobody has said, or nobody knows what was said. */
export const asCurrency = (said: string | null): Currency =>
  CURRENCIES.find((one) => one === said) ?? 'CHF';

/** "2.5", "2,50" or "20" in hundredths, nothing as 0; undefined of what is no sum of money. */
export function rappenIn(text: string): number | undefined {
  const [all, whole = '', rest = ''] = /^(\d{0,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return all === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

/** Why what was typed cannot be taken as a sum. */
type SumFault = 'none' | 'negative' | 'fine' | 'large';

/** What is wrong with it, where it is to be `most` hundredths at the most; nothing is 0. */
export function sumFault(text: string, most: number): SumFault | undefined {
  const typed = text.trim();
  const rappen = rappenIn(typed);
  if (rappen !== undefined) return rappen > most ? 'large' : undefined;
  const figure = Number(typed.replace(',', '.'));
  if (figure < 0) return 'negative';
  if (figure * 100 > most) return 'large';
  return /^\d*[.,]\d{3,}$/.test(typed) ? 'fine' : 'none';
}

/** What stands in a field of a form: "2.50", nothing for 0. */
export const rappenText = (rappen: number): string =>
  rappen === 0 ? '' : (rappen / 100).toFixed(2);
