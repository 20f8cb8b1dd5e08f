'use client';
/** Counting the cards of the cell in which one types. */
import CountCards from '@/app/ui/count-cards';
import type { CountedTrump } from '@/lib/jass';
import type { EntryState } from './use-entry';

export default function Counting({
  entry,
  trump,
  onTrump,
  onClose,
}: {
  entry: EntryState;
  trump: CountedTrump | null;
  onTrump: (trump: CountedTrump) => void;
  onClose: () => void;
}) {
  const { figures } = entry.view;
  if (!figures?.cards) return null;
  const { trumps, isFullPack } = figures.cards;
  const { cell } = entry.focus;
  return (
    <CountCards
      name={figures.names[cell] ?? ''}
      others={figures.names.filter((_, index) => index !== cell)}
      trumps={trumps}
      trump={trumps.length === 1 ? (trumps[0] ?? null) : trump}
      onTrump={onTrump}
      isFullPack={isFullPack}
      onTake={(points) => {
        entry.set(points);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
