'use client';
/** Says that there is no network, and of which moment the slate is. */
import { useWords } from '@/lib/i18n/use-words';

export default function AsOf({ at }: { at: number | null }) {
  const { t, format } = useWords();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isToday = at !== null && new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return (
    <p
      role="status"
      className="px-3 pb-2 text-center text-[0.9375rem] text-yellow leading-tight flat:absolute flat:top-0 flat:left-28 flat:max-w-[calc(50vw-11rem)] flat:truncate flat:p-0 flat:leading-12"
    >
      {at === null
        ? t('live.noNetwork')
        : t('live.asOf', { when: format.dateTime(at, { ...day, timeStyle: 'short', timeZone }) })}
    </p>
  );
}
