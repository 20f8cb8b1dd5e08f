'use client';
/** One seat or side of several, or nobody. */
import { keyOnSlate } from '@/app/ui/keys';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { SideQuestion } from '@/lib/jass';
import type { QuestionProps } from './question';

/** Many names stand closer, so that all of them are seen. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: '',
  2: 'side-pairs',
  4: 'grid-cols-4',
};

export function SideKeys({ question, onAnswer }: QuestionProps<SideQuestion>) {
  const words = useWords();
  const [deck] = useDeck();
  const { choices, nobody, value } = question;
  const { place: where } = question;
  const columns = choices.length > 4 ? 4 : Math.min(choices.length, 2);
  const key = `${keyOnSlate} side-key ${columns > 2 ? 'px-1! text-[0.9375rem]' : ''}`;
  return (
    <fieldset>
      <legend className="entry-asks">{saidInWords(words, question.says, deck)}</legend>
      <div className={`grid gap-1.5 ${COLUMNS[columns]}`}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            className={`${key} ${where === 'main' ? 'h-16 low:h-12' : ''}`}
            onClick={() => onAnswer(choice.value)}
          >
            <span className="line-clamp-2 leading-tight">{choice.name}</span>
          </button>
        ))}
        {nobody && (
          <button
            type="button"
            aria-pressed={value === null}
            className={`${key} ${columns === 2 && choices.length % 2 === 0 ? 'col-span-full' : ''}`}
            onClick={() => onAnswer(undefined)}
          >
            {words.t('ask.nobody')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
