'use client';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { rebuildLeague } from './actions';

export function Rebuild({ leagueId, label }: { leagueId: string; label: string }) {
  const router = useRouter();
  const { send, busy, failure } = useSend(rebuildLeague);
  const start = async () => {
    const sent = await send({ leagueId });
    if (sent) router.push(`/jobs/${sent.value.jobId}` as Route);
  };
  return (
    <>
      <button type="button" className={keyOnPaper} disabled={busy} onClick={start}>
        {label}
      </button>
      <Refused>{failure?.message}</Refused>
    </>
  );
}
