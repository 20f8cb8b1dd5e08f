'use client';
import { useEffect } from 'react';
/** Entering a hand of Sidi Barani: the bidding first, and once it is played what was taken. */
import { later } from '@/app/ui/later';
import { useDraft } from '@/lib/browser/use-game';
import type { SidiTally } from '@/lib/jass';
import type { EntryProps } from '../family';
import { Bidding } from './bidding';
import { agreedBid, draftOf, emptyDraft, parseDraft } from './draft';

// Bidding comes first: the rest is loaded meanwhile.
const loadTaken = () => import('./taken');
const Taken = later(loadTaken);

export function SidiEntry(props: EntryProps<SidiTally>) {
  const { table, index, start } = props;
  const [draft, setDraft, clearDraft] = useDraft(
    props.draftKey,
    start ? draftOf(start, index) : emptyDraft(index),
    (left) => parseDraft(left, table, index),
  );
  useEffect(() => void loadTaken().catch(() => undefined), []);
  const bid = agreedBid(draft, table);
  if (bid && draft.playing)
    return <Taken {...props} draft={draft} bid={bid} onDraft={setDraft} onDone={clearDraft} />;
  return (
    <Bidding
      table={table}
      draft={draft}
      bid={bid}
      onDraft={setDraft}
      // Only the next hand can wait on the phone until it is played.
      onPlay={props.draftKey === null ? null : props.onClose}
    />
  );
}
