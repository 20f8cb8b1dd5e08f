'use client';
/** The sheets that the keys under a slate open. */
import { useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { useDeck } from '@/app/ui/use-setting';
import { inFigures } from '@/lib/i18n/figures';
import { headcount } from '@/lib/i18n/game';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { nextEntry, type Side, TRUMPS, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { recordOf } from '@/lib/sync/game';
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
          <Needed {...props} />
          <ScoringList table={props.state.table} />
        </Sheet>
      );
    case 'declare':
      return <Declare {...props} side={shown.side} onClose={onClose} />;
  }
}

/** Where what is trumps multiplies: what each side still needs, as points under every trump. */
function Needed({ state, explained }: UnderSlateProps) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const { figure } = variant(state.table.variant);
  const { sides } = explained.outlook;
  const next = nextEntry(recordOf(state));
  const trumps = next.ok ? next.value.ask({}).questions.find(({ kind }) => kind === 'trump') : null;
  const times = trumps?.kind === 'trump' ? trumps.times : null;
  if (!times || sides.every(({ needs }) => needs === null)) return null;
  // The first row is what is missing altogether, also where no trump counts single.
  const factors = [...new Set([1, ...Object.values(times)])].sort((a, b) => a - b);
  const called = (factor: number) =>
    TRUMPS.filter((trump) => times[trump] === factor)
      .map((trump) => trumpName(words, trump, deck))
      .join(', ');
  return (
    <table className="my-3 w-full border-collapse text-right">
      <thead>
        <tr className="border-chalk/20 border-b align-bottom text-[0.9375rem]">
          <th scope="col" className="py-2 text-left font-normal">
            {t('board.panel.pointsWith')}
          </th>
          {sideNames(state.table).map((name) => (
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
              {`×${factor}${called(factor) && `: ${called(factor)}`}`}
            </th>
            {sides.map(({ needs }, side) => (
              <td key={side} className="py-2 pl-2 text-xl">
                {needs === null
                  ? '–'
                  : needs > 0
                    ? inFigures(words, figure, Math.ceil(needs / factor))
                    : t('board.enough')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
