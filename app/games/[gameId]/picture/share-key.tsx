'use client';
/** The key to share a game that is over, on paper. */
import { useState } from 'react';
import { keyOnPaper } from '@/app/ui/keys';
import { later } from '@/app/ui/later';
import { useWords } from '@/lib/i18n/use-words';

// Loaded when it is opened.
const ShareSheet = later(() => import('./share-sheet'));

export function ShareKey({
  gameId,
  text,
}: {
  gameId: string;
  /** Who won, in words. */
  text: string;
}) {
  const { t } = useWords();
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${keyOnPaper} px-3!`}
        onClick={() => setSharing(true)}
      >
        {t('phone.share.key')}
      </button>
      {sharing && <ShareSheet gameId={gameId} text={text} onClose={() => setSharing(false)} />}
    </>
  );
}
