/** Names in one line each, as large as there is room for, and smaller together. A very long one takes two, and ends in dots. */
import { type RefObject, useLayoutEffect } from 'react';

/** Smaller letters cannot be read across a table. */
const LEAST = 15;
/** All are of one size, but for a name that would take more than this from the others. */
const LEAST_SHARE = 0.6;

/** In which size the letters have room in their box; they are left in it. */
function sizeIn(box: HTMLElement, letters: HTMLElement, size: number): number {
  let fits = size;
  // Small letters are a little wider than their size says: once more by what the first try gave.
  for (const _ of [1, 2]) {
    letters.style.cssText = `max-width:none;white-space:nowrap;font-size:${fits}px`;
    fits = Math.min(size, (fits * box.clientWidth) / Math.max(1, letters.offsetWidth));
  }
  return fits;
}

/**
 * @param sizes of the letters of each name where there is room, in px
 * @param names the same as long as the elements with the names are
 */
export function useFitted(
  list: RefObject<HTMLElement | null>,
  sizes: readonly number[],
  names: string,
) {
  useLayoutEffect(() => {
    const written = [
      ...(list.current?.querySelectorAll<HTMLElement>('.table-fitted > span') ?? []),
    ].flatMap((letters, i) => {
      const [box, size] = [letters.parentElement, sizes[i]];
      return box && size ? [{ letters, box, size }] : [];
    });
    if (written.length === 0) return;
    const look = () => {
      const parts = written.map(({ box, letters, size }) => sizeIn(box, letters, size) / size);
      const shared = Math.max(LEAST_SHARE, Math.min(...parts));
      written.forEach(({ letters, size }, i) => {
        const fits = size * Math.min(shared, parts[i] ?? shared);
        letters.style.cssText =
          fits < LEAST
            ? `font-size:${LEAST}px`
            : `max-width:none;white-space:nowrap;font-size:${Math.floor(fits * 2) / 2}px`;
      });
    };
    look();
    const resized = new ResizeObserver(() => requestAnimationFrame(look));
    for (const { box, letters } of written) {
      resized.observe(box);
      // Until they are there, other letters stand in their place, of another width.
      resized.observe(letters);
    }
    return () => resized.disconnect();
  }, [list, sizes, names]);
}
