'use client';
/** Asks once, where both kinds of cards are played with, which ones it is. */
import { useEffect, useState } from 'react';
import { keyOnPaper } from '@/app/ui/keys';
import { recall, remember } from '@/lib/browser/storage';
import type { Language } from '@/lib/i18n/languages';
import { useWords } from '@/lib/i18n/use-words';
import { DECKS, TrumpMark } from './trump-mark';
import { useDeck } from './use-setting';

const ASKED = 'deck-asked';
const SPOKEN_THERE: readonly Language[] = ['de', 'fr', 'it'];

export function AskDeck() {
  const { t, language } = useWords();
  const [deck, choose] = useDeck();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const isThere = navigator.languages.some((tag) => tag.endsWith('-CH'));
    setOpen(isThere && SPOKEN_THERE.includes(language) && recall(ASKED) !== true);
  }, [language]);
  // Whoever has chosen already is not asked.
  if (!isOpen || deck !== DECKS[0]) return null;
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="pb-2 font-semibold text-lg">{t('new-game.deck.ask')}</legend>
      {DECKS.map((one) => (
        <button
          key={one}
          type="button"
          className={`${keyOnPaper} px-2! text-base! leading-tight max-[22rem]:gap-1 max-[22rem]:px-1! max-[22rem]:text-[0.9375rem]!`}
          onClick={() => {
            remember(ASKED, true);
            choose(one);
            setOpen(false);
          }}
        >
          <span className="shrink-0">
            <TrumpMark trump="hearts" deck={one} size={22} />
          </span>
          {t(`new-game.deck.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
