'use client';
import { dealInWords, trumpsInWords } from '@/lib/i18n/en';
import { type SchieberTally, variant } from '@/lib/jass';
import type { GameState } from '@/lib/sync/game';
import { Board } from '../board';
import { makeFamily } from '../family';
import { SchieberEntry } from './entry';
import { SchieberHandCells } from './hand-cells';
import { inWords } from './in-words';
import { SchieberPanel } from './panel';
import { PointsSlate } from './slate';

/** The family of Schieber and of the games that count as it does. */
const family = makeFamily<SchieberTally>({
  Slate: PointsSlate,
  Entry: SchieberEntry,
  HandCells: SchieberHandCells,
  inWords,
  whoInWords: ({ table, tally }) =>
    variant(table.variant).turnsTrumps
      ? dealInWords(table.players, tally.dealer)
      : trumpsInWords(table.players, tally.dealer),
  Panel: SchieberPanel,
});

/** The board of this family. */
export default function SchieberBoard({ initial }: { initial: GameState }) {
  return <Board initial={initial} family={family} />;
}
