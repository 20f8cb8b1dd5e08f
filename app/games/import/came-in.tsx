/** The games that an import has just brought, as far as they are listed, and where all of them are. */
import type { Route } from 'next';
import Link from 'next/link';
import { actionOnPaper } from '@/app/ui/keys';
import { viewer } from '@/lib/server/account';
import { GAMES_KEPT } from '@/lib/server/files';
import { seenLines } from '@/lib/server/games';
import { getWords } from '@/lib/server/transports/words';
import { GameList } from '../game-list';

/** What the address says of them: ids, with commas; left out where nothing came in. */
export type Came = { readonly came?: string | string[] };

export async function CameIn({ came, leagueId }: Came & { leagueId?: string }) {
  if (typeof came !== 'string') return null;
  const { t } = await getWords();
  const games = await seenLines(await viewer(), came.split(',').slice(0, GAMES_KEPT));
  const href = leagueId ? (`/leagues/${leagueId}/games` as Route) : '/games';
  return (
    <div className="flex flex-col gap-4">
      <Link href={href} className={`${actionOnPaper} self-start`}>
        {t(leagueId ? 'files.report.leagueGames' : 'files.report.ownGames')}
      </Link>
      <GameList
        title={
          games.length === GAMES_KEPT
            ? t('files.report.first', { games: games.length })
            : t('files.report.games')
        }
        games={games}
      />
    </div>
  );
}
