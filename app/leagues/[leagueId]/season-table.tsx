/** A season: its table, pairs and ratings, and the way to the other seasons. */
import type { Route } from 'next';
import Link from 'next/link';
import { searchHref } from '@/app/games/search-href';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { dayInWords } from '@/lib/i18n/days';
import { schemeInWords } from '@/lib/i18n/scheme';
import { daysInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import type { SeasonTable as Table } from '@/lib/server/leagues';
import { ExampleTable } from '../example-table';
import { leagueRoute, linkInText } from '../parts';
import { RatingsList } from './ratings-list';
import { SeasonLinks } from './season-links';
import { StandingsTable } from './standings-table';

/** So many evenings stand in the table unless all are asked for: what a screen shows, and a little more. */
const LATEST = 8;

export function SeasonTable({
  table,
  path,
  looking,
  isWhole,
}: {
  table: Table;
  /** Of the page that it is on. */
  path: string;
  /** An owner looks at what is hidden. */
  looking: boolean;
  /** With all evenings, not with the last ones alone. */
  isWhole: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const { league, season, seasons, standings, pairs, ratings } = table;
  const played = standings.rows.some(({ games }) => games > 0);
  const common = {
    measure: season.scheme.measure,
    leagueId: league.id,
    seasonId: season.id,
    latest: isWhole ? undefined : LATEST,
  };
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
      <header className="flex flex-col gap-1">
        <h2 className="font-semibold text-2xl">
          {t('seasons.named', { name: season.name })}
          {season.isOver && <span className="font-normal text-ink-dim"> {t('seasons.over')}</span>}
        </h2>
        <p className="max-w-2xl text-ink-dim">
          {season.variants.map((id) => variantName(words, id)).join(', ')}.{' '}
          {schemeInWords(words, season.scheme, {
            saysHidden: !season.isOver && standings.hiddenSince === null,
          })}
        </p>
      </header>
      <Hidden table={table} looking={looking} />
      {played ? (
        <section aria-label={t('seasons.table.label')}>
          <StandingsTable
            {...common}
            standings={standings}
            playing={table.open.players}
            caption={t('seasons.table.caption', { name: season.name, evenings })}
          />
          {evenings > LATEST && (
            <Link
              href={seasonHref(path, { looking, isWhole: !isWhole })}
              scroll={false}
              className={`${linkInText} print:hidden`}
            >
              {isWhole
                ? t('seasons.table.lastOnly', { evenings: LATEST })
                : t('seasons.table.allEvenings', { evenings })}
            </Link>
          )}
          <p className="pt-2 text-[0.9375rem] text-ink-dim">
            {[
              t('seasons.table.after', { evenings }),
              hasDropped(table) && t('seasons.table.dropped'),
              hasSubstitutes(table) && t('seasons.table.star'),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          {hasDropped(table) && (
            <p className="text-[0.9375rem] text-ink-dim">{t('seasons.table.mean')}</p>
          )}
        </section>
      ) : (
        <Empty table={table} />
      )}
      <StillOpen table={table} />
      <Uncounted table={table} />
      {pairs && pairs.rows.length > 0 && (
        <section aria-label={t('seasons.table.pairs')}>
          <h3 className="pb-1 font-semibold text-lg">{t('seasons.table.pairs')}</h3>
          <StandingsTable
            {...common}
            standings={pairs}
            caption={t('seasons.table.pairsCaption', { name: season.name, evenings })}
            inPairs
          />
        </section>
      )}
      <RatingsList ratings={ratings} />
      <p className="flex flex-wrap gap-3 print:hidden">
        {played && (
          <Link href={leagueRoute(league.id, `/seasons/${season.id}/print`)} className={keyOnPaper}>
            {t('seasons.table.print')}
          </Link>
        )}
        <Link href={leagueRoute(league.id, '/seasons')} className={keyOnPaper}>
          {t('seasons.all')}
        </Link>
        {league.role === 'owner' && (
          <Link href={leagueRoute(league.id, `/seasons/${season.id}/edit`)} className={keyOnPaper}>
            {t('seasons.changeOne')}
          </Link>
        )}
      </p>
    </>
  );
}

/** A page with a season's table: what is hidden shown to an owner, all evenings or the last ones. */
function seasonHref(
  path: string,
  { looking, isWhole }: { looking: boolean; isWhole: boolean },
): Route {
  const asked = [looking && 'look=1', isWhole && 'evenings=all'].filter(Boolean).join('&');
  // The path came from the address.
  return (asked ? `${path}?${asked}` : path) as Route;
}

const resultsIn = ({ standings }: Table) =>
  standings.rows.flatMap(({ cells }) => cells.flatMap(({ results }) => results));
const hasDropped = (table: Table) => resultsIn(table).some(({ counted }) => !counted);
const hasSubstitutes = (table: Table) => resultsIn(table).some(({ substitute }) => substitute);

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
          <Link
            href={searchHref(leagueRoute(league.id, '/games'), found) as Route}
            className={linkInText}
          >
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
      <ExampleTable />
    </div>
  );
}
