/** Which of an evening's seasons are closed, what the others still take, and the way to open them again. */
import Link from 'next/link';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import type { EveningPage } from '@/lib/server/leagues';
import { leagueRoute, linkInText } from '../../../parts';
import { openOnPaper, seasonsOf } from './rankings-of';

export function ClosedSeasons({
  page,
  isAsked = false,
}: {
  page: EveningPage;
  /** Somebody came to write: they are led on wherever they cannot. */
  isAsked?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const { league, open, mayWrite } = page;
  const seasons = seasonsOf(page);
  const closed = seasons.filter((season) => season.closed);
  if (closed.length === 0) return null;
  const called = (some: typeof seasons) =>
    names(
      words,
      some.map(({ name }) => name),
    );
  const said = { seasons: closed.length, names: called(closed) };
  const isPartly = mayWrite && closed.length < seasons.length;
  const goOn = open.length > 0 ? 'games' : openOnPaper(page).length > 0 ? 'paper' : 'none';
  return (
    <>
      <p className="text-ink-dim">
        {isPartly
          ? t('evenings.partly', {
              ...said,
              open: called(seasons.filter((season) => !season.closed)),
              goOn,
            })
          : t('evenings.season.closed', said)}
      </p>
      {league.role === 'owner' && (isPartly ? goOn !== 'games' : isAsked) && (
        <p className="flex flex-wrap gap-x-5 print:hidden">
          {closed.map(({ id, name }) => (
            <Link
              key={id}
              href={leagueRoute(league.id, `/seasons/${id}/edit`)}
              className={linkInText}
            >
              {t('evenings.season.reopen', { name })}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
