/** The page of a season, drawn once for all who may see the same of it (app/drawn). */
import Link from 'next/link';
import { drawn } from '@/app/drawn/drawn';
import { keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import { wordsIn } from '@/lib/i18n/words-in';
import type { DrawnSeason, DrawSeason } from '@/lib/server/leagues';
import { leagueRoute } from '../parts';
import { LeaguePage } from './league-page';
import { SeasonTable } from './season-table';

export const drawSeason: DrawSeason = (page, language) => ({
  title: page.table
    ? wordsIn(language).t('seasons.named', { name: page.table.season.name })
    : page.league.name,
  html: drawn(<SeasonPage {...page} />, language),
});

function SeasonPage({ league, table, ...asked }: DrawnSeason) {
  return (
    <LeaguePage league={league} part="/table">
      {table ? <SeasonTable table={table} {...asked} /> : <NoSeason league={league} />}
    </LeaguePage>
  );
}

function NoSeason({ league }: Pick<DrawnSeason, 'league'>) {
  const { t } = useWords();
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <p className="text-ink-dim">{t('seasons.none')}</p>
      {league.role === 'owner' && (
        <Link href={leagueRoute(league.id, '/seasons/new')} className={keyOnPaper}>
          {t('seasons.fresh')}
        </Link>
      )}
    </div>
  );
}
