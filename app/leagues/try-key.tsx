'use client';
/** Makes a league to try and opens it. */
import { useRouter } from 'next/navigation';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { tryLeague } from './actions';
import { leagueRoute } from './parts';

export function TryKey({
  label,
  making,
  line,
}: {
  label: string;
  /** What it says while the league is made. */
  making: string;
  line: string;
}) {
  const router = useRouter();
  const { send, busy, failure } = useSend(tryLeague);
  return (
    <>
      <button
        type="button"
        disabled={busy}
        aria-busy={busy}
        className={`${keyOnPaper} w-full`}
        onClick={async () => {
          const made = await send({});
          if (made) router.push(leagueRoute(made.value.leagueId));
        }}
      >
        {busy ? making : label}
      </button>
      <p className="pt-1 text-[0.9375rem] text-ink-dim">{line}</p>
      {failure && <Refused>{failure.message}</Refused>}
    </>
  );
}
