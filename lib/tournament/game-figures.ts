/** What the game of a table came to, as its result. Pure. */
import { type Tally, variant } from '../jass';
import { seatFigures } from '../league/figures';
import { type GameState, isOver, recordOf } from '../sync/game';
import type { Figures, Setting } from './kept';

/** By side, or by seat where everyone plays for himself; null while it goes on. */
export function gameFigures(
  { state, tally }: { readonly state: GameState; readonly tally: Tally },
  kind: Setting['kind'],
): Figures | null {
  const { table, override } = state;
  const seats = isOver(override, tally) ? seatFigures(recordOf(state), tally) : null;
  if (!seats) return null;
  const sides = variant(table.variant)
    .sidesOf(table.players.length, table.options)
    .flatMap(([first]) => seats[first ?? 0] ?? []);
  return {
    points: sides.map(({ points, difference, net }) => difference ?? points ?? net ?? 0),
    matches: kind === 'each' ? [] : sides.map(({ matches = 0 }) => matches),
  };
}
