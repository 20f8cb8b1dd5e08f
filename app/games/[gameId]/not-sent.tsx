'use client';
import type { Snapshot } from '@/lib/browser/game-store';
import { useWords } from '@/lib/i18n/use-words';

/** What waits on this phone, plainly shown as soon as sending takes longer than it should. */
export function NotSent({
  game: { isUnsent, stuck, pending, held, isKept, refusedGame },
}: {
  game: Pick<Snapshot, 'isUnsent' | 'stuck' | 'pending' | 'held' | 'isKept' | 'refusedGame'>;
}) {
  const { t } = useWords();
  const count = pending.length + (isUnsent ? 1 : 0);
  // What became of a whole game that was refused is said where that is decided.
  const isShown = stuck && count > 0 && !refusedGame;
  const text = !isShown
    ? ''
    : held
      ? t('offline.held', { count, why: held })
      : t(isKept ? 'offline.notSent' : 'offline.notKept', { count });
  return (
    <p
      role="status"
      // The list below gives way to it.
      {...(isShown && { 'data-noted': '' })}
      className={isShown ? 'pt-1 text-center text-[0.8125rem] leading-tight' : 'sr-only'}
    >
      {text}
    </p>
  );
}
