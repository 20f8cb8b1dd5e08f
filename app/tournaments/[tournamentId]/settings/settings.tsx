'use client';
/** What is agreed of a tournament, and who comes in by which link. Each part is set at once, by itself. */
import '@/lib/jass/all';
import { Refused } from '@/app/ui/form';
import type { Setting } from '@/lib/tournament';
import { HallNote } from '../print/hall-note';
import { useTell } from '../use-tell';
import { useWhole } from '../use-tournament';
import { Delete } from './delete';
import { Day, Money, Play, Ranked, Seats } from './fields';
import { Links } from './links';
import { Openness } from './openness';

/** Sets parts of what is agreed. */
export type Agree = (set: Partial<Setting>) => void;

export default function Settings() {
  const { whole, view } = useWhole();
  const { tell, fault } = useTell();
  const { setting } = whole;
  const agree: Agree = (set) => void tell({ kind: 'set-up', set });
  const parts = { setting, agree };
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
      <div className="flex min-w-0 max-w-xl flex-col gap-8">
        <Refused>{fault}</Refused>
        <Day {...parts} />
        <Play {...parts} hasRounds={whole.rounds.length > 0} />
        <Seats {...parts} />
      </div>
      <div className="flex min-w-0 max-w-xl flex-col gap-8">
        <Ranked {...parts} />
        <Money {...parts} />
        {view.runsIt && <Links />}
        {view.runsIt && <Openness />}
        <HallNote />
        {view.runsIt && <Delete />}
      </div>
    </div>
  );
}
