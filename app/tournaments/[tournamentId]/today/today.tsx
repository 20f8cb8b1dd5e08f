'use client';
/** What is to be done now, with one large key; to everybody else how far it is. */
import { useTournament } from '../use-tournament';
import { Director } from './director';
import { OnLooker } from './on-looker';

export default function Today() {
  const { view } = useTournament();
  return view.whole && view.role === 'director' ? <Director whole={view.whole} /> : <OnLooker />;
}
