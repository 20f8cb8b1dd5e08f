'use client';
/** Says that there is no network, and when it is back. */
import { useEffect, useState } from 'react';
import { isReachable } from '@/lib/browser/reachable';
import { useWords } from '@/lib/i18n/use-words';

const LOOK_EVERY_MS = 15_000;

export function NoNetwork({ tone }: { tone: 'paper' | 'cloth' }) {
  const { t } = useWords();
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const look = async () => setIsBack(await isReachable());
    const timer = setInterval(look, LOOK_EVERY_MS);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return (
    <p
      role="status"
      className={
        tone === 'paper'
          ? 'rounded-xl bg-paper-dark px-4 py-2 text-[0.9375rem]'
          : 'px-3 pt-2 text-center text-[0.8125rem]'
      }
    >
      {isBack ? t('offline.shell.isBack') : t('offline.shell.offline')}{' '}
      {isBack && (
        <button
          type="button"
          className="-my-2 min-h-11 font-semibold underline underline-offset-4"
          onClick={() => window.location.reload()}
        >
          {t('offline.shell.load')}
        </button>
      )}
    </p>
  );
}
