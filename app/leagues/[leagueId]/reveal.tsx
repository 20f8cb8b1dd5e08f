'use client';
/** A hidden table is revealed: evening by evening, place by place, from the last to the first. */
import { useEffect, useRef, useState } from 'react';
import { TEXT, widthOf } from '@/app/ui/charts/labels';
import { actionOnPaper, actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Pick } from '@/app/ui/pick';
import { callNames } from '@/lib/league/call-names';

type Line = {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly total: string;
  /** Places won since the evening before. */
  readonly moved: number;
};
export type RevealedEvening = {
  readonly day: string;
  readonly title: string;
  readonly rows: readonly Line[];
};

type Props = {
  /** What it says: all else on the page came drawn, in the reader's language. */
  label: string;
  line: string;
  from: string;
  next: string;
  back: string;
  close: string;
  evenings: readonly RevealedEvening[];
};

export function Reveal({ label, line, from, next, back, close, evenings: all }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const nextKey = useRef<HTMLButtonElement>(null);
  const [first, setFirst] = useState('0');
  const [step, setStep] = useState(0);
  const evenings = all.slice(Number(first));
  const last = evenings.reduce((sum, { rows }) => sum + rows.length + 1, 0) - 1;
  const go = (by: number) => setStep((now) => Math.min(last, Math.max(0, now + by)));
  const { at, shown } = placeOf(evenings, step);
  const evening = evenings[at];
  const rows = evening?.rows ?? [];
  const call = callNames(rows.map(({ name }) => name));
  const newest = shown > 0 ? rows[rows.length - shown] : undefined;
  // The way back of the phone, and Escape, close a dialog by themselves.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!dialog.current?.open) return;
      const by = BY_KEY[event.key];
      if (by === undefined) return;
      event.preventDefault();
      setStep((now) => Math.min(last, Math.max(0, now + by)));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [last]);
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      {all.length > 1 && (
        <Pick
          label={from}
          value={first}
          options={all.map(({ day }, i) => ({ id: String(i), name: day }))}
          onPick={setFirst}
        />
      )}
      <button
        type="button"
        className={actionOnPaper}
        onClick={() => {
          setStep(0);
          dialog.current?.showModal();
          nextKey.current?.focus();
        }}
      >
        {label}
      </button>
      <p className="max-w-2xl text-[0.9375rem] text-ink-dim">{line}</p>
      <dialog
        ref={dialog}
        aria-label={label}
        className="m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-slate p-4 text-chalk open:flex sm:p-8"
      >
        <h2 className="font-hand text-[clamp(1.5rem,min(5vh,5.5vw),3.5rem)] text-balance leading-tight">
          {evening?.title}{' '}
          {evenings.length > 1 && (
            <span className="whitespace-nowrap text-[0.7em] text-chalk-dim">
              {at + 1} / {evenings.length}
            </span>
          )}
        </h2>
        <p aria-live="assertive" className="sr-only">
          {newest && `${newest.place}. ${newest.name}, ${newest.total}`}
        </p>
        <div className="reveal-room min-h-0 flex-1 overflow-y-auto">
          <ol
            className="reveal"
            // How many they are, and how wide, says how large they can be.
            style={
              {
                '--all': rows.length,
                '--columns': rows.length > ONE_COLUMN ? 2 : 1,
                '--full': Math.max(...rows.map((row) => widthInEms(row, row.name))),
                '--called': Math.max(...rows.map((row) => widthInEms(row, call(row.name)))),
              } as React.CSSProperties
            }
          >
            {rows.map((row, i) => {
              const isShown = i >= rows.length - shown;
              return (
                <li
                  key={row.id}
                  ref={row === newest ? intoView : undefined}
                  data-who={`player=${row.id}`}
                  data-new={row === newest || undefined}
                >
                  <span className="text-chalk-dim">{row.place}.</span>
                  <span className="min-w-0 flex-1 normal-nums">
                    {isShown && (
                      <>
                        <span className="full">{row.name}</span>
                        <span className="called">{call(row.name)}</span>
                      </>
                    )}
                  </span>
                  {isShown && (
                    <>
                      <span className="text-chalk-dim">
                        {row.moved !== 0 && `${row.moved > 0 ? '↑' : '↓'}${Math.abs(row.moved)}`}
                      </span>
                      <span>{row.total}</span>
                    </>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
        <div className="flex gap-2 pt-3 sm:gap-3">
          <button type="button" className={keyOnSlate} onClick={() => dialog.current?.close()}>
            {close}
          </button>
          <button type="button" className={keyOnSlate} disabled={step === 0} onClick={() => go(-1)}>
            {back}
          </button>
          <button
            type="button"
            ref={nextKey}
            className={`${actionOnSlate} flex-1`}
            disabled={step === last}
            onClick={() => go(1)}
          >
            {next}
          </button>
        </div>
      </dialog>
    </div>
  );
}

/** So many stand below each other on any screen. */
const ONE_COLUMN = 8;
/** What is between the parts of a line. */
const GAPS = 2;
const widthInEms = ({ place, total }: Line, name: string) =>
  GAPS + widthOf(`${place}.${name}↑10${total}`) / TEXT;
const intoView = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: 'nearest' });

const BY_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

/** The evening of a step, and how many of its places are shown: none first, then one more each time. */
function placeOf(evenings: readonly RevealedEvening[], step: number) {
  let rest = step;
  for (const [at, { rows }] of evenings.entries()) {
    if (rest <= rows.length) return { at, shown: rest };
    rest -= rows.length + 1;
  }
  return { at: 0, shown: 0 };
}
