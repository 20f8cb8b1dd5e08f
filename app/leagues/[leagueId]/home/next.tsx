/** The evening that is next on a league's first page, or the one that is on. */
import Link from 'next/link';
import { Island } from '@/app/drawn/island';
import { keyOnPaper } from '@/app/ui/keys';
import { shortWeekday } from '@/lib/i18n/days';
import { comeLabels } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { hasBegun, isDone } from '@/lib/league/stage';
import type { EveningPage, LeagueHome as Home } from '@/lib/server/leagues';
import type { DrawnHome } from '@/lib/server/operations/drawn-pages';
import { leagueRoute, linkInText } from '../../parts';
import { Come } from '../come';
import { TableSlate } from '../evenings/[eveningId]/table-slate';

/** The evening that is next, or the one that is on. */
export function Next({
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

export function NothingPlanned({ home: { league, mayWrite } }: { home: Home }) {
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
