'use client';
/**
 * Counting the cards in the tricks taken: every card is a key, four rows of nine. What is trumps is
 * asked only where it is not known.
 */
import { type KeyboardEvent, useState } from 'react';
import {
  cardLabel,
  countedSoFar,
  countedTrumpName,
  rankSign,
  suitOverRow,
  theseAreCardsOf,
} from '@/lib/i18n/en/cards';
import { trumpName } from '@/lib/i18n/en/trumps';
import { CARDS, type CountedTrump, cardValue, RANKS, SUITS, type Suit } from '@/lib/jass';
import { arrowTo, type Laid, NOTHING_LAID, pointsOfLaid, ROW, tap } from './counting';
import { actionOnSlate } from './keys';
import { Sheet } from './sheet';
import { type Deck, TrumpMark } from './trump-mark';
import { useDeck } from './use-setting';

export type CountCardsProps = {
  /** Whose cards are counted, and who the others are. */
  name: string;
  others: readonly string[];
  /** What may be trumps; one only where it is known. */
  trumps: readonly CountedTrump[];
  trump: CountedTrump | null;
  onTrump: (trump: CountedTrump) => void;
  /** All the cards are out, so that the others' cards will do as well. */
  isFullPack: boolean;
  onTake: (points: number) => void;
  onClose: () => void;
};

export function CountCards(props: CountCardsProps) {
  const { name, others, trumps, trump, onTake } = props;
  const [deck, setDeck] = useDeck();
  const [laid, setLaid] = useState(NOTHING_LAID);
  const { sum, all, points } = pointsOfLaid(laid, trump ?? 'none');
  return (
    <Sheet title={`Count the cards of ${name}`} onClose={props.onClose} full>
      {trumps.length > 1 && (
        <TrumpKeys trumps={trumps} value={trump} onPick={props.onTrump} deck={deck} />
      )}
      {trump && (
        <>
          <CardKeys
            trump={trump}
            deck={deck}
            laid={laid}
            onTap={(card) => setLaid((now) => tap(now, card))}
          />
          <div className="mt-3 grid grid-cols-2 gap-2">
            <Switch
              on={laid.lastTrick}
              onSwitch={(lastTrick) => setLaid((now) => ({ ...now, lastTrick }))}
            >
              With the last trick
            </Switch>
            {props.isFullPack && (
              <Switch
                on={laid.others}
                onSwitch={(isOthers) => setLaid((now) => ({ ...now, others: isOthers }))}
              >
                {theseAreCardsOf(others)}
              </Switch>
            )}
            <Switch
              on={deck === 'swiss'}
              onSwitch={(isSwiss) => setDeck(isSwiss ? 'swiss' : 'french')}
            >
              Swiss-German cards
            </Switch>
          </div>
          <div className="sticky bottom-0 -mx-4 mt-2 flex items-center gap-4 border-chalk/15 border-t bg-slate-light px-4 pt-2 pb-1">
            <p aria-live="polite" className="min-w-0 flex-1 leading-tight">
              <output className="block text-[40px] leading-10">{points}</output>
              <span className="text-[15px] text-chalk-dim">
                {countedSoFar({ cards: laid.cards.length, sum, all, others: laid.others })}
              </span>
            </p>
            <button
              type="button"
              className={`${actionOnSlate} shrink-0`}
              onClick={() => onTake(points)}
            >
              Take {points} over
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}

function TrumpKeys({
  trumps,
  value,
  onPick,
  deck,
}: {
  trumps: readonly CountedTrump[];
  value: CountedTrump | null;
  onPick: (trump: CountedTrump) => void;
  deck: Deck;
}) {
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold">What was trumps?</legend>
      <div className="flex gap-1.5">
        {trumps.map((trump) => (
          <button
            key={trump}
            type="button"
            aria-pressed={trump === value}
            aria-label={countedTrumpName(trump, deck)}
            onClick={() => onPick(trump)}
            className="grid h-14 min-w-12 flex-1 place-items-center rounded-lg border-2 border-chalk/20 bg-slate px-1 text-[15px] leading-tight active:bg-slate-dark aria-pressed:border-yellow aria-pressed:text-yellow"
          >
            {trump === 'none' ? 'Nobody' : <TrumpMark trump={trump} deck={deck} size={26} />}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** All the cards; arrow keys move among them. */
function CardKeys({
  trump,
  deck,
  laid,
  onTap,
}: {
  trump: CountedTrump;
  deck: Deck;
  laid: Laid;
  onTap: (card: (typeof CARDS)[number]) => void;
}) {
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
    <div className="mt-2 grid gap-1" onKeyDown={onKey}>
      {SUITS.map((suit, row) => (
        <fieldset
          key={suit}
          className={`-mx-1.5 rounded-lg border-2 px-1 pb-1 ${suit === trump ? 'border-yellow' : 'border-transparent'}`}
        >
          <legend
            className={`px-1 text-[13px] leading-4 ${suit === trump ? 'font-semibold text-yellow' : 'text-chalk-dim'}`}
          >
            {suitOverRow(trumpName(suit, deck), suit === trump)}
          </legend>
          <div className="grid grid-cols-9 gap-[3px]">
            {CARDS.slice(row * ROW, (row + 1) * ROW).map((card, column) => (
              <button
                key={card}
                type="button"
                aria-pressed={laid.cards.includes(card)}
                aria-label={cardLabel(card, deck, cardValue(card, trump))}
                onClick={() => onTap(card)}
                className={`grid h-14 place-items-center content-center gap-0.5 rounded-md border border-chalk/30 bg-slate font-semibold text-chalk text-lg leading-6 aria-pressed:border-white aria-pressed:bg-paper ${INK[deck][suit]}`}
              >
                {rankSign(RANKS[column] ?? 'A', deck)}
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
const BLACK = 'aria-pressed:text-ink';
const INK: Readonly<Record<Deck, Readonly<Record<Suit, string>>>> = {
  french: { hearts: RED, diamonds: RED, clubs: BLACK, spades: BLACK },
  swiss: { hearts: BLACK, diamonds: BLACK, clubs: BLACK, spades: BLACK },
};

function Switch({
  on,
  onSwitch,
  children,
}: {
  on: boolean;
  onSwitch: (on: boolean) => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onSwitch(!on)}
      className="group flex min-h-14 items-center gap-2.5 rounded-xl border border-chalk/30 bg-slate px-3 text-left text-[15px] leading-tight aria-checked:border-yellow"
    >
      <span
        aria-hidden="true"
        className="flex h-6 w-10 shrink-0 items-center rounded-full border border-chalk/60 px-0.5 group-aria-checked:justify-end group-aria-checked:border-yellow group-aria-checked:bg-yellow/30"
      >
        <span className="size-4 rounded-full bg-chalk group-aria-checked:bg-yellow" />
      </span>
      {children}
    </button>
  );
}
