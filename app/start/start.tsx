'use client';
/**
 * The way in: for whoever has games here these, else what this is. The page is the same for everybody; which
 * of the two is shown its first script knows before anything is painted.
 */
import { lazy, Suspense } from 'react';
import { useSpokenHere } from '@/app/ui/spoken-here';
import { usePlays } from '@/lib/browser/plays';
import type { VariantId } from '@/lib/jass';
import type { Example } from './example';
import { OwnFrame } from './own-frame';
import { Pitch } from './pitch';

const ownGames = () => import('./own-games');
const OwnGames = lazy(ownGames);
// On its way before the page is taken over.
if (typeof document !== 'undefined' && document.documentElement.dataset.plays !== undefined)
  ownGames().catch(() => undefined);

export type StartProps = {
  readonly offered: readonly VariantId[];
  readonly example: Example;
};

export function Start(props: StartProps) {
  useSpokenHere();
  return usePlays() ? (
    <Suspense fallback={<OwnFrame />}>
      <OwnGames />
    </Suspense>
  ) : (
    <>
      <div className="plays:hidden">
        <Pitch {...props} />
      </div>
      <div className="hidden plays:block">
        <OwnFrame />
      </div>
    </>
  );
}
