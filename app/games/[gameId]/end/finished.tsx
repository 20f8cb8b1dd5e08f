'use client';
import { useEffect, useState } from 'react';
/** Under the slate of a game that is over: its best hand, who pays, and what can be done with it. */
import { keyOnSlate } from '@/app/ui/keys';
import { later } from '@/app/ui/later';
import { whenQuiet } from '@/lib/browser/when-quiet';
import { outcome, winnersOf } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import type { Explanation, Tally } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { GameState } from '@/lib/sync/game';
import { bestHand } from '../record/course';
import { BestHand } from './best-hand';
import { Settlement } from './settlement';

// Loaded when it is opened.
const ShareSheet = later(() => import('../picture/share-sheet'));

export default function Finished({
  state: { id, table, hands },
  tally,
  explained,
  currency,
  isUncovered,
  onUncover,
  onOpen,
  isTurned,
  onTurnOver,
  onReopen,
}: {
  state: GameState;
  tally: Tally;
  explained: Explanation;
  /** Of the league that it belongs to. */
  currency?: string | undefined;
  /** Is the slate seen, and not who has won? */
  isUncovered: boolean;
  onUncover: () => void;
  onOpen: (handId: string) => void;
  /** Is its back seen? The key turns it, and back. */
  isTurned: boolean;
  onTurnOver?: () => void;
  /** Left out where this phone may not. */
  onReopen?: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const [sharing, setSharing] = useState(false);
  useEffect(() => whenQuiet(() => void ShareSheet.fetchAhead()), []);
  const sides = sideNames(table);
  const best = bestHand(table, explained, winnersOf(tally));
  const bestId = best && hands[explained.hands.indexOf(best.hand)]?.id;
  const key = `${keyOnSlate} min-h-12! min-w-0 flex-auto whitespace-nowrap px-1! text-base! leading-tight`;
  return (
    <div className="flex flex-col gap-2 flat:gap-1">
      {best && bestId && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="-mt-1 flex min-h-11 pb-1 items-center gap-1 self-center text-balance px-2 text-left text-chalk/90 leading-snug underline decoration-chalk/40 underline-offset-4 flat:my-0 flat:text-[0.9375rem]"
          onClick={() => onOpen(bestId)}
        >
          <BestHand table={table} best={best} />
        </button>
      )}
      <Settlement {...{ table, tally, currency }} />
      <div className="flex flex-wrap gap-2 px-1 flat:gap-1">
        <button
          type="button"
          aria-haspopup="dialog"
          className={key}
          onClick={() => setSharing(true)}
        >
          {t('phone.share.key')}
        </button>
        <button type="button" className={key} onClick={onUncover}>
          {t(isUncovered ? 'board.end.result' : 'board.end.slate')}
        </button>
        {onTurnOver && (
          <button type="button" aria-pressed={isTurned} className={key} onClick={onTurnOver}>
            {t('board.end.back')}
          </button>
        )}
      </div>
      {onReopen && (
        <button
          type="button"
          className="min-h-12 self-center px-3 text-chalk/90 underline underline-offset-4 flat:hidden"
          onClick={onReopen}
        >
          {t('board.menu.reopen')}
        </button>
      )}
      {sharing && (
        <ShareSheet
          gameId={id}
          text={outcome(words, sides, tally)}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}
