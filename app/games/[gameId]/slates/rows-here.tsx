'use client';
import { useDeck } from '@/app/ui/use-setting';
import RowsSlate from './rows';
import type { SlateProps } from './slate';

/** The slate of rows, called after the cards of this table. */
export default function RowsHere(props: SlateProps) {
  const [deck] = useDeck();
  return <RowsSlate {...props} deck={deck} />;
}
