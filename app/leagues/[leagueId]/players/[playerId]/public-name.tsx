'use client';
/** What everybody else reads of one name: as the league says, or otherwise. Chosen is kept. */
import { useRouter } from 'next/navigation';
import { Field, inputOnPaper } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { asNameForm, NAME_FORMS } from '@/lib/league/public-names';
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
  const choose = async (said: string) => {
    const given = { leagueId, playerId: player.id, publicName: asNameForm(said) };
    if (await send(given)) router.refresh();
  };
  return (
    <div className="w-full">
      <Field
        label={t('roster.public.as')}
        hint={player.shownAs ?? undefined}
        fault={failure?.message}
      >
        {(tie) => (
          <select
            {...tie}
            value={player.publicName ?? ''}
            disabled={busy}
            onChange={({ target }) => choose(target.value)}
            className={inputOnPaper}
          >
            <option value="">{t('roster.public.usual')}</option>
            {NAME_FORMS.map((form) => (
              <option key={form} value={form}>
                {t(`leagues.fields.${form}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
