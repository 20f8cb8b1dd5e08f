'use client';
/** What is agreed of a tournament, and who comes in by which link. Each part is set at once, by itself. */
import '@/lib/jass/all';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { useWords } from '@/lib/i18n/use-words';
import { resultOf, type Setting } from '@/lib/tournament';
import { HallNote } from '../print/hall-note';
import { useTell } from '../use-tell';
import { useWhole } from '../use-tournament';
import { SavedContext } from './controls';
import { Delete } from './delete';
import { Day, Money, Play, Ranked, Seats } from './fields';
import { Links } from './links';
import { Openness } from './openness';

/** Sets parts of what is agreed. */
export type Agree = (set: Partial<Setting>) => void;

export default function Settings() {
  const { t } = useWords();
  const { whole, view, waiting } = useWhole();
  const { tell, fault } = useTell();
  const [changed, setChanged] = useState<readonly string[]>([]);
  const { setting, rounds } = whole;
  const agree: Agree = (set) =>
    setChanged(tell({ kind: 'set-up', set }) === null ? [] : Object.keys(set));
  const parts = { setting, agree };
  const isTyped = rounds.some(({ tables }) => tables.some((own) => resultOf(own) !== null));
  return (
    <SavedContext value={waiting === 0 ? changed : []}>
      <p className="text-ink-dim">{t('tournaments.settings.atOnce')}</p>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="flex min-w-0 max-w-xl flex-col gap-8">
          <Day {...parts} />
          <Play {...parts} isDrawn={rounds.length > 0} isTyped={isTyped} />
          <Ranked {...parts} />
        </div>
        <div className="flex min-w-0 max-w-xl flex-col gap-8">
          <Seats {...parts} />
          <Money {...parts} />
          {view.runsIt && <Links />}
          {view.runsIt && <Openness />}
          <HallNote />
          {view.runsIt && <Delete />}
        </div>
      </div>
      <div className="sticky bottom-2 z-10 not-has-[*]:hidden">
        <Refused>{fault}</Refused>
      </div>
    </SavedContext>
  );
}
