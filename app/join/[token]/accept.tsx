'use client';
import { useRouter } from 'next/navigation';
import { acceptInvitation } from '@/app/leagues/actions';
import { leagueRoute } from '@/app/leagues/parts';
import { Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';

export function Accept({ token, name }: { token: string; name: string }) {
  const router = useRouter();
  const { send, busy, failure } = useSend(acceptInvitation);
  const accept = async () => {
    const sent = await send({ token });
    if (sent) router.push(leagueRoute(sent.value.leagueId));
  };
  return (
    <div className="flex flex-col gap-3">
      <button type="button" className={actionOnPaper} disabled={busy} onClick={accept}>
        Join{name && ` as ${name}`}
      </button>
      <Refused>{failure?.message}</Refused>
    </div>
  );
}
