'use client';
/** The key of a table: to the game that runs there, or a new one with the house rules. */
import type { Route } from 'next';
import Link from 'next/link';
import { useStartGame } from '@/app/games/start-game';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
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
  const { t } = useWords();
  const { start, busy, failure } = useStartGame();
  const form = `/games/new?evening=${eveningId}&table=${index}` as const;
  if (running)
    return (
      <Link href={`/games/${running}` as Route} className={`${keyOnPaper} w-full`}>
        {t('evenings.begin.open')}
      </Link>
    );
  if (!variant(id).players.includes(names.length))
    return <p className="text-[0.9375rem] text-ink-dim">{t('evenings.begin.missing')}</p>;
  const said = {
    table: name,
    sr: (text: React.ReactNode) => <span className="sr-only">{text}</span>,
  };
  const key = isAgreedPerGame(id)
    ? t.rich(`evenings.begin.${last ? 'againAgreed' : 'startAgreed'}`, said)
    : t.rich(`evenings.begin.${last ? 'again' : 'start'}`, {
        ...said,
        dealer: names[firstDealer] ?? '',
      });
  if (away)
    return (
      <>
        <p className="pb-2 text-refusal">{t('evenings.begin.notThere', { away })}</p>
        <button type="button" className={`${actionOnPaper} w-full`} disabled>
          {key}
        </button>
      </>
    );
  // Where something is agreed before every game, as who plays alone, the form asks it.
  if (isAgreedPerGame(id))
    return (
      <Link href={form} className={`${actionOnPaper} w-full`}>
        {key}
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
      </button>
      <Link href={form} className={`${linkInText} text-[0.9375rem]`}>
        {t('evenings.begin.otherDealer')}
      </Link>
      {failure && (
        <p role="alert" className="text-refusal">
          {failure}
        </p>
      )}
    </>
  );
}
