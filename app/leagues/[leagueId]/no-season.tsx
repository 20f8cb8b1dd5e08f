/** No season takes in what is to be planned or brought: which ones are closed, and the way to a new one. */
import Link from 'next/link';
import { keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { leagueRoute, linkInText } from '../parts';

type Named = { readonly id: string; readonly name: string };

export function NoSeason({
  leagueId,
  isOwner,
  day,
  typed = {},
  closed,
  ended = closed,
}: {
  leagueId: string;
  /** May the reader make one? */
  isOwner: boolean;
  /** What is planned is on this day; left out where none is said. */
  day?: string;
  /** What else was said about it, which waits for the season. */
  typed?: Readonly<Record<string, string>>;
  /** The seasons that could have it, and are closed. */
  closed: readonly Named[];
  /** Those after which a new one comes; the same ones where left out. */
  ended?: readonly Named[];
}) {
  const words = useWords();
  const { t } = words;
  const freshAfter = (id?: string) => {
    const asked = new URLSearchParams({
      ...(day !== undefined && { day, ...typed }),
      ...(id !== undefined && { after: id }),
    });
    return leagueRoute(leagueId, `/seasons/new${asked.size > 0 ? `?${asked}` : ''}`);
  };
  return (
    <div role="status" className="flex flex-col items-start gap-2 border-felt border-l-4 py-1 pl-3">
      <p className="font-semibold">
        {closed.length > 0
          ? t('evenings.season.closed', {
              seasons: closed.length,
              names: names(
                words,
                closed.map(({ name }) => name),
              ),
            })
          : t(`evenings.season.${day ? 'none' : 'over'}`)}
      </p>
      {isOwner ? (
        <>
          <div className="flex flex-wrap gap-2">
            {ended.length > 1 ? (
              ended.map(({ id, name }) => (
                <Link key={id} href={freshAfter(id)} className={keyOnPaper}>
                  {t('evenings.season.after', { name })}
                </Link>
              ))
            ) : (
              <Link href={freshAfter(ended[0]?.id)} className={keyOnPaper}>
                {t('evenings.season.fresh')}
              </Link>
            )}
          </div>
          <div className="flex flex-wrap gap-x-5 empty:hidden">
            {closed.map(({ id, name }) => (
              <Link
                key={id}
                href={leagueRoute(leagueId, `/seasons/${id}/edit`)}
                className={linkInText}
              >
                {t('evenings.season.reopen', { name })}
              </Link>
            ))}
          </div>
        </>
      ) : (
        <p className="text-ink-dim">{t('evenings.season.ask')}</p>
      )}
    </div>
  );
}
