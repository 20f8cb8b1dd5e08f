'use client';
/**
 * Who has the chalk, with the key to take it: in place of the key for entering, where a hand waits for a
 * decision, and among the phones at the table.
 */
import { useState } from 'react';
import { actionOnSlate } from '@/app/ui/keys';
import { askTable } from '@/lib/browser/at-table';
import { useWords } from '@/lib/i18n/use-words';
import { useAsk } from './use-ask';

export default function TakeChalk({
  gameId,
  says,
  look = actionOnSlate,
  isConnected = true,
  onOffline,
}: {
  gameId: string;
  /** What stands beside the key while nothing else is to be said. */
  says: string;
  /** Classes of the key. */
  look?: string;
  isConnected?: boolean;
  /**
   * The server cannot be asked: what is written here is kept, and decided about later. Left out where
   * nothing is written without the server's word.
   */
  onOffline?: () => void;
}) {
  const { t } = useWords();
  const { ask, busy, failure } = useAsk();
  const [isAway, setIsAway] = useState(false);
  const [wasConnected, setWasConnected] = useState(isConnected);
  if (wasConnected !== isConnected) {
    setWasConnected(isConnected);
    setIsAway(false);
  }
  // It was said already what a tap does now.
  const isWarned = onOffline !== undefined && (isAway || !isConnected);
  const take = async () => {
    const answer = await ask(askTable(gameId, { do: 'take-chalk' }));
    setIsAway(!answer && !isWarned);
    if (!answer && isWarned) onOffline();
  };
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="min-w-28 flex-1 text-[0.9375rem] leading-tight">
        {isWarned ? t('live.chalk.away') : failure || says}
      </p>
      <button type="button" className={`${look} flex-1`} disabled={busy} onClick={take}>
        {t(isWarned ? 'live.chalk.writeAnyway' : 'live.chalk.take')}
      </button>
    </div>
  );
}
