import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { actionOnPaper } from '@/app/ui/keys';
import { weekdayInWords } from '@/lib/i18n/days';
import type { Words } from '@/lib/i18n/words';
import { viewer } from '@/lib/server/account';
import {
  currentSeason,
  type EveningLine,
  findLeague,
  isAtLeast,
  listEvenings,
  listSeasons,
} from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute, linkInText } from '../../parts';
import { LeaguePage } from '../league-page';
import { SeasonLinks } from '../season-links';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('evenings.title') };
}

type Props = {
  params: Promise<{ leagueId: string }>;
  searchParams: Promise<{ season?: string | string[] }>;
};

/** The evenings of the season that is on, or of `season`. */
export default async function EveningsPage({ params, searchParams }: Props) {
  const words = await getWords();
  const { t } = words;
  const { leagueId } = await params;
  const { season: asked } = await searchParams;
  const me = await viewer();
  const [league, seasons] = await Promise.all([
    findLeague(me, leagueId),
    listSeasons(me, leagueId),
  ]);
  if (!league || !seasons) notFound();
  const season = seasons.find(({ id }) => id === asked) ?? currentSeason(seasons);
  const evenings = (season && (await listEvenings(me, season.id))) ?? [];
  const mayWrite = isAtLeast(league.role, 'scorer');
  return (
    <LeaguePage league={league} part="/evenings">
      {season && seasons.length > 1 && (
        <SeasonLinks
          seasons={seasons}
          current={season.id}
          href={(id) => leagueRoute(leagueId, `/evenings?season=${id}`)}
        />
      )}
      <section aria-label={t('evenings.title')} className="flex max-w-xl flex-col gap-4">
        {season && mayWrite && !season.closed && (
          <Link
            href={leagueRoute(leagueId, `/evenings/new?season=${season.id}`)}
            className={actionOnPaper}
          >
            {t('evenings.fresh')}
          </Link>
        )}
        {league.hasRole && (
          <Link href={leagueRoute(leagueId, '/calendar')} className={linkInText}>
            {t('calendar.key')}
          </Link>
        )}
        {evenings.length === 0 ? (
          <p className="text-ink-dim">
            {season ? t('evenings.none', { season: season.name }) : t('evenings.noSeason')}
          </p>
        ) : (
          <ul className="divide-y divide-ink/10 border-ink/10 border-y">
            {evenings.map((evening) => (
              <li key={evening.id}>
                <Link
                  href={leagueRoute(leagueId, `/evenings/${evening.id}`)}
                  className="flex min-h-14 items-center gap-4 py-2 active:bg-paper-dark"
                >
                  <span aria-hidden="true" className="w-7 shrink-0 text-right text-ink-dim">
                    {evening.number}
                  </span>
                  <span>
                    <span className="block font-semibold first-letter:uppercase underline decoration-ink/30 underline-offset-4">
                      {[weekdayInWords(words, evening.date), evening.time]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                    <span className="block text-[0.9375rem] text-ink-dim">
                      {about(words, evening)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </LeaguePage>
  );
}

const about = ({ t }: Words, { name, isFinal, games, paper, running }: EveningLine): string =>
  t('evenings.line', {
    hasName: name ? 'yes' : 'no',
    name,
    isFinal: isFinal ? 'yes' : 'no',
    games,
    paper,
    running,
  });
