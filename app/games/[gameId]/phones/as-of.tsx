'use client';
/** Says that there is no network, and of which moment the slate is. */
import { useWords } from '@/lib/i18n/use-words';

export default function AsOf({ at }: { at: number | null }) {
  const { t, format } = useWords();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isToday = at !== null && new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return (
    <p role="status" className="told-at">
      {at === null
        ? t('live.noNetwork')
        : t('live.asOf', {
            day: isToday ? 'today' : 'other',
            when: format.dateTime(at, { ...day, timeStyle: 'short', timeZone }),
          })}
    </p>
  );
}
