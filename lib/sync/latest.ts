import type { GameState } from './game';

/** Of two states of one game the one with more changes: answers may overtake each other. */
export const latest = (a: GameState, b: GameState): GameState => (b.revision >= a.revision ? b : a);
