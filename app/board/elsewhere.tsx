'use client';
/** A page that this phone does not have, with the ways to what it has. */
import { useEffect } from 'react';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { isReachable } from '@/lib/browser/reachable';
import { useWords } from '@/lib/i18n/use-words';

export default function Elsewhere({ isGame = false }: { isGame?: boolean }) {
  const { t } = useWords();
  useEffect(() => {
    document.title = `${t('offline.shell.elsewhereTitle')} · Schiefer`;
    // Whoever is on the way to another page is not held back.
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    const load = async () => {
      if ((await isReachable()) && !isLeaving) window.location.reload();
    };
    window.addEventListener('online', load);
    window.addEventListener('beforeunload', leave);
    return () => {
      window.removeEventListener('online', load);
      window.removeEventListener('beforeunload', leave);
    };
  }, [t]);
  return (
    <PaperPage
      title={t('offline.shell.elsewhereTitle')}
      back="/games"
      backLabel={t('offline.shell.games')}
    >
      <p className="max-w-prose">
        {isGame ? t('offline.shell.noGame') : t('offline.shell.elsewhere')}
      </p>
      <div className="flex flex-col gap-3">
        <a href="/games" className={actionOnPaper}>
          {t('offline.shell.games')}
        </a>
        <div className="grid grid-cols-2 gap-3">
          <a href="/games/new" className={keyOnPaper}>
            {t('offline.shell.newGame')}
          </a>
          <a href="/rules" className={keyOnPaper}>
            {t('offline.shell.rules')}
          </a>
        </div>
        <button type="button" className={keyOnPaper} onClick={() => window.location.reload()}>
          {t('offline.shell.tryAgain')}
        </button>
      </div>
    </PaperPage>
  );
}
