'use client';
/** A key for what cannot be had back by a tap: it asks once more, where one looks already. */
import { type ReactNode, useState } from 'react';

/**
 * The key, and in its place once it was tapped the one that leaves all as it is and the one that does it.
 * The harmless one comes first, for those who tap twice. For a grid of two columns.
 */
export function AskTwice({
  ask,
  icon,
  keep,
  sure,
  look,
  danger,
  answers = [look, `${look} ${danger}`],
  says,
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
  /** Of the keys that answer, where these look otherwise: that keeps, and that does it. */
  answers?: readonly [keep: string, sure: string];
  /** What it would come to. */
  says?: string;
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
    <div
      className={`col-span-full grid grid-cols-2 gap-2 ${answers[0] === look ? '' : 'border-chalk/10 p-2 not-first:border-t'}`}
    >
      {says && <p className="col-span-full px-1 leading-snug">{says}</p>}
      <button type="button" className={answers[0]} onClick={() => setAsked(false)}>
        {keep}
      </button>
      <button type="button" className={answers[1]} onClick={onSure}>
        {sure}
      </button>
      {children}
    </div>
  );
}
