/** A game's log, each line with the number of the hand that it is about. */
import { tally } from '../jass';
import { handLabels, NO_NUMBER } from './deal';
import { applyLine, type GameState, type LogLine, newGame, recordOf, type Table } from './game';

/**
 * What each line's hand was called when the line was written, as the list of hands calls it; null
 * for one without a number, and where the line is about no hand. `log` is whole, oldest first.
 */
export function loggedHands(table: Table, log: readonly LogLine[]): (string | null)[] {
  let state = newGame('', table);
  let labels: readonly string[] = [];
  return log.map((line) => {
    const before = labels;
    state = applyLine(state, line);
    labels = labelsOf(state);
    const { step } = line;
    if (!('handId' in step)) return null;
    const called = [step.after && labels[step.index], step.before && before[step.index]];
    return called.find((label) => label && label !== NO_NUMBER) ?? null;
  });
}

function labelsOf(state: GameState): string[] {
  const scored = tally(recordOf(state));
  // What is stored was scored before.
  if (!scored.ok) throw new Error(scored.error.message);
  return handLabels(scored.value);
}
