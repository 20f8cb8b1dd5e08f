'use client';
/**
 * Counting the cards in the tricks taken: every card is a key, four rows of nine. What is trumps is
 * asked only where it is not known.
 */
import { useState } from 'react';
import { countedSoFar, countedTrumpName, theseAreCardsOf } from '@/lib/i18n/cards';
import { useWords } from '@/lib/i18n/use-words';
import type { CountedTrump } from '@/lib/jass';
import { CardKeys } from './card-keys';
import { NOTHING_LAID, pointsOfLaid, tap } from './counting';
import { actionOnSlate } from './keys';
import { Sheet, SheetFoot } from './sheet';
import { Switch } from './switch';
import { type Deck, TrumpMark } from './trump-mark';
import { useDeck } from './use-setting';

type CountCardsProps = {
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

export default function CountCards(props: CountCardsProps) {
  const words = useWords();
  const { t } = words;
  const { name, others, trumps, trump, onTake } = props;
  const [deck, setDeck] = useDeck();
  const [laid, setLaid] = useState(NOTHING_LAID);
  const { sum, all, points } = pointsOfLaid(laid, trump ?? 'none');
  return (
    <Sheet title={t('cards.countOf', { name })} onClose={props.onClose} full>
      {trumps.length > 1 && (
        <TrumpKeys trumps={trumps} value={trump} onPick={props.onTrump} deck={deck} />
      )}
      {trump && (
        <>
          <CardKeys
            trump={trump}
            deck={deck}
            down={laid.cards}
            onTap={(card) => setLaid((now) => tap(now, card))}
          />
          <div className="mt-3 grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-x-3 wrap-normal text-[0.9375rem] max-[22rem]:mt-1 max-[26rem]:grid-cols-1 max-[26rem]:*:min-h-9">
            {props.isFullPack && (
              <Switch
                isOn={laid.others}
                onSwitch={(isOthers) => setLaid((now) => ({ ...now, others: isOthers }))}
              >
                {theseAreCardsOf(words, others)}
              </Switch>
            )}
            <Switch
              isOn={deck === 'swiss'}
              onSwitch={(isSwiss) => setDeck(isSwiss ? 'swiss' : 'french')}
            >
              {t('cards.swissCards')}
            </Switch>
          </div>
          <SheetFoot>
            <div className="grid flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
              {/* Five points that are forgotten most: in view whatever is scrolled. */}
              <div className="col-span-2 -mt-1 text-[0.9375rem]">
                <Switch
                  isOn={laid.lastTrick}
                  onSwitch={(lastTrick) => setLaid((now) => ({ ...now, lastTrick }))}
                >
                  {t('cards.lastTrick')}
                </Switch>
              </div>
              <p aria-live="polite" className="min-w-0 flex-1 leading-tight">
                <output className="block text-[2.5rem] leading-10">{points}</output>
                <span className="text-[0.9375rem] text-chalk-dim">
                  {countedSoFar(words, { cards: laid.cards.length, sum, all, others: laid.others })}
                </span>
              </p>
              <button
                type="button"
                disabled={laid.cards.length === 0}
                className={`${actionOnSlate} shrink-0`}
                onClick={() => onTake(points)}
              >
                {t('cards.take', { points: String(points) })}
              </button>
            </div>
          </SheetFoot>
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
  const words = useWords();
  const { t } = words;
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold">{t('cards.whatWas')}</legend>
      <div className="flex gap-1.5">
        {trumps.map((trump) => (
          <button
            key={trump}
            type="button"
            aria-pressed={trump === value}
            aria-label={countedTrumpName(words, trump, deck)}
            onClick={() => onPick(trump)}
            className="grid h-14 min-w-fit flex-1 place-items-center rounded-lg border-2 border-chalk/20 bg-slate px-1 text-[0.9375rem] leading-tight active:bg-slate-dark choosable"
          >
            {trump === 'none' ? (
              t('cards.nobody')
            ) : (
              <TrumpMark trump={trump} deck={deck} size={26} />
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
