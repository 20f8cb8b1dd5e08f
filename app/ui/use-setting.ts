'use client';
import { useEffect, useState } from 'react';
import { recall, remember } from '@/lib/browser/storage';
import { DECKS, type Deck } from './trump-mark';

const CHANGED = 'schiefer-setting';

/** A setting of this phone, one of a few values; the first until somebody chooses otherwise. */
export function useSetting<T extends string>(
  key: string,
  values: readonly [T, ...T[]],
): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(values[0]);
  useEffect(() => {
    const read = () => setValue(values.find((one) => one === recall(key)) ?? values[0]);
    read();
    window.addEventListener(CHANGED, read);
    return () => window.removeEventListener(CHANGED, read);
  }, [key, values]);
  const choose = (next: T) => {
    remember(key, next);
    window.dispatchEvent(new Event(CHANGED));
  };
  return [value, choose];
}

/** Which cards this phone draws. */
export const useDeck = (): [Deck, (deck: Deck) => void] => useSetting('deck', DECKS);
