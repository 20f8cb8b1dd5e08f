'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { roleName } from '@/lib/i18n/roles';
import { useWords } from '@/lib/i18n/use-words';
import type { Role } from '@/lib/server/access';
import type { Member } from '@/lib/server/leagues/members';
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
  const [open, setOpen] = useState('');
  return (
    <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
      {members.map((member) => {
        const { userId, player, role, isYou } = member;
        const name = calledAs(member);
        const isOpen = open === userId;
        return (
          <li key={userId} className="py-1.5">
            <div className="flex min-h-12 items-center justify-between gap-3">
              <span className="min-w-0">
                {name}
                {isYou && <span className="text-ink-dim"> (you)</span>}
                <span className="block text-[0.9375rem] text-ink-dim">
                  {roleName(words, role)}
                  {player && player.name !== name && `, ${player.name} at the table`}
                </span>
              </span>
              {mayChange && (
                <button
                  type="button"
                  className={smallKey}
                  aria-expanded={isOpen}
                  aria-label={`${isOpen ? 'Close' : 'Edit'} ${name}`}
                  onClick={() => setOpen(isOpen ? '' : userId)}
                >
                  {isOpen ? 'Close' : 'Edit'}
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

const calledAs = ({ name, player }: Member): string => name ?? player?.name ?? 'No name';

function EditMember({
  leagueId,
  member,
  onDone,
}: {
  leagueId: string;
  member: Member;
  onDone: () => void;
}) {
  const router = useRouter();
  const { userId, isYou } = member;
  const name = calledAs(member);
  const [role, setRole] = useState<Role>(member.role);
  const { send, busy, failure } = useSend(changeRole);
  const done = () => {
    onDone();
    router.refresh();
  };
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    if (await send({ leagueId, userId, role })) done();
  };
  const given = { leagueId, userId };
  return (
    <div className="flex flex-col items-start gap-3 pt-1 pb-3">
      <form onSubmit={save} className="flex w-full flex-col items-start gap-3">
        <div className="w-full">
          <RoleField label={`Role of ${name}`} role={role} onRole={setRole} />
        </div>
        <Refused>{failure?.message}</Refused>
        <button type="submit" className={smallKey} disabled={busy || role === member.role}>
          Change the role
        </button>
      </form>
      {!isYou && (
        <div className="flex flex-wrap gap-2">
          <SureKey
            label="Hand the league over"
            sure={`Make ${name} the owner in my place`}
            keep="Stay the owner"
            action={handOver}
            given={given}
            onDone={done}
          />
          <SureKey
            label="Take out"
            sure={`Take out ${name}`}
            keep={`Keep ${name}`}
            action={takeOut}
            given={given}
            onDone={done}
          />
        </div>
      )}
    </div>
  );
}
