'use client';
import { useState } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
/** Under a Schieber slate: what each side still needs, declaring, and how the slate is drawn. */
import { later } from '@/app/ui/later';
import { headcount } from '@/lib/i18n/game';
import { race } from '@/lib/i18n/schieber';
import { useWords } from '@/lib/i18n/use-words';
import type { SchieberTally } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { PanelProps } from '../family';
import { countingOf } from './counting';
import type { Shown } from './panel-sheet';

// Loaded when one of its keys is tapped.
const PanelSheet = later(() => import('./panel-sheet'));

export function SchieberPanel(props: PanelProps<SchieberTally>) {
  const words = useWords();
  const { t } = words;
  const { table, over } = props;
  const [shown, setShown] = useState<Shown | null>(null);
  const names = sideNames(table);
  const { win, targets } = countingOf(table);
  const link = 'min-h-12 px-2 text-chalk/90 underline underline-offset-4';
  return (
    <div className="flex flex-col gap-2">
      {!over && new Set(targets).size > 1 && <p className="px-1">{race(words, names, targets)}</p>}
      {win === 'declared' && !over && (
        // Where a phone lies on its side they scroll up with the slate.
        <div className="flex gap-2" data-declares>
          {names.map((name, side) => (
            <button
              key={name}
              type="button"
              aria-label={t('schieber.panel.declareOf', { name })}
              className={`${keyOnSlate} min-w-0 flex-1 flex-col gap-0 px-1 text-[0.9375rem] leading-tight`}
              onClick={() => setShown({ kind: 'declare', side })}
            >
              <span className="max-w-full truncate font-normal">{name}</span>
              <span>{t('schieber.panel.declare', { n: headcount(name) })}</span>
            </button>
          ))}
        </div>
      )}
      <div className="flex justify-between">
        {!over && (
          <button type="button" className={link} onClick={() => setShown({ kind: 'needs' })}>
            {t('schieber.panel.needed')}
          </button>
        )}
        <button type="button" className={link} onClick={() => setShown({ kind: 'settings' })}>
          {t('schieber.panel.settings')}
        </button>
      </div>
      {shown && <PanelSheet {...props} shown={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
