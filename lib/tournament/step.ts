/** What is to be done next at a tournament, in the order of its day. Pure. */
import { isHere, type KeptState, resultOf } from './kept';

/** A step; `round` is an index. */
export type Step =
  /** Nobody is entered, or nobody is here yet. */
  | { readonly kind: 'enter' | 'arrive' }
  | { readonly kind: 'draw' | 'publish' | 'begin'; readonly round: number }
  /** A round is played: the tables without a result, those with slips that differ among them. */
  | { readonly kind: 'play'; readonly round: number; readonly missing: readonly number[] }
  /** All rounds are over; then all is. */
  | { readonly kind: 'finish' | 'over' };

/** The step at hand. */
export function stepOf({ setting, entrants, rounds, over }: KeptState): Step {
  if (over) return { kind: 'over' };
  const at = rounds.length - 1;
  const last = rounds[at];
  if (last) {
    if (last.status === 'drawn') return { kind: 'publish', round: at };
    const missing = last.tables.filter((own) => resultOf(own) === null).map(({ table }) => table);
    if (missing.length > 0)
      return last.status === 'begun'
        ? { kind: 'play', round: at, missing }
        : { kind: 'begin', round: at };
    if (rounds.length === setting.rounds) return { kind: 'finish' };
  }
  if (entrants.length === 0) return { kind: 'enter' };
  if (!entrants.some(isHere)) return { kind: 'arrive' };
  return { kind: 'draw', round: rounds.length };
}
