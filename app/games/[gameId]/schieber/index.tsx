'use client';
import { dealInWords } from '@/lib/i18n/game';
import { trumpsInWords } from '@/lib/i18n/schieber';
import type { SchieberTally } from '@/lib/jass';
import { trumpMaker } from '@/lib/sync/deal';
import { Board, type BoardProps } from '../board';
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
  whoInWords: (words, { table, tally }) => {
    const maker = trumpMaker(table, tally);
    if (tally.dealer === null || maker === null)
      return dealInWords(words, table.players, tally.dealer);
    return trumpsInWords(words, table.players[tally.dealer] ?? '', table.players[maker] ?? '');
  },
  Panel: SchieberPanel,
});

/** The board of this family. */
export default function SchieberBoard(props: BoardProps) {
  return <Board {...props} family={family} />;
}
