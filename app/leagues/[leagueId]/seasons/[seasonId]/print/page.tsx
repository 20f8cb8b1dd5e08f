import type { Metadata, Route } from 'next';
import { notFound } from 'next/navigation';
import { PaperPage } from '@/app/ui/paper-page';
import { dayInWords } from '@/lib/i18n/en/archive';
import { plural } from '@/lib/i18n/en/figures';
import { levelInWords, schemeInWords } from '@/lib/i18n/en/scheme';
import { VARIANTS } from '@/lib/i18n/en/variants';
import { findSeason } from '@/lib/server/leagues/seasons';
import { type SeasonTable, standingsOf } from '@/lib/server/leagues/standings';
import { viewer } from '@/lib/server/session';
import { StandingsTable } from '../../../standings-table';
import { PrintKey } from './print-key';
import { sheetFor } from './sheet';
import './sheet.css';

type Props = {
  params: Promise<{ leagueId: string; seasonId: string }>;
  searchParams: Promise<{ look?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const season = await findSeason(await viewer(), await params);
  return season ? { title: `Print season ${season.name}` } : {};
}

/** A season's table on one A4 page for the notice board. With `look=1` as for the table itself. */
export default async function PrintPage({ params, searchParams }: Props) {
  const { leagueId, seasonId } = await params;
  const looking = (await searchParams).look === '1';
  const table = await standingsOf(await viewer(), { seasonId, look: looking });
  if (table?.league.id !== leagueId) notFound();
  const { league, season, standings } = table;
  const sheet = sheetFor(standings);
  const last = standings.evenings.at(-1);
  return (
    <PaperPage
      title="Print"
      back={`/leagues/${leagueId}/seasons/${seasonId}` as Route}
      backLabel={`Season ${season.name}`}
      wide
    >
      {/* The paper lies as the table needs it; the margins are the sheet's own. */}
      <style>{`@page { size: A4 ${sheet.orientation}; margin: 0 }`}</style>
      <div className="flex flex-col items-start gap-2 print:hidden">
        <PrintKey />
        <p className="text-ink-dim">One A4 page, {sheet.orientation}, as it is below.</p>
      </div>
      <div className="sheet-frame -mx-4 overflow-x-auto px-4 print:m-0 print:overflow-visible print:p-0">
        <article
          aria-label="The page"
          className={`sheet sheet-${sheet.orientation}`}
          // The figures of one table decide how large its letters can be.
          style={{ '--letters': `${sheet.letters}mm` } as React.CSSProperties}
        >
          <header>
            <h2>{league.name}</h2>
            <p>
              Season {season.name}
              {last
                ? `, after ${plural(standings.evenings.length, 'evening', 'evenings')} (${dayInWords(last.date)})`
                : ', before the first evening'}
            </p>
          </header>
          <StandingsTable
            standings={sheet.standings}
            measure={season.scheme.measure}
            leagueId={leagueId}
            seasonId={seasonId}
            caption={`Season ${season.name}`}
          />
          <footer>
            <p>
              {season.variants.map((id) => VARIANTS[id].name).join(', ')}.{' '}
              {schemeInWords(season.scheme)} {legend(table)}
            </p>
          </footer>
        </article>
      </div>
    </PaperPage>
  );
}

/** What stands in the table and does not explain itself. */
function legend({ standings, season }: SeasonTable): string {
  // Where an evening has several results the page shows what they come to together.
  const results = standings.rows
    .flatMap(({ cells }) => cells.map((cell) => cell.results))
    .flatMap((of) => (of.length === 1 ? of : []));
  const { hiddenSince } = standings;
  return [
    levelInWords(standings.rows),
    results.some(({ counted }) => !counted) && 'Struck through: does not count.',
    results.some(({ substitute }) => substitute) && 'With a star: for an evening missed.',
    season.scheme.finalFactor !== 1 &&
      standings.evenings.some(({ isFinal }) => isFinal) &&
      `Finals count ${season.scheme.finalFactor} times.`,
    hiddenSince && `From ${dayInWords(hiddenSince.date)} on hidden until the season is over.`,
  ]
    .filter(Boolean)
    .join(' ');
}
