/** The first page of a league, drawn once for all who may see the same of it (app/drawn). */
import { drawn } from '@/app/drawn/drawn';
import { Island } from '@/app/drawn/island';
import { useWords } from '@/lib/i18n/use-words';
import { stageOf } from '@/lib/league/stage';
import type { DrawHome, DrawnHome } from '@/lib/server/operations/drawn-pages';
import { Follow } from './follow';
import { Begin, isNew } from './home/begin';
import { HIGH, onTheLeft } from './home/columns';
import { Later, Next, NothingNoted, NothingPlanned, SHOWN } from './home/next';
import { Top, Ways } from './home/season';
import { Winners, wonIn } from './home/winner';
import { LeaguePage } from './league-page';
import { NoName } from './no-name';
import { NoteLeague } from './note-league';
import { TrialKey } from './trial-key';

export const drawHome: DrawHome = (page, language) => ({
  title: page.home.league.name,
  html: drawn(<HomePage {...page} />, language),
});

function HomePage({ home, tonight, own, fees, isNameless }: DrawnHome) {
  const { t } = useWords();
  const { league, seasons, next, later } = home;
  const stage = tonight ? stageOf(tonight) : 'ahead';
  const won = wonIn(seasons);
  const shown = seasons.filter(
    ({ top, isOver }) => top.length > 0 || (seasons.length > 1 && !isOver),
  );
  const tops = shown.map((season) => (
    <Top key={season.id} leagueId={league.id} season={season} isOne={seasons.length === 1} />
  ));
  const winners = won.length > 0 && (
    <Winners
      leagueId={league.id}
      won={won}
      isOne={seasons.length === 1}
      on={stage === 'on' ? (next?.id ?? null) : null}
    />
  );
  // Tables take the whole width until there is a result to stand beside them.
  const isBare = stage === 'on' && won.length === 0;
  // Nothing was planned or played: what is done first has the page to itself.
  const isFresh = isNew(home) && next === null && seasons.every(({ evenings }) => evenings === 0);
  // On a phone several tables stand together, behind the slate.
  const isMany = tops.length > 1;
  const board = won.length > 0 ? Math.max(HIGH.board, won.length * HIGH.winner) : 0;
  const beside = isMany
    ? onTheLeft(shown, {
        left:
          HIGH.card +
          (stage === 'done' ? HIGH.keys + board + HIGH.card : 0) +
          (stage === 'on' ? HIGH.table * Math.min(SHOWN, tonight?.tables.length ?? 0) : 0),
        right: (stage === 'done' ? 0 : board) + HIGH.ways,
      })
    : Number(stage === 'ahead');
  const column = `flex min-w-0 flex-col gap-4 ${isMany ? 'max-md:contents' : ''}`;
  const behind = isMany ? 'max-md:order-1' : '';
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
      {isNameless && <NoName leagueId={league.id} />}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isBare || isFresh ? '' : 'md:grid-cols-2 md:gap-x-10 lg:gap-x-14'}`}
      >
        <div className={column}>
          {next ? (
            <Next
              home={home}
              next={next}
              tonight={stage === 'ahead' ? null : tonight}
              own={own}
              fees={fees}
              isWide={isBare}
            />
          ) : (
            (home.toBegin || !isNew(home)) && <NothingPlanned home={home} />
          )}
          {home.nothingNoted && home.mayWrite && (
            <NothingNoted leagueId={league.id} evening={home.nothingNoted} />
          )}
          {next?.isToday && (
            <Island name="follow" isLive part={Follow} props={{ eveningId: next.id }} />
          )}
          {stage === 'done' && winners}
          {stage === 'done' && later && <Later leagueId={league.id} evening={later} />}
          <div className={`${behind} flex flex-col gap-4 empty:hidden`}>
            {tops.slice(0, beside)}
          </div>
          {won.length === 0 && (!isBare || seasons.some((one) => one.hiddenSince)) && (
            <Begin home={home} />
          )}
        </div>
        <div className={column}>
          {stage !== 'done' && winners}
          <div className={`${behind} flex flex-col gap-4`}>
            {tops.slice(beside)}
            <Ways home={home} />
          </div>
        </div>
      </div>
    </LeaguePage>
  );
}
