'use client';
import { useRouter } from 'next/navigation';
import { acceptInvitation } from '@/app/leagues/actions';
import { leagueRoute } from '@/app/leagues/parts';
import { actionOnPaper } from '@/app/ui/keys';
import { SendKey } from '@/app/ui/send-key';
import { useWords } from '@/lib/i18n/use-words';

export function Accept({
  token,
  name,
  asksName,
}: {
  token: string;
  name: string;
  /** It gives no name at the table to those who may take one. */
  asksName: boolean;
}) {
  const { t } = useWords();
  const router = useRouter();
  return (
    <div className="flex flex-col gap-3">
      <SendKey
        label={name ? t('leagues.join.joinAs', { name }) : t('leagues.join.join')}
        action={acceptInvitation}
        given={{ token }}
        onDone={({ leagueId }) => router.push(leagueRoute(leagueId, asksName ? '/you' : ''))}
        look={actionOnPaper}
      />
    </div>
  );
}
