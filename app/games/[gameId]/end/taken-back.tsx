'use client';
/** What undo took back, or redo made again, in words, for as long as it takes to read it. */
import { useEffect, useState } from 'react';
import { useDeck } from '@/app/ui/use-setting';
import { changeInWords } from '@/lib/i18n/log';
import { useWords } from '@/lib/i18n/use-words';
import type { Tally } from '@/lib/jass';
import { handLabels, NO_NUMBER } from '@/lib/sync/deal';
import { inverse, type Step, type Table } from '@/lib/sync/game';

const SHOWN_MS = 5000;

/** A step, which way it was taken, and the game before and after. */
export type Taken = {
  readonly kind: 'undo' | 'redo';
  readonly step: Step;
  readonly before: Tally;
  readonly table: Table;
};

export default function TakenBack({
  taken,
  now,
  revision,
}: {
  taken: Taken;
  now: Tally;
  /** How many changes there were: after the next one it is old news. */
  revision: number;
}) {
  const words = useWords();
  const [deck] = useDeck();
  const [first] = useState(revision);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  // What it is called where it stands, or stood.
  const [label] = useState(() => {
    const { kind, step, before } = taken;
    if (!('handId' in step)) return NO_NUMBER;
    const stays = kind === 'undo' ? step.before : step.after;
    return handLabels(stays ? now : before)[step.index] ?? NO_NUMBER;
  });
  const { kind, step, table } = taken;
  const hand = label === NO_NUMBER ? null : label;
  const done = kind === 'undo' ? inverse(step) : step;
  // That a hand is gone, or back, the slate shows: which one it was has room in a line.
  const said =
    hand !== null && 'handId' in done && !(done.before && done.after)
      ? words.t(done.after ? 'board.log.hereAgain' : 'board.log.tookBack', { hand })
      : changeInWords(words, { line: { kind, step: done }, hand }, table, deck);
  return (
    <p role="status" className="taken-back">
      {!isGone && revision === first && <span className="line-clamp-3">{said}</span>}
    </p>
  );
}
