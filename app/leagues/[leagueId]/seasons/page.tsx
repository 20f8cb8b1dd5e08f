import Link from 'next/link';
import { notFound } from 'next/navigation';
import { titled } from '@/app/page-of';
import { keyOnPaper } from '@/app/ui/keys';
import { dayInWords } from '@/lib/i18n/days';
import { variantName } from '@/lib/i18n/variants';
import { eveningsBySeason, listSeasons } from '@/lib/server/leagues';
import { leagueRoute, smallKey } from '../../parts';
import { LeaguePage } from '../league-page';
import { leaguePageOf } from '../league-page-of';

export const generateMetadata = titled((t) => t('seasons.title'));

export default leaguePageOf('reader', async ({ words, t, me, league, leagueId }) => {
  const [seasons, counts] = await Promise.all([
    listSeasons(me, leagueId),
    eveningsBySeason(me, leagueId),
  ]);
  if (!seasons) notFound();
  const isOwner = league.role === 'owner';
  return (
    <LeaguePage league={league} part="/settings">
      <section aria-label={t('seasons.title')} className="flex flex-col gap-4">
        <h2 className="font-semibold text-lg">{t('seasons.title')}</h2>
        {seasons.length === 0 && <p className="text-ink-dim">{t('seasons.none')}</p>}
        <ul className="grid gap-3 empty:hidden md:grid-cols-2 lg:grid-cols-3">
          {seasons.map((season) => (
            <li
              key={season.id}
              className="flex items-center justify-between gap-3 rounded-xl border border-ink/15 bg-card px-4 py-2"
            >
              <Link
                href={leagueRoute(leagueId, `/seasons/${season.id}`)}
                className="flex min-h-14 min-w-0 flex-1 flex-col justify-center active:bg-paper-dark"
              >
                <span className="font-semibold underline decoration-ink/30 underline-offset-4">
                  {season.name}
                  {season.isOver && (
                    <span className="font-normal text-ink-dim"> {t('seasons.over')}</span>
                  )}
                </span>
                <span className="text-[0.9375rem] text-ink-dim">
                  {t('seasons.line', {
                    from: dayInWords(words, season.startsOn),
                    to: dayInWords(words, season.endsOn),
                    ...(counts?.get(season.id) ?? { played: 0, running: 0, planned: 0 }),
                    variants: season.variants.map((id) => variantName(words, id)).join(', '),
                  })}
                </span>
              </Link>
              {isOwner && (
                <Link
                  href={leagueRoute(leagueId, `/seasons/${season.id}/edit`)}
                  aria-label={t('seasons.changeNamed', { name: season.name })}
                  className={smallKey}
                >
                  {t('seasons.change')}
                </Link>
              )}
            </li>
          ))}
        </ul>
        {isOwner && (
          <Link href={leagueRoute(leagueId, '/seasons/new')} className={`${keyOnPaper} self-start`}>
            {t('seasons.fresh')}
          </Link>
        )}
      </section>
    </LeaguePage>
  );
});
