'use client';
import { firstBidInWords } from '@/lib/i18n/sidi';
import type { SidiTally } from '@/lib/jass';
import { Board, type BoardProps } from '../board';
import { makeFamily } from '../family';
import { PointsSlate } from '../schieber/slate';
import { isHalfEntered, parseDraft } from './draft';
import { SidiEntry } from './entry';
import { SidiHandCells } from './hand-cells';
import { inWords } from './in-words';
import { SidiPanel } from './panel';

/** The family of Sidi Barani. */
const family = makeFamily<SidiTally>({
  Slate: PointsSlate,
  Entry: SidiEntry,
  HandCells: SidiHandCells,
  inWords,
  whoInWords: (words, { table, tally }) => firstBidInWords(words, table.players, tally.dealer),
  next: (hands, { table, draft }) => ({
    label: ({ t }) =>
      parseDraft(draft, table, hands.length)?.playing
        ? t('board.keys.enterPoints')
        : t('sidi.key.bid'),
  }),
  resumes: (hands, { table, draft }) => {
    const left = parseDraft(draft, table, hands.length);
    return left !== undefined && isHalfEntered(left);
  },
  Panel: SidiPanel,
});

/** The board of this family. */
export default function SidiBoard(props: BoardProps) {
  return <Board {...props} family={family} />;
}
