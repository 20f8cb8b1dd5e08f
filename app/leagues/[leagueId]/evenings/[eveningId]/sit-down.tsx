'use client';
/** The key of one's own table, for those whom the room lets write there. */
import { useRouter } from 'next/navigation';
import { actionOnSlate } from '@/app/ui/keys';
import { SendKey } from '@/app/ui/send-key';
import { gameRoute } from '../../../parts';
import { goToOwnTable } from '../actions';

export function SitDown({ eveningId, label }: { eveningId: string; label: string }) {
  const router = useRouter();
  return (
    <SendKey
      label={label}
      look={`${actionOnSlate} w-full min-h-11! text-base! px-2!`}
      action={goToOwnTable}
      given={{ eveningId }}
      onDone={({ gameId }) => router.push(gameRoute(gameId))}
    />
  );
}
