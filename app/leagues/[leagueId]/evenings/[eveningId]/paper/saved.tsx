'use client';
/** That totals were stored, and the ways on. */
import Link from 'next/link';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import { leagueRoute } from '../../../../parts';

export function Saved({
  at: { leagueId, eveningId },
  tables,
  onMore,
}: {
  at: { readonly leagueId: string; readonly eveningId: string };
  /** Of which tables; empty where it is of none. */
  tables: readonly string[];
  /** Writes another one; left out where there is nothing more to write. */
  onMore?: (() => void) | undefined;
}) {
  const { t } = useWords();
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <p role="status" className="border-felt border-l-4 py-1 pl-3 text-lg">
        {tables.length > 0
          ? t('paper.form.saved', { tables: tables.join('; ') })
          : t('paper.form.savedOne')}
      </p>
      <Link href={leagueRoute(leagueId, `/evenings/${eveningId}`)} className={actionOnPaper}>
        {t('paper.form.toEvening')}
      </Link>
      {onMore && (
        <button type="button" className={keyOnPaper} onClick={onMore}>
          {t('paper.form.more')}
        </button>
      )}
    </div>
  );
}
