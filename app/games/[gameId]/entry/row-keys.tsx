'use client';
/** A free row of the table of rows by sides, and the side that writes it: either may be chosen first. */
import { useState } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { capital } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import type { RowQuestion } from '@/lib/jass';
import type { QuestionProps } from './question';
import { RowSign } from './row-sign';

export default function RowKeys({ question, onAnswer }: QuestionProps<RowQuestion>) {
  const words = useWords();
  const [deck] = useDeck();
  const { names, rows, written } = question;
  const [side, setSide] = useState(question.side);
  const [row, setRow] = useState(question.row);
  const choose = (next: { side: number | null; row: number | null }) => {
    setSide(next.side);
    setRow(next.row);
    if (next.side !== null && next.row !== null) onAnswer(next);
  };
  /** What was chosen before gives way where both together are written already. */
  const unlessWritten = <T,>(chosen: T, ownRow: number | null, ownSide: number | null): T | null =>
    ownRow !== null && ownSide !== null && written[ownRow]?.[ownSide] !== null ? null : chosen;
  const chosen = row === null ? undefined : rows[row];
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <p
        aria-live="polite"
        className={`font-semibold leading-tight ${side === null && chosen ? 'text-yellow' : ''}`}
      >
        {side === null && chosen
          ? words.t('ask.rowWhose', { row: capital(saidInWords(words, chosen.says, deck)) })
          : chosen || side === null
            ? saidInWords(words, question.says, deck)
            : words.t('ask.sideRow', { side: names[side] ?? '' })}
      </p>
      <div className="flex gap-1.5">
        {names.map((name, own) => (
          <button
            key={name}
            type="button"
            aria-pressed={own === side}
            disabled={written.every((row) => row[own] !== null)}
            data-autofocus={own === (side ?? 0) ? '' : undefined}
            className={`${keyOnSlate} min-h-12! min-w-0 flex-1 px-1! text-[0.9375rem]`}
            onClick={() => choose({ side: own, row: unlessWritten(row, row, own) })}
          >
            <span className="line-clamp-2 text-balance leading-tight">{name}</span>
          </button>
        ))}
      </div>
      <div className="grid min-h-0 flex-1 auto-rows-[minmax(2.25rem,6rem)] grid-cols-3 gap-1.5 overflow-y-auto min-[22rem]:grid-cols-4 min-[26rem]:grid-cols-5 flat:auto-rows-fr roomy:auto-rows-[minmax(2.25rem,8rem)] desk:roomy:grid-cols-2">
        {rows.map((own, index) => (
          <button
            key={index}
            type="button"
            aria-pressed={index === row}
            disabled={
              side === null
                ? written[index]?.every((one) => one !== null)
                : written[index]?.[side] !== null
            }
            className="flex min-w-0 items-center justify-center gap-1.5 rounded-lg border border-chalk/25 bg-slate px-1 text-[0.8125rem] leading-tight tracking-tight roomy:tracking-normal active:bg-slate-dark disabled:opacity-30 roomy:text-[0.9375rem] choosable"
            onClick={() => choose({ side, row: index })}
          >
            <span className="sr-only">{`${saidInWords(words, own.says, deck)} ×${own.factor}`}</span>
            <span
              aria-hidden="true"
              className="flex min-w-0 flex-col items-center gap-1.5 max-[22rem]:gap-1"
            >
              {own.contract && <RowSign row={own} />}
              <span className="min-w-0 text-center leading-[1.1]">
                {capital(saidInWords(words, own.says, deck))}{' '}
                <span className="block text-chalk-dim">×{own.factor}</span>
              </span>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
