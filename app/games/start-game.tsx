'use client';
import type { Route } from 'next';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { actionOnPaper, actionOnSlate, keyOnPaper, keyOnSlate } from '@/app/ui/keys';
/** One key that starts a game at a table that is known already. */
import { useVariants } from '@/app/ui/use-variants';
import { makeId } from '@/lib/browser/id';
import type { NewGame } from '@/lib/browser/local-types';
import { isOfflineShell } from '@/lib/browser/offline-shell';
import { useWords } from '@/lib/i18n/use-words';
import { parseOptions } from '@/lib/jass';
import type { Table } from '@/lib/sync/game';
import type { TourneyAsked } from '@/lib/sync/next-game';
import type { TourneyRef } from '@/lib/sync/tourney';

/** Where a game belongs: to a tourney, an evening, a table of a tournament, or where the one before it belongs. */
type Where = {
  tourney?: TourneyRef;
  evening?: string;
  after?: string;
  tournament?: NonNullable<NewGame['tournament']>;
};

// Not among what a board loads before a game is over.
const begin = async (game: NewGame) => (await import('@/lib/browser/begin-game')).beginGame(game);

/**
 * Starts a game; `busy` while it is on its way, `failure` says why it could not be started. From a
 * form it takes the form's place, so that back does not lead to an empty one.
 */
export function useStartGame(from: 'form' | 'page' = 'page') {
  const router = useRouter();
  const { t } = useWords();
  // The same id for every try: a retry after a lost answer finds the game that was made. Only where
  // the answer that made the guest was lost, the game belongs to nobody on this phone.
  const [id, setId] = useState(makeId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const start = async (table: Table, at: Where = {}) => {
    setBusy(true);
    setFailure('');
    const begun = await begin({ id, table, ...at }).catch(() => undefined);
    // At an evening another phone may have started it already: then that one is opened.
    if (begun && begun.kind !== 'refused') {
      const path = `/games/${begun.id}` as Route;
      // Without network the whole page comes from this phone.
      const isForm = from === 'form';
      if (begun.kind === 'stored' && !isOfflineShell()) router[isForm ? 'replace' : 'push'](path);
      else window.location[isForm ? 'replace' : 'assign'](path);
      return;
    }
    setBusy(false);
    if (begun?.code === 'id-taken') setId(makeId());
    setFailure(begun?.message ?? t('offline.notStarted'));
  };
  return { start, busy, failure };
}

/** As the big key of a board, of a page, beside another one of a board, or as one of several. */
const LOOKS = {
  slate: `${actionOnSlate} flex-1`,
  paper: `${actionOnPaper} w-full`,
  beside: `${keyOnSlate} shrink-0 px-4`,
  plain: `${keyOnPaper} py-2`,
} as const;

export function StartGame({
  table,
  tourney,
  after,
  tone,
  children,
}: {
  table: Table;
  /** The tourney that goes on or begins with it. */
  tourney?: TourneyAsked | undefined;
  /** The game that it follows. */
  after: string;
  tone: keyof typeof LOOKS;
  children: React.ReactNode;
}) {
  useVariants([table.variant]);
  const { start, busy, failure } = useStartGame();
  // The same for every try, as the id of the game.
  const [newTourney] = useState(makeId);
  const look = LOOKS[tone];
  // Where something must be agreed before every game, such as a bid, it is asked again.
  if (!parseOptions(table.variant, {}).ok)
    return (
      <Link href={`/games/new?after=${after}`} className={look}>
        {children}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className={look}
        disabled={busy}
        onClick={() =>
          start(table, {
            after,
            ...(tourney && { tourney: { id: tourney.id ?? newTourney, length: tourney.length } }),
          })
        }
      >
        {children}
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
