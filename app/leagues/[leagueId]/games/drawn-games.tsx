/** The page of a league's games, drawn once for all who may see the same of it (app/drawn). */
import Link from 'next/link';
import { drawn } from '@/app/drawn/drawn';
import { FindGames } from '@/app/games/find-games';
import { Found } from '@/app/games/found';
import { useWords } from '@/lib/i18n/use-words';
import { wordsIn } from '@/lib/i18n/words-in';
import type { DrawGames, DrawnGames } from '@/lib/server/operations/drawn-pages';
import { leagueRoute, linkInText } from '../../parts';
import { LeaguePage } from '../league-page';

export const drawGames: DrawGames = (games, language) => ({
  title: wordsIn(language).t('evenings.archive.title'),
  html: drawn(<LeagueGamesPage {...games} />, language),
});

function LeagueGamesPage({ games, asked, isSearch, isFirst }: DrawnGames) {
  const { t } = useWords();
  const { league, page, choices, named, mayWrite: writes } = games;
  const path = `/leagues/${league.id}/games`;
  const isEmpty = !isSearch && isFirst && page.games.length + page.paper.length === 0;
  return (
    <LeaguePage league={league} part="/games">
      <div className="flex w-full flex-col gap-6">
        {isEmpty ? (
          <p className="text-ink-dim">{t(`evenings.archive.${writes ? 'noneToWrite' : 'none'}`)}</p>
        ) : (
          <>
            <FindGames
              path={path}
              asked={asked}
              named={named}
              offered={choices}
              fault={page.fault}
            />
            <Found
              title={t(`evenings.archive.${isSearch ? 'found' : 'all'}`)}
              isFirst={isFirst}
              {...{ page, path, asked }}
            />
          </>
        )}
        <Link href={leagueRoute(league.id, '/files')} className={`${linkInText} self-start`}>
          {t(`evenings.archive.${writes ? 'importOrDownload' : 'download'}`)}
        </Link>
      </div>
    </LeaguePage>
  );
}
