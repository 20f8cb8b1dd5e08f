import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { weekdayInWords } from '@/lib/i18n/days';
import { roomCards } from '@/lib/server/leagues';
import { siteOrigin } from '@/lib/server/transports/origin';
import { leagueRoute } from '../../../../../parts';
import { Cards } from '../../../../kit/cards';
import { KitPage } from '../../../../kit/kit-page';
import { OpenRoom } from '../../../../kit/open-room';

export const generateMetadata = titled((t) => t('kit.parts.cards.title'));

/** A card for each table of an evening, with its code. */
export default pageOf<'leagueId' | 'eveningId'>(async ({ words, me, leagueId, eveningId }) => {
  const cards = await roomCards(me, { eveningId, origin: await siteOrigin() });
  if (cards?.league.id !== leagueId) notFound();
  return (
    <KitPage
      // The link first: without it the cards lead nowhere.
      first={
        !cards.isOpen && (
          <ClientWords areas={['kit']}>
            <OpenRoom eveningId={eveningId} />
          </ClientWords>
        )
      }
      title={words.t('kit.parts.cards.title')}
      back={leagueRoute(leagueId, `/evenings/${eveningId}/print`)}
    >
      <Cards
        words={words}
        league={cards.league.name}
        day={weekdayInWords(words, cards.date)}
        tables={cards.tables}
      />
    </KitPage>
  );
});
