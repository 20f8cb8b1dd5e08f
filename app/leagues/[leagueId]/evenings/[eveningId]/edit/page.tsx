import Link from 'next/link';
import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { PaperPage } from '@/app/ui/paper-page';
import { saidInWords } from '@/lib/i18n/said';
import { today } from '@/lib/league/days';
import { openOn } from '@/lib/league/open-seasons';
import { isCounted } from '@/lib/league/result-paper';
import { findEvening, findWhatStays, isAtLeast, listSeasons } from '@/lib/server/leagues';
import { leagueRoute, linkInText, Section, seasonChoice } from '../../../../parts';
import { EveningForm } from '../../evening-form';
import { DeleteEvening } from '../delete-evening';

export const generateMetadata = titled((t) => t('evenings.edit.title'));

export default pageOf<'leagueId' | 'eveningId'>(async ({ words, t, me, leagueId, eveningId }) => {
  const page = await findEvening(me, { leagueId, eveningId });
  if (!page || !isAtLeast(page.league.role, 'scorer')) notFound();
  const { evening, season, also } = page;
  const held = await findWhatStays(me, leagueId, { eveningId });
  const counting = [season, ...also.map((one) => one.season)];
  // What is still ahead and held by nothing goes into a season that is open; else it stays in one that was closed.
  const isMoved =
    held === null && evening.date >= today() && counting.every(({ closed }) => closed);
  const stays = new Set(isMoved ? [] : counting.map(({ id }) => id));
  const all = (await listSeasons(me, leagueId)) ?? [];
  const seasons = all.map((one) =>
    seasonChoice({ ...one, closed: one.closed && !stays.has(one.id) }),
  );
  const results = page.games.length + page.paper.length;
  const uncounted = Object.fromEntries(
    all.flatMap(({ id, ...season }) => {
      // A game says all that a season can count; a total may not.
      const counts =
        page.games.filter(({ variant }) => season.variants.includes(variant)).length +
        page.paper.filter((one) => isCounted(one, [season])).length;
      return counts < results ? [[id, counts > 0 ? ('some' as const) : ('none' as const)]] : [];
    }),
  );
  const [main, ...others] = isMoved
    ? openOn(seasons, evening.date).map(({ id }) => id)
    : counting.map(({ id }) => id);
  return (
    <PaperPage
      title={t('evenings.edit.title')}
      back={leagueRoute(leagueId, `/evenings/${eveningId}`)}
      backLabel={t('evenings.edit.back')}
      wide
    >
      <EveningForm
        leagueId={leagueId}
        eveningId={eveningId}
        isFixed={held !== null}
        uncounted={uncounted}
        isOwner={page.league.role === 'owner'}
        seasons={seasons}
        begin={{
          seasonId: main ?? '',
          also: others,
          date: evening.date,
          name: evening.name,
          isFinal: evening.isFinal,
          time: evening.time ?? '',
          place: evening.place ?? '',
        }}
      />
      <Section
        title={t('evenings.edit.delete')}
        line={held ? saidInWords(words, held) : t('evenings.edit.deleteLine')}
      >
        {held && (
          <Link
            href={leagueRoute(leagueId, `/evenings/${eveningId}${results > 0 ? '' : '/cash'}`)}
            className={`${linkInText} -my-3`}
          >
            {t(`evenings.edit.${results > 0 ? 'toResults' : 'toPayments'}`)}
          </Link>
        )}
        <DeleteEvening
          leagueId={leagueId}
          eveningId={eveningId}
          label={t('evenings.edit.deleteKey')}
          sure={t('evenings.edit.deleteSure')}
          keep={t('evenings.edit.keep')}
          isOff={held !== null}
        />
      </Section>
    </PaperPage>
  );
});
