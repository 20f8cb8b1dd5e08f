/** What is typed of a table's result, figure by figure, and whether it adds up. */
import type { Figures, TournamentView } from '@/lib/tournament';

/** What a table's figures have to come to. */
export type SlipRules = {
  /** So many figures: one for each side, or for each who plays alone. */
  readonly sides: number;
  /** The sum without matches; null where the figures need not come to anything. */
  readonly sum: number | null;
  /** What a match brings besides; 0 where matches are not asked for. */
  readonly bonus: number;
};

/** As it stands in the fields. */
export type Typed = { readonly points: readonly string[]; readonly matches: readonly string[] };

export type SlipCheck =
  /** A figure is missing; `rest`: what the last one has to be without a match, where it alone is missing. */
  | { readonly kind: 'missing'; readonly at: number; readonly rest: number | null }
  | { readonly kind: 'fits'; readonly figures: Figures }
  /** It adds up with so many matches, and nobody has said whose. */
  | { readonly kind: 'matches'; readonly matches: number }
  | {
      readonly kind: 'wrong';
      readonly sum: number;
      readonly right: number;
      readonly matches: number;
    };

export const slipRules = (
  { setting, controlSum }: Pick<TournamentView, 'setting' | 'controlSum'>,
  seats: readonly string[],
): SlipRules =>
  setting.kind === 'each'
    ? { sides: seats.length, sum: controlSum, bonus: 0 }
    : { sides: 2, sum: controlSum, bonus: setting.matchBonus };

export const nothingTyped = ({ sides }: SlipRules): Typed => ({
  points: Array<string>(sides).fill(''),
  matches: Array<string>(sides).fill(''),
});

export const typedOf = (rules: SlipRules, { points, matches }: Figures): Typed => ({
  points: points.map(String),
  matches: nothingTyped(rules).matches.map((none, side) =>
    matches[side] ? `${matches[side]}` : none,
  ),
});

const FIGURE = /^-?\d{1,6}$/;
const sumOf = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0);

/** Does it add up, and what would be right? */
export function checkSlip({ sum, bonus }: SlipRules, { points, matches }: Typed): SlipCheck {
  const missing = points.findIndex((text) => !FIGURE.test(text));
  const counts = bonus === 0 ? [] : matches.map((text) => Number(text) || 0);
  const played = sumOf(counts);
  const right = sum === null ? null : sum + bonus * played;
  const figures = points.map(Number);
  if (missing >= 0) {
    const isOnly = points.every((text, side) => side === missing || FIGURE.test(text));
    const others = sumOf(figures.filter((_, side) => side !== missing));
    const rest = isOnly && right !== null ? right - others : null;
    return { kind: 'missing', at: missing, rest };
  }
  const all = sumOf(figures);
  if (right === null || all === right)
    return { kind: 'fits', figures: { points: figures, matches: played > 0 ? counts : [] } };
  const more = all - right;
  // Once somebody has said matches, these are to be right.
  if (played === 0 && bonus > 0 && more > 0 && more % bonus === 0 && more / bonus <= MOST_MATCHES)
    return { kind: 'matches', matches: more / bonus };
  return { kind: 'wrong', sum: all, right, matches: played };
}

/** More than these in one round are rather a figure that was read wrongly. */
const MOST_MATCHES = 5;
