/** Where a television comes to a game: an address and a code that a remote control can type. */
import type { Metadata } from 'next';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { getWords } from '@/lib/server/transports/words';
import { Watch } from './watch';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('live.tv.title'), robots: { index: false } };
}

export default async function TelevisionPage() {
  const { t } = await getWords();
  return (
    <PaperPage title={t('live.tv.title')} back="/" backLabel={t('ui.start')}>
      <ClientWords areas={['live']}>
        <Watch />
      </ClientWords>
    </PaperPage>
  );
}
