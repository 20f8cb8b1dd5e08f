'use client';
/** The ways to the tournament of today, for whoever runs it or plays in it, and to one's own league. */
import { keyOnSlate } from '@/app/ui/keys';
import { useAttended } from '@/lib/browser/attends';
import { useOwnLeague } from '@/lib/browser/own-league';
import { useWords } from '@/lib/i18n/use-words';

/** Its room is there from the first paint on, on a phone that knows one. */
export function AttendedTournament() {
  const { t } = useWords();
  const attended = useAttended();
  return (
    <div className={attended ? 'min-h-14' : 'hidden min-h-14 attends:block'}>
      {attended && (
        <Way
          to={`/tournaments/${attended.id}`}
          name={attended.name || t('start.tournament')}
          what={t(`start.attends.${attended.role}`)}
        />
      )}
    </div>
  );
}

/** For whoever has no game on this phone: who plays finds it among the ways on. */
export function AttendedLeague() {
  const { t } = useWords();
  const league = useOwnLeague();
  return (
    <div className={league ? 'min-h-14' : 'hidden min-h-14 league:block'}>
      {league && (
        <Way to={`/leagues/${league.id}`} name={league.name} what={t('start.yourLeague')} />
      )}
    </div>
  );
}

const Way = ({ to, name, what }: { to: string; name: string; what: string }) => (
  // The whole page: without network it comes from the worker.
  <a href={to} className={`${keyOnSlate} w-full justify-between! text-left! leading-tight`}>
    <span className="min-w-0 truncate">{name}</span>
    <span className="shrink-0 font-normal text-[0.9375rem] text-chalk/85">{what}</span>
  </a>
);
