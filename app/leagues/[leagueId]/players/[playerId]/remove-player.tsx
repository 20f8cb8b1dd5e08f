'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '@/lib/i18n/use-words';
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
  const { t } = useWords();
  const router = useRouter();
  if (isBarred)
    return (
      <button type="button" className={smallKey} disabled>
        {t('roster.out.key', { name })}
      </button>
    );
  return (
    <SureKey
      label={t('roster.out.key', { name })}
      sure={t('roster.out.sure', { name })}
      keep={t('roster.out.keep', { name })}
      action={removePlayer}
      given={{ leagueId, playerId }}
      onDone={() => router.push(leagueRoute(leagueId, '/players'))}
    />
  );
}
