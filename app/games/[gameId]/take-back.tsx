'use client';
/** Takes the last change of a game back, from the list of them. */
import { useRouter } from 'next/navigation';
import { Refused } from '@/app/ui/form';
import { UndoIcon } from '@/app/ui/icons';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import { localStore } from '@/lib/browser/local-store';
import { writeChange } from './actions';

export function TakeBack({
  gameId,
  target,
  says,
}: {
  gameId: string;
  /** The step that it takes back. */
  target: string;
  says: string;
}) {
  const router = useRouter();
  const { send, busy, failure } = useSend(writeChange);
  const undo = async () => {
    const account = await localStore().then((here) => here.account());
    if (await send({ gameId, account, change: { kind: 'undo', id: makeId(), target } }))
      router.refresh();
  };
  return (
    <>
      <button
        type="button"
        className={`${keyOnPaper} mb-3 min-h-12! px-4! text-base!`}
        disabled={busy}
        onClick={undo}
      >
        <UndoIcon />
        {says}
      </button>
      <Refused>{failure?.message}</Refused>
    </>
  );
}
