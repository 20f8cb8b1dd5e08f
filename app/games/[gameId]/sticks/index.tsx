'use client';
import { dealInWords } from '@/lib/i18n/game';
import { ruleWords } from '@/lib/i18n/rule-cases';
import type { StickTally } from '@/lib/jass';
import { Board, type BoardProps } from '../board';
import { makeFamily } from '../family';
import { SticksEntry } from './entry';
import { SticksHandCells, sticksInWords } from './hand-cells';
import { SticksPanel } from './panel';
import { SticksSlate } from './slate';

/** The family of the stick games. */
const family = makeFamily<StickTally>({
  Slate: SticksSlate,
  Entry: SticksEntry,
  HandCells: SticksHandCells,
  inWords: sticksInWords,
  ruleWords,
  whoInWords: (words, { table, tally }) => dealInWords(words, table.players, tally.dealer),
  Panel: SticksPanel,
});

/** The board of this family. */
export default function SticksBoard(props: BoardProps) {
  return <Board {...props} family={family} />;
}
