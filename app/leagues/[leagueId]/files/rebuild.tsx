'use client';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useWork } from '@/app/ui/use-work';
import { WorkShown } from '@/app/ui/work-report';

export function Rebuild({ leagueId, label }: { leagueId: string; label: string }) {
  const { ask, state, busy, failure } = useWork();
  const address = `/api/leagues/rebuild?league=${leagueId}`;
  return (
    <>
      <button type="button" className={keyOnPaper} disabled={busy} onClick={() => ask(address)}>
        {label}
      </button>
      <Refused>{failure?.message}</Refused>
      <WorkShown kind="rebuild" state={state} />
    </>
  );
}
