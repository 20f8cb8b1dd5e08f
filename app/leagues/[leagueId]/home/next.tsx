/** The evening that is next on a league's first page, or the one that is on. */
import Link from 'next/link';
import { Island } from '@/app/drawn/island';
import { actionOnSlate, keyOnPaper } from '@/app/ui/keys';
import { dayInWords, shortWeekday } from '@/lib/i18n/days';
import { comeLabels, playedInWords, tableName } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { variant } from '@/lib/jass';
import { missingAt } from '@/lib/league/attendance';
import { callNames } from '@/lib/league/call-names';
import { hasBegun, isDone, stageOf } from '@/lib/league/stage';
import type { EveningPage, LeagueHome as Home } from '@/lib/server/leagues';
import type { DrawnHome } from '@/lib/server/operations/drawn-pages';
import { isAgreedPerGame } from '@/lib/sync/house-rules';
import { leagueRoute, linkInText } from '../../parts';
import { AfterPlay, unplayedInWords } from '../after-play';
import { Come } from '../come';
import { AwayLine } from '../evenings/[eveningId]/away-line';
import { SitDown } from '../evenings/[eveningId]/sit-down';
import { TableSlate } from '../evenings/[eveningId]/table-slate';

/** The evening that is next, the one that is on, or the one that was just played. */
export function Next({
  home: { league, mayWrite },
  next,
  tonight,
  own,
  fees,
  isWide = false,
}: Pick<DrawnHome, 'own' | 'fees'> & {
  home: Home;
  next: NonNullable<Home['next']>;
  /** Where it has begun. */
  tonight: EveningPage | null;
  /** Nothing stands beside it. */
  isWide?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const href = leagueRoute(league.id, `/evenings/${next.id}`);
  const day = next.isToday ? t('leagues.home.today') : shortWeekday(words, next.date);
  const where = [next.name, next.place].filter(Boolean).join(', ');
  const isOn = tonight !== null && stageOf(tonight) === 'on';
  const unplayed = tonight && unplayedInWords(words, tonight);
  const what = !tonight
    ? t('leagues.home.next')
    : isOn
      ? t('leagues.home.on')
      : t(unplayed ? 'leagues.home.past' : 'leagues.home.over');
  return (
    <section aria-label={what} className="flex flex-col gap-3">
      <h2 className="sr-only">{what}</h2>
      <Link
        href={href}
        className="flex items-center justify-between gap-3 rounded-xl border border-ink/15 bg-card px-4 py-3 active:bg-paper-dark"
      >
        <span className="min-w-0">
          <span className="block text-[0.9375rem] text-ink-dim">
            {what}
            {isOn && tonight.tables.some(({ round }) => round > 1) && (
              <>
                ,{' '}
                <span className="whitespace-nowrap">
                  {t('evenings.tables.round', { round: String(roundOf(tonight)[0]?.round ?? 1) })}
                </span>
              </>
            )}
          </span>
          <span className="block font-semibold text-xl leading-tight first-letter:uppercase md:text-2xl">
            <DayAndTime day={day} time={next.time} />
          </span>
          {where && <span className="block truncate text-ink-dim">{where}</span>}
        </span>
        <Count next={next} tonight={tonight} isOn={isOn} />
      </Link>
      {isOn && <Tonight page={tonight} own={own} isWide={isWide} />}
      {tonight && !isOn && (
        <>
          {unplayed && <p className="text-ink-dim">{unplayed}</p>}
          <AfterPlay page={tonight} fees={fees} />
        </>
      )}
      {own && own.status !== 'present' && !tonight && (
        <Island
          name="come"
          isLive
          part={Come}
          props={{ eveningId: next.id, status: own.status, labels: comeLabels(words) }}
        />
      )}
      {mayWrite && next.isToday && !tonight && (
        <Link href={href} className={keyOnPaper}>
          {t('leagues.home.begin')}
        </Link>
      )}
    </section>
  );
}

/** "Friday 11 December, 19:30": where it takes two lines, neither of them is parted. */
const DayAndTime = ({ day, time }: { day: string; time: string | null }) => (
  <>
    <span className="inline-block first-letter:uppercase">{time ? `${day},` : day}</span>{' '}
    {time && <span className="inline-block">{time}</span>}
  </>
);

/** How many come, how many tables of the round are done, or how many games there were. */
function Count({
  next,
  tonight,
  isOn,
}: {
  next: NonNullable<Home['next']>;
  tonight: EveningPage | null;
  isOn: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const round = tonight ? roundOf(tonight) : [];
  // Without tables that were set, the games that were begun.
  const played =
    round.length > 0 ? round.map(isDone) : (tonight?.games.map(({ over }) => over) ?? []);
  const done = {
    games: tonight?.games.filter(({ over }) => over).length ?? 0,
    paper: tonight?.paper.length ?? 0,
  };
  const [figure, label] = !tonight
    ? [
        String(next.coming),
        t('leagues.home.coming', { coming: next.coming, excused: next.excused }),
      ]
    : isOn
      ? [`${played.filter(Boolean).length}/${played.length}`, t('leagues.home.done')]
      : [String(done.games + done.paper), playedInWords(words, done, 'what')];
  return (
    <span className="shrink-0 text-right">
      <span className="block font-semibold text-2xl leading-none tabular-nums">{figure}</span>
      <span className="block max-w-28 text-balance text-[0.9375rem] text-ink-dim leading-tight lg:max-w-none">
        {label}
      </span>
    </span>
  );
}

/** The tables of the round that is being played, or waits to be; of the last one once all are done. */
function roundOf({ tables }: EveningPage): EveningPage['tables'] {
  const open = tables.filter((table) => !isDone(table)).map((table) => table.round);
  const round =
    open.length > 0 ? Math.min(...open) : Math.max(1, ...tables.map((table) => table.round));
  return tables.filter((table) => table.round === round);
}

/** So many tables stand on the first page; on a phone two. */
export const SHOWN = 4;

/** What is played now, as small slates: one's own first. */
function Tonight({
  page,
  own,
  isWide,
}: Pick<DrawnHome, 'own'> & { page: EveningPage; isWide: boolean }) {
  const { t } = useWords();
  const { tables, league, evening, mayPlay } = page;
  const here = roundOf(page);
  const call = callNames(tables.flatMap(({ names }) => names));
  const isOwn = (table: (typeof here)[number]) =>
    own?.tables.includes(tables.indexOf(table)) ?? false;
  // As on the page of the evening: whoever plays there writes where the room is open.
  const canSit = own?.hasRoom === true && league.role !== 'reader' && !mayPlay;
  const looked = { roster: page.roster, isAhead: false, mayWrite: mayPlay, me: own?.playerId };
  const order = (table: (typeof here)[number]) =>
    isOwn(table) ? -1 : isDone(table) ? 2 : hasBegun(table) ? 0 : 1;
  const shown = here.toSorted((a, b) => order(a) - order(b)).slice(0, SHOWN);
  const isOnlyKind = new Set(here.map(({ variant }) => variant)).size < 2;
  return (
    <>
      {/* The tables' own names stand one level below. */}
      <h3 className="sr-only">{t('evenings.sheet')}</h3>
      <ul
        className={`grid gap-2 max-md:[&>li:nth-child(n+3)]:hidden ${isWide ? 'md:grid-cols-2 xl:grid-cols-4' : 'lg:grid-cols-2'}`}
      >
        {shown.map((table, i) => {
          const away = missingAt(table, looked);
          return (
            <TableSlate
              // A table's name may be another's in another round; its place here is its own.
              key={i}
              eveningId={evening.id}
              table={table}
              index={tables.indexOf(table)}
              isOnlyKind={isOnlyKind}
              isLast={false}
              mayWrite={false}
              away={away}
              call={call}
              own={isOwn(table) ? { canSit: false } : null}
              keys={
                isDone(table) ? null : away.length > 0 && (mayPlay || (canSit && isOwn(table))) ? (
                  <AwayLine away={away} mayWrite={mayPlay} />
                ) : mayPlay ? (
                  <StartLink
                    eveningId={evening.id}
                    table={table}
                    index={tables.indexOf(table)}
                    call={call}
                  />
                ) : (
                  canSit &&
                  isOwn(table) &&
                  (table.score !== null || !isAgreedPerGame(table.variant)) && (
                    <Island
                      name="sitDown"
                      isLive
                      part={SitDown}
                      props={{ eveningId: evening.id, label: t('evenings.room.write') }}
                    />
                  )
                )
              }
            />
          );
        })}
      </ul>
      {here.length > 2 && (
        <Link
          href={leagueRoute(league.id, `/evenings/${evening.id}`)}
          // A wide screen shows all of them, unless they are many.
          className={`${linkInText} -my-2 self-start ${here.length > shown.length ? '' : 'md:hidden'}`}
        >
          {t('leagues.home.allTables', { tables: here.length })}
        </Link>
      )}
    </>
  );
}

/** The way to begin at a table where nothing is played yet, or to go on writing. */
function StartLink({
  eveningId,
  table: { name, variant: id, names, firstDealer, score },
  index,
  call,
}: {
  eveningId: string;
  table: EveningPage['tables'][number];
  index: number;
  call: (name: string) => string;
}) {
  const words = useWords();
  // What has begun is opened by the key beside its name.
  if (score || !variant(id).players.includes(names.length)) return null;
  return (
    <Link
      href={`/games/new?evening=${eveningId}&table=${index}`}
      className={`${actionOnSlate} w-full min-h-11! text-balance px-3! py-2 text-base! leading-tight`}
    >
      {words.t.rich(`evenings.begin.${isAgreedPerGame(id) ? 'startAgreed' : 'start'}`, {
        dealer: call(names[firstDealer] ?? ''),
        table: tableName(words, name),
        sr: (text: React.ReactNode) => <span className="sr-only">{text}</span>,
      })}
    </Link>
  );
}

/** The evening after the one that was just played. */
export function Later({
  leagueId,
  evening,
}: {
  leagueId: string;
  evening: NonNullable<Home['later']>;
}) {
  const words = useWords();
  const { t } = words;
  const where = [evening.name, evening.place].filter(Boolean).join(', ');
  return (
    <section aria-label={t('leagues.home.next')}>
      <Link
        href={leagueRoute(leagueId, `/evenings/${evening.id}`)}
        className="flex items-center justify-between gap-3 rounded-xl border border-ink/15 bg-card px-4 py-3 active:bg-paper-dark"
      >
        <span className="min-w-0">
          <span className="block text-[0.9375rem] text-ink-dim">{t('leagues.home.next')}</span>
          <span className="block font-semibold text-lg leading-tight first-letter:uppercase">
            <DayAndTime day={shortWeekday(words, evening.date)} time={evening.time} />
          </span>
          {where && <span className="block truncate text-ink-dim">{where}</span>}
        </span>
        <Count next={evening} tonight={null} isOn={false} />
      </Link>
    </section>
  );
}

/** Nothing was noted of an evening of the last days: which one, and the way to write it down all the same. */
export function NothingNoted({
  leagueId,
  evening: { id, date },
}: {
  leagueId: string;
  evening: NonNullable<Home['nothingNoted']>;
}) {
  const words = useWords();
  const { t } = words;
  const path = `/evenings/${id}`;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-ink-dim">
        {t.rich('leagues.home.nothingNoted', {
          day: dayInWords(words, date),
          evening: (text) => (
            <Link href={leagueRoute(leagueId, path)} className={linkInText}>
              {text}
            </Link>
          ),
        })}
      </span>
      <Link href={leagueRoute(leagueId, `${path}/paper`)} className={linkInText}>
        {t('paper.title')}
      </Link>
    </p>
  );
}

/** Nothing is planned: the evening to plan, or the seasons to begin where they do not go on. */
export function NothingPlanned({ home: { league, mayWrite, toBegin } }: { home: Home }) {
  const words = useWords();
  const { t } = words;
  return (
    <section
      aria-label={t('leagues.home.next')}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-xl border border-ink/25 border-dashed px-4 py-3"
    >
      <p className="text-ink-dim">
        {toBegin
          ? t('leagues.home.isOver', {
              seasons: toBegin.seasons.length,
              names: names(
                words,
                toBegin.seasons.map(({ name }) => name),
              ),
              isClosed: toBegin.seasons.every(({ closed }) => closed) ? 'yes' : 'no',
            })
          : t('leagues.home.nonePlanned')}
      </p>
      {league.role === 'owner' && toBegin && (
        <p className="flex flex-wrap gap-2">
          {toBegin.seasons.map(({ id, next }) => (
            <Link
              key={id}
              href={leagueRoute(league.id, `/seasons/new?after=${id}`)}
              className={keyOnPaper}
            >
              {t('leagues.home.beginSeason', { name: next })}
            </Link>
          ))}
        </p>
      )}
      {mayWrite && !toBegin?.isAll && (
        <Link href={leagueRoute(league.id, '/evenings/new')} className={linkInText}>
          {t('leagues.home.plan')}
        </Link>
      )}
    </section>
  );
}
