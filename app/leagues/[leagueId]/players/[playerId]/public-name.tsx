'use client';
/** What everybody else reads of one name: as the league says, or otherwise. Chosen is kept. */
import { useRouter } from 'next/navigation';
import { Pick as PickField } from '@/app/ui/pick';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { NAME_FORMS, type NameForm } from '@/lib/league/public-names';
import type { RosterPlayer } from '@/lib/server/leagues';
import { setPublicName } from '../../../actions';

export function PublicName({
  leagueId,
  player,
}: {
  leagueId: string;
  player: Pick<RosterPlayer, 'id' | 'publicName' | 'shownAs'>;
}) {
  const { t } = useWords();
  const router = useRouter();
  const { send, busy, failure } = useSend(setPublicName);
  return (
    <div className="w-full">
      <PickField<NameForm | ''>
        label={t('roster.public.as')}
        hint={player.shownAs ?? undefined}
        fault={failure?.message}
        options={[
          { id: '', name: t('roster.public.usual') },
          ...NAME_FORMS.map((id) => ({ id, name: t(`leagues.fields.${id}`) })),
        ]}
        value={player.publicName ?? ''}
        disabled={busy}
        onPick={async (form) => {
          if (await send({ leagueId, playerId: player.id, publicName: form || null }))
            router.refresh();
        }}
      />
    </div>
  );
}
