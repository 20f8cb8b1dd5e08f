'use client';
/** What is trumps: six keys with their signs, each with what it multiplies by. */
import { trumpName } from '@/lib/i18n/en';
import { TRUMPS, type Trump } from '@/lib/jass';
import { TrumpMark } from './trump-mark';
import { useDeck } from './use-setting';

export function TrumpPicker({
  value,
  onPick,
  multipliers,
  label = 'Trumps',
}: {
  value: Trump | null;
  onPick: (trump: Trump) => void;
  /** Left out where every trump counts single. */
  multipliers?: Readonly<Record<Trump, number>>;
  label?: string;
}) {
  const [deck] = useDeck();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-6 gap-1.5">
        {TRUMPS.map((trump) => (
          <button
            key={trump}
            type="button"
            aria-pressed={trump === value}
            aria-label={`${trumpName(trump, deck)}${multipliers ? `, times ${multipliers[trump]}` : ''}`}
            onClick={() => onPick(trump)}
            className="grid h-14 place-items-center content-center rounded-lg border-2 border-chalk/20 bg-slate leading-none active:bg-slate-dark aria-pressed:border-yellow aria-pressed:text-yellow"
          >
            <TrumpMark trump={trump} deck={deck} size={26} />
            {multipliers && (
              <span aria-hidden="true" className="pt-0.5 text-[13px]">
                ×{multipliers[trump]}
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
