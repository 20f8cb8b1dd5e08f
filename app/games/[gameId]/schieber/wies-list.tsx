'use client';
/** Melds from a list: whose they are, and which; only one side scores its own. */
import { useState } from 'react';
import { EraseIcon } from '@/app/ui/icons';
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
    <fieldset className="entry-keys flex flex-col gap-2 pb-1 flat:gap-1.5">
      <legend className="pb-1.5 font-semibold flat:sr-only">{t('schieber.wies.whose')}</legend>
      <div className="flex gap-2">
        {names.map((name, i) => (
          <button
            key={name}
            type="button"
            aria-pressed={i === side}
            className={`${keyOnSlate} min-h-12 min-w-0 flex-1 px-2 flat:min-h-12! flat:px-1 flat:py-0.5 text-[0.9375rem] flat:leading-tight`}
            onClick={() => {
              setSide(i);
              give(own, i);
            }}
          >
            <span className="truncate flat:line-clamp-2 flat:whitespace-normal">{name}</span>
          </button>
        ))}
      </div>
      <div className="grid grid-cols-4 gap-1.5 flat:grid-cols-3 flat:gap-1">
        {[...SEQUENCE_IDS, ...countingFours(trump)].map((meld) => (
          <button
            key={meld}
            type="button"
            className="h-12 flat:h-auto flat:min-h-10 flat:py-0.5 rounded-lg border border-chalk/25 bg-slate px-0 text-[0.8125rem] leading-tight active:bg-slate-dark"
            onClick={() => give([...own, meld])}
          >
            {meldName(words, meld)}
            <span className="block text-[0.8125rem] text-chalk-dim">{wiesPoints([meld])}</span>
          </button>
        ))}
      </div>
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
      {/* On its side the phone has no room for more lines: the hint goes, and what is long wraps. */}
      <div className="sticky -bottom-3 flex min-h-12 flex-wrap items-center justify-between gap-2 bg-slate-light py-1 flat:gap-y-1 flat:pb-2">
        <button
          type="button"
          className="min-h-12 basis-full text-left underline underline-offset-4 flat:min-w-0 flat:flex-1 flat:basis-0 flat:text-[0.8125rem] flat:leading-tight"
          onClick={() => setLaysOut(true)}
        >
          {t('schieber.wies.layOut')}
        </button>
        <p
          aria-live="polite"
          className={`min-w-0 flex-1 text-[0.9375rem] ${own.length > 0 ? 'flat:-order-1 flat:line-clamp-2 flat:basis-full flat:text-[0.8125rem] flat:leading-tight' : 'flat:sr-only'}`}
        >
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
              aria-label={t('board.keys.takeBack')}
              className="grid min-h-12 min-w-12 place-items-center px-2 underline flat:px-0"
              onClick={() => give(own.slice(0, -1))}
            >
              <span className="flat:hidden">{t('board.keys.takeBack')}</span>
              <span className="hidden flat:block">
                <EraseIcon />
              </span>
            </button>
          )}
          <button
            type="button"
            className={`${keyOnSlate} min-h-12 flat:min-h-12! flat:px-3`}
            onClick={onDone}
          >
            {t('schieber.wies.done')}
          </button>
        </div>
      </div>
    </fieldset>
  );
}
