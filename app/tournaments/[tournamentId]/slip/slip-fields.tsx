'use client';
/**
 * The figures of a slip: points of each side, and matches where there may be some. Enter leads on, and
 * writes where all of it adds up, so that eyes need not leave the paper.
 */
import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react';
import { Keypad } from '@/app/games/[gameId]/entry/keypad';
import { inputOnPaper } from '@/app/ui/form';
import { useWords } from '@/lib/i18n/use-words';
import type { Figures } from '@/lib/tournament';
import { checkSlip, type SlipCheck, type SlipRules, type Typed } from './entry';

/** The fields, for what stands around them. */
export type SlipHandle = { readonly begin: (at?: number) => void };

const field = `${inputOnPaper} text-center font-semibold text-2xl! tabular-nums px-1!`;

export function SlipFields({
  rules,
  names,
  typed,
  onTyped,
  onDone,
  before,
  note,
  handle,
}: {
  rules: SlipRules;
  /** Who is meant by each figure. */
  names: readonly string[];
  typed: Typed;
  onTyped: (typed: Typed) => void;
  /** All of it adds up. */
  onDone: (figures: Figures) => void;
  /** A field in front of them, as for the number of the table. */
  before?: {
    readonly label: string;
    readonly value: string;
    readonly onTyped: (value: string) => void;
    /** Enter in it; answers whether it leads on. */
    readonly onEnter: () => boolean;
  };
  /** Said in the place of the sum, as long as it is there. */
  note?: React.ReactNode;
  handle?: React.Ref<SlipHandle>;
}) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [isTold, setTold] = useState(false);
  const check = checkSlip(rules, typed);
  const inputs = () => [...(box.current?.querySelectorAll('input') ?? [])];
  const first = before ? 1 : 0;
  const matchesAt = first + rules.sides;
  const focus = (at: number) => {
    const input = inputs()[at];
    input?.focus();
    input?.select();
  };
  useImperativeHandle(handle, () => ({ begin: (at = 0) => focus(at) }));
  const set = (at: number, text: string) => {
    setTold(false);
    if (before && at === 0) return before.onTyped(text.replace(/\D/g, '').slice(0, 5));
    const figure = text.replace(/[^\d-]/g, '').slice(0, 7);
    const of = at >= matchesAt ? 'matches' : 'points';
    const own = at - (of === 'matches' ? matchesAt : first);
    onTyped({ ...typed, [of]: typed[of].with(own, figure) });
  };
  const next = (at: number) => {
    if (before && at === 0) {
      if (before.onEnter()) focus(1);
      else focus(0);
      return;
    }
    if (at >= matchesAt - 1 && check.kind === 'fits') return onDone(check.figures);
    if (at < matchesAt - 1) return focus(at + 1);
    if (at === matchesAt - 1 && check.kind === 'matches') return focus(matchesAt);
    if (at >= matchesAt && at < matchesAt + rules.sides - 1) return focus(at + 1);
    setTold(true);
    focus(first + (check.kind === 'missing' ? check.at : 0));
  };
  const at = () => Math.max(0, inputs().indexOf(document.activeElement as HTMLInputElement));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    next(at());
  };
  const cell = (index: number, value: string, label: string, isWrong = false) => (
    <input
      key={label}
      // The page has keys of its own for thumbs; a keyboard types in any case.
      inputMode="none"
      enterKeyHint="next"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={value}
      onChange={(event) => set(index, event.target.value)}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target.select()}
      className={field}
    />
  );
  const isWrong = isTold && check.kind === 'wrong';
  const columns = before ? `5rem repeat(${rules.sides}, minmax(0, 1fr))` : undefined;
  return (
    <div ref={box} className="flex flex-col gap-2">
      <div
        className="grid items-end gap-x-2 gap-y-1"
        style={{ gridTemplateColumns: columns ?? `repeat(${rules.sides}, minmax(0, 1fr))` }}
      >
        {before && <span className="font-semibold">{before.label}</span>}
        {names.map((name, side) => (
          <span key={`${side} ${name}`} className="min-w-0 text-[0.9375rem] leading-tight">
            <b>{letter(side, rules)}</b> {name}
          </span>
        ))}
        {before && cell(0, before.value, before.label)}
        {typed.points.map((value, side) =>
          cell(
            first + side,
            value,
            t('tournament-desk.pointsOf', { side: letter(side, rules) }),
            isWrong,
          ),
        )}
        {rules.bonus > 0 && (
          <>
            {before && (
              <span className="self-center text-[0.9375rem] text-ink-dim">
                {t('tournament-desk.matches')}
              </span>
            )}
            {typed.matches.map((value, side) => (
              <span key={letter(side, rules)} className="block">
                {!before && (
                  <span className="text-[0.9375rem] text-ink-dim">
                    {t('tournament-desk.matches')}
                  </span>
                )}
                {cell(
                  matchesAt + side,
                  value,
                  t('tournament-desk.matchesOf', { side: letter(side, rules) }),
                  isWrong,
                )}
              </span>
            ))}
          </>
        )}
      </div>
      {note ?? <Says check={check} rules={rules} isTold={isTold} />}
      <div className="h-60 hidden pointer-coarse:block">
        <Keypad
          onDigit={(digit) => type(inputs()[at()], (text) => `${text}${digit}`, set, at())}
          onErase={() => type(inputs()[at()], (text) => text.slice(0, -1), set, at())}
          onNext={() => next(at())}
          writes={false}
        />
      </div>
    </div>
  );
}

/** Types on the page's own keys what a keyboard would: what is marked goes first. */
function type(
  input: HTMLInputElement | undefined,
  change: (text: string) => string,
  set: (at: number, text: string) => void,
  at: number,
): void {
  if (!input) return;
  input.focus();
  const isMarked = input.value !== '' && input.selectionEnd !== input.selectionStart;
  set(at, change(isMarked ? '' : input.value));
}

export const letter = (side: number, { sides }: Pick<SlipRules, 'sides'>): string =>
  sides === 2 ? (side === 0 ? 'A' : 'B') : `${side + 1}`;

/** Whether it adds up, and what would be right. */
function Says({ check, rules, isTold }: { check: SlipCheck; rules: SlipRules; isTold: boolean }) {
  const { t, format } = useWords();
  const said = () => {
    switch (check.kind) {
      case 'missing':
        return check.rest === null
          ? ''
          : t('tournament-desk.rest', {
              side: letter(check.at, rules),
              points: format.number(check.rest),
            });
      case 'fits':
        return rules.sum === null ? '' : t('tournament-desk.fits');
      case 'matches':
        return t('tournament-desk.whoseMatches', { matches: check.matches });
      case 'wrong':
        return t('tournament-desk.wrong', {
          sum: format.number(check.sum),
          right: format.number(check.right),
          off: format.number(Math.abs(check.sum - check.right)),
          more: check.sum > check.right ? 'more' : 'less',
          matches: check.matches,
        });
    }
  };
  const isWrong = check.kind === 'wrong';
  return (
    <p
      role={isWrong && isTold ? 'alert' : 'status'}
      className={`min-h-6 leading-6 ${isWrong ? 'font-semibold text-refusal' : 'text-ink-dim'}`}
    >
      {said()}
    </p>
  );
}
