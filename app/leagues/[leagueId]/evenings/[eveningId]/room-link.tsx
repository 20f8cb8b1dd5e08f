'use client';
/** The link of the evening for everybody in the room, with its code for their cameras. */
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { smallKey } from '../../../parts';
import { InvitationLink } from '../../settings/invitation-link';
import { changeRoomLink } from '../actions';

export function RoomLink({
  eveningId,
  isAhead,
}: {
  eveningId: string;
  /** Before its day it is for saying who comes. */
  isAhead: boolean;
}) {
  const { t } = useWords();
  const { send, busy, failure } = useSend(changeRoomLink);
  const [link, setLink] = useState<Parameters<typeof InvitationLink>[0] | null>(null);
  const [said, setSaid] = useState('');
  const ask = async (what: 'open' | 'renew' | 'revoke') => {
    const { origin } = window.location;
    const answer = await send({ eveningId, do: what, origin });
    if (!answer) return;
    const { link: found } = answer.value;
    setLink(found && { ...found, line: t('evenings.room.line') });
    setSaid(what === 'revoke' ? t('evenings.room.revoked') : '');
  };
  return (
    // The whole row once it is open: the other keys stay above it.
    <div className={link ? 'basis-full' : ''}>
      {!link && (
        <button type="button" className={smallKey} disabled={busy} onClick={() => ask('open')}>
          {t(`evenings.room.${isAhead ? 'openAhead' : 'open'}`)}
        </button>
      )}
      {link && (
        <div className="flex max-w-xl flex-col items-start gap-3">
          <InvitationLink key={link.url} {...link} />
          <div className="flex flex-wrap gap-2">
            <button type="button" className={smallKey} onClick={() => setLink(null)}>
              {t('evenings.room.hide')}
            </button>
            <button type="button" className={smallKey} disabled={busy} onClick={() => ask('renew')}>
              {t('evenings.room.renew')}
            </button>
            <button
              type="button"
              className={smallKey}
              disabled={busy}
              onClick={() => ask('revoke')}
            >
              {t('evenings.room.revoke')}
            </button>
          </div>
        </div>
      )}
      <Refused>{failure?.message}</Refused>
      <p role="status" className="text-ink-dim empty:hidden">
        {said}
      </p>
    </div>
  );
}
