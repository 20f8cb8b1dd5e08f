'use client';
/** A tournament that nobody wants any more. */
import { useRouter } from 'next/navigation';
import { smallKey } from '@/app/leagues/parts';
import { AskTwice } from '@/app/ui/ask-twice';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { deleteTournament } from '../../actions';
import { useTournament } from '../use-tournament';

export function Delete() {
  const { t } = useWords();
  const router = useRouter();
  const { view } = useTournament();
  const { send, failure } = useSend(deleteTournament);
  return (
    <div className="grid grid-cols-2 gap-2">
      <AskTwice
        ask={t('tournaments.delete.ask')}
        keep={t('tournaments.links.keep')}
        sure={t('tournaments.delete.sure')}
        look={smallKey}
        danger="text-refusal"
        onSure={async () => {
          if (await send({ tournamentId: view.id })) router.replace('/tournaments');
        }}
      >
        <Refused>{failure?.message}</Refused>
      </AskTwice>
    </div>
  );
}
