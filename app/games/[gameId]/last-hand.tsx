import { useWords } from '@/lib/i18n/use-words';

/** The last hand in words, told as it is written, and the way to its reasons. */
export function LastHand({ said, onWhy }: { said: string; onWhy: () => void }) {
  const { t } = useWords();
  return (
    <section aria-label={t('board.lastHand')} className="px-1" aria-live="polite">
      <p className="text-[1.0625rem] leading-snug">
        {said}{' '}
        <button
          type="button"
          className="-my-2 min-h-11 text-yellow underline underline-offset-4"
          onClick={onWhy}
        >
          {t('board.why')}
        </button>
      </p>
    </section>
  );
}
