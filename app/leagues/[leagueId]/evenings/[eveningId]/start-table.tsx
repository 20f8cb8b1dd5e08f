'use client';
/** The key of a table: to the game that runs there, or a new one with the house rules. */
import Link from 'next/link';
import { useStartGame } from '@/app/games/start-game';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { type Tally, type VariantId, variant } from '@/lib/jass';
import { isAgreedPerGame } from '@/lib/sync/house-rules';
import { linkInText } from '../../../parts';

export type TableLine = {
  readonly name: string;
  readonly variant: VariantId;
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly firstDealer: number;
  readonly running: string | null;
  /** How the last game there ended. */
  readonly last: { readonly sides: readonly string[]; readonly tally: Tally } | null;
};

export function StartTable({
  eveningId,
  table: { name, variant: id, names, firstDealer, running, last },
  index,
  away,
}: {
  eveningId: string;
  table: TableLine;
  /** Where it stands on the sheet. */
  index: number;
  /** Why nobody can begin here yet: somebody of the table is not there. */
  away: string | null;
}) {
  const { start, busy, failure } = useStartGame();
  const form = `/games/new?evening=${eveningId}&table=${index}` as const;
  if (running)
    return (
      <Link href={`/games/${running}`} className={`${keyOnPaper} w-full`}>
        Open the game
      </Link>
    );
  if (!variant(id).players.includes(names.length))
    return (
      <p className="text-[0.9375rem] text-ink-dim">
        Somebody is missing here: clear the table and set it again.
      </p>
    );
  const dealer = names[firstDealer];
  const key = isAgreedPerGame(id)
    ? last
      ? 'Play again'
      : 'Start a game'
    : `${last ? 'Play again' : 'Start'}: ${dealer} deals`;
  if (away)
    return (
      <>
        <p className="pb-2 text-refusal">{away} Change the seat, or say that they are there.</p>
        <button type="button" className={`${actionOnPaper} w-full`} disabled>
          {key}
          <span className="sr-only">, at {name}</span>
        </button>
      </>
    );
  // Where something is agreed before every game, as who plays alone, the form asks it.
  if (isAgreedPerGame(id))
    return (
      <Link href={form} className={`${actionOnPaper} w-full`}>
        {key}
        <span className="sr-only">, at {name}</span>
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className={`${actionOnPaper} w-full`}
        disabled={busy}
        onClick={() =>
          start({ variant: id, options: {}, players: names, firstDealer }, { evening: eveningId })
        }
      >
        {key}
        <span className="sr-only">, at {name}</span>
      </button>
      <Link href={form} className={`${linkInText} text-[0.9375rem]`}>
        Somebody else deals first
      </Link>
      {failure && (
        <p role="alert" className="text-refusal">
          {failure}
        </p>
      )}
    </>
  );
}
