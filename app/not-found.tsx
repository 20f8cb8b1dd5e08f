import type { Metadata } from 'next';
import { getWords } from '@/lib/server/transports/words';
import { actionOnPaper, keyOnPaper } from './ui/keys';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('start.nothingHere') };
}

/** Goes along with every page, so its links are plain: the router's would come with each. */
export default async function NotFound() {
  const { t } = await getWords();
  return (
    <main className="plain-page">
      <h1 className="plain-title">{t('start.nothingHere')}</h1>
      <p>{t('start.nothingHereWhy')}</p>
      <a href="/games" className={actionOnPaper}>
        {t('start.games')}
      </a>
      <a href="/" className={keyOnPaper}>
        {t('ui.start')}
      </a>
    </main>
  );
}
