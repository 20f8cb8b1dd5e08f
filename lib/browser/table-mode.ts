import 'client-only';
import { recall, remember } from './storage';

/** Under which this phone notes that it lies flat on the table in this game. */
export const tableModeKey = (gameId: string): string => `table-mode/${gameId}`;

/** A game that follows another at its table begins as that one was played. */
export function followTableMode(from: string, to: string): void {
  const mode = recall(tableModeKey(from));
  if (mode !== undefined) remember(tableModeKey(to), mode);
}
