'use client';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { keyOnPaper, keyOnSlate } from '@/app/ui/keys';
import { deleteGame } from '../actions';

/** Throws a game away for good, after asking once more. */
export function DeleteGame({
  gameId,
  tone = 'slate',
  back = '/games',
}: {
  gameId: string;
  tone?: 'slate' | 'paper';
  /** Where one comes to when it is gone. */
  back?: Route;
}) {
  const router = useRouter();
  const [sure, setSure] = useState(false);
  const [failure, setFailure] = useState('');
  const remove = async () => {
    const answer = await deleteGame({ gameId }).catch(() => undefined);
    if (answer?.ok) return router.push(back);
    setFailure(answer?.error.message ?? 'No connection: the game is still there.');
  };
  const isSlate = tone === 'slate';
  const key = `${isSlate ? keyOnSlate : keyOnPaper} w-full text-base`;
  const refusal = isSlate ? 'text-refusal-chalk' : 'text-refusal';
  if (!sure)
    return (
      <button type="button" className={`${key} ${refusal}`} onClick={() => setSure(true)}>
        Delete this game
      </button>
    );
  // The key that keeps the game takes the other's place, for those who tap twice.
  return (
    <>
      <button type="button" className={key} onClick={() => setSure(false)}>
        Keep the game
      </button>
      <button type="button" className={`${key} ${refusal}`} onClick={remove}>
        Delete it with all its hands
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
