'use client';
/**
 * Card points for several seats or sides: a cell each and big keys under the thumb. The last blank
 * cell fills itself in from the total. Cells are real inputs, so a keyboard works just as well.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import type { CountedTrump } from '@/lib/jass';
import { EraseIcon } from './icons';
import { keepsFocus } from './keys';
import { later } from './later';

// Loaded when somebody counts.
const CountCards = later(() => import('./count-cards'));

/** What is typed, by cell; '' is blank, and zero is only ever typed on purpose. */
export type Typed = readonly string[];

/** The points as far as they are known, the last one filled in; `null` while more are missing. */
export function pointsOf(typed: Typed, total: number): { points: number[] | null; filled: number } {
  const blank = typed.flatMap((value, i) => (value === '' ? [i] : []));
  const sum = sumOf(typed);
  if (blank.length > 1 || (blank.length === 1 && sum > total)) return { points: null, filled: -1 };
  const filled = blank[0] ?? -1;
  return { points: typed.map((value, i) => (i === filled ? total - sum : Number(value))), filled };
}

/** Can the figure in this cell not grow any more, because with another digit it would be too much? */
export function isFull(typed: Typed, cell: number, total: number): boolean {
  const value = typed[cell] ?? '';
  if (value === '') return false;
  return value === '0' || sumOf(typed) + Number(value) * 9 > total;
}

export const sumOf = (typed: Typed): number =>
  typed.reduce((sum, value) => sum + Number(value || 0), 0);

/** How the cards of a cell can be counted. */
export type Counting = {
  /** What may be trumps; one only where it is known. */
  readonly trumps: readonly CountedTrump[];
  /** All the cards are out, so that the others' cards will do as well. */
  readonly isFullPack: boolean;
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export function PointsPad({
  labels,
  typed,
  points,
  active,
  onType,
  onActive,
  onEnter,
  onNext,
  keys = true,
  count,
  children,
}: {
  labels: readonly string[];
  typed: Typed;
  /** As `pointsOf` gives them. */
  points: readonly number[] | null;
  active: number;
  onType: (typed: Typed) => void;
  onActive: (cell: number) => void;
  /** Enter on a keyboard when nothing is left to type. */
  onEnter: () => void;
  /** What "Next" leads to when nothing is left to type; the next cell where left out. */
  onNext?: (() => void) | undefined;
  /** The keys give way while a question is open; a tap on a cell brings them back. */
  keys?: boolean;
  /** With it the cards can be counted into the active cell. */
  count?: Counting;
  /** What stands between the cells and the keys. */
  children?: React.ReactNode;
}) {
  const { t } = useWords();
  const cells = useRef<(HTMLInputElement | null)[]>([]);
  const [isCounting, setCounting] = useState(false);
  // What was trumps stays for the next cell of the same hand.
  const [asked, setAsked] = useState<CountedTrump | null>(null);
  // A cell that one comes back to: the first digit stands for a new figure, not one more.
  const [fresh, setFresh] = useState(typed[active] !== '');
  const enter = (cell: number) => {
    setFresh(true);
    onActive(cell);
  };
  const go = (cell: number) => {
    enter(cell);
    cells.current[cell]?.focus();
  };
  // Keyboard and keys below type into the same cell, also where what was left moved the active one.
  useEffect(() => {
    const focused = cells.current.findIndex((one) => one === document.activeElement);
    if (focused !== -1 && focused !== active) cells.current[active]?.focus();
  }, [active]);
  const put = (value: string, cell = active) => {
    setFresh(false);
    const digits = value
      .replace(/\D/g, '')
      .replace(/^0+(?=\d)/, '')
      .slice(0, 3);
    onType(typed.map((old, i) => (i === cell ? digits : old)));
  };
  const next = () => {
    const after = typed.map((_, i) => (active + 1 + i) % typed.length);
    const blank = after.find((i) => typed[i] === '' && i !== active);
    if (points && typed[active] !== '') onEnter();
    else if (blank !== undefined) go(blank);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    next();
  };
  const value = fresh ? '' : (typed[active] ?? '');
  // Where a phone lies on its side the keys are narrow: there counting has a row of its own.
  const below = count ? 'col-span-3 flat:col-span-4' : 'col-span-4';
  return (
    <>
      <div className="flex gap-2">
        {labels.map((label, i) => {
          const filledIn = typed[i] === '' && points ? String(points[i]) : '';
          return (
            <label
              key={label}
              className={`min-w-0 flex-1 rounded-lg border-2 bg-slate px-2 flat:px-1 pt-1 ${i === active ? 'border-yellow' : 'border-chalk/20'}`}
            >
              <span className="block truncate text-[0.8125rem] text-chalk/85">{label}</span>
              <input
                ref={(element) => {
                  cells.current[i] = element;
                }}
                // The keys below type; the phone's own keyboard would cover the slate.
                inputMode="none"
                autoComplete="off"
                aria-label={t('board.pad.pointsOf', { name: label })}
                value={typed[i]}
                placeholder={filledIn || '–'}
                data-autofocus={i === active ? '' : undefined}
                onFocus={(event) => {
                  event.target.select();
                  if (i !== active) enter(i);
                  else setFresh(typed[i] !== '');
                }}
                onClick={() => enter(i)}
                onChange={(event) => put(event.target.value, i)}
                onKeyDown={onKey}
                className="w-full bg-transparent pb-1 text-[1.75rem] flat:text-[1.5rem] leading-9 outline-none selection:bg-yellow/40 placeholder:text-chalk-dim"
              />
            </label>
          );
        })}
      </div>
      {children}
      <fieldset
        hidden={!keys}
        className="entry-keys grid grid-cols-12 gap-1.5 [&[hidden]]:hidden"
        {...keepsFocus}
      >
        <legend className="sr-only">{t('board.pad.keys')}</legend>
        {DIGITS.map((digit) => (
          <PadKey key={digit} span="col-span-4" onTap={() => put(value + digit)}>
            {digit}
          </PadKey>
        ))}
        <PadKey
          span={`${below} left-handed:order-4`}
          label={t('board.pad.erase')}
          onTap={() => put((typed[active] ?? '').slice(0, -1))}
        >
          <EraseIcon />
        </PadKey>
        <PadKey span={`${below} left-handed:order-3`} onTap={() => put(`${value}0`)}>
          0
        </PadKey>
        {count && (
          <PadKey
            span="col-span-3 left-handed:order-2 flat:order-5! flat:col-span-12"
            opens
            onTap={() => setCounting(true)}
          >
            <span className="text-[1.0625rem] max-[22rem]:text-[0.9375rem]">
              {t('board.pad.count')}
            </span>
          </PadKey>
        )}
        {labels.length > 1 && (
          <PadKey
            span={`${below} left-handed:order-1`}
            onTap={() => (points && onNext ? onNext() : go((active + 1) % labels.length))}
          >
            <span className="text-[1.0625rem] max-[22rem]:text-[0.9375rem]">
              {t('board.pad.next')}
            </span>
          </PadKey>
        )}
      </fieldset>
      {count && isCounting && (
        <CountCards
          name={labels[active] ?? ''}
          others={labels.filter((_, i) => i !== active)}
          trumps={count.trumps}
          trump={count.trumps.length === 1 ? (count.trumps[0] ?? null) : asked}
          onTrump={setAsked}
          isFullPack={count.isFullPack}
          onTake={(counted) => {
            put(String(counted));
            setCounting(false);
          }}
          onClose={() => setCounting(false)}
        />
      )}
    </>
  );
}

function PadKey({
  onTap,
  label,
  span,
  opens = false,
  children,
}: {
  onTap: () => void;
  label?: string;
  span: string;
  /** Opens a sheet, which a keyboard can reach no other way. */
  opens?: boolean;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      tabIndex={opens ? 0 : -1}
      aria-haspopup={opens ? 'dialog' : undefined}
      aria-label={label}
      onClick={onTap}
      className={`${span} grid h-14 place-items-center short:h-11 rounded-lg bg-slate text-[1.625rem] text-chalk active:bg-slate-dark`}
    >
      {children}
    </button>
  );
}
