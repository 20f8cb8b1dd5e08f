import { wasSignedOut } from '@/lib/server/account';
import { ownGames } from '@/lib/server/archive';
import { endpoint } from '@/lib/server/transports/route';
import { readOwnGames } from '../../own';

export const GET = endpoint(readOwnGames, {
  run: async (me) => {
    const found = await ownGames(me);
    const isEmpty = found.running.games.length === 0 && found.page.games.length === 0;
    return { ok: true, value: { ...found, wasSignedOut: isEmpty && (await wasSignedOut()) } };
  },
});
