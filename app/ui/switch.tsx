'use client';
/** What is on or off, at once: on slate in chalk yellow, on paper in felt green. */
import type { ReactNode } from 'react';

const TRACK = {
  slate: 'border-chalk/60 peer-checked:border-yellow peer-checked:bg-yellow/30',
  paper: 'border-ink/50 peer-checked:border-felt peer-checked:bg-felt/25',
} as const;
const KNOB = {
  slate: 'bg-chalk peer-checked:bg-yellow',
  paper: 'bg-ink/60 peer-checked:bg-felt',
} as const;

export function Switch({
  isOn,
  onSwitch,
  disabled = false,
  tone = 'slate',
  children,
}: {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  disabled?: boolean;
  tone?: 'slate' | 'paper';
  /** What it is. */
  children: ReactNode;
}) {
  return (
    <label className="relative flex min-h-12 items-center gap-3 py-1 leading-tight has-disabled:opacity-60">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on
        role="switch"
        className="peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <span
        aria-hidden="true"
        className={`h-6 w-10 shrink-0 rounded-full border peer-focus-visible:outline-3 peer-focus-visible:outline-(--ring) peer-focus-visible:outline-offset-2 ${TRACK[tone]}`}
      />
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute left-1 size-4 rounded-full transition-transform peer-checked:translate-x-4 motion-reduce:transition-none ${KNOB[tone]}`}
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
