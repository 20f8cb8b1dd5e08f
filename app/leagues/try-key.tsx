'use client';
/** Makes a league to try and opens it. */
import { useRouter } from 'next/navigation';
import { prepare } from '@/app/drawn/sheets';
import { keyOnPaper } from '@/app/ui/keys';
import { SendKey } from '@/app/ui/send-key';
import { tryLeague } from './actions';
import { leagueRoute } from './parts';

/** Made, and its first page here: until then the key says what is done. */
async function makeLeague(given: Parameters<typeof tryLeague>[0]) {
  const made = await tryLeague(given);
  if (made.ok) await prepare(leagueRoute(made.value.leagueId));
  return made;
}

export function TryKey({
  line,
  making,
  label,
  look = keyOnPaper,
  lineLook = 'text-ink-dim',
}: {
  label: string;
  /** What it says while the league is made. */
  making: string;
  line: string;
  /** How the key looks, and what is said of it. */
  look?: string;
  lineLook?: string;
}) {
  const router = useRouter();
  return (
    <>
      <SendKey
        label={label}
        working={making}
        action={makeLeague}
        given={{}}
        onDone={({ leagueId }) => router.push(leagueRoute(leagueId))}
        look={`${look} w-full`}
      />
      <p className={`pt-1 text-[0.9375rem] leading-snug ${lineLook}`}>{line}</p>
    </>
  );
}
