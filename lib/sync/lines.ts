/** A game followed from elsewhere: the lines of its log, as the server tells them one after the other. */
import { applyLine, type GameState, type LogLine } from './game';

/**
 * A line of a game's log on its way to another phone: `seq` is its place in the log, from 0; `by` the
 * seat of whoever wrote it, null where they have none.
 */
export type ToldLine = { readonly seq: number; readonly line: LogLine; readonly by: number | null };

/**
 * The game with the line on it; the same game where it has the line already; undefined where lines
 * before it are missing.
 */
export function follow(state: GameState, { seq, line }: ToldLine): GameState | undefined {
  if (seq > state.revision) return undefined;
  return seq < state.revision ? state : applyLine(state, line);
}
