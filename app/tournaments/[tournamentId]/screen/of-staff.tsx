'use client';
/** The screen at a director's or a desk's computer: it shows what everybody may see, and no more. */
import { useMemo } from 'react';
import { type KeptState, resultOf, tournamentView } from '@/lib/tournament';
import { useTournament } from '../use-tournament';
import { Hall } from './hall';

export default function OfStaff({ whole }: { whole: KeptState }) {
  const { id, revision, isPublic, publicNames } = useTournament().view;
  const view = useMemo(() => {
    const reader = { id, revision, isPublic, publicNames, runsIt: false, at: null };
    return tournamentView(whole, { ...reader, role: 'public' });
  }, [whole, id, revision, isPublic, publicNames]);
  const missing = whole.rounds[view.rounds.length - 1]?.tables
    .filter((own) => resultOf(own) === null)
    .map(({ table }) => table);
  return <Hall view={view} missing={missing ?? null} />;
}
