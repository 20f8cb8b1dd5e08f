'use client';
/** A key for what cannot be had back by a tap: it asks once more, where one looks already. */
import { type ReactNode, useState } from 'react';

/**
 * The key, and in its row once it was tapped the one that leaves all as it is and the one that does it.
 * The harmless one takes the key's own place, for those who tap twice. For a grid of two columns.
 */
export function AskTwice({
  ask,
  icon,
  keep,
  sure,
  look,
  danger,
  onSure,
  children,
}: {
  ask: string;
  /** Stands before what is asked. */
  icon?: ReactNode;
  keep: string;
  sure: string;
  /** Classes of the keys, and of those that do it. */
  look: string;
  danger: string;
  onSure: () => void;
  /** What there is to say of it, as why it failed. */
  children?: ReactNode;
}) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button
        type="button"
        className={`${look} ${danger} col-span-full`}
        onClick={() => setAsked(true)}
      >
        {icon}
        {ask}
      </button>
    );
  return (
    <>
      <button type="button" className={look} onClick={() => setAsked(false)}>
        {keep}
      </button>
      <button type="button" className={`${look} ${danger}`} onClick={onSure}>
        {sure}
      </button>
      {children}
    </>
  );
}
