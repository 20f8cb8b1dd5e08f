'use client';
import { useState } from 'react';
/** The end of a game: who won, and the slate to be shared. */
import { later } from '@/app/ui/later';
import { outcome } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import type { Tally } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';

// Loaded when it is opened.
const ShareSheet = later(() => import('./picture/share-sheet'));

export function Finished({
  gameId,
  table,
  tally,
  onReopen,
  onTurnOver,
}: {
  gameId: string;
  table: Table;
  tally: Tally;
  /** Left out where this phone may not. */
  onReopen?: () => void;
  onTurnOver?: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const [sharing, setSharing] = useState(false);
  const who = outcome(words, sideNames(table), tally);
  return (
    <section aria-label={t('board.result')} className="flex flex-col gap-1 px-1 text-center">
      <p className="font-hand text-[2rem] text-yellow leading-tight flat:text-[1.25rem]">{who}</p>
      <p className="flex flex-wrap justify-center gap-x-3 flat:-my-2 flat:gap-x-1 flat:text-[0.9375rem]">
        <button
          type="button"
          aria-haspopup="dialog"
          className="min-h-12 px-3 text-chalk underline underline-offset-4"
          onClick={() => setSharing(true)}
        >
          {t('phone.share.key')}
        </button>
        {onTurnOver && (
          <button
            type="button"
            className="min-h-12 px-3 text-chalk underline underline-offset-4"
            onClick={onTurnOver}
          >
            {t('board.menu.turnOver')}
          </button>
        )}
        {onReopen && (
          <button
            type="button"
            className="min-h-12 px-3 text-chalk/90 underline underline-offset-4"
            onClick={onReopen}
          >
            {t('board.menu.reopen')}
          </button>
        )}
      </p>
      {sharing && <ShareSheet gameId={gameId} text={who} onClose={() => setSharing(false)} />}
    </section>
  );
}
