'use client';
/** The sheets that the keys under a Schieber slate open. */
import { useState } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { useDeck } from '@/app/ui/use-setting';
import { needs, tooEarly } from '@/lib/i18n/schieber';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { type SchieberTally, type Side, TRUMPS } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { PanelProps } from '../family';
import { countingOf } from './counting';
import SlateSettings from './slate-settings';

export type Shown = { kind: 'needs' } | { kind: 'settings' } | { kind: 'declare'; side: Side };

export default function PanelSheet({
  shown,
  onClose,
  ...props
}: PanelProps<SchieberTally> & { shown: Shown; onClose: () => void }) {
  const { t } = useWords();
  const { table, tally } = props;
  const { targets } = countingOf(table);
  switch (shown.kind) {
    case 'settings':
      return <SlateSettings onClose={onClose} />;
    case 'needs':
      return (
        <Sheet title={t('schieber.panel.needed')} onClose={onClose}>
          <Needed
            {...props}
            missing={targets.map((target, side) => target - (tally.totals[side]?.points ?? 0))}
          />
        </Sheet>
      );
    case 'declare':
      return (
        <Declare
          {...props}
          side={shown.side}
          name={sideNames(table)[shown.side] ?? ''}
          target={targets[shown.side] ?? 0}
          onClose={onClose}
        />
      );
  }
}

/** What each side still needs, as card points under every trump. */
function Needed({ table, missing }: PanelProps<SchieberTally> & { missing: readonly number[] }) {
  const { multipliers } = countingOf(table);
  const names = sideNames(table);
  const words = useWords();
  const { t, format } = words;
  const [deck] = useDeck();
  // The first row is what is missing altogether, also where no trump counts single.
  const factors = [...new Set([1, ...Object.values(multipliers)])].sort((a, b) => a - b);
  return (
    <table className="mb-3 w-full border-collapse text-right">
      <thead>
        <tr className="border-chalk/20 border-b align-bottom text-[0.9375rem]">
          <th scope="col" className="py-2 text-left font-normal">
            {t('schieber.panel.pointsWith')}
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className="py-2 pl-2 font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {factors.map((factor) => (
          <tr key={factor} className="border-chalk/15 border-b">
            <th scope="row" className="py-2 text-left font-normal text-[0.9375rem]">
              ×{factor}
              {TRUMPS.some((trump) => multipliers[trump] === factor) && ': '}
              {TRUMPS.filter((trump) => multipliers[trump] === factor)
                .map((trump) => trumpName(words, trump, deck))
                .join(', ')}
            </th>
            {missing.map((points, side) => (
              <td key={side} className="py-2 pl-2 text-xl">
                {points > 0 ? format.number(Math.ceil(points / factor)) : t('board.enough')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A side declares (bedankt sich): between two hands, or in the middle of one. */
function Declare({
  tally,
  side,
  name,
  target,
  onRecord,
  onEnter,
  onClose,
}: PanelProps<SchieberTally> & {
  side: Side;
  name: string;
  target: number;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const has = tally.totals[side]?.points ?? 0;
  const [refusal, setRefusal] = useState('');
  return (
    <Sheet title={t('schieber.panel.declareOf', { name })} onClose={onClose}>
      <p className="pb-3">{needs(words, name, target - has)}</p>
      {refusal && (
        <p role="alert" className="pb-3 text-refusal-chalk">
          {refusal}
        </p>
      )}
      <div className="flex flex-col gap-2 pb-2">
        <button
          type="button"
          className={keyOnSlate}
          onClick={() => {
            if (has < target) return setRefusal(tooEarly(words, name, has, target));
            const why = onRecord({ declared: side });
            if (why) setRefusal(why);
            else onClose();
          }}
        >
          {t('schieber.panel.between')}
        </button>
        <button
          type="button"
          className={keyOnSlate}
          onClick={() => {
            onClose();
            onEnter({ declared: side });
          }}
        >
          {t('schieber.panel.inHand')}
        </button>
      </div>
    </Sheet>
  );
}
