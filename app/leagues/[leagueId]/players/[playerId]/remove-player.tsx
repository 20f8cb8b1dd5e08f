'use client';
import { useRouter } from 'next/navigation';
import { removePlayer } from '../../../actions';
import { leagueRoute, smallKey } from '../../../parts';
import { SureKey } from '../../../sure-key';

export function RemovePlayer({
  leagueId,
  playerId,
  name,
  isBarred,
}: {
  leagueId: string;
  playerId: string;
  name: string;
  /** The page says why. */
  isBarred: boolean;
}) {
  const router = useRouter();
  if (isBarred)
    return (
      <button type="button" className={smallKey} disabled>
        Take out {name}
      </button>
    );
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
