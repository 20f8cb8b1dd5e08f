'use client';
/** Whether one is reminded of evenings by e-mail. */
import { useState } from 'react';
import { Check } from '@/app/ui/check';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { remindMe } from './actions';

export function Reminders({
  leagueId,
  isOn: begin,
  isProven,
}: {
  leagueId: string;
  isOn: boolean;
  /** Has the address been shown to be theirs? */
  isProven: boolean;
}) {
  const { t, language } = useWords();
  const { send, busy, failure } = useSend(remindMe);
  const [isOn, setOn] = useState(begin);
  if (!isProven) return <p className="text-ink-dim">{t('calendar.remind.unproven')}</p>;
  const change = async (wanted: boolean) => {
    if (busy) return;
    setOn(wanted);
    const answer = await send({ leagueId, language: wanted ? language : null });
    if (!answer) setOn(!wanted);
  };
  return (
    <>
      <Check label={t('calendar.remind.label')} checked={isOn} onChange={change} />
      <Refused>{failure?.message}</Refused>
    </>
  );
}
