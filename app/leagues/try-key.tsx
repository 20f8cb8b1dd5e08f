'use client';
/** Makes a league to try and opens it. */
import { useRouter } from 'next/navigation';
import { keyOnPaper } from '@/app/ui/keys';
import { SendKey } from '@/app/ui/send-key';
import { tryLeague } from './actions';
import { leagueRoute } from './parts';

export function TryKey({
  line,
  making,
  label,
}: {
  label: string;
  /** What it says while the league is made. */
  making: string;
  line: string;
}) {
  const router = useRouter();
  return (
    <>
      <SendKey
        label={label}
        working={making}
        action={tryLeague}
        given={{}}
        onDone={({ leagueId }) => router.push(leagueRoute(leagueId))}
        look={`${keyOnPaper} w-full`}
      />
      <p className="pt-1 text-[0.9375rem] text-ink-dim">{line}</p>
    </>
  );
}
