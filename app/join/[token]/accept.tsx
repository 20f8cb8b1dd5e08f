'use client';
import { useRouter } from 'next/navigation';
import { acceptInvitation } from '@/app/leagues/actions';
import { leagueRoute } from '@/app/leagues/parts';
import { Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';

export function Accept({ token, name }: { token: string; name: string }) {
  const { t } = useWords();
  const router = useRouter();
  const { send, busy, failure } = useSend(acceptInvitation);
  const accept = async () => {
    const sent = await send({ token });
    if (sent) router.push(leagueRoute(sent.value.leagueId));
  };
  return (
    <div className="flex flex-col gap-3">
      <button type="button" className={actionOnPaper} disabled={busy} onClick={accept}>
        {name ? t('leagues.join.joinAs', { name }) : t('leagues.join.join')}
      </button>
      <Refused>{failure?.message}</Refused>
    </div>
  );
}
