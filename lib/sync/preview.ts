/** What a change of a table would do to the hands that are written, before it is made. Pure. */
import { type Refusal, type Tally, tally } from '../jass';
import { type Fault, type GameState, isOver, recordOf } from './game';
import { putOn, type TablePart } from './table-change';
import { checkPart } from './table-check';

/** A hand that cannot stand any more: where it stands, and why. */
export type RefusedHand = { readonly index: number; readonly why: Refusal };

/** The game as it would be; or the fault of the table, or the hands that could not stand. */
export type Preview =
  | { readonly kind: 'scored'; readonly tally: Tally; readonly isOver: boolean }
  | { readonly kind: 'refused'; readonly hands: readonly RefusedHand[] }
  | { readonly kind: 'fault'; readonly fault: Fault };

/**
 * What would become of the game. Of hands that could not stand all are told: each as if those before it
 * were not there.
 */
export function previewOf(
  { table, hands, override }: Pick<GameState, 'table' | 'hands' | 'override'>,
  after: TablePart,
): Preview {
  const checked = checkPart(table, after);
  if (!checked.ok) return { kind: 'fault', fault: checked.error };
  const next = putOn(table, checked.value);
  const refused: RefusedHand[] = [];
  const standing = hands.map((hand, index) => ({ hand, index }));
  for (;;) {
    const scored = tally(recordOf({ table: next, hands: standing.map(({ hand }) => hand) }));
    if (scored.ok)
      return refused.length > 0
        ? { kind: 'refused', hands: refused }
        : { kind: 'scored', tally: scored.value, isOver: isOver(override, scored.value) };
    const { hand: place } = scored.error;
    const [out] = place === null ? [] : standing.splice(place, 1);
    if (!out) return { kind: 'fault', fault: scored.error };
    refused.push({ index: out.index, why: scored.error });
  }
}
