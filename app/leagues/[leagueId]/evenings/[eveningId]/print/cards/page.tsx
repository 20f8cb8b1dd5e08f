import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClientWords } from '@/app/ui/client-words';
import { weekdayInWords } from '@/lib/i18n/days';
import { viewer } from '@/lib/server/account';
import { roomCards } from '@/lib/server/leagues';
import { siteOrigin } from '@/lib/server/transports/origin';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute } from '../../../../../parts';
import { Cards } from '../../../../kit/cards';
import { KitPage } from '../../../../kit/kit-page';
import { OpenRoom } from '../../../../kit/open-room';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('kit.parts.cards.title') };
}

type Props = { params: Promise<{ leagueId: string; eveningId: string }> };

/** A card for each table of an evening, with its code. */
export default async function CardsPage({ params }: Props) {
  const words = await getWords();
  const { leagueId, eveningId } = await params;
  const cards = await roomCards(await viewer(), { eveningId, origin: await siteOrigin() });
  if (cards?.league.id !== leagueId) notFound();
  return (
    <KitPage
      words={words}
      title={words.t('kit.parts.cards.title')}
      back={leagueRoute(leagueId, `/evenings/${eveningId}/print`)}
      ways={
        !cards.isOpen && (
          <ClientWords areas={['kit']}>
            <OpenRoom eveningId={eveningId} />
          </ClientWords>
        )
      }
    >
      <Cards
        words={words}
        league={cards.league.name}
        day={weekdayInWords(words, cards.date)}
        tables={cards.tables}
      />
    </KitPage>
  );
}
