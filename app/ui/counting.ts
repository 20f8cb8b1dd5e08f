/** Counting cards: what was tapped, and the points that it makes. Pure. */
import { CARDS, type Card, type CountedTrump, countCards } from '@/lib/jass';

export type Laid = {
  readonly cards: readonly Card[];
  /** The last trick is among them. */
  readonly lastTrick: boolean;
  /** They are the others' cards, so that the points are what is left. */
  readonly others: boolean;
};

export const NOTHING_LAID: Laid = { cards: [], lastTrick: false, others: false };

/** Lays a card down, or takes it back. */
export const tap = (laid: Laid, card: Card): Laid => ({
  ...laid,
  cards: laid.cards.includes(card)
    ? laid.cards.filter((other) => other !== card)
    : [...laid.cards, card],
});

/** What the cards make, all there is, and the points of the side that is counted for. */
export function pointsOfLaid(
  { cards, lastTrick, others }: Laid,
  trump: CountedTrump,
): { sum: number; all: number; points: number } {
  const sum = countCards({ cards, trump, lastTrick });
  const all = countCards({ cards: CARDS, trump, lastTrick: true });
  return { sum, all, points: others ? all - sum : sum };
}

/** Where an arrow key leads in rows of nine; the same place at the edge. */
export function arrowTo(place: number, key: string): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -ROW,
    ArrowDown: ROW,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const to = place + step;
  return to >= 0 && to < CARDS.length ? to : place;
}

/** Cards in a row, one row for each suit. */
export const ROW = 9;
