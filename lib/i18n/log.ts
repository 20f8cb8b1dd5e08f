/** A game's log in words: what was entered, corrected, taken out, undone. */
import { variant } from '../jass';
import { type Entry, inverse, type LogLine, type Table } from '../sync/game';
import { saidInWords } from './said';
import { tableChangeInWords } from './table-change';
import type { Deck } from './trumps';
import type { Words } from './words';

/** A change and the hand that it is about, by its number; null for one that has none. */
export type Logged = {
  readonly line: Pick<LogLine, 'kind' | 'step'>;
  readonly hand: string | null;
};

/** At which table, and with which cards. */
type Where = { readonly table: Table; readonly deck: Deck | undefined };

/** An entry for the log: its points, and what else was said of the hand, each by itself. */
export const entrySaid = (
  words: Words,
  entry: Entry | null,
  { table, index, deck }: Where & { index: number },
): string[] =>
  entry
    ? variant(table.variant)
        .entrySays(table, entry, index)
        .map((one) => saidInWords(words, one, deck))
    : [];

/** A line of a game's log: "Hand 3 corrected: 60–57–40 → 60–47–50". */
export function changeInWords(
  words: Words,
  { line: { kind, step }, hand }: Logged,
  table: Table,
  deck?: Deck,
): string {
  const at = { hand, table, deck };
  const told = (one: LogLine['step']) => stepInWords(words, { ...at, step: one });
  if (kind === 'redo') return words.t('board.log.redone', { what: told(step) });
  if (kind !== 'undo') return told(step);
  // What was undone is the step the other way round; of a correction it says what holds again.
  const what =
    step.kind === 'correct'
      ? stepInWords(words, { ...at, step, isAgain: true })
      : told(inverse(step));
  return words.t('board.log.undone', { what });
}

function stepInWords(
  words: Words,
  {
    step,
    hand,
    table,
    deck,
    isAgain = false,
  }: Where & { step: LogLine['step']; hand: string | null; isAgain?: boolean },
): string {
  const { t } = words;
  if (step.kind === 'table') return tableChangeInWords(words, step, table);
  if (!('handId' in step)) return t(`board.log.${step.kind}`);
  const at = { table, deck, index: step.index };
  const before = entrySaid(words, step.before, at);
  const after = entrySaid(words, step.after, at);
  if (step.kind === 'correct' && !isAgain) {
    // What stays the same is said once.
    const replaced = before.filter((one) => !after.includes(one));
    const change = {
      before: (replaced.length > 0 ? replaced : before).join(', '),
      after: after.join(', '),
    };
    return hand === null
      ? t('board.log.unnumbered.correct', change)
      : t('board.log.correct', { hand, ...change });
  }
  const entry = (after.length > 0 ? after : before).join(', ');
  const kind = step.kind === 'correct' ? 'again' : step.kind;
  return hand === null
    ? t(`board.log.unnumbered.${kind}`, { entry })
    : t(`board.log.${kind}`, { hand, entry });
}
