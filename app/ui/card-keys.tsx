'use client';
/** The 36 cards as keys, four rows of nine, the trump suit marked. */
import type { KeyboardEvent } from 'react';
import { cardLabel, rankSign, suitOverRow } from '@/lib/i18n/cards';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import {
  CARDS,
  type Card,
  type CountedTrump,
  cardValue,
  RANKS,
  SUITS,
  type Suit,
} from '@/lib/jass';
import { arrowTo, ROW } from './counting';
import { type Deck, TrumpMark } from './trump-mark';

/** All the cards; arrow keys move among them. */
export function CardKeys({
  trump,
  deck,
  down,
  gone = [],
  onTap,
}: {
  trump: CountedTrump;
  deck: Deck;
  /** The cards that are laid down. */
  down: readonly Card[];
  /** Those that somebody else has. */
  gone?: readonly Card[];
  onTap: (card: Card) => void;
}) {
  const words = useWords();
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const keys = [...event.currentTarget.querySelectorAll('button')];
    const to = arrowTo(
      keys.findIndex((key) => key.matches(':focus')),
      event.key,
    );
    if (to === undefined) return;
    event.preventDefault();
    keys[to]?.focus();
  };
  return (
    // The arrows only add to what each key does by itself.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className="card-keys mt-2 grid gap-1" onKeyDown={onKey}>
      {SUITS.map((suit, row) => (
        <fieldset
          key={suit}
          className={`-mx-1.5 rounded-lg border-2 px-1 pb-1 ${suit === trump ? 'border-yellow' : 'border-transparent'}`}
        >
          <legend
            className={`px-1 text-[0.8125rem] leading-4 short:sr-only ${suit === trump ? 'font-semibold text-yellow' : 'text-chalk-dim'}`}
          >
            {suitOverRow(words, trumpName(words, suit, deck), suit === trump)}
          </legend>
          <div className="grid grid-cols-9 gap-[3px]">
            {CARDS.slice(row * ROW, (row + 1) * ROW).map((card, column) => (
              <button
                key={card}
                type="button"
                aria-pressed={down.includes(card)}
                disabled={gone.includes(card)}
                aria-label={cardLabel(words, card, deck, cardValue(card, trump))}
                onClick={() => onTap(card)}
                className={`grid h-[clamp(2.25rem,8.2dvh,3.5rem)] place-items-center content-center gap-0.5 rounded-md border border-chalk/30 bg-slate font-semibold text-chalk text-lg leading-6 flat:grid-flow-col disabled:opacity-30 aria-pressed:border-yellow aria-pressed:bg-face aria-pressed:ring-1 aria-pressed:ring-yellow ${INK[deck][suit]}`}
              >
                {rankSign(words, RANKS[column] ?? 'A', deck)}
                <TrumpMark trump={suit} deck={deck} size={16} />
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** The ink on a card that is laid down: red for red suits. */
const RED = 'aria-pressed:text-line';
const BLACK = 'aria-pressed:text-face-ink';
const INK: Readonly<Record<Deck, Readonly<Record<Suit, string>>>> = {
  french: { hearts: RED, diamonds: RED, clubs: BLACK, spades: BLACK },
  swiss: { hearts: BLACK, diamonds: BLACK, clubs: BLACK, spades: BLACK },
};
