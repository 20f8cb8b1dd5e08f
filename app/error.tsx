'use client';
import { useWords } from '@/lib/i18n/use-words';
import { actionOnPaper, keyOnPaper } from './ui/keys';

/** Loaded with every page, so it is plain: a link of the router's would weigh more than the rest. */
export default function Failure({ reset }: { error: Error; reset: () => void }) {
  const { t } = useWords();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-xl flex-col gap-6 px-4 py-8">
      <h1 className="font-semibold text-xl">{t('ui.failed')}</h1>
      <p>{t('ui.failedWhy')}</p>
      <button type="button" className={actionOnPaper} onClick={reset}>
        {t('ui.tryAgain')}
      </button>
      <a href="/" className={keyOnPaper}>
        {t('ui.start')}
      </a>
    </main>
  );
}
