'use client';
/** The way to the tournament of today, for whoever runs it or plays in it. */
import { keyOnSlate } from '@/app/ui/keys';
import { useAttended } from '@/lib/browser/attends';
import { useWords } from '@/lib/i18n/use-words';

/** Its room is there from the first paint on, on a phone that knows one. */
export function AttendedTournament() {
  const { t } = useWords();
  const attended = useAttended();
  return (
    <div className={attended ? 'min-h-14' : 'hidden min-h-14 attends:block'}>
      {attended && (
        // The whole page: without network it comes from the worker.
        <a
          href={`/tournaments/${attended.id}`}
          className={`${keyOnSlate} w-full justify-between! text-left! leading-tight`}
        >
          <span className="min-w-0 truncate">{attended.name || t('start.tournament')}</span>
          <span className="shrink-0 font-normal text-[0.9375rem] text-chalk/85">
            {t(`start.attends.${attended.role}`)}
          </span>
        </a>
      )}
    </div>
  );
}
