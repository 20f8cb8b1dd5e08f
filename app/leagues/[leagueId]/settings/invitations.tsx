'use client';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { When } from '@/app/ui/when';
import { roleName } from '@/lib/i18n/roles';
import { useWords } from '@/lib/i18n/use-words';
import type { InvitationLine } from '@/lib/server/leagues';
import { revokeInvitation, showInvitation } from '../../actions';
import { linkInText, smallKey } from '../../parts';
import { SureKey } from '../../sure-key';
import { InvitationLink, toldOf } from './invitation-link';

export function Invitations({
  leagueId,
  invitations,
}: {
  leagueId: string;
  invitations: readonly InvitationLine[];
}) {
  const { t } = useWords();
  const open = invitations.filter(({ state }) => state === 'open');
  const past = invitations.filter(({ state }) => state !== 'open');
  return (
    <>
      {open.length > 0 && (
        <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
          {open.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
              <Line invitation={one} />
              {one.canShow && <ShowLink leagueId={leagueId} invitation={one} />}
              <SureKey
                label={t('leagues.invitations.revoke')}
                sure={t('leagues.invitations.revokeSure')}
                keep={t('leagues.invitations.keep')}
                action={revokeInvitation}
                given={{ leagueId, invitationId: one.id }}
              />
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details className="w-full">
          <summary className={linkInText}>
            {t('leagues.invitations.past', { count: past.length })}
          </summary>
          <ul className="divide-y divide-ink/10 border-ink/10 border-y">
            {past.map((one) => (
              <li key={one.id} className="py-3">
                <Line invitation={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The link of one, again: to be sent on, or for a camera. */
function ShowLink({ leagueId, invitation }: { leagueId: string; invitation: InvitationLine }) {
  const words = useWords();
  const { t } = words;
  const { send, busy, failure } = useSend(showInvitation);
  const [link, setLink] = useState<Parameters<typeof InvitationLink>[0] | null>(null);
  const show = async () => {
    const { origin } = window.location;
    const answer = await send({ leagueId, invitationId: invitation.id, origin });
    if (answer) setLink({ ...answer.value, line: toldOf(words, invitation) });
  };
  return (
    <>
      <button
        type="button"
        className={smallKey}
        aria-expanded={link !== null}
        disabled={busy}
        onClick={() => (link ? setLink(null) : show())}
      >
        {t(`leagues.invitations.${link ? 'hide' : 'show'}`)}
      </button>
      <Refused>{failure?.message}</Refused>
      {link && (
        <div className="basis-full">
          <InvitationLink url={link.url} qr={link.qr} line={link.line} />
        </div>
      )}
    </>
  );
}

function Line({
  invitation: { role, player, single, uses, expiresAt, state },
}: {
  invitation: InvitationLine;
}) {
  const words = useWords();
  const { t } = words;
  return (
    <span className="min-w-0">
      {t('leagues.invitations.given', {
        role: roleName(words, role),
        hasName: player ? 'yes' : 'no',
        name: player ?? '',
        single: single ? 'yes' : 'no',
      })}
      <span className="block text-[0.9375rem] text-ink-dim">
        {t.rich('leagues.invitations.until', {
          state,
          when: () => <When at={expiresAt} />,
          single: single ? 'yes' : 'no',
          uses,
        })}
      </span>
    </span>
  );
}
