'use client';
/** The key of a table where nothing is played yet: a new game there, with the house rules. */
import Link from 'next/link';
import { useStartGame } from '@/app/games/start-game';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { tableName } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { variant } from '@/lib/jass';
import { isAgreedPerGame } from '@/lib/sync/house-rules';
import { AwayLine } from './away-line';
import type { TableLine } from './table-slate';

export function StartTable({
  eveningId,
  table: { name, variant: id, names, firstDealer, score },
  index,
  away,
  call,
}: {
  eveningId: string;
  table: Pick<TableLine, 'name' | 'variant' | 'names' | 'firstDealer' | 'score'>;
  /** Where it stands on the sheet. */
  index: number;
  /** Whoever of the table is not there: nobody can begin here yet. */
  away: React.ComponentProps<typeof AwayLine>['away'];
  call: (name: string) => string;
}) {
  const words = useWords();
  const { t } = words;
  const { start, busy, failure } = useStartGame();
  const form = `/games/new?evening=${eveningId}&table=${index}` as const;
  if (!variant(id).players.includes(names.length))
    return <p className="text-[0.9375rem] text-chalk-dim">{t('evenings.begin.missing')}</p>;
  // Who plays on here waits for nobody; a table that has not begun does.
  const look = `${score ? keyOnSlate : actionOnSlate} w-full min-h-11! text-balance px-3! py-2 text-base! leading-tight`;
  const said = {
    table: tableName(words, name),
    sr: (text: React.ReactNode) => <span className="sr-only">{text}</span>,
  };
  const key = isAgreedPerGame(id)
    ? t.rich(`evenings.begin.${score ? 'againAgreed' : 'startAgreed'}`, said)
    : t.rich(`evenings.begin.${score ? 'again' : 'start'}`, {
        ...said,
        dealer: call(names[firstDealer] ?? ''),
      });
  if (away.length > 0)
    return (
      <>
        <AwayLine away={away} mayWrite />
        <button type="button" className={look} disabled>
          {key}
        </button>
      </>
    );
  // Where something is agreed before every game, as who plays alone, the form asks it.
  if (isAgreedPerGame(id))
    return (
      <Link href={form} className={look}>
        {key}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className={look}
        disabled={busy}
        onClick={() =>
          start({ variant: id, options: {}, players: names, firstDealer }, { evening: eveningId })
        }
      >
        {key}
      </button>
      {failure && (
        <p role="alert" className="text-refusal-chalk">
          {failure}
        </p>
      )}
    </>
  );
}
