'use client';
/** Figures that nobody sees before the last is in: on one phone that goes round, or on several. */
import { useState } from 'react';
import { Sheet } from '@/app/ui/sheet';
import type { SheetProps } from '../entry-sheet';
import { useLiveTable } from '../phones/live-table';
import AnnounceSeparately from './announce-separately';
import { isFigures } from './flow';
import PassRound from './pass-round';
import { useEntry } from './use-entry';

export default function HiddenSheet({
  state,
  entering,
  title,
  notice,
  asks,
  onClose,
}: SheetProps & { readonly asks: React.ReactNode; readonly onClose: () => void }) {
  const live = useLiveTable();
  // Without network those at the table may decide to announce anew, all on this phone.
  const [isRound, setRound] = useState(false);
  const entry = useEntry(state, entering);
  const { main } = entry.view;
  const question = main && isFigures(main) ? main : null;
  return (
    <Sheet title={title} onClose={onClose} entry={{ before: null, notice, after: null }}>
      {question && live?.at.announceSeparately && !isRound ? (
        <AnnounceSeparately
          gameId={live.state.id}
          hand={entering.index}
          question={question}
          at={live.at}
          isConnected={live.isConnected}
          isTaken={entering.isTaken}
          onRound={() => setRound(true)}
          onClose={onClose}
        />
      ) : (
        question && (
          <>
            {asks}
            <PassRound
              question={question}
              cells={entry.cells}
              failure={entry.failure}
              onCells={entry.setAll}
              onAll={entry.writeAll}
            />
          </>
        )
      )}
    </Sheet>
  );
}
