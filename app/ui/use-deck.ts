'use client';
import { useEffect, useState } from 'react';
import { recall, remember } from '@/lib/browser/storage';
import { DECKS, type Deck } from './trump-mark';

const CHANGED = 'schiefer-deck';

/** Which cards this phone draws; French ones until somebody chooses otherwise. */
export function useDeck(): [Deck, (deck: Deck) => void] {
  const [deck, setDeck] = useState<Deck>('french');
  useEffect(() => {
    const read = () => setDeck(DECKS.find((one) => one === recall('deck')) ?? 'french');
    read();
    window.addEventListener(CHANGED, read);
    return () => window.removeEventListener(CHANGED, read);
  }, []);
  const choose = (next: Deck) => {
    remember('deck', next);
    window.dispatchEvent(new Event(CHANGED));
  };
  return [deck, choose];
}
