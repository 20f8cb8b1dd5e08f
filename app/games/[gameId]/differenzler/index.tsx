'use client';
import { announcerInWords } from '@/lib/i18n/differenzler';
import type { DifferenzlerTally } from '@/lib/jass';
import { Board, type BoardProps } from '../board';
import { makeFamily } from '../family';
import { handBeingPlayed, leftDraft } from './draft';
import { DifferenzlerEntry } from './entry';
import { DifferenzlerHandCells, inWords } from './hand-cells';
import { DifferenzlerPanel } from './panel';
import { DifferenzlerSlate } from './slate';

/** The family of Differenzler: announced first, played later. */
const family = makeFamily<DifferenzlerTally>({
  Slate: DifferenzlerSlate,
  Entry: DifferenzlerEntry,
  HandCells: DifferenzlerHandCells,
  inWords,
  whoInWords: (words, { table, tally }) => {
    const last = tally.hands.at(-1);
    const isBeingPlayed = last !== undefined && !last.difference;
    return announcerInWords(words, table.players, tally.dealer, isBeingPlayed);
  },
  next: (hands) => {
    const correct = handBeingPlayed(hands);
    return correct
      ? { label: ({ t }) => t('board.keys.enterPoints'), correct }
      : { label: ({ t }) => t('differenzler.keys.announce'), isApart: true };
  },
  resumes: (hands, { table, draft }) => {
    const isPlayed = handBeingPlayed(hands) !== undefined;
    const index = hands.length - (isPlayed ? 1 : 0);
    return leftDraft(draft, { table, index, isPlayed }) !== undefined;
  },
  Panel: DifferenzlerPanel,
});

/** The board of this family. */
export default function DifferenzlerBoard(props: BoardProps) {
  return <Board {...props} family={family} />;
}
