'use client';
import { useRouter } from 'next/navigation';
import { leaveLeague } from '../../actions';
import { SureKey } from '../../sure-key';

/** The role goes, and the name at the table is free again; the games stay as they are. */
export function LeaveLeague({ leagueId }: { leagueId: string }) {
  const router = useRouter();
  return (
    <SureKey
      label="Leave the league"
      sure="Leave, and give my role back"
      keep="Stay"
      action={leaveLeague}
      given={{ leagueId }}
      onDone={() => router.push('/leagues')}
    />
  );
}
