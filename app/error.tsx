'use client';
import { useWords } from '@/lib/i18n/use-words';
import { actionOnPaper } from './ui/keys';
import { PaperPage } from './ui/paper-page';

export default function Failure({ reset }: { error: Error; reset: () => void }) {
  const { t } = useWords();
  return (
    <PaperPage title={t('ui.failed')} back="/" backLabel={t('ui.start')}>
      <p>{t('ui.failedWhy')}</p>
      <button type="button" className={actionOnPaper} onClick={reset}>
        {t('ui.tryAgain')}
      </button>
    </PaperPage>
  );
}
