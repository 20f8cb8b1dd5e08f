'use client';
/** The keys for what comes with the figures or was asked of them, and for the other figures of the hand. */
import { useDeck } from '@/app/ui/use-setting';
import { inFigures } from '@/lib/i18n/figures';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { Question } from '@/lib/jass';
import { meldsWorth } from './melds-worth';
import type { EntryState } from './use-entry';

/** Whether a key shows that it holds: what is in hand, or what was answered with more than no. */
function isOn({ place, state, ...question }: Question, isOpen: boolean): boolean {
  if (place === 'main') return isOpen;
  if (question.kind === 'yesNo') return question.value === true;
  return state === 'answered' || state === 'wrong';
}

export function BesideKeys({ entry }: { entry: EntryState }) {
  const words = useWords();
  const [deck] = useDeck();
  const { questions, view, focus } = entry;
  const mains = questions.filter(({ place }) => place === 'main');
  // In their own order, so that no key changes its place; what the rules asked of the figures has one
  // once it is answered, or left.
  const shown = questions.filter(
    ({ place }) =>
      place === 'beside' ||
      (place === 'main' && mains.length > 1) ||
      (place === 'after' && view.asked.length === 0),
  );
  if (shown.length === 0) return null;
  const label = (question: Question) => {
    const name = saidInWords(words, question.label, deck);
    const worth =
      question.kind === 'melds'
        ? question.values.reduce((sum, own) => sum + meldsWorth(own, question), 0)
        : 0;
    return worth > 0 ? `${name} ${inFigures(words, 'points', worth)}` : name;
  };
  return (
    <div className="beside-keys">
      {shown.map((question) => {
        const isOpen =
          question.place === 'main' ? question === view.main : question.field === focus.opened;
        return (
          <button
            key={question.field}
            type="button"
            aria-pressed={isOn(question, isOpen)}
            {...(question.kind !== 'yesNo' &&
              question.place !== 'main' && { 'aria-expanded': isOpen })}
            data-state={question.place === 'main' ? question.state : undefined}
            className={`beside-key choosable ${entry.isCalm && question.state === 'wrong' ? 'text-refusal-chalk' : ''}`}
            onClick={() => {
              if (question.kind === 'yesNo' && question.place === 'beside')
                entry.answer(question, !question.value);
              else if (isOpen && question.place !== 'main') entry.close();
              else entry.open(question);
            }}
          >
            {label(question)}
          </button>
        );
      })}
    </div>
  );
}
