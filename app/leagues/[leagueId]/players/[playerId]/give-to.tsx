'use client';
import { Pick } from '@/app/ui/pick';
import { Form, useForm } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import { setMemberPlayer } from '../../../actions';
import { smallKey } from '../../../parts';

type Name = { readonly id: string; readonly name: string };

/** Gives a name at the table to an account of the league that has none. */
export function GiveTo({
  leagueId,
  player,
  members,
}: {
  leagueId: string;
  player: Name;
  /** Accounts, by the ids of their users. */
  members: readonly Name[];
}) {
  const { t } = useWords();
  const form = useForm({
    begin: { userId: '' },
    send: async ({ userId }) => setMemberPlayer({ leagueId, userId, playerId: player.id }),
  });
  return (
    <Form
      of={form}
      save={t('roster.account.give')}
      look={`${smallKey} self-start`}
      isOff={form.draft.userId === ''}
      className="flex w-full flex-col gap-3"
    >
      <Pick
        label={t('roster.account.belongsTo', { name: player.name })}
        options={[{ id: '', name: t('roster.account.noAccount') }, ...members]}
        {...form.pick('userId')}
      />
    </Form>
  );
}
