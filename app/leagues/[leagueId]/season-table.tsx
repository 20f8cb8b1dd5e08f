/** A season: its table, pairs and ratings, and the way to the other seasons. */
import type { Route } from 'next';
import Link from 'next/link';
import { Island } from '@/app/drawn/island';
import { searchHref } from '@/app/games/search-href';
import { Fold } from '@/app/ui/fold';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { When } from '@/app/ui/when';
import { dayInWords } from '@/lib/i18n/days';
import { changeInWords, schemeChips, schemeInWords } from '@/lib/i18n/scheme';
import { daysInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { GROUPS, rowsWithResult } from '@/lib/league/view';
import type { DrawnSeason, SeasonTable as Table } from '@/lib/server/leagues';
import { leagueRoute, linkInText, smallKey } from '../parts';
import { RatingsList } from './ratings-list';
import { SeasonLinks } from './season-links';
import { StandingsTable } from './standings-table';
import { TableLook } from './table-look';

/** So many evenings stand in the table unless all are asked for: what a laptop shows with all columns. */
const LATEST = 6;
/** So many pairs, of those that most have one game together. */
const FIRST_PAIRS = 12;

/** What of a season's page was asked for. */
type Asked = Pick<DrawnSeason, 'path' | 'looking' | 'isWhole' | 'allPairs'>;

export function SeasonTable({ table, ...asked }: { table: Table } & Asked) {
  const { t } = useWords();
  const { league, season, seasons, standings, ratings } = table;
  const { looking, isWhole } = asked;
  const played = standings.rows.some(({ evenings }) => evenings > 0);
  const evenings = standings.evenings.length;
  return (
    <>
      {seasons.length > 1 && (
        <SeasonLinks
          seasons={seasons}
          current={season.id}
          href={(id) => leagueRoute(league.id, `/seasons/${id}`)}
        />
      )}
      <Head table={table} />
      <Hidden table={table} looking={looking} />
      {played ? (
        <section aria-label={t('seasons.table.label')} className="-mt-3 flex flex-col gap-1">
          {/* Beside each other; what is opened takes the whole line. */}
          <div className="flex flex-wrap gap-x-6 [&_details[open]]:w-full print:hidden">
            <How table={table} />
            <Look />
          </div>
          <StandingsTable
            {...tableOf(table)}
            standings={standings}
            latest={isWhole ? undefined : LATEST}
            caption={t('seasons.table.caption', { name: season.name, evenings })}
          />
          {evenings > LATEST && (
            <Link
              href={seasonHref({ ...asked, isWhole: !isWhole })}
              scroll={false}
              className={`${linkInText} self-start print:hidden`}
            >
              {isWhole
                ? t('seasons.table.lastOnly', { evenings: LATEST })
                : t('seasons.table.allEvenings', { evenings })}
            </Link>
          )}
          <p className="pt-1 text-[0.9375rem] text-ink-dim">{remarks(table, t).join(' ')}</p>
          <Without table={table} />
        </section>
      ) : (
        <>
          <How table={table} />
          <Empty table={table} />
        </>
      )}
      <StillOpen table={table} />
      <Uncounted table={table} />
      <Pairs table={table} {...asked} />
      <RatingsList ratings={ratings} />
      <Ways table={table} looking={looking} played={played} />
    </>
  );
}

const tableOf = ({ league, season }: Table) => ({
  measure: season.scheme.measure,
  leagueId: league.id,
  seasonId: season.id,
});

const saysHidden = ({ season, standings }: Table): boolean =>
  !season.isOver && standings.hiddenSince === null;

/** What counts and how in a few words. */
function Head({ table }: { table: Table }) {
  const words = useWords();
  const { t } = words;
  const { season } = table;
  const chips = [
    season.variants.map((id) => variantName(words, id)).join(', '),
    ...schemeChips(words, season.scheme, { saysHidden: saysHidden(table) }),
  ];
  return (
    <header className="-mt-3 flex min-w-0 flex-col gap-1.5 md:mt-0 md:flex-row md:items-baseline md:gap-5">
      <h2 className="shrink-0 font-semibold text-xl md:text-2xl">
        {t('seasons.named', { name: season.name })}
        {season.isOver && <span className="font-normal text-ink-dim"> {t('seasons.over')}</span>}
      </h2>
      <ul
        aria-label={t('seasons.scheme.how')}
        className="flex min-w-0 flex-wrap gap-1.5 text-[0.9375rem]"
      >
        {chips.map((chip) => (
          <li key={chip} className="rounded-2xl bg-paper-dark px-3 py-0.5">
            {chip}
          </li>
        ))}
      </ul>
    </header>
  );
}

/** All of what counts, and what it was before, where one asks. */
function How({ table }: { table: Table }) {
  const words = useWords();
  const { t } = words;
  const { season, changes } = table;
  return (
    <Fold
      title={
        <span className="underline decoration-ink/30 underline-offset-4">
          {t('seasons.scheme.how')}
        </span>
      }
      look="w-max cursor-pointer gap-1!"
      className="max-w-2xl text-[0.9375rem] text-ink-dim print:hidden"
    >
      <p className="pb-2">
        {schemeInWords(words, season.scheme, { saysHidden: saysHidden(table) })}
      </p>
      {changes.length > 0 && (
        <>
          <h3 className="font-semibold text-ink">{t('seasons.log.title')}</h3>
          <ul className="divide-y divide-ink/10">
            {changes.map((change) => (
              <li key={change.at} className="py-1.5">
                <When at={change.at} />
                {change.who !== null && `, ${change.who}`}
                {changeInWords(words, change).map((part) => (
                  <span key={part} className="block text-ink">
                    {part}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </Fold>
  );
}

/** How the table looks on this phone, for the phone to choose. */
function Look() {
  const { t } = useWords();
  const props = {
    title: t('standings.look.title'),
    close: t('standings.look.close'),
    shows: t('standings.look.shows'),
    mine: t('standings.look.mine'),
    mineLine: t('standings.look.mineLine'),
    groups: GROUPS.map((group) => ({ group, label: t(`standings.look.groups.${group}`) })),
  };
  return <Island name="tableLook" isLive part={TableLook} props={props} />;
}

/** What stands in the table and does not explain itself. */
function remarks(table: Table, t: ReturnType<typeof useWords>['t']): string[] {
  const results = table.standings.rows.flatMap(({ cells }) => cells.flatMap((one) => one.results));
  const dropped = results.some(({ counted }) => !counted);
  return [
    t('seasons.table.after', { evenings: table.standings.evenings.length }),
    dropped ? `${t('seasons.table.dropped')} ${t('seasons.table.mean')}` : '',
    results.some(({ substitute }) => substitute) ? t('seasons.table.star') : '',
  ].filter((text) => text !== '');
}

/** Those who have not played yet, save in a game that goes on. */
function Without({ table: { standings, open, season } }: { table: Table }) {
  const { t } = useWords();
  const shown = new Set(rowsWithResult(standings).map(({ id }) => id));
  const without = standings.rows.filter(({ id }) => !shown.has(id) && !open.players.includes(id));
  if (without.length === 0) return null;
  return (
    <p className="text-[0.9375rem] text-ink-dim print:hidden">
      {t('standings.without', {
        isOver: season.isOver ? 'yes' : 'no',
        names: without.map(({ name }) => name).join(', '),
      })}
    </p>
  );
}

function Pairs({ table, ...asked }: { table: Table } & Asked) {
  const { t } = useWords();
  const { season, standings, pairs } = table;
  const { keep, per } = season.scheme;
  const rows = pairs?.rows.length ?? 0;
  if (!pairs || rows === 0) return null;
  const isAll = asked.allPairs || rows <= FIRST_PAIRS;
  return (
    <section aria-label={t('seasons.table.pairs')} className="flex flex-col gap-1">
      <h3 className="font-semibold text-lg">{t('seasons.table.pairs')}</h3>
      {keep.kind === 'drop-worst' && keep.missedFirst && per === 'evening' && (
        <p className="text-[0.9375rem] text-ink-dim">
          {t('seasons.table.pairsMissed', { count: keep.count })}
        </p>
      )}
      <StandingsTable
        {...tableOf(table)}
        standings={pairs}
        caption={t('seasons.table.pairsCaption', {
          name: season.name,
          evenings: standings.evenings.length,
        })}
        without={['days']}
        most={isAll ? undefined : FIRST_PAIRS}
        inPairs
      />
      {rows > FIRST_PAIRS && (
        <Link
          href={seasonHref({ ...asked, allPairs: !asked.allPairs })}
          scroll={false}
          className={`${linkInText} self-start print:hidden`}
        >
          {asked.allPairs
            ? t('seasons.table.firstPairs', { pairs: FIRST_PAIRS })
            : t('seasons.table.allPairs', { pairs: rows })}
        </Link>
      )}
    </section>
  );
}

/** What else there is of the season. */
function Ways({ table, looking, played }: { table: Table; looking: boolean; played: boolean }) {
  const { t } = useWords();
  const { league, season, standings } = table;
  const path = `/seasons/${season.id}`;
  const look = looking ? '?look=1' : '';
  const { role } = league;
  const groups = {
    see: [
      standings.evenings.length > 1 && [`${path}/race${look}`, t('seasons.ways.race')],
      played && [`${path}/what-if${look}`, t('seasons.ways.whatIf')],
      played && ['/seasons/records', t('seasons.ways.records')],
      ['/seasons', t('seasons.all')],
    ],
    paper: [
      played && [`${path}/print${look}`, t('seasons.ways.print')],
      [`${path}/kit`, t('kit.more')],
      ['/files', t('files.title')],
    ],
    run: [
      role !== 'reader' && [`${path}/cash`, t('cash.link')],
      role === 'owner' && [`${path}/edit`, t('seasons.changeOne')],
    ],
  } as const;
  return (
    <nav
      aria-label={t('leagues.more')}
      className="flex flex-col gap-4 border-ink/15 border-t pt-4 md:gap-2 print:hidden"
    >
      {(['see', 'paper', 'run'] as const).map((group) => (
        <div
          key={group}
          className="flex flex-col gap-2 has-[ul:empty]:hidden md:grid md:grid-cols-[12rem_1fr] md:items-center"
        >
          <h3 className="text-[0.9375rem] text-ink-dim">{t(`seasons.ways.${group}`)}</h3>
          <ul className="flex flex-wrap gap-2">
            {groups[group].map(
              (way) =>
                way && (
                  <li key={way[0]}>
                    <Link href={leagueRoute(league.id, way[0])} className={smallKey}>
                      {way[1]}
                    </Link>
                  </li>
                ),
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** A page with a season's table: what is hidden shown to an owner, all evenings or the last ones. */
function seasonHref({ path, looking, isWhole, allPairs }: Asked): Route {
  const asked = [looking && 'look=1', isWhole && 'evenings=all', allPairs && 'pairs=all']
    .filter(Boolean)
    .join('&');
  // The path came from the address.
  return (asked ? `${path}?${asked}` : path) as Route;
}

/** The games that go on are played, and yet not in the table. */
function StillOpen({ table: { league, season, open } }: { table: Table }) {
  const words = useWords();
  if (open.games === 0) return null;
  const found = { season: season.id, result: 'running' } as const;
  return (
    <p className="-mt-2 text-ink-dim print:hidden">
      {words.t.rich('seasons.table.open', {
        games: open.games,
        when: daysInWords(words, open.days),
        link: (chunks) => (
          <Link href={searchHref(leagueRoute(league.id, '/games'), found)} className={linkInText}>
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}

/** What was played in the season, and is in its table nowhere. */
function Uncounted({ table: { league, season, uncounted } }: { table: Table }) {
  const words = useWords();
  const { games, variants } = uncounted;
  if (games === 0) return null;
  return (
    <p className="max-w-2xl text-ink-dim print:hidden">
      {words.t('seasons.table.uncounted', {
        games,
        variants: names(
          words,
          variants.map((id) => variantName(words, id)),
        ),
      })}{' '}
      {league.role === 'owner' && (
        <Link href={leagueRoute(league.id, `/seasons/${season.id}/edit`)} className={linkInText}>
          {words.t('seasons.table.countThem')}
        </Link>
      )}
    </p>
  );
}

/** What the table keeps to itself, said to everybody alike. */
function Hidden({ table, looking }: { table: Table; looking: boolean }) {
  const words = useWords();
  const { t } = words;
  const { league, season, standings, canLook } = table;
  const since = standings.hiddenSince;
  const path = leagueRoute(league.id, `/seasons/${season.id}`);
  if (since)
    return (
      <div className="max-w-2xl border-brick border-l-4 py-1 pl-4">
        <p>
          {t('seasons.table.hidden', {
            number: String(since.number),
            day: dayInWords(words, since.date),
            isFirst: since.number > 1 ? 'no' : 'yes',
          })}
        </p>
        {canLook && (
          <Link href={`${path}?look=1` as Route} className={linkInText}>
            {t('seasons.table.look')}
          </Link>
        )}
      </div>
    );
  if (!looking || !canLook || season.isOver || season.scheme.hideFrom === null) return null;
  return (
    <div className="max-w-2xl border-brick border-l-4 py-1 pl-4">
      <p>{t('seasons.table.looking')}</p>
      <Link href={path} className={linkInText}>
        {t('seasons.table.hide')}
      </Link>
    </div>
  );
}

function Empty({ table }: { table: Table }) {
  const { t } = useWords();
  const { league, season, evenings, standings, mayWrite } = table;
  if (standings.hiddenSince) return null;
  // All who belong to the league stand in its table, with games or without.
  const hasPlayers = standings.rows.length > 0;
  const plan = `/evenings/new?season=${season.id}`;
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <p className="text-ink-dim">
        {evenings > 0
          ? t(`seasons.empty.${table.uncounted.games > 0 ? 'noneCounts' : 'unfinished'}`)
          : hasPlayers
            ? t('seasons.empty.evening')
            : t('seasons.empty.names')}
      </p>
      {mayWrite && (
        <div className="flex flex-col items-start gap-2">
          {evenings > 0 ? (
            <Link
              href={leagueRoute(league.id, `/evenings?season=${season.id}`)}
              className={keyOnPaper}
            >
              {t('seasons.empty.toEvenings')}
            </Link>
          ) : hasPlayers ? (
            <Link href={leagueRoute(league.id, plan)} className={keyOnPaper}>
              {t('seasons.empty.plan')}
            </Link>
          ) : (
            <>
              <Link href={leagueRoute(league.id, '/players')} className={actionOnPaper}>
                {t('seasons.empty.players')}
              </Link>
              <Link href={leagueRoute(league.id, plan)} className={linkInText}>
                {t('seasons.empty.plan')}
              </Link>
            </>
          )}
        </div>
      )}
    </div>
  );
}
