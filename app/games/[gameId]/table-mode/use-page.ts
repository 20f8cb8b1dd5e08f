'use client';
/** How large things are on the screen that lies flat, and what the page round them has to know of it. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useResized } from '@/app/ui/use-resized';
import { type Edge, movedTo, type Size, seenFrom, sheetAt, TURN } from './seats-round';

/** How large an element is before it is turned; null until it is there. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useResized(ref, (element) => {
    const style = getComputedStyle(element);
    const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
    setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
  });
  return size;
}

/** Tells the page, in which the sheets are, from which edge they come up, and where the menu is. */
export function usePage(
  main: RefObject<HTMLElement | null>,
  {
    edge,
    screen,
    menu,
  }: { edge: Edge; screen: Size | null; menu: { left: number; top: number } | null },
): void {
  const { left = 0, top = 0 } = menu ?? {};
  useLayoutEffect(() => {
    const page = main.current?.parentElement;
    if (!page || !screen) return;
    const sheet = sheetAt(edge, screen);
    const vars = {
      '--menu-left': `${left}px`,
      '--menu-top': `${top}px`,
      '--sheet-width': `${sheet.width}px`,
      '--sheet-height': `${sheet.height}px`,
      '--sheet-at': movedTo(edge, sheet.x, screen),
      '--sheet-turn': `${TURN[edge]}deg`,
      '--frame-height': `${seenFrom(edge, screen).height}px`,
      '--high': `${seenFrom(edge, screen).height}px`,
    };
    page.dataset.turned = edge;
    for (const [name, value] of Object.entries(vars)) page.style.setProperty(name, value);
    return () => {
      delete page.dataset.turned;
      for (const name of Object.keys(vars)) page.style.removeProperty(name);
    };
  }, [main, edge, screen, left, top]);
}
