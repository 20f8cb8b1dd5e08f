'use client';
import { useWords } from '@/lib/i18n/use-words';
import { actionOnPaper, keyOnPaper } from './ui/keys';

/** What a page fails with that found no database (lib/server/store/faults.ts). */
const AWAY = 'unavailable';

/** Loaded with every page, so it is plain: a link of the router's would weigh more than the rest. */
export default function Failure({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const { t } = useWords();
  const isAway = error.digest === AWAY;
  return (
    <main className="plain-page">
      <h1 className="plain-title">{t(isAway ? 'ui.away' : 'ui.failed')}</h1>
      <p>{t(isAway ? 'ui.awayWhy' : 'ui.failedWhy')}</p>
      <button
        type="button"
        className={actionOnPaper}
        onClick={() => (isAway ? location.reload() : reset())}
      >
        {t('ui.tryAgain')}
      </button>
      <a href="/" className={keyOnPaper}>
        {t('ui.start')}
      </a>
    </main>
  );
}
