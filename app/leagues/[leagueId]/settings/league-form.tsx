'use client';
import { keyOnPaper } from '@/app/ui/keys';
import { Pick } from '@/app/ui/pick';
import { Form, useForm } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import { USUAL_FORM } from '@/lib/league/public-names';
import type { League } from '@/lib/server/leagues';
import { changeLeague } from '../../actions';
import { LeagueFields, sentLeague } from '../../league-fields';

export function LeagueForm({
  league: { id, name, isPublic, publicNames, byFamily },
}: {
  league: League;
}) {
  const { t } = useWords();
  const begin = { name, isPublic, publicNames: publicNames ?? USUAL_FORM, byFamily };
  const form = useForm({
    begin,
    send: async (draft) =>
      changeLeague({ leagueId: id, byFamily: draft.byFamily, ...sentLeague(draft) }),
  });
  const { draft } = form;
  const isSame =
    draft.name === name &&
    draft.isPublic === isPublic &&
    draft.byFamily === byFamily &&
    (draft.publicNames === begin.publicNames || !draft.isPublic);
  return (
    <Form
      of={form}
      save={t('ui.save')}
      look={`${keyOnPaper} self-start`}
      isOff={isSame}
      saved={t('leagues.fields.saved')}
      className="flex w-full flex-col items-stretch gap-4 rounded-xl border border-ink/15 p-4"
      aria-label={t('leagues.parts.league')}
    >
      <LeagueFields of={form} />
      <Pick
        label={t('leagues.fields.order')}
        options={(['byGiven', 'byFamily'] as const).map((id) => ({
          id,
          name: t(`leagues.fields.${id}`),
        }))}
        value={draft.byFamily ? 'byFamily' : 'byGiven'}
        onPick={(order) => form.set({ byFamily: order === 'byFamily' })}
      />
    </Form>
  );
}
