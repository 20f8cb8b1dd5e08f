'use client';
/** The address under which one's own calendar finds the evenings: made, copied, opened, taken back. */
import { useEffect, useState } from 'react';
import { CopyField } from '@/app/ui/copy-field';
import { Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { changeCalendar } from './actions';

export function CalendarLink({ leagueId, path: begin }: { leagueId: string; path: string | null }) {
  const { t } = useWords();
  const { send, busy, failure } = useSend(changeCalendar);
  const [path, setPath] = useState(begin);
  const [origin, setOrigin] = useState('');
  // Where this browser reaches the site; the server may be behind another name.
  useEffect(() => setOrigin(location.origin), []);
  const change = async (open: boolean) => {
    const answer = await send({ leagueId, open });
    if (answer) setPath(answer.value.path);
  };
  if (path === null)
    return (
      <>
        <button
          type="button"
          disabled={busy}
          className={actionOnPaper}
          onClick={() => change(true)}
        >
          {t('calendar.link.make')}
        </button>
        <Refused>{failure?.message}</Refused>
      </>
    );
  const url = `${origin}${path}`;
  return (
    <div className="flex w-full flex-col gap-3">
      <CopyField
        label={t('calendar.link.field')}
        hint={t('calendar.link.hint')}
        value={url}
        before={
          <a href={url.replace(/^https?:/, 'webcal:')} className={actionOnPaper}>
            {t('calendar.link.open')}
          </a>
        }
      />
      <div className="flex flex-wrap gap-3">
        <button type="button" disabled={busy} className={keyOnPaper} onClick={() => change(true)}>
          {t('calendar.link.renew')}
        </button>
        <button type="button" disabled={busy} className={keyOnPaper} onClick={() => change(false)}>
          {t('calendar.link.revoke')}
        </button>
      </div>
      <Refused>{failure?.message}</Refused>
    </div>
  );
}
