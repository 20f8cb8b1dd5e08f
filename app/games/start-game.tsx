'use client';
/** One key that starts a game at a table that is known already. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { actionOnSlate, keyOnPaper } from '@/app/ui/keys';
import { makeId } from '@/lib/browser/id';
import type { Table } from '@/lib/sync/game';
import { createGame } from './actions';

type TourneyRef = { readonly id: string; readonly length: number | null };

/** Starts a game; `busy` while it is on its way, `failure` says why it could not be started. */
export function useStartGame() {
  const router = useRouter();
  // The same id for every try: a retry after a lost answer finds the game that was made. Only where
  // the answer that made the guest was lost, the game belongs to nobody on this phone.
  const [id, setId] = useState(makeId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const start = async (table: Table, tourney?: TourneyRef) => {
    setBusy(true);
    setFailure('');
    const answer = await createGame({
      id,
      table,
      ...(tourney && { tourney }),
    }).catch(() => undefined);
    if (answer?.ok) return router.push(`/games/${id}`);
    setBusy(false);
    if (answer?.error.code === 'id-taken') setId(makeId());
    setFailure(
      answer ? answer.error.message : 'No connection: the game was not started. Try again.',
    );
  };
  return { start, busy, failure };
}

export function StartGame({
  table,
  tourney,
  tone,
  children,
}: {
  table: Table;
  /** The tourney that goes on with it. */
  tourney?: TourneyRef | undefined;
  tone: 'slate' | 'plain';
  children: React.ReactNode;
}) {
  const { start, busy, failure } = useStartGame();
  return (
    <>
      <button
        type="button"
        className={tone === 'slate' ? `${actionOnSlate} flex-1` : `${keyOnPaper} py-2`}
        disabled={busy}
        onClick={() => start(table, tourney)}
      >
        {children}
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
