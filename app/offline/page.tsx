import type { Metadata } from 'next';
import { ClientWords } from '@/app/ui/client-words';
import { VARIANT_IDS } from '@/lib/jass';
import { boardAreas } from '../games/[gameId]/areas';
import { Shell } from './shell';

export const metadata: Metadata = { robots: 'noindex' };

/** All that boards, lists and the form of a new game say: which of them it will be is not known yet. */
const AREAS = [
  'start',
  'games',
  'new-game',
  'options',
  'record',
  ...VARIANT_IDS.flatMap(boardAreas),
] as const;

/**
 * The page that the service worker shows for any other one without network. It is the same for
 * everybody: what is on it the phone puts there, from its own database, by the address.
 */
export default function ShellPage() {
  return (
    <ClientWords areas={AREAS}>
      <Shell />
    </ClientWords>
  );
}
