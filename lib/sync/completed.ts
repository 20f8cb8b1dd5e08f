/** What the hands that are written lack where other house rules are to hold, and how it is filled in. Pure. */
import { type Draft, nextEntry, type Question } from '../jass';
import { type GameState, type Hand, recordOf } from './game';
import { type Preview, previewOf } from './preview';
import { putOn, type TablePart } from './table-change';

/** A hand of which the other rules ask something that nobody was asked before. */
export type AskedHand = {
  readonly index: number;
  readonly hand: Hand;
  readonly questions: readonly Question[];
  readonly isComplete: boolean;
  /** The draft with one more answer. */
  readonly answer: (field: string, value: unknown) => Draft;
};

export type Completed = {
  /** The game by the other rules; of hands that could not stand those alone of which nothing can be asked. */
  readonly preview: Preview;
  /** The change that makes it so. */
  readonly after: TablePart;
  readonly asked: readonly AskedHand[];
  /** The hands that lose what no longer counts. */
  readonly cut: readonly number[];
};

/**
 * Of the hands that could not stand by the rules of `after` leaves out what no longer counts, and asks what
 * is missing; `answers` are the drafts so far, by the id of the hand.
 */
export function completed(
  state: Pick<GameState, 'table' | 'hands' | 'override'>,
  after: TablePart,
  answers: Readonly<Record<string, Draft>>,
): Completed {
  const table = putOn(state.table, after);
  const asked: AskedHand[] = [];
  const cut: number[] = [];
  const tried = new Set<number>();
  let { hands } = state;
  for (;;) {
    const preview = previewOf({ ...state, hands }, after);
    const refused = preview.kind === 'refused' ? preview.hands : [];
    const index = refused.find((one) => !tried.has(one.index))?.index;
    const hand = index === undefined ? undefined : hands[index];
    if (index === undefined || !hand) {
      const left = refused.filter((one) => !asked.some((other) => other.index === one.index));
      const entries = hands.flatMap(({ id, by, entry }, i) =>
        entry === state.hands[i]?.entry ? [] : [{ hand: id, by, entry }],
      );
      return {
        preview: preview.kind === 'refused' ? { kind: 'refused', hands: left } : preview,
        after: { ...after, ...(entries.length > 0 && { entries }) },
        asked,
        cut,
      };
    }
    tried.add(index);
    // Those before that could not stand yet are not there for it either.
    const before = hands.slice(0, index).filter((_, i) => !refused.some((one) => one.index === i));
    const next = nextEntry(recordOf({ table, hands: before }));
    if (!next.ok) continue;
    const { ask, answer } = next.value;
    const { questions, entry, refusal } = ask(answers[hand.id] ?? hand.entry);
    const raised = questions.filter((one) => one.place === 'after' && !(one.field in hand.entry));
    const isComplete = entry !== null && refusal === null;
    if (raised.length > 0)
      asked.push({
        index,
        hand,
        questions: raised,
        isComplete,
        answer: (field, value) => answer(answers[hand.id] ?? hand.entry, field, value),
      });
    else if (isComplete && JSON.stringify(entry) !== JSON.stringify(hand.entry)) cut.push(index);
    if (isComplete) hands = hands.with(index, { ...hand, entry });
  }
}
