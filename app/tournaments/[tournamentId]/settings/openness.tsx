'use client';
/** Whether everybody may read a tournament who has its address, and what of the names. */
import { Section } from '@/app/leagues/parts';
import { Check } from '@/app/ui/check';
import { Refused } from '@/app/ui/form';
import { Pick } from '@/app/ui/pick';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { asNameForm, NAME_FORMS, type NameForm, USUAL_FORM } from '@/lib/league/public-names';
import { publishTournament } from '../../actions';
import { useTournament } from '../use-tournament';

export function Openness() {
  const { t } = useWords();
  const { view, look } = useTournament();
  const { send, failure } = useSend(publishTournament);
  const names = asNameForm(view.publicNames) ?? USUAL_FORM;
  const set = async (isPublic: boolean, publicNames: NameForm) => {
    if (await send({ tournamentId: view.id, isPublic, publicNames })) await look();
  };
  return (
    <Section title={t('tournaments.open.title')}>
      <Check
        label={t('tournaments.open.all')}
        checked={view.isPublic}
        onChange={(isPublic) => void set(isPublic, names)}
      />
      {view.isPublic && (
        <div className="w-full">
          <Pick
            label={t('tournaments.open.names')}
            value={names}
            options={NAME_FORMS.map((value) => ({
              id: value,
              name: t(`tournaments.open.forms.${value}`),
            }))}
            onPick={(value) => void set(true, value)}
          />
        </div>
      )}
      <Refused>{failure?.message}</Refused>
    </Section>
  );
}
