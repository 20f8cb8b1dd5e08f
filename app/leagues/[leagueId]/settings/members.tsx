'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Form, useForm } from '@/app/ui/use-form';
import { roleName } from '@/lib/i18n/roles';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import type { Member } from '@/lib/server/leagues';
import { changeRole, handOver, takeOut } from '../../actions';
import { smallKey } from '../../parts';
import { SureKey } from '../../sure-key';
import { RoleField } from './role-field';

export function Members({
  leagueId,
  members,
  mayChange,
}: {
  leagueId: string;
  members: readonly Member[];
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
                  {player && player.name !== name
                    ? t('leagues.members.atTable', {
                        role: roleName(words, role),
                        name: player.name,
                      })
                    : roleName(words, role)}
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
                key={role}
                leagueId={leagueId}
                member={member}
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
  onDone,
}: {
  leagueId: string;
  member: Member;
  onDone: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const { userId, isYou } = member;
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
      {!isYou && (
        <div className="flex flex-wrap gap-2">
          <SureKey
            label={t('leagues.members.handOver')}
            sure={t('leagues.members.handOverSure', { name })}
            keep={t('leagues.members.stayOwner')}
            action={handOver}
            given={given}
            onDone={done}
          />
          <SureKey
            label={t('leagues.members.takeOut')}
            sure={t('leagues.members.takeOutSure', { name })}
            keep={t('leagues.members.keep', { name })}
            action={takeOut}
            given={given}
            onDone={done}
          />
        </div>
      )}
    </div>
  );
}
