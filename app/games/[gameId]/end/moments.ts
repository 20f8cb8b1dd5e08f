/** What a hand makes a moment at the table, from what the engine says of it. Pure. */
import { type Explanation, variant } from '@/lib/jass';
import type { Table } from '@/lib/sync/game';

export type Moment = {
  /** Every trick for one side; or the last row of a side in a table of rows. */
  readonly kind: 'match' | 'rows';
  readonly side: number;
};

/** The moment that the hand at this place is; null for an ordinary one. */
export function momentOf(
  { variant: id, options }: Pick<Table, 'variant' | 'options'>,
  { hands }: Explanation,
  at: number,
): Moment | null {
  const hand = hands[at];
  if (!hand) return null;
  const match = hand.figures.matches?.findIndex((count) => count > 0) ?? -1;
  if (match >= 0) return { kind: 'match', side: match };
  if (!hand.cell) return null;
  const { side } = hand.cell;
  const written = hands.slice(0, at + 1).filter(({ cell }) => cell?.side === side).length;
  return written === variant(id).rowsOf(options).length ? { kind: 'rows', side } : null;
}
