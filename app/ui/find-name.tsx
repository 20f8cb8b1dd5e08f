'use client';
/** A field above a list of names that is longer than one sees at a glance: it shows those that fit. */
import { useId, useState } from 'react';
import { namesLike } from '@/lib/league/similar-names';
import { inputOnPaper } from './form';

/** Longer lists have a field. */
const MOST = 12;

export function FindName<Named extends { readonly name: string }>({
  all,
  label,
  none,
  children,
}: {
  all: readonly Named[];
  label: string;
  /** Said where nothing fits. */
  none: string;
  children: (shown: readonly Named[]) => React.ReactNode;
}) {
  const [typed, setTyped] = useState('');
  const id = useId();
  if (all.length <= MOST) return children(all);
  const shown = namesLike(all, typed);
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
        className={inputOnPaper}
      />
      <p role="status" className="empty:hidden">
        {shown.length === 0 ? none : ''}
      </p>
      {children(shown)}
    </>
  );
}
