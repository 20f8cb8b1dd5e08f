/** Exact arithmetic for tables: fractions inside, numbers of two decimals only at the very end. */
import Fraction from 'fraction.js';

export type { Fraction };

const DECIMALS = 2;

/** Nothing. */
export const ZERO = new Fraction(0);

/** A whole number, or one of a few decimals, as a fraction: 0.1 is a tenth. */
export const exact = (value: number): Fraction => new Fraction(value);

/** The sum; 0 of none. */
export const sumOf = (values: readonly Fraction[]): Fraction =>
  values.reduce((sum, value) => sum.add(value), ZERO);

/** The mean; null of none. */
export const meanOf = (values: readonly Fraction[]): Fraction | null =>
  values.length > 0 ? sumOf(values).div(values.length) : null;

/** A number of at most two decimals, halves away from zero. Only for what is shown. */
export function rounded(value: Fraction): number {
  const size = value.abs().round(DECIMALS).valueOf();
  return value.compare(0) < 0 && size > 0 ? -size : size;
}

/** Which of two is better: below 0 the first, above 0 the second, 0 neither. None is worst. */
export type Compare = (a: Fraction | null, b: Fraction | null) => number;

/** The comparison where more, or where less, is better. */
export const betterFirst =
  (isLessBetter: boolean): Compare =>
  (a, b) => {
    if (!a || !b) return Number(a === null) - Number(b === null);
    return isLessBetter ? a.compare(b) : b.compare(a);
  };

/** The best and the worst of several; null of none. */
export function extremes(
  values: readonly Fraction[],
  compare: Compare,
): { best: Fraction | null; worst: Fraction | null } {
  const [first = null] = values;
  return {
    best: values.reduce((best, value) => (compare(value, best) < 0 ? value : best), first),
    worst: values.reduce((worst, value) => (compare(value, worst) > 0 ? value : worst), first),
  };
}
