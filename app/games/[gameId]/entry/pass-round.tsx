'use client';
/**
 * Hidden figures on one phone, which goes round the table: each types an own one that only they
 * see. What is passed on is not shown again before the last is in, nor after a reload; what is being
 * typed is kept nowhere.
 */
import { useEffect, useRef, useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import type { FiguresQuestion } from '@/lib/jass';
import { OwnFigure } from './own-figure';
import { Places } from './places';
import { type Cell, inOrder } from './typing';

export default function PassRound({
  question,
  cells,
  failure,
  onCells,
  onAll,
}: {
  question: FiguresQuestion;
  /** Those that were typed, by seat. */
  cells: readonly Cell[];
  failure: string;
  onCells: (cells: readonly Cell[]) => void;
  onAll: (cells: readonly Cell[]) => void;
}) {
  const { t } = useWords();
  // Whether the phone is with whoever types next, or on its way.
  const [isThere, setThere] = useState(false);
  const order = inOrder(question);
  const left = order.filter((seat) => cells[seat] === null);
  const seat = left[0] ?? order.at(-1) ?? 0;
  const name = question.names[seat] ?? '';
  const isLast = left.length <= 1;
  const key = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isThere) key.current?.focus();
  }, [isThere]);

  if (isThere)
    return (
      <OwnFigure
        key={seat}
        question={question}
        name={name}
        says={t(isLast ? 'ask.hidden.typeLast' : 'ask.hidden.type', { name })}
        failure={failure}
        label={t(isLast ? 'ask.hidden.show' : 'ask.hidden.hide')}
        onFigure={(figure) => {
          const typed = cells.map((old, index) => (index === seat ? figure : old));
          if (isLast) return onAll(typed);
          setThere(false);
          onCells(typed);
        }}
      />
    );
  return (
    <div className="entry-form">
      <div className="entry-page">
        <Places
          names={question.names}
          own={seat}
          stateOf={(one) => (cells[one] !== null ? 'hidden' : one === seat ? 'now' : 'waiting')}
        />
        <p
          aria-live="polite"
          className="py-2 text-center font-hand text-[1.75rem] leading-tight low:py-1 low:text-[1.5rem]"
        >
          {t('ask.hidden.passTo', { name })}
        </p>
      </div>
      <div className="entry-foot">
        {left.length < cells.length && (
          <button
            type="button"
            className={`${keyOnSlate} shrink-0 px-3! text-base`}
            onClick={() => onCells(cells.map(() => null))}
          >
            {t('ask.hidden.again')}
          </button>
        )}
        <button
          ref={key}
          type="button"
          data-autofocus=""
          className={`${actionOnSlate} min-w-0 flex-1 px-2!`}
          onClick={() => setThere(true)}
        >
          <span className="truncate">{t('ask.hidden.iAm', { name })}</span>
        </button>
      </div>
    </div>
  );
}
