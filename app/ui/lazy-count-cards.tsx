'use client';
/** Counting cards, loaded when somebody counts: the board does not wait for it. */
import dynamic from 'next/dynamic';
import type { CountCardsProps } from './count-cards';
import { Sheet } from './sheet';

/** Counting was never loaded on this phone, and there is no network now. */
function Unavailable({ onClose }: Pick<CountCardsProps, 'onClose'>) {
  return (
    <Sheet title="Count the cards" onClose={onClose}>
      <p className="py-4">
        Counting has to be loaded once, and there is no network. Type the points, or load the page
        again when there is.
      </p>
    </Sheet>
  );
}

export const LazyCountCards = dynamic<CountCardsProps>(
  () =>
    import('./count-cards').then(
      ({ CountCards }) => CountCards,
      () => Unavailable,
    ),
  { ssr: false },
);
