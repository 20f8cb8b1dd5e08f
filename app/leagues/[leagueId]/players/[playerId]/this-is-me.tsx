'use client';
import { useRouter } from 'next/navigation';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { claimPlayer } from '../../../actions';
import { smallKey } from '../../../parts';

/** One tap: the name is let go again as easily. */
export function ThisIsMe(given: { leagueId: string; playerId: string }) {
  const { t } = useWords();
  const router = useRouter();
  const { send, busy, failure } = useSend(claimPlayer);
  const claim = async () => {
    if (await send(given)) router.refresh();
  };
  return (
    <>
      <button type="button" className={smallKey} disabled={busy} onClick={claim}>
        {t('roster.account.isMe')}
      </button>
      <Refused>{failure?.message}</Refused>
    </>
  );
}
