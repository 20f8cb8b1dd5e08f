'use client';
/** Instead of the key for entering, on a phone that may write while another one has the chalk. */
import { useState } from 'react';
import { actionOnSlate } from '@/app/ui/keys';
import { askTable } from '@/lib/browser/at-table';
import { useWords } from '@/lib/i18n/use-words';

export default function ChalkKey({
  gameId,
  name,
  isConnected,
  onOffline,
}: {
  gameId: string;
  /** Who has it; null for a guest. */
  name: string | null;
  isConnected: boolean;
  /** The server cannot be asked: what is written here is kept, and decided about later. */
  onOffline: () => void;
}) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [isAway, setIsAway] = useState(false);
  const [wasConnected, setWasConnected] = useState(isConnected);
  if (wasConnected !== isConnected) {
    setWasConnected(isConnected);
    setIsAway(false);
  }
  // It was said already what a tap does now.
  const isWarned = isAway || !isConnected;
  const take = async () => {
    setBusy(true);
    const answer = await askTable(gameId, { do: 'take-chalk' });
    setBusy(false);
    setFailure(answer && !answer.ok ? answer.error.message : '');
    if (answer) return setIsAway(false);
    if (isWarned) onOffline();
    else setIsAway(true);
  };
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="min-w-28 flex-1 text-[0.9375rem] leading-tight">
        {isWarned
          ? t('live.chalk.away')
          : failure ||
            (name === null ? t('live.chalk.withSomebody') : t('live.chalk.with', { name }))}
      </p>
      <button type="button" className={`${actionOnSlate} flex-1`} disabled={busy} onClick={take}>
        {t(isWarned ? 'live.chalk.writeAnyway' : 'live.chalk.take')}
      </button>
    </div>
  );
}
