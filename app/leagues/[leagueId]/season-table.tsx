/** A season: its table, pairs and ratings, and the way to the other seasons. */
import type { Route } from 'next';
import Link from 'next/link';
import { searchHref } from '@/app/games/filter';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { dayInWords } from '@/lib/i18n/en/archive';
import { plural } from '@/lib/i18n/en/figures';
import { schemeInWords } from '@/lib/i18n/en/scheme';
import { openGamesInWords } from '@/lib/i18n/en/standings';
import { VARIANTS } from '@/lib/i18n/en/variants';
import { isAtLeast } from '@/lib/server/leagues/leagues';
import type { Season } from '@/lib/server/leagues/seasons';
import type { SeasonTable as Table } from '@/lib/server/leagues/standings';
import { ExampleTable } from '../example-table';
import { leagueRoute, linkInText } from '../parts';
import { RatingsList } from './ratings-list';
import { SeasonLinks } from './season-links';
import { StandingsTable } from './standings-table';

export function SeasonTable({
  table,
  seasons,
  looking,
}: {
  table: Table;
  /** All of the league, latest first. */
  seasons: readonly Pick<Season, 'id' | 'name'>[];
  /** An owner looks at what is hidden. */
  looking: boolean;
}) {
  const { league, season, standings, pairs, ratings } = table;
  const played = standings.rows.some(({ games }) => games > 0);
  const mayWrite = isAtLeast(league.role, 'scorer');
  const common = { measure: season.scheme.measure, leagueId: league.id, seasonId: season.id };
  const after = `after ${plural(standings.evenings.length, 'evening', 'evenings')}`;
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
          Season {season.name}
          {season.isOver && <span className="font-normal text-ink-dim"> (over)</span>}
        </h2>
        <p className="max-w-2xl text-ink-dim">
          {season.variants.map((id) => VARIANTS[id].name).join(', ')}.{' '}
          {schemeInWords(season.scheme)}
        </p>
      </header>
      <Hidden table={table} looking={looking} />
      {played ? (
        <section aria-label="Table">
          <StandingsTable
            {...common}
            standings={standings}
            playing={table.open.players}
            caption={`Season ${season.name}, ${after}`}
          />
          <p className="pt-2 text-[0.9375rem] text-ink-dim">
            After {plural(standings.evenings.length, 'evening', 'evenings')}. Every figure leads to
            the games behind it.
            {hasDropped(table) && ' Struck through: does not count.'}
            {hasSubstitutes(table) && ' With a star: for an evening missed.'}
          </p>
          {hasDropped(table) && (
            <p className="text-[0.9375rem] text-ink-dim">
              Mean: of the results that count. Best, worst, won and the other figures: of all.
            </p>
          )}
        </section>
      ) : (
        <Empty table={table} mayWrite={mayWrite} />
      )}
      <StillOpen table={table} />
      {pairs && pairs.rows.length > 0 && (
        <section aria-label="Pairs">
          <h3 className="pb-1 font-semibold text-lg">Pairs</h3>
          <StandingsTable
            {...common}
            standings={pairs}
            caption={`Pairs of season ${season.name}, ${after}`}
            inPairs
          />
        </section>
      )}
      <RatingsList ratings={ratings} />
      <p className="flex flex-wrap gap-3 print:hidden">
        {played && (
          <Link href={leagueRoute(league.id, `/seasons/${season.id}/print`)} className={keyOnPaper}>
            Print
          </Link>
        )}
        <Link href={leagueRoute(league.id, '/seasons')} className={keyOnPaper}>
          All seasons
        </Link>
        {league.role === 'owner' && (
          <Link href={leagueRoute(league.id, `/seasons/${season.id}/edit`)} className={keyOnPaper}>
            Change the season
          </Link>
        )}
      </p>
    </>
  );
}

const resultsIn = ({ standings }: Table) =>
  standings.rows.flatMap(({ cells }) => cells.flatMap(({ results }) => results));
const hasDropped = (table: Table) => resultsIn(table).some(({ counted }) => !counted);
const hasSubstitutes = (table: Table) => resultsIn(table).some(({ substitute }) => substitute);

/** The games that go on are played, and yet not in the table. */
function StillOpen({ table: { league, season, open } }: { table: Table }) {
  if (open.games === 0) return null;
  const found = { season: season.id, result: 'running' } as const;
  const words = openGamesInWords(open);
  return (
    <p className="-mt-2 text-ink-dim print:hidden">
      <Link
        href={searchHref(leagueRoute(league.id, '/games'), found) as Route}
        className={linkInText}
      >
        {words.games}
      </Link>{' '}
      {words.rest}
    </p>
  );
}

/** What the table keeps to itself, said to everybody alike. */
function Hidden({ table, looking }: { table: Table; looking: boolean }) {
  const { league, season, standings, canLook } = table;
  const since = standings.hiddenSince;
  const path = leagueRoute(league.id, `/seasons/${season.id}`);
  if (since)
    return (
      <div className="max-w-2xl border-brick border-l-4 py-1 pl-4">
        <p>
          The table is hidden from evening {since.number} ({dayInWords(since.date)}) on, until the
          season is over. {since.number > 1 && 'This is how it stood before.'}
        </p>
        {canLook && (
          <Link href={`${path}?look=1` as Route} className={linkInText}>
            Look at it all the same
          </Link>
        )}
      </div>
    );
  if (!looking || !canLook || season.isOver || season.scheme.hideFrom === null) return null;
  return (
    <div className="max-w-2xl border-brick border-l-4 py-1 pl-4">
      <p>You look at a table that is hidden for everybody else.</p>
      <Link href={path} className={linkInText}>
        Hide it again
      </Link>
    </div>
  );
}

function Empty({ table, mayWrite }: { table: Table; mayWrite: boolean }) {
  const { league, season, evenings, standings } = table;
  if (standings.hiddenSince) return null;
  // All who belong to the league stand in its table, with games or without.
  const hasPlayers = standings.rows.length > 0;
  const plan = `/evenings/new?season=${season.id}`;
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <p className="text-ink-dim">
        {evenings > 0
          ? 'No game of this season is finished yet. The table fills as soon as one is.'
          : hasPlayers
            ? 'Nothing has been played yet. It begins with an evening: a day, who is there, and who sits where.'
            : 'Nothing has been played yet. It begins with the names of those who play, then an evening: a day, who is there, and who sits where.'}
      </p>
      {mayWrite && (
        <div className="flex flex-col items-start gap-2">
          {evenings > 0 ? (
            <Link
              href={leagueRoute(league.id, `/evenings?season=${season.id}`)}
              className={keyOnPaper}
            >
              To the evenings
            </Link>
          ) : hasPlayers ? (
            <Link href={leagueRoute(league.id, plan)} className={keyOnPaper}>
              Plan the first evening
            </Link>
          ) : (
            <>
              <Link href={leagueRoute(league.id, '/players')} className={actionOnPaper}>
                Write down who plays
              </Link>
              <Link href={leagueRoute(league.id, plan)} className={linkInText}>
                Plan the first evening
              </Link>
            </>
          )}
        </div>
      )}
      <ExampleTable />
    </div>
  );
}
