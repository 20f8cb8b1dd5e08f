/** A game's log in words: what was entered, corrected, taken out, undone. */
import { variant } from '../jass';
import { type Entry, inverse, type LogLine, type Table } from '../sync/game';
import { listInWords } from './said';
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

/** An entry for the log: its points, and what else was said of the hand. */
const entryInWords = (
  words: Words,
  entry: Entry | null,
  { table, index, deck }: Where & { index: number },
): string =>
  entry ? listInWords(words, variant(table.variant).entrySays(table, entry, index), deck) : '';

/** A line of a game's log: "Hand 3 corrected: 60–47–50; before: 60–57–40". */
export function changeInWords(
  words: Words,
  { line: { kind, step }, hand }: Logged,
  table: Table,
  deck?: Deck,
): string {
  const told = (one: LogLine['step']) => stepInWords(words, { step: one, hand, table, deck });
  if (kind === 'redo') return words.t('board.log.redone', { what: told(step) });
  if (kind !== 'undo') return told(step);
  // What was undone is the step the other way round.
  return words.t('board.log.undone', { what: told(inverse(step)) });
}

function stepInWords(
  words: Words,
  { step, hand, table, deck }: Where & { step: LogLine['step']; hand: string | null },
): string {
  const { t } = words;
  if (step.kind === 'table') return tableChangeInWords(words, step, table);
  if (!('handId' in step)) return t(`board.log.${step.kind}`);
  const at = { table, deck, index: step.index };
  const before = entryInWords(words, step.before, at);
  const after = entryInWords(words, step.after, at);
  const entry = after || before;
  if (step.kind === 'correct')
    return hand === null
      ? t('board.log.unnumbered.correct', { before, after })
      : t('board.log.correct', { hand, before, after });
  return hand === null
    ? t(`board.log.unnumbered.${step.kind}`, { entry })
    : t(`board.log.${step.kind}`, { hand, entry });
}
