'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, inputOnPaper, Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { USUAL_FORM } from '@/lib/league/public-names';
import type { League } from '@/lib/server/leagues';
import { changeLeague } from '../../actions';
import { LeagueFields } from '../../league-fields';

export function LeagueForm({
  league: { id, name, isPublic, publicNames, byFamily },
}: {
  league: League;
}) {
  const { t } = useWords();
  const router = useRouter();
  const [draft, setDraft] = useState({
    name,
    isPublic,
    publicNames: publicNames ?? USUAL_FORM,
    byFamily,
  });
  const { send, busy, failure } = useSend(changeLeague);
  const isSame =
    draft.name === name &&
    draft.isPublic === isPublic &&
    draft.byFamily === byFamily &&
    (draft.publicNames === (publicNames ?? USUAL_FORM) || !draft.isPublic);
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    // Of a closed league nobody has said anything yet.
    const { publicNames: said, ...league } = draft;
    const names = league.isPublic ? { publicNames: said } : {};
    if (await send({ leagueId: id, ...league, ...names })) router.refresh();
  };
  return (
    <form
      onSubmit={save}
      className="flex max-w-xl flex-col items-stretch gap-4"
      aria-label={t('leagues.parts.league')}
    >
      <LeagueFields
        draft={draft}
        onChange={setDraft}
        fault={failure?.path === 'name' ? failure.message : undefined}
      />
      <Field label={t('leagues.fields.order')}>
        {(tie) => (
          <select
            {...tie}
            value={draft.byFamily ? 'byFamily' : 'byGiven'}
            onChange={({ target }) => setDraft({ ...draft, byFamily: target.value === 'byFamily' })}
            className={inputOnPaper}
          >
            <option value="byGiven">{t('leagues.fields.byGiven')}</option>
            <option value="byFamily">{t('leagues.fields.byFamily')}</option>
          </select>
        )}
      </Field>
      <Refused>{failure && failure.path !== 'name' && failure.message}</Refused>
      <button type="submit" className={`${keyOnPaper} self-start`} disabled={busy || isSame}>
        {t('ui.save')}
      </button>
    </form>
  );
}
