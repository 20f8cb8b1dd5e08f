'use client';
/** The tournament that a page is about, for all that is on it. */
import { createContext, use } from 'react';
import type { TournamentState, tournamentStore } from '@/lib/browser/tournament-store';
import type { KeptState, TournamentView } from '@/lib/tournament';

type Store = ReturnType<typeof tournamentStore>;

/** The tournament here, and what can be done with it. */
export type TournamentHere = Omit<TournamentState, 'view' | 'status'> &
  Pick<Store, 'change' | 'draw' | 'look' | 'dismiss' | 'keepUp'> & {
    readonly view: TournamentView;
  };

export const TournamentContext = createContext<TournamentHere | null>(null);

/** The tournament of the page. */
export function useTournament(): TournamentHere {
  const here = use(TournamentContext);
  if (!here) throw new Error('There is no tournament around this.');
  return here;
}

/** All that is kept of it, on pages that director and desks alone see. */
export function useWhole(): TournamentHere & { readonly whole: KeptState } {
  const here = useTournament();
  const { whole } = here.view;
  if (!whole) throw new Error('This page is for director and desks.');
  return { ...here, whole };
}
