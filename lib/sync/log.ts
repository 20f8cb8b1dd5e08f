/** A game's log, each line with the number of the hand that it is about, and the table of its time. */
import { tally } from '../jass';
import { handLabels, NO_NUMBER } from './deal';
import { applyLine, type GameState, type LogLine, newGame, recordOf, type Table } from './game';
import { putOn } from './table-change';

/** What a line is about, as it was when the line was written. */
export type LineContext = {
  /** What its hand was called in the list of hands; null without a number, or where it is about no hand. */
  readonly hand: string | null;
  /** The table with the line on it. */
  readonly table: Table;
};

/**
 * What each line was about when it was written, and the id of the step that undo would take back now, null
 * where there is none. `log` is whole, oldest first; `table` as it is now.
 */
export function loggedLines(
  table: Table,
  log: readonly LogLine[],
): { lines: LineContext[]; undoable: string | null } {
  let state = newGame('', tableAtFirst(table, log));
  let labels: readonly string[] = [];
  const lines = log.map((line): LineContext => {
    const before = labels;
    state = applyLine(state, line);
    labels = labelsOf(state);
    const { step } = line;
    if (!('handId' in step)) return { hand: null, table: state.table };
    const called = [step.after && labels[step.index], step.before && before[step.index]];
    const hand = called.find((label) => label && label !== NO_NUMBER) ?? null;
    return { hand, table: state.table };
  });
  return { lines, undoable: state.done.at(-1)?.id ?? null };
}

/** The table before all the lines of its log. */
const tableAtFirst = (table: Table, log: readonly LogLine[]): Table =>
  log.reduceRight(
    (later, { step }) => (step.kind === 'table' ? putOn(later, step.before) : later),
    table,
  );

function labelsOf(state: GameState): string[] {
  const scored = tally(recordOf(state));
  // What is stored was scored before.
  if (!scored.ok) throw new Error(scored.error.message);
  return handLabels(scored.value);
}
