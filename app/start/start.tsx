'use client';
/**
 * The way in: for whoever has games here these, else what this is. The page is the same for everybody; which
 * of the two is shown its first script knows before anything is painted.
 */
import { lazy, Suspense, useState } from 'react';
import { useSpokenHere } from '@/app/ui/spoken-here';
import { usePlays } from '@/lib/browser/plays';
import type { VariantId } from '@/lib/jass';
import type { Example } from './example';
import { OwnFrame, type OwnParts } from './own-frame';
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
  const plays = usePlays();
  const [parts, setParts] = useState<OwnParts>({});
  return (
    <>
      {!plays && (
        <div className="plays:hidden">
          <Pitch {...props} />
        </div>
      )}
      {/* The frame that was painted first stays; what is in it comes. */}
      <div className={plays ? undefined : 'hidden plays:block'}>
        <OwnFrame {...parts} />
      </div>
      {plays && (
        <Suspense>
          <OwnGames onParts={setParts} />
        </Suspense>
      )}
    </>
  );
}
