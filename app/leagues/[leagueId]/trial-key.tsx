'use client';
/** Takes a league to try away, with all that is in it. */
import { useRouter } from 'next/navigation';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { removeTrial } from '../actions';

export function TrialKey({ leagueId, label }: { leagueId: string; label: string }) {
  const router = useRouter();
  const { send, busy, failure } = useSend(removeTrial);
  return (
    <>
      <button
        type="button"
        disabled={busy}
        className="min-h-11 font-semibold underline decoration-ink/30 underline-offset-4 disabled:opacity-40 print:hidden"
        onClick={async () => {
          if (await send({ leagueId })) router.push('/leagues');
        }}
      >
        {label}
      </button>
      {failure && <Refused>{failure.message}</Refused>}
    </>
  );
}
