/**
 * Results without hands, as they stand on paper: what a game came to for its sides, or what everybody
 * brought home of a whole evening. From here on both are finished games like others, with the figures
 * that a total gives; an evening's total is a game of one seat. Pure.
 */
import { type VariantId, variant } from '../jass';
import { FIGURE_OF, type FigureKey, isLessBetter, MEASURES, type Measure } from './measures';
import { closedAgainst } from './open-seasons';
import type { Figures, GameResult } from './result';
import type { Scheme } from './scheme';

/** Totals as they are stored. `hands` are those of a game, or of everybody's evening; null unsaid. */
export type Totals = {
  readonly id: string;
  readonly variant: VariantId;
  /** Of a game what its sides came to, in the figure of its variant; else of an evening, in what. */
  readonly of: 'game' | Measure;
  readonly options: Readonly<Record<string, unknown>>;
  readonly hands: number | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** In the order of play; of an evening everybody on a side of their own. */
  readonly seats: readonly {
    readonly player: string;
    readonly side: number;
    readonly total: number;
  }[];
};

type Head = Pick<Totals, 'variant' | 'of' | 'hands'>;
/** The figure in which a game's sides stand. */
const figureOf = (id: VariantId): FigureKey => {
  const { figure } = variant(id);
  return figure === 'sticks' ? 'net' : figure;
};

/** Is what counts a mean of the hands, so that a total says nothing without their number? */
export const asksForHands = ({ variant: id, of }: Pick<Head, 'variant' | 'of'>): boolean =>
  of === 'game' ? variant(id).figure === 'difference' : isLessBetter(of);

/** What is wrong with the totals of a game, in its figure. */
type SumFault = {
  /** What they come to, and what so many hands come to: `bonus` more for every match, or at the least. */
  readonly sum: number;
  readonly right: number;
  readonly bonus: number | null;
  readonly hands: number;
};

/**
 * Totals of a game's sides that do not come to what its hands bring; null where they do, or where nobody
 * can tell. `hands` null: as many as are played under these options.
 */
export function sumFault({
  variant: id,
  options,
  hands: said,
  totals,
}: Pick<Totals, 'variant' | 'options' | 'hands'> & {
  readonly totals: readonly number[];
}): SumFault | null {
  const hands = said ?? handsOf(id, options);
  const hand = variant(id).handSum(options);
  if (hands === null || hand === null) return null;
  const sum = totals.reduce((all, one) => all + one, 0);
  const { bonus } = hand;
  const right = hands * hand.sum;
  const more = sum - right;
  const isRight =
    bonus === null
      ? more >= 0
      : more === 0 || (bonus > 0 && more > 0 && more <= hands * bonus && more % bonus === 0);
  return isRight ? null : { sum, right, bonus, hands };
}

/** The most that a total is, above 0 and below. */
export const MOST_TOTAL = 1_000_000;

/** Why somebody's total cannot be: it is beyond all measure, below 0, or a fraction. */
export type FigureFault = 'large' | 'negative' | 'fraction';

/** What is wrong with a total by itself; `options` are those of the variant, complete or any that it accepts. */
export function figureFault(
  { variant: id, of, options }: Pick<Totals, 'variant' | 'of' | 'options'>,
  total: number,
): FigureFault | null {
  if (Math.abs(total) > MOST_TOTAL) return 'large';
  if (total < 0 && !canBeNegative({ variant: id, of, options })) return 'negative';
  // Places can be shared, and what is entered may be the mean of a hand.
  const isWhole = of === 'game' || !(of === 'rank-points' || isLessBetter(of));
  return isWhole && !Number.isInteger(total) ? 'fraction' : null;
}

function canBeNegative({
  variant: id,
  of,
  options,
}: Pick<Totals, 'variant' | 'of' | 'options'>): boolean {
  if (of === 'rank-points') return true;
  return (of === 'game' || FIGURE_OF[of] === figureOf(id)) && variant(id).signed(options);
}

/** How many hands a game has under these options; null where that depends on how it goes. */
export function handsOf(id: VariantId, options: object): number | null {
  const length = variant(id).gameLength(options);
  return length.kind === 'hands' ? length.hands : null;
}

/** What the totals come to as results of the evening: a game, or of everybody's evening one each. */
export function resultsFrom({ id, variant: of, at, seats, ...totals }: Totals): GameResult[] {
  const hands = totals.hands ?? 0;
  const game = { id, variant: of, at, paper: totals.of };
  if (totals.of !== 'game') {
    const key = FIGURE_OF[totals.of];
    return seats.map(({ player, total }) => ({
      ...game,
      seats: [{ player, side: 0, place: 1, won: false, hands, [key]: total }],
    }));
  }
  const better = variant(of).better(totals.options);
  const sides = new Map(seats.map(({ side, total }) => [side, total]));
  const isAhead = (a: number, b: number) => (better === 'most' ? a > b : a < b);
  const key = figureOf(of);
  return [
    {
      ...game,
      seats: seats.map(({ player, side, total }) => {
        const others = [...sides].flatMap(([other, its]) => (other === side ? [] : [its]));
        const place = 1 + others.filter((other) => isAhead(other, total)).length;
        const against = better === 'most' ? Math.max(...others) : Math.min(...others);
        const figures: Figures = { place, won: place === 1, hands, [key]: total };
        return { player, side, ...figures, ...(key === 'points' && { against }) };
      }),
    },
  ];
}

/** Does a total say what this scheme asks for? What does not is no result of its table. */
export function saysEnough({ variant: id, of, hands }: Head, scheme: Scheme): boolean {
  const { measure, per, rankedBy, keep, combine } = scheme;
  const isAdded = keep.kind === 'all' && combine === 'sum';
  if (measure === 'rank-points') {
    if (of === 'rank-points') return per === 'evening' || isAdded;
    return per === 'evening' ? gives({ variant: id, of, hands }, rankedBy) : of === 'game';
  }
  // How many games an evening's total is made of nobody knows: it can only be added.
  if (of !== 'game' && per === 'game' && !isAdded) return false;
  // Added up, differences need no number of hands.
  return gives({ variant: id, of, hands: combine === 'sum' ? 1 : hands }, measure);
}

/** A season as far as it counts totals. */
export type CountingSeason = {
  readonly variants: readonly string[];
  readonly scheme: Scheme;
};

/** The schemes by which totals of a variant count at an evening of these seasons. */
export const schemesFor = (id: VariantId, seasons: readonly CountingSeason[]): Scheme[] =>
  seasons.flatMap(({ variants, scheme }) => (variants.includes(id) ? [scheme] : []));

/** Does one of these seasons take the totals in? */
export const isCounted = (head: Head, seasons: readonly CountingSeason[]): boolean =>
  schemesFor(head.variant, seasons).some((scheme) => saysEnough(head, scheme));

/** A season that counts an evening, as far as totals can still come to it. */
type OpenOrClosed = CountingSeason & { readonly closed: boolean };

/** The closed one of an evening's seasons into whose table totals would come; undefined where none keeps them away. */
export const closedForTotals = <S extends OpenOrClosed>(
  head: Head,
  seasons: readonly S[],
): S | undefined => closedAgainst(seasons, (one) => isCounted(head, [one]));

/**
 * What totals of a variant can still be of at an evening of these seasons: whatever no closed one would take in, and
 * where one is closed only what counts in one that is open.
 */
export function openTotals(id: VariantId, seasons: readonly OpenOrClosed[]): readonly Head['of'][] {
  const open = seasons.filter(({ closed }) => !closed);
  return (['game', ...MEASURES] as const).filter((of) => {
    const head = { variant: id, of, hands: 1 };
    const isWorth = open.length === seasons.length || isCounted(head, open);
    return isWorth && closedForTotals(head, seasons) === undefined;
  });
}

/** The seasons that count games of a variant and would not take its totals in: they do not say enough. */
export const silentIn = <S extends CountingSeason>(head: Head, seasons: readonly S[]): S[] =>
  seasons.filter(
    ({ variants, scheme }) => variants.includes(head.variant) && !saysEnough(head, scheme),
  );

/** Is it the mean of a hand by which one of these seasons ranks games of this variant? */
export const countsMeans = (id: VariantId, seasons: readonly CountingSeason[]): boolean =>
  schemesFor(id, seasons).some(({ measure, rankedBy }) =>
    isLessBetter(measure === 'rank-points' ? rankedBy : measure),
  );

/** Is a mean of a hand what stands in a season's table, and not only what gives its places? */
export const ranksByMeans = (id: VariantId, seasons: readonly CountingSeason[]): boolean =>
  schemesFor(id, seasons).some(({ measure }) => isLessBetter(measure));

/** What totals of this variant would have to be of to count; empty where only hands say it. */
export const countingTotals = (id: VariantId, scheme: Scheme): ('game' | Measure)[] =>
  (['game', scheme.measure] as const).filter((of) =>
    saysEnough({ variant: id, of, hands: 1 }, scheme),
  );

function gives({ variant: id, of, hands }: Head, measure: Measure): boolean {
  if (isLessBetter(measure) && !hands) return false;
  if (measure === 'wins') return of === 'game' || of === 'wins';
  return (of === 'game' ? figureOf(id) : FIGURE_OF[of]) === FIGURE_OF[measure];
}

/** The same of a result: whatever has hands says all that there is. */
export const isSaid = ({ paper, variant: id, seats }: GameResult, scheme: Scheme): boolean =>
  paper === undefined ||
  saysEnough({ variant: id, of: paper, hands: seats[0]?.hands ?? null }, scheme);
