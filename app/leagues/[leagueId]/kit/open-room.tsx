'use client';
/** Opens the room's link, for the cards that lead to it. */
import { useRouter } from 'next/navigation';
import { Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { changeRoomLink } from '../evenings/actions';

export function OpenRoom({ eveningId }: { eveningId: string }) {
  const { t } = useWords();
  const router = useRouter();
  const { send, busy, failure } = useSend(changeRoomLink);
  const open = async () => {
    const { origin } = window.location;
    if (await send({ eveningId, do: 'open', origin })) router.refresh();
  };
  return (
    <div className="flex max-w-xl flex-col items-start gap-2">
      <p role="status">{t('kit.cards.none')}</p>
      <button type="button" className={actionOnPaper} disabled={busy} onClick={open}>
        {t('kit.cards.open')}
      </button>
      <Refused>{failure?.message}</Refused>
    </div>
  );
}
