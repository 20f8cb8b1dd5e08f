'use client';
/** Yes or no, where the figures bring the question up: one key, on or off. */
import { keyOnSlate } from '@/app/ui/keys';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { YesNoQuestion } from '@/lib/jass';
import type { QuestionProps } from './question';

export default function YesNoKey({ question, onAnswer }: QuestionProps<YesNoQuestion>) {
  const words = useWords();
  const [deck] = useDeck();
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold leading-tight">
        {saidInWords(words, question.says, deck)}
      </legend>
      <button
        type="button"
        aria-pressed={question.value}
        className={`${keyOnSlate} min-h-12! w-full px-2! text-base`}
        onClick={() => onAnswer(!question.value)}
      >
        {saidInWords(words, question.label, deck)}
      </button>
    </fieldset>
  );
}
