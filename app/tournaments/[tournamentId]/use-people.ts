'use client';
/** The entrants of the tournament by their ids, and what they are called. */
import { useMemo } from 'react';
import type { EntrantView, TournamentView } from '@/lib/tournament';
import { useTournament } from './use-tournament';

/** @param of where their ids stand, if not in the tournament as it is read: onlookers read shorter ones */
export function usePeople(of?: Pick<TournamentView, 'entrants'>) {
  const { view } = useTournament();
  const { entrants } = of ?? view;
  return useMemo(() => {
    const byId = new Map<string, EntrantView>(entrants.map((one) => [one.id, one]));
    const sharing = new Map<string, number>();
    for (const { name } of entrants) sharing.set(name, (sharing.get(name) ?? 0) + 1);
    /** Their name; where another has the same one, with their number. */
    const nameOf = (id: string): string => {
      const one = byId.get(id);
      if (!one) return id;
      return (sharing.get(one.name) ?? 0) > 1 ? `${one.name} (${one.number})` : one.name;
    };
    return { byId, nameOf };
  }, [entrants]);
}
