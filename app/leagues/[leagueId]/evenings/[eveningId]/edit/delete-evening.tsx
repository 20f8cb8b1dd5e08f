'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '@/lib/i18n/use-words';
import { leagueRoute } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { deleteEvening } from '../../actions';

export function DeleteEvening({ leagueId, eveningId }: { leagueId: string; eveningId: string }) {
  const { t } = useWords();
  const router = useRouter();
  return (
    <SureKey
      label={t('evenings.edit.deleteKey')}
      sure={t('evenings.edit.deleteSure')}
      keep={t('evenings.edit.keep')}
      action={deleteEvening}
      given={{ id: eveningId }}
      onDone={() => {
        router.push(leagueRoute(leagueId, '/evenings'));
        router.refresh();
      }}
    />
  );
}
