import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageOf } from '@/app/page-of';
import { dayInWords } from '@/lib/i18n/days';
import { levelInWords, schemeInWords } from '@/lib/i18n/scheme';
import { variantName } from '@/lib/i18n/variants';
import type { Words } from '@/lib/i18n/words';
import { viewer } from '@/lib/server/account';
import { findSeason, type SeasonTable, standingsOf } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute } from '../../../../parts';
import { KitPage } from '../../../kit/kit-page';
import { StandingsTable } from '../../../standings-table';
import { EARLIER, partOf, sheetFor, telling } from './sheet';
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

/** A season's table on A4 for the notice board. With `look=1` as for the table itself. */
export default pageOf<'leagueId' | 'seasonId'>(async ({ words, me, leagueId, seasonId, asked }) => {
  const { t } = words;
  const looking = asked.look === '1';
  const table = await standingsOf(me, { seasonId, look: looking });
  if (table?.league.id !== leagueId) notFound();
  const { league, season } = table;
  const standings = telling(table.standings);
  const { measure } = season.scheme;
  const sheet = sheetFor(words, standings, measure);
  const last = standings.evenings.at(-1);
  const { name } = season;
  const named = t('seasons.named', { name });
  return (
    <KitPage
      title={t('seasons.print.title')}
      back={leagueRoute(leagueId, `/seasons/${seasonId}`)}
      backLabel={named}
      print={t('seasons.print.title')}
      ways={
        <p className="text-ink-dim">
          {t(`seasons.print.paper.${sheet.orientation}`, { pages: sheet.pages.length })}
        </p>
      }
    >
      {sheet.pages.map((parts, page) => (
        <article
          key={parts[0]?.to}
          aria-label={t('seasons.print.page')}
          className={`kit-page sheet ${sheet.orientation === 'landscape' ? 'kit-landscape' : ''}`}
          // The figures of one table decide how large its letters can be.
          style={
            {
              '--letters': `${sheet.letters}mm`,
              '--line': `${sheet.row}em`,
              '--heads': `${sheet.heads}em`,
            } as React.CSSProperties
          }
        >
          <header className="h-[11mm] text-[3.6mm] leading-[1.2]">
            <h2 className="truncate font-semibold text-[5mm]">{league.name}</h2>
            <p>
              {last
                ? t('seasons.print.after', {
                    name,
                    evenings: standings.evenings.length,
                    day: dayInWords(words, last.date),
                  })
                : t('seasons.print.before', { name })}
              {page > 0 && `, ${t('seasons.print.earlier')}`}
            </p>
          </header>
          {parts.map((part) => {
            const isFirst = part.to === standings.evenings.length;
            return (
              <StandingsTable
                key={part.to}
                standings={partOf(standings, part)}
                measure={measure}
                leagueId={leagueId}
                seasonId={seasonId}
                caption={isFirst ? named : t('seasons.print.earlier')}
                without={isFirst ? sheet.without : EARLIER}
                isSheet
              />
            );
          })}
          {page === 0 && (
            <footer className="pt-[3mm] text-[#333]">
              <p>
                {season.variants.map((id) => variantName(words, id)).join(', ')}.{' '}
                {schemeInWords(words, season.scheme, {
                  saysHidden: !season.isOver && standings.hiddenSince === null,
                })}{' '}
                {legend(words, table)}
              </p>
            </footer>
          )}
        </article>
      ))}
    </KitPage>
  );
});

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
