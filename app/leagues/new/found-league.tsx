'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { prepare } from '@/app/drawn/sheets';
import { Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import { useWords } from '@/lib/i18n/use-words';
import { USUAL_FORM } from '@/lib/league/public-names';
import { foundLeague } from '../actions';
import { type LeagueDraft, LeagueFields } from '../league-fields';
import { leagueRoute } from '../parts';

export function FoundLeague() {
  const { t } = useWords();
  const router = useRouter();
  // The same id for every try: a retry after a lost answer finds the league that was made.
  const [id] = useState(makeId);
  const [draft, setDraft] = useState<LeagueDraft>({
    name: '',
    isPublic: false,
    publicNames: USUAL_FORM,
  });
  const [isLeading, setLeading] = useState(false);
  const { send, busy, failure } = useSend(foundLeague);
  const found = async (event: React.FormEvent) => {
    event.preventDefault();
    // Of a closed league nobody has said anything yet.
    const { publicNames, ...league } = draft;
    if (!(await send({ id, ...league, ...(league.isPublic && { publicNames }) }))) return;
    const to = leagueRoute(id);
    // Nobody looks at an empty page.
    setLeading(true);
    await prepare(to);
    router.push(to);
  };
  return (
    <form onSubmit={found} className="flex flex-col gap-6">
      <LeagueFields
        draft={draft}
        onChange={setDraft}
        fault={failure?.path === 'name' ? failure.message : undefined}
      />
      <p className="text-ink-dim">{t('leagues.founding.line')}</p>
      <Refused>{failure && failure.path !== 'name' && failure.message}</Refused>
      <button type="submit" className={actionOnPaper} disabled={busy || isLeading}>
        {t('leagues.founding.key')}
      </button>
    </form>
  );
}
