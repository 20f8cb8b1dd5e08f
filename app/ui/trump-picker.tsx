'use client';
/** What is trumps: six keys with their signs, each with what it multiplies by. */
import { rankSign } from '@/lib/i18n/cards';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { CARDS, RANKS, TRUMPS, type Trump, turnedTrump } from '@/lib/jass';
import { TrumpMark } from './trump-mark';
import { useDeck } from './use-setting';

/** The ranks of the cards that make this trumps where they are turned up, the highest first. */
const ranksFor = (trump: Trump) =>
  RANKS.filter((rank) =>
    CARDS.some((card) => card.endsWith(`-${rank}`) && turnedTrump(card) === trump),
  );

export function TrumpPicker({
  value,
  onPick,
  multipliers,
  label,
  large = false,
  isTurned = false,
}: {
  value: Trump | null;
  onPick: (trump: Trump) => void;
  /** Left out where every trump counts single. */
  multipliers?: Readonly<Record<Trump, number>>;
  label?: string;
  /** Two rows of large keys instead of one row of small ones. */
  large?: boolean;
  /** A card turned up makes trumps: each key says which do. */
  isTurned?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const cardsFor = (trump: Trump) => ranksFor(trump).map((rank) => rankSign(words, rank, deck));
  const spoken = (trump: Trump) => {
    const name = trumpName(words, trump, deck);
    const said = multipliers ? t('cards.times', { trump: name, times: multipliers[trump] }) : name;
    return isTurned ? t('ask.turnedKey', { rank: cardsFor(trump).join(', '), trump: said }) : said;
  };
  return (
    <fieldset
      className={large ? 'flex min-h-0 flex-1 flex-col' : ''}
      onKeyDown={(event) => {
        const trump = large && TRUMPS[Number(event.key) - 1];
        if (!trump) return;
        // The figures come up under it: it is none of them.
        event.preventDefault();
        onPick(trump);
      }}
    >
      <legend className={label ? 'pb-1.5 font-semibold leading-tight' : 'sr-only'}>
        {label ?? t('cards.trumps')}
      </legend>
      <div
        className={`grid gap-1.5 ${large ? 'min-h-0 flex-1 auto-rows-[minmax(3.5rem,1fr)] grid-cols-3' : 'grid-cols-6 flat:grid-cols-3'}`}
      >
        {TRUMPS.map((trump) => (
          <button
            key={trump}
            type="button"
            aria-pressed={trump === value}
            aria-label={spoken(trump)}
            onClick={() => onPick(trump)}
            // biome-ignore lint/a11y/noAutofocus: what a sheet asks first may come once it is open
            autoFocus={large && trump === (value ?? TRUMPS[0])}
            data-autofocus={large && trump === (value ?? TRUMPS[0]) ? '' : undefined}
            className={`grid ${large ? 'large-sign' : 'h-12 flat:h-11'} place-items-center content-center rounded-lg border-2 border-chalk/20 bg-slate leading-none active:bg-slate-dark choosable`}
          >
            <TrumpMark trump={trump} deck={deck} size={26} />
            {large && (
              <span aria-hidden="true" className="pt-1 text-[0.875rem]">
                {trumpName(words, trump, deck)}
                {multipliers && ` ×${multipliers[trump]}`}
              </span>
            )}
            {isTurned && (
              <span aria-hidden="true" className="pt-1 font-semibold text-[1.0625rem] text-yellow">
                {cardsFor(trump).join('\u2002')}
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
