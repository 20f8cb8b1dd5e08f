'use client';
/**
 * A cell for every figure of a question. Cells are real inputs, so that a keyboard works just as
 * well; the phone's own would cover the slate and stays away.
 */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { type Cell, OUT, textOf } from './typing';

export function Cells({
  names,
  cells,
  values,
  active,
  label,
  onEnter,
  onText,
  onNext,
}: {
  names: readonly string[];
  cells: readonly Cell[];
  /** With the figures that follow from the others. */
  values: readonly (number | null)[];
  active: number;
  /** What is counted; card points where left out. */
  label?: string | undefined;
  onEnter: (cell: number) => void;
  onText: (text: string, cell: number, how: { isTyped: boolean }) => void;
  /** Enter on a keyboard. */
  onNext: () => void;
}) {
  const { t } = useWords();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  /** The cell that the last key went into. */
  const typedIn = useRef<number | null>(null);
  // Keyboard and keys below type into the same cell, also where what was left moved the active one.
  useEffect(() => {
    const focused = inputs.current.findIndex((one) => one?.matches(':focus') === true);
    if (focused !== -1 && focused !== active) inputs.current[active]?.focus();
  }, [active]);
  const onKey = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Tab') {
      // The step has been taken already: the number was whole, and the next field is there.
      const isThere = !event.shiftKey && typedIn.current !== null && typedIn.current !== index;
      typedIn.current = null;
      if (isThere) event.preventDefault();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onNext();
  };
  return (
    <div className={`grid gap-1.5 ${columns(names.length)}`}>
      {names.map((name, index) => {
        const cell = cells[index] ?? null;
        const follows = cell === null ? values[index] : null;
        return (
          <label
            key={name}
            className={`entry-cell ${index === active ? 'border-yellow' : 'border-chalk/20'}`}
          >
            <span className="cell-name">{name}</span>
            <input
              ref={(element) => {
                inputs.current[index] = element;
              }}
              inputMode="none"
              autoComplete="off"
              aria-label={
                label === undefined ? t('board.pad.pointsOf', { name }) : `${name}: ${label}`
              }
              value={textOf(cell)}
              placeholder={
                cell === OUT ? '✕' : follows === null ? '–' : textOf(follows ?? null) || '–'
              }
              data-autofocus={index === active ? '' : undefined}
              onFocus={(event) => {
                event.target.select();
                onEnter(index);
              }}
              onClick={() => {
                typedIn.current = null;
                onEnter(index);
              }}
              onChange={(event) => {
                typedIn.current = index;
                onText(event.target.value, index, { isTyped: !isDeleting(event.nativeEvent) });
              }}
              onKeyDown={(event) => onKey(event, index)}
              className="entry-figure"
            />
          </label>
        );
      })}
    </div>
  );
}

/** Many names stand in two lines or more, or nobody could read them. */
const columns = (names: number): string =>
  ['grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4 beside:grid-cols-2'][names - 1] ??
  (names < 7 ? 'grid-cols-3' : 'grid-cols-4 flat:grid-cols-3 tall:grid-cols-2');

const isDeleting = (event: Event): boolean =>
  'inputType' in event && String(event.inputType).startsWith('delete');
