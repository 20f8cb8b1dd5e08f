'use client';
/** All the seats in an order, tapped one after the other; another tap takes a seat out again. */
import { keyOnSlate } from '@/app/ui/keys';
import { useDeck } from '@/app/ui/use-setting';
import { added } from '@/lib/i18n/figures';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { OrderQuestion } from '@/lib/jass';
import type { QuestionProps } from './question';

export default function OrderKeys({ question, onAnswer }: QuestionProps<OrderQuestion>) {
  const words = useWords();
  const [deck] = useDeck();
  const { names, value, worth } = question;
  const tap = (seat: number) =>
    onAnswer(value.includes(seat) ? value.filter((one) => one !== seat) : [...value, seat]);
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold leading-tight">
        {saidInWords(words, question.says, deck)}
        <span className="block font-normal text-[0.9375rem] text-chalk/85">
          {worth.map((points, at) => `${at + 1}. ${added(words, points)}`).join(' · ')}
        </span>
      </legend>
      <div className="grid gap-1.5 beside:grid-cols-2">
        {names.map((name, seat) => {
          const place = value.indexOf(seat) + 1;
          return (
            <button
              key={name}
              type="button"
              aria-pressed={place > 0}
              className={`${keyOnSlate} min-h-12! flat:min-h-11! min-w-0 justify-between! px-4! flat:px-2! text-base`}
              onClick={() => tap(seat)}
            >
              <span className="line-clamp-2 text-left leading-tight">{name}</span>
              <span className="flex shrink-0 items-baseline gap-3">
                {place > 0 && (
                  <span className="text-chalk/85">{added(words, worth[place - 1] ?? 0)}</span>
                )}
                <span className="min-w-6 text-right text-xl">{place > 0 ? `${place}.` : '–'}</span>
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
