'use client';
/** The door: who is entered, who is here, who has paid; newcomers by their name alone. */
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { useWords } from '@/lib/i18n/use-words';
import type { KeptEntrant } from '@/lib/tournament';
import { Figures } from '../figures';
import { useTell } from '../use-tell';
import { useWhole } from '../use-tournament';
import { AddBest } from './add-best';
import { AddList } from './add-list';
import { EntrantRow } from './entrant-row';
import { FILTERS, type Filter, fits, matching } from './filters';
import { Newcomer } from './newcomer';

export default function Entrants() {
  const { t } = useWords();
  const { whole } = useWhole();
  const { entrants, setting } = whole;
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [open, setOpen] = useState<string | null>(null);
  const { tell, fault } = useTell();
  const hasMoney = setting.startMoneyRappen > 0;
  const shown = matching(entrants, typed).filter((one) => fits(one, filter));
  const coming = entrants.filter(({ left, waiting }) => left === null && !waiting);
  const filters = FILTERS.filter(
    (one) =>
      one === 'all' ||
      one === filter ||
      ((one !== 'unpaid' || hasMoney) && entrants.some((entrant) => fits(entrant, one))),
  );
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-3">
        <Newcomer
          typed={typed}
          onTyped={setTyped}
          hasMoney={hasMoney}
          found={matching(entrants, typed).length}
          tell={tell}
        />
        <Refused>{fault}</Refused>
        {entrants.length > 0 && (
          <fieldset className="flex flex-wrap gap-1.5" aria-label={t('tournament-entrants.show')}>
            {filters.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={filter === one}
                onClick={() => setFilter(one)}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-ink/25 px-3.5 text-[0.9375rem] choosable"
              >
                {t(`tournament-entrants.filters.${one}`)}
                <span className="tabular-nums">
                  {entrants.filter((entrant) => fits(entrant, one)).length}
                </span>
              </button>
            ))}
          </fieldset>
        )}
        <ul className="divide-y divide-ink/10 border-ink/10 border-y empty:hidden">
          {shown.map((entrant) => (
            <EntrantRow
              key={entrant.id}
              entrant={entrant}
              hasMoney={hasMoney}
              isOpen={open === entrant.id}
              onOpen={(isOpen) => setOpen(isOpen ? entrant.id : null)}
              tell={tell}
            />
          ))}
        </ul>
        {entrants.length > 0 && shown.length === 0 && typed === '' && (
          <p role="status" className="text-ink-dim">
            {t('tournament-entrants.none')}
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6 max-lg:order-last">
        <section
          aria-label={t('tournament-entrants.summary')}
          className="rounded-xl border border-ink/15 bg-card px-4 py-3 max-lg:hidden"
        >
          <Figures all={figuresOf(coming, { hasMoney, t })} />
        </section>
        <AddList isOpen={entrants.length === 0} known={entrants} tell={tell} />
        <AddBest known={entrants} tell={tell} />
      </div>
    </div>
  );
}

const figuresOf = (
  coming: readonly KeptEntrant[],
  { hasMoney, t }: { hasMoney: boolean; t: ReturnType<typeof useWords>['t'] },
) => [
  { value: coming.length, label: t('tournaments.today.entered') },
  {
    value: coming.filter(({ present }) => present).length,
    label: t('tournaments.today.present'),
  },
  ...(hasMoney
    ? [{ value: coming.filter(({ paid }) => paid).length, label: t('tournaments.today.paid') }]
    : []),
];
