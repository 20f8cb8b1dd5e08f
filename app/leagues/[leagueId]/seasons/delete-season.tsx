'use client';
import { useRouter } from 'next/navigation';
import { leagueRoute } from '../../parts';
import { SureKey } from '../../sure-key';
import { deleteSeason } from './actions';

export function DeleteSeason({ leagueId, seasonId }: { leagueId: string; seasonId: string }) {
  const router = useRouter();
  return (
    <SureKey
      label="Delete the season"
      sure="Delete it"
      keep="Keep it"
      action={deleteSeason}
      given={{ id: seasonId }}
      onDone={() => router.push(leagueRoute(leagueId, '/seasons'))}
    />
  );
}
