/** What is needed where a game ends with the hand in which somebody reaches a target. */
import type { Ahead } from '../ahead';
import { type Said, say } from '../said';
import { amount, whoIs } from './certain';

/** Whoever has the target by then and most of all wins, level ones together. */
export const byTarget = (ahead: Ahead): Said[] =>
  ahead.sides.map((_, side) => {
    const needs = ahead.outlook.sides[side]?.needs ?? 0;
    return say('need.target', { ...whoIs(ahead, side), by: amount(ahead, needs) });
  });
