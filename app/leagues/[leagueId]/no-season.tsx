/** No season takes in what is to be planned or brought: which one is closed, and the way to a new one. */
import Link from 'next/link';
import { keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import { leagueRoute, linkInText } from '../parts';

export function NoSeason({
  leagueId,
  isOwner,
  day,
  typed = {},
  closed,
}: {
  leagueId: string;
  /** May the reader make one? */
  isOwner: boolean;
  /** What is planned is on this day; left out where none is said. */
  day?: string;
  /** What else was said about it, which waits for the season. */
  typed?: Readonly<Record<string, string>>;
  /** The season that has it, and is closed. */
  closed: { readonly id: string; readonly name: string } | undefined;
}) {
  const { t } = useWords();
  return (
    <div role="status" className="flex flex-col items-start gap-2 border-felt border-l-4 py-1 pl-3">
      <p className="font-semibold">
        {closed
          ? t('evenings.season.closed', { name: closed.name })
          : t(`evenings.season.${day ? 'none' : 'over'}`)}
      </p>
      {isOwner ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <Link
            href={leagueRoute(
              leagueId,
              `/seasons/new${day ? `?${new URLSearchParams({ day, ...typed })}` : ''}`,
            )}
            className={keyOnPaper}
          >
            {t('evenings.season.fresh')}
          </Link>
          {closed && (
            <Link href={leagueRoute(leagueId, `/seasons/${closed.id}/edit`)} className={linkInText}>
              {t('evenings.season.reopen', { name: closed.name })}
            </Link>
          )}
        </div>
      ) : (
        <p className="text-ink-dim">{t('evenings.season.ask')}</p>
      )}
    </div>
  );
}
