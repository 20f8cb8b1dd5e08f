'use client';
/** The sheets that the bar of a board opens. */
import { later } from '@/app/ui/later';
import { outcome } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import { gameName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { seatedAt, sideNames } from '@/lib/sync/deal';
import type { BarSheet, BoardBarProps } from './board-bar';
import { BoardMenu } from './board-menu';

// Each is loaded when it is opened.
const ChangeSheet = later(() => import('./change/sheet'));
const PhonesSheet = later(() => import('./phones/sheet'));
const ShareSheet = later(() => import('./picture/share-sheet'));
const SlateSheet = later(() => import('./slate-sheet'));

export default function BarSheets({
  open,
  onOpen,
  onClose,
  ...props
}: BoardBarProps & {
  open: BarSheet;
  onOpen: (sheet: BarSheet) => void;
  onClose: () => void;
}) {
  const words = useWords();
  const { state, tally, over, live } = props;
  const { id, hands } = state;
  const table = seatedAt(state.table, hands.length);
  switch (open) {
    case 'menu':
      return <BoardMenu {...props} onOpen={onOpen} onClose={onClose} />;
    case 'change':
      return <ChangeSheet {...props} onClose={onClose} />;
    case 'slate':
      return <SlateSheet variantId={table.variant} onClose={onClose} />;
    case 'share': {
      const text = over
        ? outcome(words, sideNames(table), tally)
        : `${gameName(words, table)}: ${names(words, table.players)}`;
      return <ShareSheet gameId={id} text={text} onClose={onClose} />;
    }
    case 'phones':
      return (
        live.table && (
          <PhonesSheet
            state={state}
            table={table}
            at={live.table}
            over={over}
            onChange={props.onChange}
            onClose={onClose}
          />
        )
      );
  }
}
