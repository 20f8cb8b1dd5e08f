'use client';
/** The sheets that the keys under a slate open. */
import { useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { headcount } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import type { Side } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import NeedLines from './need-lines';
import { ScoringList } from './scoring-list';
import type { UnderSlateProps } from './under-slate';

export type Shown = { kind: 'needs' } | { kind: 'declare'; side: Side };

const LOOK = {
  list: 'divide-y divide-chalk/15 text-[1.0625rem] leading-snug *:py-2.5',
  note: 'py-1 text-[0.9375rem] text-chalk/85',
};

export default function SlateSheets({
  shown,
  onClose,
  ...props
}: UnderSlateProps & { shown: Shown; onClose: () => void }) {
  const { t } = useWords();
  switch (shown.kind) {
    case 'needs':
      return (
        <Sheet title={t('need.title')} onClose={onClose}>
          <NeedLines state={props.state} look={LOOK} />
          <ScoringList table={props.state.table} />
        </Sheet>
      );
    case 'declare':
      return <Declare {...props} side={shown.side} onClose={onClose} />;
  }
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
  return (
    <Sheet title={t('board.panel.declareOf', { name })} onClose={onClose}>
      <div className="flex flex-col gap-2 pb-3 text-[1.0625rem] leading-snug">
        {missing > 0 ? (
          <>
            <p className="font-semibold text-yellow">
              {t('board.panel.early', { ...who, points, missing, target: points + missing })}
            </p>
            <p>{t('board.panel.earlyHow', { who: name, missing })}</p>
          </>
        ) : (
          <p>{t('board.panel.hasEnough', who)}</p>
        )}
      </div>
      {refusal && (
        <p role="alert" className="pb-3 text-refusal-chalk">
          {refusal}
        </p>
      )}
      <div className="flex flex-col gap-2 pb-2">
        {missing === 0 && (
          <button
            type="button"
            className={actionOnSlate}
            onClick={() => {
              const why = onRecord({ declared: side });
              if (why) setRefusal(why);
              else onClose();
            }}
          >
            {t('board.panel.between')}
          </button>
        )}
        <button
          type="button"
          className={keyOnSlate}
          onClick={() => {
            onClose();
            onEnter({ declared: side, points: [] });
          }}
        >
          {t('board.panel.inHand')}
        </button>
        {missing > 0 && (
          <button type="button" className={keyOnSlate} onClick={onClose}>
            {t('board.finish.keep')}
          </button>
        )}
      </div>
    </Sheet>
  );
}
