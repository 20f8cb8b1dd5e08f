'use client';
/** What prizes are given by, of the tournament here. */
import { useMemo } from 'react';
import type { Ground } from '@/lib/tournament/honours';
import { usePeople } from '../use-people';
import { useTournament } from '../use-tournament';

export function useGround(): Ground {
  const { ranking, rounds } = useTournament().view;
  const { byId } = usePeople();
  return useMemo(
    () => ({
      lines: ranking ?? [],
      rounds,
      categoryOf: (id) => byId.get(id)?.category ?? '',
    }),
    [ranking, rounds, byId],
  );
}
