'use client';
/** One figure of one player, typed on big keys and kept nowhere. */
import { useEffect, useRef, useState } from 'react';
import { actionOnSlate } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import type { FiguresQuestion } from '@/lib/jass';
import { Cells } from './cells';
import { Keypad } from './keypad';
import { type Cell, readText, textOf } from './typing';

export function OwnFigure({
  question: { min, max },
  name,
  says,
  failure,
  label,
  busy = false,
  onFigure,
}: {
  /** What the figure may be. */
  question: FiguresQuestion;
  name: string;
  /** What to do. */
  says: string;
  failure: string;
  /** What the key says that hands the figure on. */
  label: string;
  busy?: boolean;
  onFigure: (figure: number) => void;
}) {
  const { t } = useWords();
  const [own, setOwn] = useState<Cell>(null);
  const form = useRef<HTMLFormElement>(null);
  // The sheet was open before this came into it.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const isTooMuch = typeof own === 'number' && own > max;
  const isReady = typeof own === 'number' && own >= min && !isTooMuch && !busy;
  const wrong =
    failure ||
    (isTooMuch && t('board.pad.most', { name, figure: String(own), most: String(max) })) ||
    '';
  const put = (text: string) => setOwn(readText(text, { min, max }));
  const done = () => {
    if (isReady) onFigure(own);
  };
  return (
    <form
      ref={form}
      className="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <div className="entry-top">
        <Cells
          names={[name]}
          cells={[own]}
          values={[null]}
          active={0}
          onEnter={() => {}}
          onText={put}
          onNext={done}
        />
        <p
          aria-live="polite"
          className={`min-h-10 text-[0.9375rem] leading-tight ${wrong ? 'text-refusal-chalk' : ''}`}
        >
          {wrong || says}
        </p>
      </div>
      <div className="entry-keys">
        <Keypad
          onDigit={(digit) => put(textOf(own) + digit)}
          onErase={() => put(textOf(own).slice(0, -1))}
          onNext={done}
          writes
        />
      </div>
      <div className="entry-foot">
        <button
          type="submit"
          className={`${actionOnSlate} min-w-0 flex-1 px-2! low:min-h-12!`}
          disabled={!isReady}
        >
          {label}
        </button>
      </div>
    </form>
  );
}
