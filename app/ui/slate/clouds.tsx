'use client';
/** What was wiped off a slate leaves a faint cloud; what draws it comes once the page has all else. */
import { type ComponentProps, useContext, useEffect, useState } from 'react';
import { whenQuiet } from '@/lib/browser/when-quiet';
import { later } from '../later';
import { DeckOfGame } from '../use-setting';
import type { CloudsAt as At, Clouds as Drawn } from './clouds-drawn';

const drawn = () => import('./clouds-drawn');
const InDrawing = later(async () => ({ default: (await drawn()).Clouds }));
const Behind = later(async () => ({ default: (await drawn()).CloudsAt }));

/** Has this page once had time for it? A slate that makes room for a sheet comes back as it was. */
let hadTime = false;

/** The slate of a game, and time for it? */
function useTime(): boolean {
  const isGame = useContext(DeckOfGame) !== undefined;
  const [isQuiet, setQuiet] = useState(isGame && hadTime);
  useEffect(() => {
    if (!isGame) return;
    return whenQuiet(() => {
      hadTime = true;
      setQuiet(true);
    });
  }, [isGame]);
  return isQuiet;
}

/** Behind marks that are drawn, in the units of their drawing. */
export const Clouds = (props: ComponentProps<typeof Drawn>) =>
  useTime() && <InDrawing {...props} />;

/** The same behind figures: totals, or the cells of a table with so many `sides`. */
export const CloudsAt = (props: ComponentProps<typeof At>) => useTime() && <Behind {...props} />;
