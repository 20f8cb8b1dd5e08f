import { headers } from 'next/headers';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { measuresFor } from '@/lib/league/scheme-fault';
import { findSeason, listPlayers, listSeasons } from '@/lib/server/leagues';
import { decimalSign } from '@/lib/server/transports/decimal-sign';
import { leagueRoute } from '../../../parts';
import { leaguePageOf } from '../../league-page-of';
import { YearsForm } from './years-form';

export const generateMetadata = titled((t) => t('paper.years.title'));

/** Old years from a sheet of people by evenings. */
export default leaguePageOf('scorer', async ({ words, t, me, league, leagueId, asked }) => {
  const [lines, players] = await Promise.all([
    listSeasons(me, leagueId),
    listPlayers(me, leagueId),
  ]);
  if (!lines || !players) notFound();
  const open = lines.filter(({ closed }) => !closed);
  const seasons = (
    await Promise.all(open.map(({ id }) => findSeason(me, { leagueId, seasonId: id })))
  ).flatMap((season) => season ?? []);
  return (
    <PaperPage
      title={t('paper.years.title')}
      back={leagueRoute(leagueId, '/files')}
      backLabel={t('files.title')}
      wide
    >
      <p className="max-w-xl text-ink-dim">{t('paper.years.line')}</p>
      {seasons.length === 0 ? (
        <>
          <p className="max-w-xl">{t('files.noSeason')}</p>
          {league.role === 'owner' && (
            <p className="max-w-xl">
              <Link href={leagueRoute(leagueId, '/seasons/new?earlier=1')} className={keyOnPaper}>
                {t('paper.years.newSeason')}
              </Link>
            </p>
          )}
        </>
      ) : (
        <ClientWords areas={['paper', 'variants', 'ui']}>
          <YearsForm
            key={String(asked.season)}
            leagueId={leagueId}
            first={seasons.find(({ id }) => id === asked.season)?.id}
            seasons={seasons.map(
              ({ id, name, startsOn, endsOn, variants, houseRules, scheme }) => ({
                ...{ id, name, startsOn, endsOn, variants, houseRules, scheme },
                measure: scheme.measure,
                measures: measuresFor(variants).map((one) => ({
                  id: one,
                  name: t(`scheme.measures.${one}.name`),
                })),
              }),
            )}
            players={players.map(({ id, name, merged }) => ({
              id,
              name,
              also: merged.map((one) => one.name),
            }))}
            isOwner={league.role === 'owner'}
            decimal={decimalSign((await headers()).get('accept-language'), words.language)}
          />
        </ClientWords>
      )}
    </PaperPage>
  );
});
