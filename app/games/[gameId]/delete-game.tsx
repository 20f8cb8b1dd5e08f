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
    const answer = await deleteGame({ gameId }).catch(() => undefined);
    if (answer?.ok) return router.push('/games');
    setFailure(answer?.error.message ?? 'No connection: the game is still there.');
  };
  const key = `${keyOnSlate} w-full text-base`;
  if (!sure)
    return (
      <button type="button" className={`${key} text-refusal-chalk`} onClick={() => setSure(true)}>
        Delete this game
      </button>
    );
  // The key that keeps the game takes the other's place, for those who tap twice.
  return (
    <>
      <button type="button" className={key} onClick={() => setSure(false)}>
        Keep the game
      </button>
      <button type="button" className={`${key} text-refusal-chalk`} onClick={remove}>
        Delete it with all its hands
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
