'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Fold } from '@/app/ui/fold';
import { Pick } from '@/app/ui/pick';
import { Form, useForm } from '@/app/ui/use-form';
import { roleName } from '@/lib/i18n/roles';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import type { Member } from '@/lib/server/leagues';
import { changeRole, handOver, setMemberPlayer, takeOut } from '../../actions';
import { smallKey } from '../../parts';
import { SureKey } from '../../sure-key';
import { RoleField } from './role-field';

type Name = { readonly id: string; readonly name: string };

export function Members({
  leagueId,
  members,
  free,
  mayChange,
}: {
  leagueId: string;
  members: readonly Member[];
  /** The names at the table that belong to no account. */
  free: readonly Name[];
  mayChange: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const [open, setOpen] = useState('');
  return (
    <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
      {members.map((member) => {
        const { userId, player, role, isYou } = member;
        const name = calledAs(words, member);
        const isOpen = open === userId;
        return (
          <li key={userId} className="py-1.5">
            <div className="flex min-h-12 items-center justify-between gap-3">
              <span className="min-w-0">
                {isYou
                  ? t.rich('leagues.members.isYou', {
                      name,
                      dim: (chunks) => <span className="text-ink-dim">{chunks}</span>,
                    })
                  : name}
                <span className="block text-[0.9375rem] text-ink-dim">
                  {t('leagues.members.atTable', {
                    role: roleName(words, role),
                    isNamed: player ? 'yes' : 'no',
                    name: player?.name ?? '',
                  })}
                </span>
              </span>
              {mayChange && (
                <button
                  type="button"
                  className={smallKey}
                  aria-expanded={isOpen}
                  aria-label={t(
                    isOpen ? 'leagues.members.closeNamed' : 'leagues.members.editNamed',
                    { name },
                  )}
                  onClick={() => setOpen(isOpen ? '' : userId)}
                >
                  {isOpen ? t('ui.close') : t('leagues.members.edit')}
                </button>
              )}
            </div>
            {isOpen && (
              <EditMember
                key={`${role} ${player?.id}`}
                leagueId={leagueId}
                member={member}
                free={free}
                onDone={() => setOpen('')}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const calledAs = ({ t }: Words, { name, player }: Member): string =>
  name ?? player?.name ?? t('leagues.members.noName');

function EditMember({
  leagueId,
  member,
  free,
  onDone,
}: {
  leagueId: string;
  member: Member;
  free: readonly Name[];
  onDone: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const { userId, isYou, player } = member;
  const name = calledAs(words, member);
  const done = () => {
    onDone();
    router.refresh();
  };
  const form = useForm({
    begin: { role: member.role },
    send: async ({ role }) => changeRole({ leagueId, userId, role }),
    onDone: done,
  });
  const seat = useForm({
    begin: { playerId: player?.id ?? '' },
    send: async ({ playerId }) =>
      setMemberPlayer({ leagueId, userId, playerId: playerId === '' ? null : playerId }),
    onDone: done,
  });
  const given = { leagueId, userId };
  return (
    <div className="flex flex-col items-start gap-3 pt-1 pb-3">
      <Form
        of={form}
        save={t('leagues.members.changeRole')}
        look={smallKey}
        isOff={form.draft.role === member.role}
        className="flex w-full flex-col items-start gap-3"
      >
        <div className="w-full">
          <RoleField label={t('leagues.members.roleOf', { name })} {...form.pick('role')} />
        </div>
      </Form>
      <Form
        of={seat}
        save={t('leagues.members.changePlayer')}
        look={smallKey}
        isOff={seat.draft.playerId === (player?.id ?? '')}
        className="flex w-full flex-col items-start gap-3"
      >
        <div className="w-full">
          <Pick
            label={t('leagues.members.playerOf', { name })}
            options={[
              { id: '', name: t('leagues.members.noPlayer') },
              ...(player ? [player] : []),
              ...free,
            ]}
            {...seat.pick('playerId')}
          />
        </div>
      </Form>
      {!isYou && (
        <>
          <SureKey
            label={t('leagues.members.takeOut')}
            sure={t('leagues.members.takeOutSure', { name })}
            keep={t('leagues.members.keep', { name })}
            action={takeOut}
            given={given}
            onDone={done}
          />
          <Fold title={t('leagues.members.handOver')} look="text-ink-dim" className="w-full">
            <div className="flex flex-col items-start gap-3 pb-2">
              <p>{t('leagues.members.handOverLine', { name })}</p>
              <SureKey
                label={t('leagues.members.handOverTo', { name })}
                sure={t('leagues.members.handOverSure', { name })}
                keep={t('leagues.members.stayOwner')}
                action={handOver}
                given={given}
                onDone={done}
              />
            </div>
          </Fold>
        </>
      )}
    </div>
  );
}
