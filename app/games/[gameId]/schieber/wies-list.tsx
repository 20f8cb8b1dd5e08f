'use client';
/** Melds from a list: whose they are, and which; only one side scores its own. */
import { useState } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { meldName, meldNames } from '@/lib/i18n/schieber';
import { useWords } from '@/lib/i18n/use-words';
import {
  countingFours,
  type MeldId,
  SEQUENCE_IDS,
  type Seat,
  type Side,
  type Trump,
  wiesPoints,
} from '@/lib/jass';
import type { Table } from '@/lib/sync/game';
import LayOutWies from './lay-out-wies';

export default function WiesList({
  names,
  trump,
  wies,
  onChange,
  table,
  leads,
  onDone,
}: {
  names: readonly string[];
  trump: Trump;
  /** Melds by side. */
  wies: readonly (readonly MeldId[])[];
  onChange: (wies: readonly (readonly MeldId[])[]) => void;
  /** For counting them from the cards themselves: the table, and who leads to the first trick. */
  table: Table;
  leads: Seat;
  onDone: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const [side, setSide] = useState<Side>(
    Math.max(
      0,
      wies.findIndex((melds) => melds.length > 0),
    ),
  );
  const [laysOut, setLaysOut] = useState(false);
  const own = wies[side] ?? [];
  // The melds of the side that scores are the only ones that are written.
  const give = (melds: readonly MeldId[], to = side) =>
    onChange(names.map((_, i) => (i === to ? melds : [])));
  return (
    <fieldset className="entry-keys flex flex-col gap-2 pb-1">
      <legend className="pb-1.5 font-semibold flat:sr-only">{t('schieber.wies.whose')}</legend>
      <div className="flex gap-2">
        {names.map((name, i) => (
          <button
            key={name}
            type="button"
            aria-pressed={i === side}
            className={`${keyOnSlate} min-h-12 min-w-0 flex-1 px-2 flat:px-1 text-[0.9375rem] flat:leading-tight`}
            onClick={() => {
              setSide(i);
              give(own, i);
            }}
          >
            <span className="truncate flat:line-clamp-2 flat:whitespace-normal">{name}</span>
          </button>
        ))}
      </div>
      <div className="grid grid-cols-4 gap-1.5 flat:grid-cols-3">
        {[...SEQUENCE_IDS, ...countingFours(trump)].map((meld) => (
          <button
            key={meld}
            type="button"
            className="h-12 flat:h-auto flat:py-1 rounded-lg border border-chalk/25 bg-slate px-0 text-[0.8125rem] leading-tight active:bg-slate-dark"
            onClick={() => give([...own, meld])}
          >
            {meldName(words, meld)}
            <span className="block text-[0.8125rem] text-chalk-dim">{wiesPoints([meld])}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        className="min-h-12 self-start underline underline-offset-4"
        onClick={() => setLaysOut(true)}
      >
        {t('schieber.wies.layOut')}
      </button>
      {laysOut && (
        <LayOutWies
          table={table}
          leads={leads}
          trump={trump}
          onTake={(counted) => {
            onChange(counted);
            onDone();
          }}
          onClose={() => setLaysOut(false)}
        />
      )}
      <div className="sticky -bottom-3 flex min-h-12 items-center justify-between gap-2 bg-slate-light py-1 flat:pb-4">
        <p aria-live="polite" className="text-[0.9375rem]">
          {own.length > 0
            ? t('schieber.wies.sum', {
                melds: meldNames(words, own),
                points: String(wiesPoints(own)),
              })
            : t('schieber.wies.tap')}
        </p>
        <div className="flex shrink-0 gap-2">
          {own.length > 0 && (
            <button
              type="button"
              className="min-h-12 px-2 underline"
              onClick={() => give(own.slice(0, -1))}
            >
              {t('board.keys.takeBack')}
            </button>
          )}
          <button type="button" className={`${keyOnSlate} min-h-12`} onClick={onDone}>
            {t('schieber.wies.done')}
          </button>
        </div>
      </div>
    </fieldset>
  );
}
