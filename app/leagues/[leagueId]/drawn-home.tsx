/** The first page of a league, drawn once for all who may see the same of it (app/drawn). */
import { drawn } from '@/app/drawn/drawn';
import { Island } from '@/app/drawn/island';
import { useWords } from '@/lib/i18n/use-words';
import type { DrawHome, DrawnHome } from '@/lib/server/operations/drawn-pages';
import { hasBegun, isDone } from './evenings/[eveningId]/table-slate';
import { Follow } from './follow';
import { Begin, isNew } from './home/begin';
import { isOver, Next, NothingPlanned } from './home/next';
import { Season, Top } from './home/season';
import { Winner } from './home/winner';
import { LeaguePage } from './league-page';
import { NoteLeague } from './note-league';
import { TrialKey } from './trial-key';

export const drawHome: DrawHome = (page, language) => ({
  title: page.home.league.name,
  html: drawn(<HomePage {...page} />, language),
});

function HomePage({ home, tonight, own }: DrawnHome) {
  const { t } = useWords();
  const { league, season, next, last, top } = home;
  const isOn = Boolean(
    tonight && !season?.isOver && (tonight.games[0] || tonight.tables.some(hasBegun)),
  );
  const isPlayed = (tonight?.tables.every(isDone) && tonight.games.every(isOver)) ?? false;
  const first = top.length > 0 && <Top home={home} />;
  const hasWinner = last !== null && last.winners.length > 0;
  return (
    <LeaguePage
      league={league}
      part=""
      // Of a league to try: taken away with a tap.
      beside={
        league.role === 'owner' && (
          <Island
            name="trial"
            isLive
            part={TrialKey}
            props={{ leagueId: league.id, label: t('leagues.trial.remove') }}
          />
        )
      }
    >
      {league.hasRole && (
        <Island name="note" isLive part={NoteLeague} props={{ id: league.id, name: league.name }} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:gap-x-10 lg:gap-x-14">
        <div className="flex min-w-0 flex-col gap-4">
          {next ? (
            <Next home={home} next={next} tonight={isOn ? tonight : null} own={own} />
          ) : (
            !isNew(home) && <NothingPlanned home={home} />
          )}
          {next?.isToday && (
            <Island name="follow" isLive part={Follow} props={{ eveningId: next.id }} />
          )}
          {!isOn && first}
          {!hasWinner && <Begin home={home} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {hasWinner && (
            <Winner home={home} last={last} leads={last.id === next?.id && !isPlayed} />
          )}
          {isOn && first}
          <Season home={home} />
        </div>
      </div>
    </LeaguePage>
  );
}
