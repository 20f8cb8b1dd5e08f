'use client';
/** A field above a list of names, where more can be done or it is longer than one sees at a glance: it shows those that fit. */
import { useId, useState } from 'react';
import { namesLike } from '@/lib/league/similar-names';
import { inputOnPaper } from './form';

/** Longer lists have a field. */
const MOST = 12;

export function FindName<Named extends { readonly name: string }>({
  all,
  label,
  none,
  instead,
  children,
}: {
  all: readonly Named[];
  label: string;
  /** Said where nothing fits. */
  none: string;
  /** What can be done there with what was typed. */
  instead?: ((typed: string) => React.ReactNode) | undefined;
  children: (shown: readonly Named[]) => React.ReactNode;
}) {
  const [typed, setTyped] = useState('');
  const id = useId();
  if (all.length <= MOST && !instead) return children(all);
  const shown = namesLike(all, typed);
  const isUnknown = shown.length === 0 && typed.trim() !== '';
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={label}
        autoComplete="off"
        className={`${inputOnPaper} mb-3`}
      />
      <p role="status" className="empty:hidden">
        {isUnknown ? none : ''}
      </p>
      {isUnknown && instead?.(typed)}
      {children(shown)}
    </>
  );
}
