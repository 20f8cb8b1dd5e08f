'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { deleteGame } from '../actions';

/** Throws a game away for good, after asking once more. */
export function DeleteGame({ gameId }: { gameId: string }) {
  const router = useRouter();
  const [sure, setSure] = useState(false);
  const [failure, setFailure] = useState('');
  const remove = async () => {
    if (!sure) return setSure(true);
    const answer = await deleteGame({ gameId }).catch(() => undefined);
    if (answer?.ok) return router.push('/games');
    setFailure(answer?.error.message ?? 'No connection: the game is still there.');
  };
  return (
    <>
      <button
        type="button"
        className={`${keyOnSlate} w-full text-base text-refusal-chalk`}
        onClick={remove}
      >
        {sure ? 'Really delete this game and all its hands' : 'Delete this game'}
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
