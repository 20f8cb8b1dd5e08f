'use client';
/** A key for what is not easily taken back: it asks once more. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Refused } from '@/app/ui/form';
import { type Answered, useSend } from '@/app/ui/use-send';
import { smallKey } from './parts';

export function SureKey<Given>({
  label,
  sure,
  keep,
  action,
  given,
  to,
  isOff = false,
  onDone,
}: {
  label: string;
  /** The key that does it, and the one that leaves things as they are. */
  sure: string;
  keep: string;
  action: (given: Given) => Promise<Answered<unknown>>;
  given: Given;
  /** It cannot be done; the page says why. */
  isOff?: boolean;
  /** Where it leads, or what is done then, instead of showing the page anew. */
  to?: Route;
  onDone?: () => void;
}) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const focused = useRef(asking);
  const { send, busy, failure, setFailure } = useSend(action);
  // The key that was pressed is gone: the focus goes to the one in its place.
  useEffect(() => {
    if (focused.current !== asking) first.current?.focus();
    focused.current = asking;
  }, [asking]);
  const ask = (next: boolean) => {
    setFailure(null);
    setAsking(next);
  };
  const run = async () => {
    if (!(await send(given))) return;
    setAsking(false);
    if (to) router.push(to);
    if (onDone) onDone();
    else router.refresh();
  };
  if (!asking)
    return (
      <button
        ref={first}
        type="button"
        className={smallKey}
        disabled={isOff}
        onClick={() => ask(true)}
      >
        {label}
      </button>
    );
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-2">
        {/* The key that changes nothing takes the other's place, for those who tap twice. */}
        <button ref={first} type="button" className={smallKey} onClick={() => ask(false)}>
          {keep}
        </button>
        <button
          type="button"
          className={`${smallKey} border-ink/60 font-semibold`}
          disabled={busy}
          onClick={run}
        >
          {sure}
        </button>
      </div>
      <Refused>{failure?.message}</Refused>
    </div>
  );
}
