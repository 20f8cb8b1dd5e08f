'use client';
/**
 * The way in: for whoever has games here these, else what this is. The page is the same for everybody; which
 * of the two is shown its first script knows before anything is painted.
 */
import { useState } from 'react';
import { later } from '@/app/ui/later';
import { useSpokenHere } from '@/app/ui/spoken-here';
import { usePlays } from '@/lib/browser/plays';
import type { VariantId } from '@/lib/jass';
import type { Example } from './example';
import { OwnFrame, type OwnParts } from './own-frame';
import { Pitch } from './pitch';

// No Suspense: what waits in one React shows 300 ms later.
const OwnGames = later(() => import('./own-games'));
// On its way before the page is taken over.
if (typeof document !== 'undefined' && document.documentElement.dataset.plays !== undefined)
  void OwnGames.fetchAhead();

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
      {plays && <OwnGames onParts={setParts} />}
    </>
  );
}
