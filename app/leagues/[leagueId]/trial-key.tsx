'use client';
/** Takes a league to try away, with all that is in it. */
import { useRouter } from 'next/navigation';
import { SendKey } from '@/app/ui/send-key';
import { forgetLeague } from '@/lib/browser/own-league';
import { removeTrial } from '../actions';

export function TrialKey({ leagueId, label }: { leagueId: string; label: string }) {
  const router = useRouter();
  return (
    <SendKey
      label={label}
      action={removeTrial}
      given={{ leagueId }}
      onDone={() => {
        forgetLeague(leagueId);
        router.push('/leagues');
      }}
      look="min-h-11 font-semibold underline decoration-ink/30 underline-offset-4 disabled:opacity-40 print:hidden"
    />
  );
}
