'use client';
/** The sheets that the keys under a slate open. */
import { useId, useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { inFigures } from '@/lib/i18n/figures';
import { headcount } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import { type Side, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';
import { LinesOf, useNeeds } from './need-lines';
import { ScoringList } from './scoring-list';
import type { UnderSlateProps } from './under-slate';

export type Shown = { kind: 'needs' } | { kind: 'declare'; side: Side };

const LOOK = {
  list: 'divide-y divide-chalk/15 text-[1.0625rem] leading-snug *:py-2',
  note: 'py-1 text-[0.9375rem] text-chalk/85',
};

export default function SlateSheets({
  shown,
  onClose,
  ...props
}: UnderSlateProps & { shown: Shown; onClose: () => void }) {
  switch (shown.kind) {
    case 'needs':
      return <NeedSheet {...props} onClose={onClose} />;
    case 'declare':
      return <Declare {...props} side={shown.side} onClose={onClose} />;
  }
}

/** What each side has to do to win; where nobody can say it, how they stand. */
function NeedSheet({ state, explained, onClose }: UnderSlateProps & { onClose: () => void }) {
  const { t } = useWords();
  const found = useNeeds(state);
  const isStanding = found.ok && found.value.isStanding;
  return (
    <Sheet title={t(isStanding ? 'need.standing' : 'need.title')} onClose={onClose}>
      {found.ok && (
        <LinesOf
          needs={found.value}
          variantId={state.table.variant}
          totals={explained.hands.at(-1)?.totals}
          look={LOOK}
        />
      )}
      <ScoringList table={state.table} />
    </Sheet>
  );
}

/**
 * A side declares (bedankt sich): between two hands where it has enough, else in the middle of one that
 * has brought it the rest. Who has not enough is told what is missing.
 */
function Declare({
  state: { table },
  explained,
  side,
  onRecord,
  onEnter,
  onClose,
}: UnderSlateProps & { side: Side; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const [refusal, setRefusal] = useState('');
  const name = sideNames(table)[side] ?? '';
  const who = { who: name, n: headcount(words, name) };
  const missing = explained.outlook.sides[side]?.needs ?? 0;
  const points = explained.hands.at(-1)?.totals[side] ?? 0;
  const target = targetOf(table, side) ?? points + missing;
  return (
    <Sheet title={t('board.panel.declareOf', { name })} onClose={onClose}>
      <div aria-hidden="true" className="flex flex-col gap-2 pt-1 pb-3 flat:pb-2">
        <p className="flex items-baseline justify-between font-hand leading-none">
          <span className="text-[2.75rem] flat:text-[2rem]">
            {inFigures(words, 'points', points)}
          </span>
          <span className="text-[1.625rem] text-chalk-dim">
            {inFigures(words, 'points', target)}
          </span>
        </p>
        <div className="h-2.5 overflow-hidden rounded-full bg-chalk/15">
          <div
            className={`h-full rounded-full ${missing > 0 ? 'bg-chalk' : 'bg-yellow'}`}
            style={{ width: `${Math.min(100, (100 * points) / target)}%` }}
          />
        </div>
      </div>
      <p className="pb-4 text-[1.0625rem] leading-snug flat:pb-2">
        {missing > 0
          ? t('board.panel.early', { ...who, points, missing, target })
          : t('board.panel.hasEnough', who)}
      </p>
      {refusal && (
        <p role="alert" className="pb-3 text-refusal-chalk">
          {refusal}
        </p>
      )}
      <div className="flex flex-col gap-2 pb-2 flat:gap-1.5 flat:pb-0 flat:*:min-h-12!">
        {missing === 0 && (
          <Way
            look={actionOnSlate}
            title={t('board.panel.between')}
            why={t('board.panel.betweenWhy')}
            onTap={() => {
              const why = onRecord({ declared: side });
              if (why) setRefusal(why);
              else onClose();
            }}
          />
        )}
        <Way
          look={keyOnSlate}
          title={t('board.panel.inHand')}
          why={
            missing > 0
              ? t('board.panel.earlyHow', { who: name, missing })
              : t('board.panel.inHandWhy')
          }
          onTap={() => {
            onClose();
            onEnter({ declared: side, points: [] });
          }}
        />
        <button type="button" className={keyOnSlate} onClick={onClose}>
          {t('board.panel.playOn')}
        </button>
      </div>
    </Sheet>
  );
}

/** What a side plays to; null where it is no number of points. */
function targetOf({ variant: id, options }: Table, side: Side): number | null {
  const length = variant(id).gameLength(options);
  if (length.kind === 'race') return length.targets[side] ?? null;
  return length.kind === 'points' ? length.target : null;
}

/** One of the ways to declare, and when it is right. */
function Way({
  look,
  title,
  why,
  onTap,
}: {
  look: string;
  title: string;
  why: string;
  onTap: () => void;
}) {
  const id = useId();
  return (
    <button
      type="button"
      aria-label={title}
      aria-describedby={id}
      className={`${look} flex-col items-start! gap-0.5! px-4! py-2.5 text-left! flat:py-1.5`}
      onClick={onTap}
    >
      <span>{title}</span>
      <span id={id} className="font-normal text-[0.9375rem] leading-snug">
        {why}
      </span>
    </button>
  );
}
