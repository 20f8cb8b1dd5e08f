'use client';
import { When } from '@/app/ui/when';
import { roleName } from '@/lib/i18n/roles';
import { useWords } from '@/lib/i18n/use-words';
import type { InvitationLine } from '@/lib/server/leagues/invitations';
import { revokeInvitation } from '../../actions';
import { linkInText } from '../../parts';
import { SureKey } from '../../sure-key';

const PAST = { used: 'Taken', revoked: 'Revoked', expired: 'Too old', open: '' } as const;

export function Invitations({
  leagueId,
  invitations,
}: {
  leagueId: string;
  invitations: readonly InvitationLine[];
}) {
  const open = invitations.filter(({ state }) => state === 'open');
  const past = invitations.filter(({ state }) => state !== 'open');
  return (
    <>
      {open.length > 0 && (
        <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
          {open.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
              <Line invitation={one} />
              <SureKey
                label="Revoke"
                sure="Revoke: the link ends"
                keep="Keep it"
                action={revokeInvitation}
                given={{ leagueId, invitationId: one.id }}
              />
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details className="w-full">
          <summary className={linkInText}>Past invitations ({past.length})</summary>
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

const Line = ({
  invitation: { role, player, single, uses, expiresAt, state },
}: {
  invitation: InvitationLine;
}) => (
  <span className="min-w-0">
    {roleName(useWords(), role)}
    {player && `, ${player} at the table`}
    {single && ', for one person'}
    <span className="block text-[0.9375rem] text-ink-dim">
      {state === 'open' ? 'until ' : `${PAST[state]}, was open until `}
      <When at={expiresAt} />
      {!single && `, taken ${uses} ${uses === 1 ? 'time' : 'times'}`}
    </span>
  </span>
);
