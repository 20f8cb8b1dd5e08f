'use client';
/** The link of the evening for everybody in the room, with its code as large as the screen for their cameras. */
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { FullPage } from '@/app/ui/full-page';
import type { QrCode } from '@/app/ui/qr-drawing';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { smallKey } from '../../../parts';
import { InvitationLink } from '../../settings/invitation-link';
import { changeRoomLink } from '../actions';

export function RoomLink({
  eveningId,
  isAhead,
  called,
}: {
  eveningId: string;
  /** Before its day it is for saying who comes. */
  isAhead: boolean;
  /** The league and the day. */
  called: string;
}) {
  const { t } = useWords();
  const { send, busy, failure } = useSend(changeRoomLink);
  const [link, setLink] = useState<{ readonly url: string; readonly qr: QrCode } | null>(null);
  const [said, setSaid] = useState('');
  const ask = async (what: 'open' | 'renew' | 'revoke') => {
    const { origin } = window.location;
    const answer = await send({ eveningId, do: what, origin });
    if (!answer) return;
    setLink(answer.value.link);
    setSaid(what === 'revoke' ? t('evenings.room.revoked') : '');
  };
  return (
    <div>
      <button type="button" className={smallKey} disabled={busy} onClick={() => ask('open')}>
        {t(`evenings.room.${isAhead ? 'openAhead' : 'open'}`)}
      </button>
      {link && (
        <FullPage title={called} onClose={() => setLink(null)}>
          <div className="m-auto flex w-full max-w-3xl flex-col gap-3">
            <InvitationLink key={link.url} {...link} line={t('evenings.room.line')} isForRoom />
            <div className="flex flex-wrap gap-2">
              {(['renew', 'revoke'] as const).map((what) => (
                <button
                  key={what}
                  type="button"
                  className={smallKey}
                  disabled={busy}
                  onClick={() => ask(what)}
                >
                  {t(`evenings.room.${what}`)}
                </button>
              ))}
            </div>
            <Refused>{failure?.message}</Refused>
          </div>
        </FullPage>
      )}
      {!link && <Refused>{failure?.message}</Refused>}
      <p role="status" className="text-ink-dim empty:hidden">
        {said}
      </p>
    </div>
  );
}
