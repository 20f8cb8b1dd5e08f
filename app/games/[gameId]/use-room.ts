'use client';
/** How much of the screen the entry sheet leaves to the slate. */
import { useLayoutEffect, useState } from 'react';

/** What is there above the sheet, in px: all of it, and below what lies over the slate. */
type Room = { readonly all: number; readonly below: number };

/** With less than this above the sheet the slate is a strip; a table needs more, by its rows. */
const LEAST_FOR_SLATE = 260;
const LEAST_FOR_ROW = 28;
const BESIDE_ROWS = 140;
/** With less the strip needs the place of the bar, too. */
const LEAST_FOR_BAR = 200;
/** Between the slate and what is above and below it. */
const GAP = 4;

/** Where the sheet begins, if it lies over the slate; null where it stands beside it. */
function topOf(sheet: HTMLElement): number | null {
  const slate = document.querySelector('.slate-board')?.getBoundingClientRect();
  // Its offsets are those of its place, also while it still rises.
  const { offsetLeft, offsetTop, offsetWidth } = sheet;
  const isBeside =
    !slate || offsetLeft >= slate.right - GAP || offsetLeft + offsetWidth <= slate.left + GAP;
  return isBeside ? null : offsetTop;
}

/**
 * The room above the entry sheet while one is open over the slate: how high the slate can be, whether
 * it is to be a strip, and whether the bar has to give way. Null where the slate has its own place.
 */
export function useRoom(
  isOpen: boolean,
  rows: number,
): { height: number; isStrip: boolean; hidesBar: boolean } | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return setRoom(null);
    const top = document.querySelector('.slate-board')?.getBoundingClientRect().top ?? 0;
    const above = top + window.scrollY;
    let sheet: HTMLElement | null = null;
    const look = () => {
      if (!sheet) {
        sheet = document.querySelector<HTMLElement>('dialog[data-entry]');
        if (sheet) {
          sizes.observe(sheet);
          coming.disconnect();
        }
      }
      const all = sheet && topOf(sheet);
      setRoom(all === null ? null : { all, below: all - above });
    };
    const sizes = new ResizeObserver(look);
    // The first time the sheet is still on its way.
    const coming = new MutationObserver(look);
    coming.observe(document.body, { childList: true, subtree: true });
    look();
    window.addEventListener('resize', look);
    return () => {
      sizes.disconnect();
      coming.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [isOpen]);
  if (!room) return null;
  const hidesBar = room.all < LEAST_FOR_BAR;
  return {
    height: (hidesBar ? room.all - GAP : room.below) - GAP,
    isStrip: room.all < Math.max(LEAST_FOR_SLATE, rows && BESIDE_ROWS + rows * LEAST_FOR_ROW),
    hidesBar,
  };
}
