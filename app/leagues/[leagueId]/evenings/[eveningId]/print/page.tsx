import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { PaperPage } from '@/app/ui/paper-page';
import { weekdayInWords } from '@/lib/i18n/days';
import { eveningNow } from '@/lib/server/leagues';
import { leagueRoute } from '../../../../parts';
import { KitList } from '../../../kit/kit-list';
import { rankingsOf } from '../rankings-of';

export const generateMetadata = titled((t) => t('kit.title'));

/** What an evening needs on paper. */
export default pageOf<'leagueId' | 'eveningId'>(async ({ words, t, me, leagueId, eveningId }) => {
  const page = await eveningNow(me, { eveningId, look: false });
  if (page?.league.id !== leagueId) notFound();
  const { tables, mayWrite, evening } = page;
  const path = `/evenings/${eveningId}`;
  return (
    <PaperPage
      title={t('kit.title')}
      back={leagueRoute(leagueId, path)}
      backLabel={weekdayInWords(words, evening.date)}
      wide
    >
      <p className="first-letter:uppercase">
        {page.league.name}, {weekdayInWords(words, evening.date)}
      </p>
      <KitList
        leagueId={leagueId}
        parts={[
          mayWrite && ['cards', `${path}/print/cards`],
          ['sheets', `${path}/print/sheets`],
          tables.length > 0 && ['plan', `${path}/plan`],
          rankingsOf(page).some(({ ranking }) => (ranking?.rows.length ?? 0) > 0) && [
            'certificates',
            `${path}/print/certificates`,
          ],
          page.league.role !== 'reader' && ['cash', `${path}/cash`],
        ]}
      />
    </PaperPage>
  );
});
