import { notFound } from 'next/navigation';
import { type Begun, pageOf } from '@/app/page-of';
import type { Role } from '@/lib/server/access';
import { findLeague, isAtLeast, type League } from '@/lib/server/leagues';

/** A page of a league for all who are at least this to it; nobody else finds it. */
export const leaguePageOf = <Names extends string = never>(
  role: Role,
  draw: (
    begun: Begun<Names | 'leagueId'> & { readonly league: League },
  ) => Promise<React.ReactNode>,
) =>
  pageOf<Names | 'leagueId'>(async (begun) => {
    const league = await findLeague(begun.me, begun.leagueId);
    if (!league || !isAtLeast(league.role, role)) notFound();
    return draw({ ...begun, league });
  });
