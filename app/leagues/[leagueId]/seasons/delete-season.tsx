'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '@/lib/i18n/use-words';
import { leagueRoute } from '../../parts';
import { SureKey } from '../../sure-key';
import { deleteSeason } from './actions';

export function DeleteSeason({ leagueId, seasonId }: { leagueId: string; seasonId: string }) {
  const router = useRouter();
  const { t } = useWords();
  return (
    <SureKey
      label={t('seasons.edit.deleteKey')}
      sure={t('seasons.edit.deleteSure')}
      keep={t('seasons.edit.keep')}
      action={deleteSeason}
      given={{ id: seasonId }}
      onDone={() => router.push(leagueRoute(leagueId, '/seasons'))}
    />
  );
}
