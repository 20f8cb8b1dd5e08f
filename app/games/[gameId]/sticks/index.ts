import { dealInWords } from '@/lib/i18n/en';
import type { StickTally } from '@/lib/jass';
import { makeFamily } from '../family';
import { SticksEntry } from './entry';
import { SticksHandCells, sticksInWords } from './hand-cells';
import { SticksPanel } from './panel';
import { SticksSlate } from './slate';

/** The board of the stick games. */
export const sticks = makeFamily<StickTally>({
  Slate: SticksSlate,
  Entry: SticksEntry,
  HandCells: SticksHandCells,
  inWords: sticksInWords,
  whoInWords: ({ table, tally }) => dealInWords(table.players, tally.dealer),
  Panel: SticksPanel,
});
