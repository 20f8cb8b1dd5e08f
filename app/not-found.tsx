import type { Metadata } from 'next';
import Link from 'next/link';
import { getWords } from '@/lib/server/words';
import { actionOnPaper } from './ui/keys';
import { PaperPage } from './ui/paper-page';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('start.nothingHere') };
}

export default async function NotFound() {
  const { t } = await getWords();
  return (
    <PaperPage title={t('start.nothingHere')} back="/" backLabel={t('ui.start')}>
      <p>{t('start.nothingHereWhy')}</p>
      <Link href="/games" className={actionOnPaper}>
        {t('start.games')}
      </Link>
    </PaperPage>
  );
}
