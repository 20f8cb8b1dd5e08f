/** The first page of a league, drawn once for all who may see the same of it (app/drawn). */
import Link from 'next/link';
import { drawn } from '@/app/drawn/drawn';
import { Island } from '@/app/drawn/island';
import { keyOnPaper } from '@/app/ui/keys';
import { underlines } from '@/app/ui/slate/chalk-lines';
import { Mark } from '@/app/ui/slate/mark';
import { dayInWords, shortWeekday } from '@/lib/i18n/days';
import { comeLabels } from '@/lib/i18n/evening';
import { figureInWords, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { names, type Words } from '@/lib/i18n/words';
import type { EveningPage } from '@/lib/server/leagues';
import type { DrawHome, DrawnHome } from '@/lib/server/operations/drawn-pages';
import { leagueRoute, linkInText, playerRoute } from '../parts';
import { Come } from './come';
import { hasBegun, isDone, TableSlate } from './evenings/[eveningId]/table-slate';
import { Follow } from './follow';
import { LeaguePage } from './league-page';
import { NoteLeague } from './note-league';
import { Movement } from './standings-table';
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

type Home = DrawnHome['home'];

/** The evening that is next, or the one that is on. */
function Next({
  home: { league, mayWrite },
  next,
  tonight,
  own,
}: {
  home: Home;
  next: NonNullable<Home['next']>;
  tonight: EveningPage | null;
  own: DrawnHome['own'];
}) {
  const words = useWords();
  const { t } = words;
  const href = leagueRoute(league.id, `/evenings/${next.id}`);
  const day = next.isToday ? t('leagues.home.today') : shortWeekday(words, next.date);
  const where = [next.name, next.place].filter(Boolean).join(', ');
  const round = tonight ? roundOf(tonight) : [];
  // Without tables that were set, the games that were begun.
  const played = round.length > 0 ? round.map(isDone) : (tonight?.games.map(isOver) ?? []);
  const rounds = new Set(tonight?.tables.map((table) => table.round));
  return (
    <section aria-label={t('leagues.home.next')} className="flex flex-col gap-3">
      <h2 className="sr-only">{t(tonight ? 'leagues.home.on' : 'leagues.home.next')}</h2>
      <Link
        href={href}
        className="flex items-center justify-between gap-3 rounded-xl border border-ink/15 bg-card px-4 py-3 active:bg-paper-dark"
      >
        <span className="min-w-0">
          <span className="block text-[0.9375rem] text-ink-dim">
            {t(tonight ? 'leagues.home.on' : 'leagues.home.next')}
            {rounds.size > 1 &&
              `, ${t('evenings.tables.round', { round: String(round[0]?.round ?? 1) })}`}
          </span>
          <span className="block font-semibold text-xl leading-tight first-letter:uppercase md:text-2xl">
            {[day, next.time].filter(Boolean).join(', ')}
          </span>
          {where && <span className="block truncate text-ink-dim">{where}</span>}
        </span>
        <span className="shrink-0 text-right">
          <span className="block font-semibold text-2xl leading-none tabular-nums">
            {tonight ? `${played.filter(Boolean).length}/${played.length}` : next.coming}
          </span>
          <span className="block text-[0.9375rem] text-ink-dim">
            {tonight
              ? t('leagues.home.done')
              : t('leagues.home.coming', { coming: next.coming, excused: next.excused })}
          </span>
        </span>
      </Link>
      {tonight && <Tonight page={tonight} />}
      {own && (
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

const isOver = ({ over }: EveningPage['games'][number]): boolean => over;

/** The tables of the round that is being played, or waits to be; of the last one once all are done. */
function roundOf({ tables }: EveningPage): EveningPage['tables'] {
  const open = tables.filter((table) => !isDone(table)).map((table) => table.round);
  const round =
    open.length > 0 ? Math.min(...open) : Math.max(1, ...tables.map((table) => table.round));
  return tables.filter((table) => table.round === round);
}

/** What is played now, as small slates: on a phone one of them. */
function Tonight({ page }: { page: EveningPage }) {
  const { t } = useWords();
  const { tables, league, evening } = page;
  const here = roundOf(page);
  const order = (table: (typeof here)[number]) => (isDone(table) ? 2 : hasBegun(table) ? 0 : 1);
  const shown = here.toSorted((a, b) => order(a) - order(b)).slice(0, 4);
  const isOnlyKind = new Set(here.map(({ variant }) => variant)).size < 2;
  return (
    <>
      {/* The tables' own names stand one level below. */}
      <h3 className="sr-only">{t('evenings.sheet')}</h3>
      <ul className="grid gap-2 lg:grid-cols-2 max-md:[&>li:nth-child(n+2)]:hidden">
        {shown.map((table, i) => (
          <TableSlate
            // A table's name may be another's in another round; its place here is its own.
            key={i}
            eveningId={evening.id}
            table={table}
            index={tables.indexOf(table)}
            isOnlyKind={isOnlyKind}
            isLast={false}
            mayWrite={false}
            away={[]}
          />
        ))}
      </ul>
      {here.length > 1 && (
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

function NothingPlanned({ home: { league, mayWrite } }: { home: Home }) {
  const { t } = useWords();
  return (
    <section
      aria-label={t('leagues.home.next')}
      className="flex items-center justify-between gap-3 rounded-xl border border-ink/25 border-dashed px-4 py-3"
    >
      <p className="text-ink-dim">{t('leagues.home.nonePlanned')}</p>
      {mayWrite && (
        <Link href={leagueRoute(league.id, '/evenings/new')} className={linkInText}>
          {t('leagues.home.plan')}
        </Link>
      )}
    </section>
  );
}

/** The first of the season, with how they moved at the last evening. */
function Top({ home: { league, season, top } }: { home: Home }) {
  const words = useWords();
  const { t } = words;
  if (!season) return null;
  const { measure } = season.scheme;
  return (
    <section aria-label={t('leagues.home.top')}>
      <h2 className="flex items-baseline justify-between gap-3">
        <span className="font-semibold text-lg">
          {t('leagues.home.top')}{' '}
          <span className="font-normal text-[0.9375rem] text-ink-dim">
            {t(`scheme.measures.${measure}.name`)}
          </span>
        </span>
        <Link href={leagueRoute(league.id, `/seasons/${season.id}`)} className={linkInText}>
          {t('leagues.home.wholeTable')}
        </Link>
      </h2>
      <ol className="border-ink/15 border-t">
        {top.map((row) => (
          <li key={row.id} data-who={`player=${row.id}`} className="border-ink/10 border-b">
            <Link
              href={playerRoute(row.id)}
              className="grid min-h-11 grid-cols-[1.5rem_1.75rem_minmax(0,1fr)_auto_auto] items-center gap-x-2.5 active:bg-paper-dark md:min-h-13"
            >
              <span className="text-right text-ink-dim tabular-nums">{row.rank}</span>
              <Mark name={row.name} seed={row.id} />
              <span className="truncate font-semibold md:text-lg">{row.name}</span>
              <span className="text-[0.9375rem] text-ink-dim">
                <Movement of={row} />
              </span>
              <span className="min-w-14 text-right font-semibold tabular-nums md:text-lg">
                {row.total === null ? '' : valueInWords(words, row.total, { measure })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who won the last evening, or is ahead tonight, in chalk, and what else there is to tell. */
function Winner({
  home: { league, season, news },
  last,
  leads,
}: {
  home: Home;
  last: NonNullable<Home['last']>;
  /** The evening is still on. */
  leads: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const [first] = last.winners;
  if (!first || !season) return null;
  const { measure } = season.scheme;
  const isAlone = last.winners.length === 1;
  const who = names(
    words,
    last.winners.map(({ name }) => name),
  );
  const [upper, lower] = underlines(200, last.id);
  return (
    <Link
      href={leagueRoute(league.id, `/evenings/${last.id}`)}
      className="wood-frame slate-board relative flex flex-col justify-center gap-2 px-4 py-3 md:min-h-72 md:px-8"
    >
      <span className="text-[0.9375rem] text-chalk-dim">
        {leads
          ? t('leagues.home.leads')
          : t('leagues.home.won', { day: dayInWords(words, last.date) })}
      </span>
      <span className="flex items-center gap-3 md:gap-5">
        {isAlone && (
          <Mark
            name={first.name}
            seed={first.id}
            size="large"
            className="size-14! md:size-24! [&>path:first-child]:fill-slate-light"
          />
        )}
        <span className="min-w-0">
          <span
            className={`block text-balance break-words font-hand leading-none ${who.length > 24 ? 'text-[1.75rem] md:text-[2.25rem]' : 'text-[2.25rem] md:text-[2.75rem]'}`}
          >
            {who}
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 200 16"
            preserveAspectRatio="none"
            className="mt-1 h-3 w-full max-w-72 fill-chalk"
          >
            <path d={upper + lower} />
          </svg>
        </span>
        {first.total !== null && (
          <span className="ml-auto shrink-0 text-right">
            <span className="block font-hand text-[2rem] leading-none md:text-[3rem]">
              {valueInWords(words, first.total, { measure })}
            </span>
            <span className="block text-[0.9375rem] text-chalk-dim">
              {t(`scheme.measures.${measure}.name`)}
            </span>
          </span>
        )}
      </span>
      {news && (
        <span className="mt-1 border-brick border-t-2 pt-2 text-lg leading-snug md:text-xl">
          {newsInWords(words, news)}
        </span>
      )}
    </Link>
  );
}

/** One line of what is new, from the games. */
function newsInWords(words: Words, news: NonNullable<Home['news']>): string {
  const { t } = words;
  switch (news.kind) {
    case 'match':
    case 'exact':
      return t(`leagues.news.${news.kind}`, {
        name: news.name,
        isFirst: news.since === null ? 'yes' : 'no',
        day: news.since === null ? '' : dayInWords(words, news.since),
      });
    case 'leads':
      return t('leagues.news.leads', { name: news.name, before: news.before });
    case 'best':
      return t('leagues.news.best', {
        name: news.name,
        value: figureInWords(words, news.value),
      });
    case 'run':
      return t('leagues.news.run', { name: news.name, games: news.games });
    case 'climbs':
      return t('leagues.news.climbs', { name: news.name, places: news.places });
    case 'close':
      return t('leagues.news.close', {
        name: news.name,
        other: news.other,
        gap: figureInWords(words, news.gap),
        isLevel: news.gap === 0 ? 'yes' : 'no',
      });
    case 'games':
      return t('leagues.news.games', { games: String(news.games) });
  }
}

/** Before anything was won: what this place is for, and what is done first, on the empty slate. */
function Begin({ home }: { home: Home }) {
  const words = useWords();
  const { t } = words;
  const { league, season, hiddenSince, evenings } = home;
  return (
    <div className="wood-frame slate-board flex flex-col items-start justify-center gap-3 px-6 py-6 md:min-h-72">
      <p className="font-hand text-[2rem] leading-tight">{league.name}</p>
      <p className="text-chalk-dim">
        {hiddenSince
          ? t('seasons.table.hidden', {
              number: String(hiddenSince.number),
              day: dayInWords(words, hiddenSince.date),
              isFirst: 'yes',
            })
          : t(season === null ? 'seasons.none' : 'seasons.empty.nothing')}
      </p>
      {isNew(home) && season && evenings === 0 && <Steps home={home} season={season} />}
    </div>
  );
}

/** Is it still to be set up, by whoever looks at it? */
const isNew = ({ mayWrite, hiddenSince, season, last }: Home): boolean =>
  mayWrite && !hiddenSince && season !== null && last === null;

/** What a new league needs, in its order, and how it is now; what is done is ticked. */
function Steps({
  home: { league, players, next },
  season: { id, variants, isSaid },
}: {
  home: Home;
  season: NonNullable<Home['season']>;
}) {
  const words = useWords();
  const { t, format } = words;
  const steps = [
    {
      path: '/players',
      label: t('seasons.empty.players'),
      done: players > 0,
      now: players > 0 && t('evenings.attendance.count', { players, excused: 0, absent: 0 }),
    },
    ...(league.role === 'owner'
      ? [
          {
            path: `/seasons/${id}/edit`,
            label: t('seasons.empty.counts'),
            done: isSaid,
            now: format.list(variants.map((one) => variantName(words, one))),
          },
        ]
      : []),
    {
      path: next ? `/evenings/${next.id}` : '/evenings/new',
      label: t('seasons.empty.plan'),
      done: next !== null,
      now: next !== null && shortWeekday(words, next.date),
    },
  ];
  return (
    <ol className="flex flex-col self-stretch">
      {steps.map(({ path, label, done, now }, i) => (
        <li key={path} className="border-chalk/20 border-t first:border-t-0">
          <Link
            href={leagueRoute(league.id, path)}
            className="grid min-h-12 grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-2 py-1.5 leading-tight"
          >
            <span className="font-hand text-2xl leading-none">{done ? '✓' : i + 1}</span>
            <span className="flex flex-wrap justify-between gap-x-4 gap-y-1">
              <span className="underline decoration-chalk/40 underline-offset-4">{label}</span>
              <span className="text-[0.9375rem] text-chalk-dim">{now}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The season in a few figures, and the ways on. */
function Season({ home: { league, season, evenings, games, players } }: { home: Home }) {
  const { t } = useWords();
  const path = season ? `/seasons/${season.id}` : '';
  const facts = [
    [t('leagues.home.facts.evenings'), evenings],
    [t('leagues.home.facts.games'), games],
    [t('leagues.home.facts.players'), players],
  ] as const;
  return (
    <section aria-label={t('leagues.home.season')} className="flex flex-col gap-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-[0.9375rem] text-ink-dim">{label}</dt>
            <dd className="text-[1.75rem] leading-tight tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {season && (
        <p className="flex flex-wrap gap-3 print:hidden">
          {evenings > 1 && (
            <Link href={leagueRoute(league.id, `${path}/race`)} className={keyOnPaper}>
              {t('seasons.ways.race')}
            </Link>
          )}
          <Link href={leagueRoute(league.id, '/seasons/records')} className={keyOnPaper}>
            {t('seasons.ways.records')}
          </Link>
          <Link href={leagueRoute(league.id, '/calendar')} className={keyOnPaper}>
            {t('leagues.home.calendar')}
          </Link>
        </p>
      )}
    </section>
  );
}
