/** The way of the dealer's chip to the next seat; loaded behind all that a board needs at once. */
import { prefersStill } from '../prefers-still';
import { motion } from './chip-motion';

const SLIDES_MS = 320;

motion.slide = (chip, from) => {
  const row = chip.closest('li');
  const before = row?.parentElement?.children[from];
  const place = chip.parentElement?.getBoundingClientRect();
  const other = before?.querySelector('[data-dealing]')?.getBoundingClientRect();
  if (!row || !place || !other || before === row) return undefined;
  if (prefersStill()) return undefined;
  const x = (other.left + other.right - place.left - place.right) / 2;
  const y = (other.top + other.bottom - place.top - place.bottom) / 2;
  const slide = chip.animate?.([{ transform: `translate(${x}px, ${y}px)` }, {}], {
    duration: SLIDES_MS,
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
  });
  return () => slide?.cancel();
};
