import type { Metadata, Route } from 'next';
import { notFound } from 'next/navigation';
import { pageOf } from '@/app/page-of';
import { PaperPage } from '@/app/ui/paper-page';
import { dayInWords } from '@/lib/i18n/days';
import { levelInWords, schemeInWords } from '@/lib/i18n/scheme';
import { variantName } from '@/lib/i18n/variants';
import type { Words } from '@/lib/i18n/words';
import { viewer } from '@/lib/server/account';
import { findSeason, type SeasonTable, standingsOf } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
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
  const { t } = await getWords();
  return season ? { title: t('seasons.print.named', { name: season.name }) } : {};
}

/** A season's table on one A4 page for the notice board. With `look=1` as for the table itself. */
export default pageOf<'leagueId' | 'seasonId'>(
  async ({ words, t, me, leagueId, seasonId, asked }) => {
    const looking = asked.look === '1';
    const table = await standingsOf(me, { seasonId, look: looking });
    if (table?.league.id !== leagueId) notFound();
    const { league, season, standings } = table;
    const { measure } = season.scheme;
    const sheet = sheetFor(words, standings, measure);
    const last = standings.evenings.at(-1);
    const { name } = season;
    const named = t('seasons.named', { name });
    return (
      <PaperPage
        title={t('seasons.print.title')}
        back={`/leagues/${leagueId}/seasons/${seasonId}` as Route}
        backLabel={named}
        wide
      >
        <div className="flex flex-col items-start gap-2 print:hidden">
          <PrintKey label={t('seasons.print.title')} />
          <p className="text-ink-dim">{t(`seasons.print.paper.${sheet.orientation}`)}</p>
        </div>
        <div className="sheet-frame -mx-4 overflow-x-auto px-4 print:m-0 print:overflow-visible print:p-0">
          <article
            aria-label={t('seasons.print.page')}
            className={`sheet sheet-${sheet.orientation}`}
            // The figures of one table decide how large its letters can be.
            style={
              {
                '--letters': `${sheet.letters}mm`,
                '--heads': `${sheet.heads}em`,
              } as React.CSSProperties
            }
          >
            <header>
              <h2>{league.name}</h2>
              <p>
                {last
                  ? t('seasons.print.after', {
                      name,
                      evenings: standings.evenings.length,
                      day: dayInWords(words, last.date),
                    })
                  : t('seasons.print.before', { name })}
              </p>
            </header>
            <StandingsTable
              standings={standings}
              measure={measure}
              leagueId={leagueId}
              seasonId={seasonId}
              caption={named}
              latest={sheet.latest}
              without={sheet.without}
            />
            <footer>
              <p>
                {season.variants.map((id) => variantName(words, id)).join(', ')}.{' '}
                {schemeInWords(words, season.scheme, {
                  saysHidden: !season.isOver && standings.hiddenSince === null,
                })}{' '}
                {sheet.latest < standings.evenings.length &&
                  `${t('seasons.print.last', { evenings: sheet.latest })} `}
                {legend(words, table)}
              </p>
            </footer>
          </article>
        </div>
      </PaperPage>
    );
  },
);

/** What stands in the table and does not explain itself. */
function legend(words: Words, { standings }: SeasonTable): string {
  const { t } = words;
  // Where an evening has several results the page shows what they come to together.
  const results = standings.rows
    .flatMap(({ cells }) => cells.map((cell) => cell.results))
    .flatMap((of) => (of.length === 1 ? of : []));
  const { hiddenSince } = standings;
  return [
    levelInWords(words, standings.rows),
    results.some(({ counted }) => !counted) && t('seasons.table.dropped'),
    results.some(({ substitute }) => substitute) && t('seasons.table.star'),
    hiddenSince && t('seasons.print.hidden', { day: dayInWords(words, hiddenSince.date) }),
  ]
    .filter(Boolean)
    .join(' ');
}
