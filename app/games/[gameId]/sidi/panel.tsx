'use client';
import { useState } from 'react';
/** Under the slate: what is being played, what makes and stops it, and how far to the target. */
import { later } from '@/app/ui/later';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import {
  bidValue,
  countsInWords,
  missingInWords,
  playsInWords,
  takesInWords,
} from '@/lib/i18n/sidi';
import { useWords } from '@/lib/i18n/use-words';
import type { SidiTally } from '@/lib/jass';
import { type Bid, sidiCounting } from '@/lib/sync/bid';
import { sideNames } from '@/lib/sync/deal';
import type { PanelProps } from '../family';
import { agreedBid, parseDraft } from './draft';

// Loaded when they are opened.
const SlateSettings = later(() => import('../schieber/slate-settings'));

export function SidiPanel({ table, tally, hands, over, draft }: PanelProps<SidiTally>) {
  const words = useWords();
  const { t } = words;
  const [settings, setSettings] = useState(false);
  const names = sideNames(table);
  const counting = sidiCounting(table);
  const left = parseDraft(draft, table, hands.length);
  const bid = left ? agreedBid(left, table) : null;
  return (
    <div className="flex flex-col gap-2">
      {!over && (
        <section
          aria-label={t('schieber.panel.needed')}
          className="rounded-xl bg-chalk/10 px-3 py-2"
        >
          {bid && (
            <Contract bid={bid} side={names[bid.side] ?? ''} counts={bidValue(bid, counting)} />
          )}
          <dl className="flex gap-3">
            {names.map((name, side) => (
              <div key={name} className="min-w-0 flex-1">
                <dt className="truncate text-[0.9375rem] text-chalk/85">{name}</dt>
                {bid && (
                  <dd className="font-semibold">{takesInWords(words, bid, bid.side === side)}</dd>
                )}
                <dd className="text-[0.9375rem]">
                  {missingInWords(words, counting.target - (tally.totals[side]?.points ?? 0))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <button
        type="button"
        className="min-h-12 self-end px-2 text-chalk/90 underline underline-offset-4"
        onClick={() => setSettings(true)}
      >
        {t('schieber.panel.settings')}
      </button>
      {settings && <SlateSettings onClose={() => setSettings(false)} />}
    </div>
  );
}

function Contract({ bid, side, counts }: { bid: Bid; side: string; counts: number }) {
  const words = useWords();
  const [deck] = useDeck();
  return (
    <div className="mb-2 flex items-center gap-3 border-chalk/20 border-b pb-2">
      <span className="text-yellow">
        <TrumpMark trump={bid.trump} deck={deck} size={36} />
      </span>
      <p className="text-[1.0625rem] leading-snug">
        <span className="font-semibold text-yellow">{playsInWords(words, side, bid, deck)}</span>{' '}
        {countsInWords(words, counts)}
      </p>
    </div>
  );
}
