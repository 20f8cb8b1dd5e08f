'use client';
/** What can be changed of a game while it is played, on one sheet. */
import { useState } from 'react';
import { Sheet } from '@/app/ui/sheet';
import { useWords } from '@/lib/i18n/use-words';
import type { BoardBarProps } from '../board-bar';
import { Names } from './names';
import { Rules } from './rules';
import { Seats } from './seats';
import { SubstituteForm } from './substitute';
import { useChange } from './use-change';

const TABS = ['names', 'seats', 'substitute', 'rules'] as const;
/** Those that say who plays. */
const PLACING: readonly string[] = ['seats', 'substitute'];

export default function ChangeSheet({
  state,
  tally,
  back,
  live,
  onChange,
  onClose,
}: BoardBarProps & { onClose: () => void }) {
  const { t } = useWords();
  const [tab, setTab] = useState<(typeof TABS)[number]>('names');
  // What was typed on one stays there while another is looked at.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([tab]));
  const { seen, change, fault, forget } = useChange({ state, onChange, onDone: onClose });
  // Whoever came to the table of a league by a link is no scorer there.
  const isPlacing = back === null || live.table === null || live.table.role === 'host';
  const shared = { table: seen, fault, onChange: change };
  return (
    <Sheet title={t('change.title')} onClose={onClose} full>
      {/* All are as high, so that nothing moves under the finger that looks from one to the next. */}
      <div data-tabs="" className="flex gap-1.5 pt-1">
        {TABS.filter((one) => isPlacing || !PLACING.includes(one)).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === tab}
            className="min-h-12 min-w-0 flex-auto truncate rounded-lg border border-chalk/30 bg-slate px-1 text-[0.9375rem] choosable"
            onClick={() => {
              forget();
              setTab(one);
              setOpened(new Set([...opened, one]));
            }}
          >
            {t(`change.tabs.${one}`)}
          </button>
        ))}
      </div>
      {TABS.filter((one) => opened.has(one)).map((one) => (
        <div key={one} className={one === tab ? 'contents' : 'hidden'}>
          {one === 'names' && <Names {...shared} isPlacing={isPlacing} />}
          {one === 'seats' && <Seats {...shared} hands={state.hands.length} />}
          {one === 'substitute' && <SubstituteForm {...shared} state={state} tally={tally} />}
          {one === 'rules' && <Rules {...shared} state={state} tally={tally} />}
        </div>
      ))}
    </Sheet>
  );
}
