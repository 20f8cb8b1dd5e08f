'use client';
/** A tournament that is not for this phone: not any more, or not without its link. */
import Link from 'next/link';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { useWords } from '@/lib/i18n/use-words';

export function Closed() {
  const { t } = useWords();
  return (
    <PaperPage title={t('tournaments.closed.title')} back="/" backLabel={t('ui.start')}>
      <p className="max-w-prose">{t('tournaments.closed.line')}</p>
      <Link href="/tournaments" className={keyOnPaper}>
        {t('tournaments.title')}
      </Link>
    </PaperPage>
  );
}
