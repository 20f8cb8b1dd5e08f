'use client';
/** A key that does something at once. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { Refused } from '@/app/ui/form';
import { type Answered, useSend } from '@/app/ui/use-send';
import { smallKey } from './parts';

export function SendKey<Given>({
  label,
  action,
  given,
  to,
  look = smallKey,
  ...key
}: Pick<React.ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  action: (given: Given) => Promise<Answered<unknown>>;
  given: Given;
  /** Where it leads; the page is shown anew if left out. */
  to?: Route;
  look?: string;
}) {
  const router = useRouter();
  const { send, busy, failure } = useSend(action);
  const press = async () => {
    if (!(await send(given))) return;
    if (to) router.push(to);
    else router.refresh();
  };
  return (
    <>
      <button {...key} type="button" className={look} disabled={busy} onClick={press}>
        {label}
      </button>
      <Refused>{failure?.message}</Refused>
    </>
  );
}
