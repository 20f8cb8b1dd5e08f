'use client';
/** The key of a table: to the game that runs there, or a new one with the house rules. */
import Link from 'next/link';
import { useStartGame } from '@/app/games/start-game';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { type VariantId, variant } from '@/lib/jass';
import { isAgreedPerGame } from '@/lib/sync/house-rules';
import { linkInText } from '../../../parts';

export type TableLine = {
  readonly name: string;
  readonly variant: VariantId;
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly firstDealer: number;
  readonly running: string | null;
};

export function StartTable({
  eveningId,
  table: { name, variant: id, names, firstDealer, running },
  index,
}: {
  eveningId: string;
  table: TableLine;
  /** Where it stands on the sheet. */
  index: number;
}) {
  const { start, busy, failure } = useStartGame();
  const form = `/games/new?evening=${eveningId}&table=${index}` as const;
  if (running)
    return (
      <Link href={`/games/${running}`} className={`${keyOnPaper} w-full`}>
        Go on with the game
      </Link>
    );
  if (!variant(id).players.includes(names.length))
    return (
      <p className="text-[0.9375rem] text-ink-dim">
        Somebody is missing here: clear the table and set it again.
      </p>
    );
  // Where something is agreed before every game, as who plays alone, the form asks it.
  if (isAgreedPerGame(id))
    return (
      <Link href={form} className={`${actionOnPaper} w-full`}>
        Start a game<span className="sr-only"> at {name}</span>
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
        Start: {names[firstDealer]} deals<span className="sr-only">, at {name}</span>
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
