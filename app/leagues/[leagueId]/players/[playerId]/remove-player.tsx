'use client';
import { useRouter } from 'next/navigation';
import { removePlayer } from '../../../actions';
import { leagueRoute } from '../../../parts';
import { SureKey } from '../../../sure-key';

export function RemovePlayer({
  leagueId,
  playerId,
  name,
}: {
  leagueId: string;
  playerId: string;
  name: string;
}) {
  const router = useRouter();
  return (
    <SureKey
      label={`Take out ${name}`}
      sure={`Take out ${name} for good`}
      keep={`Keep ${name}`}
      action={removePlayer}
      given={{ leagueId, playerId }}
      onDone={() => router.push(leagueRoute(leagueId, '/players'))}
    />
  );
}
