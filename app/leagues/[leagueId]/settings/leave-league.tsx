'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '@/lib/i18n/use-words';
import { leaveLeague } from '../../actions';
import { SureKey } from '../../sure-key';

/** The role goes, and the name at the table is free again; the games stay as they are. */
export function LeaveLeague({ leagueId }: { leagueId: string }) {
  const { t } = useWords();
  const router = useRouter();
  return (
    <SureKey
      label={t('leagues.you.leave')}
      sure={t('leagues.you.leaveSure')}
      keep={t('leagues.you.stay')}
      action={leaveLeague}
      given={{ leagueId }}
      onDone={() => router.push('/leagues')}
    />
  );
}
