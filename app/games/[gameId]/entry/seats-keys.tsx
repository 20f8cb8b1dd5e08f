'use client';
/** Yes or no for each of some seats, or yes for all of them in one tap. */
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { SeatsQuestion } from '@/lib/jass';
import type { QuestionProps } from './question';

export default function SeatsKeys({ question, players, onAnswer }: QuestionProps<SeatsQuestion>) {
  const words = useWords();
  const [deck] = useDeck();
  const { choices, yes, no, all } = question;
  /** The answers by seat, these changed. */
  const give = (seats: readonly number[], answer: boolean) =>
    onAnswer(
      players.map((_, seat) =>
        seats.includes(seat)
          ? answer
          : (choices.find(({ value }) => value === seat)?.answer ?? null),
      ),
    );
  const isAll = choices.every(({ answer }) => answer === true);
  return (
    <div className="flex flex-col gap-2 low:gap-1 flat:gap-1">
      {all && choices.length > 1 && (
        <button
          type="button"
          aria-pressed={isAll}
          className={`${isAll ? keyOnSlate : actionOnSlate} min-h-12! px-2! text-base low:min-h-10! flat:min-h-11!`}
          onClick={() =>
            give(
              choices.map(({ value }) => value),
              true,
            )
          }
        >
          {saidInWords(words, all, deck)}
        </button>
      )}
      {choices.map((choice) => (
        <fieldset key={choice.value}>
          <legend className="pb-1 font-semibold text-[0.9375rem] leading-tight low:text-[0.8125rem] flat:text-[0.8125rem]">
            {saidInWords(words, choice.says, deck)}
          </legend>
          <div className="flex gap-2">
            {[true, false].map((answer) => (
              <button
                key={String(answer)}
                type="button"
                aria-pressed={choice.answer === answer}
                className={`${keyOnSlate} min-h-12! min-w-0 flex-1 px-1! text-base leading-tight low:min-h-10! low:text-[0.8125rem] flat:min-h-11! flat:text-[0.8125rem]`}
                onClick={() => give([choice.value], answer)}
              >
                {saidInWords(words, answer ? yes : no, deck)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
