'use client';
/** Making an invitation: for a role, for a name where one is meant, for some days. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Check } from '@/app/ui/check';
import { keyOnPaper } from '@/app/ui/keys';
import { Pick } from '@/app/ui/pick';
import { Form, useForm } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import type { Role } from '@/lib/server/access';
import type { InvitationLine } from '@/lib/server/leagues';
import { invite } from '../../actions';
import { InvitationLink, toldOf } from './invitation-link';
import { RoleField } from './role-field';

const DAYS = [1, 7, 30, 365] as const;

/** What is said instead of a link that leads nowhere any more. */
const ENDED = {
  used: 'leagues.invite.ended.used',
  revoked: 'leagues.invite.ended.revoked',
  expired: 'leagues.invite.ended.expired',
} as const;

type Made = React.ComponentProps<typeof InvitationLink> & { readonly id: string };

export function Invite({
  leagueId,
  player,
  invitations = [],
}: {
  leagueId: string;
  /** The name that is given with it. */
  player?: { readonly id: string; readonly name: string };
  /** What became of those made before, the one just made among them. */
  invitations?: readonly InvitationLine[];
}) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const [made, setMade] = useState<Made | null>(null);
  const form = useForm({
    // Any role can be picked.
    begin: { role: 'member' as Role, days: '7', single: false },
    send: async ({ role, days, single }) =>
      invite({
        ...{ leagueId, role },
        days: Number(days),
        single: single || isForOne(role),
        origin: location.origin,
        ...(player && { playerId: player.id }),
      }),
    onDone: (link) => {
      const { role, single } = form.draft;
      const line = toldOf(words, {
        role,
        player: player?.name ?? null,
        single: single || isForOne(role),
      });
      setMade({ ...link, line });
      router.refresh();
    },
  });
  const isForOne = (role: Role) => player !== undefined || role === 'owner';
  // A page that has not been read anew does not know it yet: it is open.
  const state = invitations.find(({ id }) => id === made?.id)?.state ?? 'open';
  return (
    <>
      <Form
        of={form}
        save={player ? t('leagues.invite.toName', { name: player.name }) : t('leagues.invite.make')}
        look={`${keyOnPaper} self-start py-2`}
        className="flex w-full flex-col gap-4"
        aria-label={
          player ? t('leagues.invite.labelNamed', { name: player.name }) : t('leagues.invite.label')
        }
      >
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <RoleField label={t('leagues.invite.role')} {...form.pick('role')} />
          <Pick
            label={t('leagues.invite.open')}
            options={DAYS.map((days) => ({
              id: String(days),
              name: t('leagues.invite.span', { days }),
            }))}
            {...form.pick('days')}
          />
        </div>
        {!isForOne(form.draft.role) && (
          <Check label={t('leagues.invite.single')} {...form.tick('single')} />
        )}
      </Form>
      <p role="status" className="empty:hidden">
        {made && state !== 'open' && t(ENDED[state])}
      </p>
      {made && state === 'open' && (
        <InvitationLink key={made.url} url={made.url} qr={made.qr} line={made.line} />
      )}
    </>
  );
}
