/** Fractions of whole numbers, and how a table shows them. */

/** Without a common divisor, the bottom above 0. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint };

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));
export const size = (a: bigint): bigint => (a < 0n ? -a : a);

function fraction(top: bigint, bottom: bigint): Fraction {
  const by = divisorOf(size(top), bottom) || 1n;
  return { top: top / by, bottom: bottom / by };
}
/** A number of a few decimals: 0.5 is a half. */
export function written(value: number): Fraction {
  const [whole = '0', decimals = ''] = String(value).split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}
export const ZERO = written(0);
const plus = (a: Fraction, b: Fraction) =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Fraction, b: Fraction) => plus(a, { ...b, top: -b.top });
export const times = (a: Fraction, b: Fraction) => fraction(a.top * b.top, a.bottom * b.bottom);
export const over = (a: Fraction, by: number) => fraction(a.top, a.bottom * BigInt(by));
export const sum = (all: readonly Fraction[]) => all.reduce(plus, ZERO);
export const mean = (all: readonly Fraction[]) =>
  all.length > 0 ? over(sum(all), all.length) : null;
export const sign = (a: Fraction) => (a.top > 0n ? 1 : a.top < 0n ? -1 : 0);

/** In hundredths, halves away from zero. */
const hundredths = ({ top, bottom }: Fraction): bigint =>
  ((size(top) * 200n + bottom) / (bottom * 2n)) * (top < 0n ? -1n : 1n);
/** What is shown: two decimals; never a negative zero. */
export const shown = (value: Fraction): number => Number(hundredths(value)) / 100 + 0;
/** As 22/7 where two decimals do not say it. */
export const beyond = (value: Fraction): string | undefined =>
  hundredths(value) * value.bottom === value.top * 100n
    ? undefined
    : `${value.top}/${value.bottom}`;
