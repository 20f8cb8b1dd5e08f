'use client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { keepPhone } from '@/app/settings/keep-phone';
import { phoneSettings, SETTING_CHANGED } from '@/lib/browser/settings';
import { recall, remember } from '@/lib/browser/storage';
import type { Deck } from './trump-mark';

const onChange = (listener: () => void) => {
  window.addEventListener(SETTING_CHANGED, listener);
  return () => window.removeEventListener(SETTING_CHANGED, listener);
};

/** A setting of this phone, one of a few values; the first until somebody chooses otherwise. */
export function useSetting<T extends string>(
  key: string,
  values: readonly [T, ...T[]],
): [T, (value: T) => void] {
  const [first] = values;
  const value = useSyncExternalStore<T>(
    onChange,
    () => values.find((one) => one === recall(key)) ?? first,
    () => first,
  );
  const choose = (next: T) => {
    remember(key, next);
    window.dispatchEvent(new Event(SETTING_CHANGED));
  };
  return [value, choose];
}

/** The game at whose table everything below stands; it may have cards of its own. */
export const DeckOfGame = createContext<string | undefined>(undefined);

/** The decks, the phone's own first. */
const FIRST = { french: ['french', 'swiss'], swiss: ['swiss', 'french'] } as const;

/**
 * Which cards are drawn and named: those chosen for the game, else those of this phone. What is
 * chosen at a game counts for that game alone.
 */
export function useDeck(gameId?: string): [Deck, (deck: Deck) => void] {
  const around = useContext(DeckOfGame);
  const game = gameId ?? around;
  const phone = useSyncExternalStore<Deck>(
    onChange,
    () => phoneSettings().deck,
    () => 'french',
  );
  const [own, choose] = useSetting<Deck>(`deck/${game ?? ''}`, FIRST[phone]);
  if (game !== undefined) return [own, choose];
  return [phone, (deck) => keepPhone({ ...phoneSettings(), deck })];
}
