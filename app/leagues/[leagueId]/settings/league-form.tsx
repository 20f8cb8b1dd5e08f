'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import type { League } from '@/lib/server/leagues';
import { changeLeague } from '../../actions';
import { LeagueFields } from '../../league-fields';

export function LeagueForm({ league: { id, name, isPublic } }: { league: League }) {
  const { t } = useWords();
  const router = useRouter();
  const [draft, setDraft] = useState({ name, isPublic });
  const { send, busy, failure } = useSend(changeLeague);
  const isSame = draft.name === name && draft.isPublic === isPublic;
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    if (await send({ leagueId: id, ...draft })) router.refresh();
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
      <Refused>{failure && failure.path !== 'name' && failure.message}</Refused>
      <button type="submit" className={`${keyOnPaper} self-start`} disabled={busy || isSame}>
        {t('ui.save')}
      </button>
    </form>
  );
}
