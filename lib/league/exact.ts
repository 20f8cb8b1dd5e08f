/** Exact arithmetic for tables; numbers of two decimals only at the very end. */
import Fraction from 'fraction.js';

/** An exact value: whole numbers, which most are, as such; all else as a fraction. */
export type Exact = number | Fraction;

const DECIMALS = 2;

/** A number of a few decimals as an exact value: 0.1 is a tenth. */
export const exact = (value: number): Exact =>
  Number.isInteger(value) ? value : new Fraction(value);

/** A figure as a table gives it: what is shown, and the fraction ("22/7") where rounding loses something. */
export const given = (value: number | null, fraction: string | undefined): Exact | null =>
  fraction !== undefined ? new Fraction(fraction) : value === null ? null : exact(value);

/** The sum of two. */
const plus = (a: Exact, b: Exact): Exact =>
  typeof a === 'number' && typeof b === 'number' ? a + b : new Fraction(a).add(b);

/** The product of two. */
export const times = (a: Exact, b: Exact): Exact =>
  typeof a === 'number' && typeof b === 'number' ? a * b : new Fraction(a).mul(b);

/** The quotient; the divisor is a whole number above 0. */
export const over = (value: Exact, divisor: number): Exact =>
  typeof value === 'number' && value % divisor === 0
    ? value / divisor
    : new Fraction(value).div(divisor);

/** The sum; 0 of none. */
export const sumOf = (values: readonly Exact[]): Exact => values.reduce(plus, 0);

/** The mean; null of none. */
export const meanOf = (values: readonly Exact[]): Exact | null =>
  values.length > 0 ? over(sumOf(values), values.length) : null;

/** How far apart two are, 0 or more. */
export const distance = (a: Exact, b: Exact): Exact =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) : new Fraction(a).sub(b).abs();

/** A number of at most two decimals, halves away from zero. Only for what is shown. */
export function rounded(value: Exact): number {
  // A factor of 0 makes -0 of a negative result.
  if (typeof value === 'number') return value === 0 ? 0 : value;
  const size = value.abs().round(DECIMALS).valueOf();
  return value.compare(0) < 0 && size > 0 ? -size : size;
}

/** What `rounded` loses: the fraction as "22/7"; undefined where it loses nothing. */
export function lost(value: Exact | null): string | undefined {
  if (value === null || typeof value === 'number') return undefined;
  return value.equals(rounded(value)) ? undefined : value.toFraction();
}

/** Which of two is better: below 0 the first, above 0 the second, 0 neither. None is worst. */
export type Compare = (a: Exact | null, b: Exact | null) => number;

const compareExact = (a: Exact, b: Exact): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : new Fraction(a).compare(b);

/** The comparison where more, or where less, is better. */
export const betterFirst =
  (isLessBetter: boolean): Compare =>
  (a, b) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isLessBetter ? compareExact(a, b) : compareExact(b, a);
  };

/** The best and the worst of several; null of none. */
export function extremes(
  values: readonly Exact[],
  compare: Compare,
): { best: Exact | null; worst: Exact | null } {
  const [first = null] = values;
  return {
    best: values.reduce((best, value) => (compare(value, best) < 0 ? value : best), first),
    worst: values.reduce((worst, value) => (compare(value, worst) > 0 ? value : worst), first),
  };
}
