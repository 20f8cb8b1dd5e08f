'use client';
/** A key for what is not easily taken back: it asks once more. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import type { Answer } from '@/lib/server/answer';
import { smallKey } from './parts';

export function SureKey<Given>({
  label,
  sure,
  keep,
  action,
  given,
  onDone,
}: {
  label: string;
  /** The key that does it, and the one that leaves things as they are. */
  sure: string;
  keep: string;
  action: (given: Given) => Promise<Answer<unknown>>;
  given: Given;
  /** After it is done, instead of showing the page anew. */
  onDone?: () => void;
}) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { send, busy, failure, setFailure } = useSend(action);
  const run = async () => {
    if (!(await send(given))) return;
    setAsking(false);
    if (onDone) onDone();
    else router.refresh();
  };
  if (!asking)
    return (
      <button
        type="button"
        className={smallKey}
        onClick={() => {
          setFailure(null);
          setAsking(true);
        }}
      >
        {label}
      </button>
    );
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-2">
        {/* The key that changes nothing takes the other's place, for those who tap twice. */}
        <button type="button" className={smallKey} onClick={() => setAsking(false)}>
          {keep}
        </button>
        <button
          type="button"
          className={`${smallKey} border-refusal/60 text-refusal`}
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
