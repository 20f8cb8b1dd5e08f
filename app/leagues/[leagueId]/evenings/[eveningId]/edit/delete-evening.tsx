'use client';
import { useRouter } from 'next/navigation';
import { leagueRoute } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { deleteEvening } from '../../actions';

export function DeleteEvening({ leagueId, eveningId }: { leagueId: string; eveningId: string }) {
  const router = useRouter();
  return (
    <SureKey
      label="Delete the evening"
      sure="Delete it"
      keep="Keep it"
      action={deleteEvening}
      given={{ id: eveningId }}
      onDone={() => {
        router.push(leagueRoute(leagueId, '/evenings'));
        router.refresh();
      }}
    />
  );
}
