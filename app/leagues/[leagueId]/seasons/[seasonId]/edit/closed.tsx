import Link from 'next/link';
import { potInWords } from '@/lib/i18n/cash';
import { today } from '@/lib/league/days';
import { followerOf, nextSeason } from '@/lib/league/next-season';
import type { Viewer } from '@/lib/server/access';
import { findSeasonMoney, listSeasons, potOf, type Season } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute, Section, smallKey } from '../../../../parts';

/** That a season is closed, and what comes next. */
export async function Closed({
  me,
  leagueId,
  season,
  hasEvenings,
}: {
  me: Viewer | null;
  leagueId: string;
  season: Season;
  hasEvenings: boolean;
}) {
  const words = await getWords();
  const { t } = words;
  const { id, name } = season;
  const [all, cash, pot] = await Promise.all([
    listSeasons(me, leagueId),
    findSeasonMoney(me, id),
    potOf(me, id),
  ]);
  const next = followerOf(season, all ?? [], today());
  const ways = [
    [`/seasons/${id}`, t('leagues.parts.table')],
    hasEvenings && [`/seasons/${id}/kit/certificates`, t('kit.parts.certificates.title')],
    cash?.rules != null && [`/seasons/${id}/cash`, t('cash.link')],
    next
      ? [`/seasons/${next.id}`, t('seasons.named', { name: next.name })]
      : [
          `/seasons/new?after=${id}`,
          t('leagues.home.beginSeason', { name: nextSeason(season, today()).name }),
        ],
  ] as const;
  return (
    <Section title={t('evenings.season.closed', { seasons: 1, names: name })}>
      {pot && <p>{potInWords(words, 'after', pot)}</p>}
      <nav aria-label={t('seasons.edit.then')} className="flex flex-wrap gap-2">
        {ways.map(
          (way) =>
            way && (
              <Link key={way[0]} href={leagueRoute(leagueId, way[0])} className={smallKey}>
                {way[1]}
              </Link>
            ),
        )}
      </nav>
    </Section>
  );
}
