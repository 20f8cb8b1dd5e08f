'use client';
/** What is trumps: six keys with their signs, each with what it multiplies by. */
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { TRUMPS, type Trump } from '@/lib/jass';
import { TrumpMark } from './trump-mark';
import { useDeck } from './use-setting';

export function TrumpPicker({
  value,
  onPick,
  multipliers,
  label,
  large = false,
}: {
  value: Trump | null;
  onPick: (trump: Trump) => void;
  /** Left out where every trump counts single. */
  multipliers?: Readonly<Record<Trump, number>>;
  label?: string;
  /** Two rows of large keys instead of one row of small ones. */
  large?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  return (
    <fieldset>
      <legend className="sr-only">{label ?? t('cards.trumps')}</legend>
      <div className={`grid gap-1.5 ${large ? 'grid-cols-3' : 'grid-cols-6'}`}>
        {TRUMPS.map((trump) => (
          <button
            key={trump}
            type="button"
            aria-pressed={trump === value}
            aria-label={
              multipliers
                ? t('cards.times', {
                    trump: trumpName(words, trump, deck),
                    times: multipliers[trump],
                  })
                : trumpName(words, trump, deck)
            }
            onClick={() => onPick(trump)}
            className={`grid ${large ? 'h-20' : 'h-14'} place-items-center content-center rounded-lg border-2 border-chalk/20 bg-slate leading-none active:bg-slate-dark aria-pressed:border-yellow aria-pressed:text-yellow`}
          >
            <TrumpMark trump={trump} deck={deck} size={large ? 36 : 26} />
            {large && (
              <span aria-hidden="true" className="pt-1 text-[0.875rem]">
                {trumpName(words, trump, deck)}
                {multipliers && ` ×${multipliers[trump]}`}
              </span>
            )}
            {multipliers && !large && (
              <span aria-hidden="true" className="pt-0.5 text-[0.8125rem]">
                ×{multipliers[trump]}
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
