'use client';
/** A key that does something at once. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { Refused } from './form';
import { type Answered, useSend } from './use-send';

export function SendKey<Given, Value>({
  label,
  working = label,
  action,
  given,
  to,
  onDone,
  look,
  ...key
}: Pick<React.ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  /** What it says while it is done. */
  working?: string;
  action: (given: Given) => Promise<Answered<Value>>;
  given: Given;
  /** Where it leads, or what is done then, instead of showing the page anew. */
  to?: Route;
  onDone?: (value: Value) => void;
  look: string;
}) {
  const router = useRouter();
  const { send, busy, failure } = useSend(action);
  const press = async () => {
    const answer = await send(given);
    if (!answer) return;
    if (to) router.push(to);
    else if (onDone) onDone(answer.value);
    else router.refresh();
  };
  return (
    <>
      <button
        {...key}
        type="button"
        aria-busy={busy}
        className={look}
        disabled={busy}
        onClick={press}
      >
        {busy ? working : label}
      </button>
      <Refused>{failure?.message}</Refused>
    </>
  );
}
