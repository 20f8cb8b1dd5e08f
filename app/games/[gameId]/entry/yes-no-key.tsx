'use client';
/** Yes or no: one key, on or off; where one of the two has to be said, a key for each. */
import { keyOnSlate } from '@/app/ui/keys';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { YesNoQuestion } from '@/lib/jass';
import type { QuestionProps } from './question';

export default function YesNoKey({ question, onAnswer }: QuestionProps<YesNoQuestion>) {
  const words = useWords();
  const [deck] = useDeck();
  const { says, label, value, answers } = question;
  const keys = answers
    ? [
        { says: answers.yes, isOn: value === true, gives: true },
        { says: answers.no, isOn: value === false, gives: false },
      ]
    : [{ says: label, isOn: value === true, gives: !value }];
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold leading-tight low:pb-0.5 low:text-[0.9375rem]">
        {saidInWords(words, says, deck)}
      </legend>
      <div className="flex gap-1.5">
        {keys.map((key) => (
          <button
            key={key.says.key}
            type="button"
            aria-pressed={key.isOn}
            className={`${keyOnSlate} min-h-12! min-w-0 flex-1 px-1! text-base low:min-h-10!`}
            onClick={() => onAnswer(key.gives)}
          >
            {saidInWords(words, key.says, deck)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
