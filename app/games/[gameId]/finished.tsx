'use client';
/** The end of a game: who won. */
import { outcome } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import type { Tally } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';

export function Finished({
  table,
  tally,
  onReopen,
  onTurnOver,
}: {
  table: Table;
  tally: Tally;
  /** Left out where this phone may not. */
  onReopen?: () => void;
  onTurnOver?: () => void;
}) {
  const words = useWords();
  const { t } = words;
  return (
    <section aria-label={t('board.result')} className="flex flex-col gap-1 px-1 text-center">
      <p className="font-hand text-[2rem] text-yellow leading-tight">
        {outcome(words, sideNames(table), tally)}
      </p>
      <p className="flex justify-center gap-3">
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
    </section>
  );
}
