/** The best hand of a game in words, and the ring that marks it in the course of the game. */
import { MARK_HEIGHT, ringPath } from '@/app/ui/slate/chalk';
import { inFigures } from '@/lib/i18n/figures';
import { handNamed } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import { variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';
import { labelOf } from '../explained';
import type { bestHand } from '../record/course';

export function BestHand({
  table,
  best: { hand, side },
}: {
  table: Table;
  best: NonNullable<ReturnType<typeof bestHand>>;
}) {
  const words = useWords();
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`-11 0 22 ${MARK_HEIGHT}`}
        className="h-[1.75em] shrink-0"
        fill="var(--color-chalk)"
      >
        <path d={ringPath('the best hand')} />
      </svg>
      {words.t('record.hands.best', {
        label: handNamed(words, 'title', labelOf(hand)),
        who: sideNames(table)[side] ?? '',
        kind: variant(table.variant).figure,
        gain: inFigures(words, variant(table.variant).figure, hand.gain[side] ?? 0),
      })}
    </>
  );
}
