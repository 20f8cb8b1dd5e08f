'use client';
/**
 * The hall's screen: who sits where, page after page, then the ranking, with the clock and the tables that
 * are still missing. Nothing on it is to be touched but one key.
 */
import { useEffect } from 'react';
import { lazily } from '@/app/ui/lazily';
import { useTournament } from '../use-tournament';
import { Hall } from './hall';

const OfStaff = lazily(() => import('./of-staff'));

export default function Screen() {
  const { view, keepUp } = useTournament();
  useEffect(keepUp, [keepUp]);
  return view.whole ? <OfStaff whole={view.whole} /> : <Hall view={view} missing={null} />;
}
