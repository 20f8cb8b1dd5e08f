import { wasSignedOut } from '@/lib/server/account';
import { ownLeagues, searchGames } from '@/lib/server/archive';
import { lastOwnGame, recentPlayers, runningGames } from '@/lib/server/games';
import { endpoint } from '@/lib/server/transports/route';
import { readOwnGames } from '../../own';

export const GET = endpoint(readOwnGames, {
  run: async (me) => {
    const [page, running, last, names, leagues] = await Promise.all([
      searchGames(me, { result: 'finished' }),
      runningGames(me),
      lastOwnGame(me),
      recentPlayers(me),
      ownLeagues(me),
    ]);
    const isEmpty = running.games.length === 0 && page.games.length === 0;
    return {
      ok: true,
      value: {
        page,
        running,
        last,
        offered: { names, leagues },
        wasSignedOut: isEmpty && (await wasSignedOut()),
      },
    };
  },
});
