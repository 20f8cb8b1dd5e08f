'use client';
import { useRouter } from 'next/navigation';
import { Input } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { Form, useForm } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import type { RosterPlayer } from '@/lib/server/leagues';
import { renamePlayer, setPlayerDays } from '../../../actions';

/** The name, and from and until when somebody plays here. */
export function NameAndDays({
  leagueId,
  player,
}: {
  leagueId: string;
  player: Pick<RosterPlayer, 'id' | 'name' | 'joinedOn' | 'leftOn'>;
}) {
  const { t } = useWords();
  const router = useRouter();
  const given = { leagueId, playerId: player.id };
  const form = useForm({
    begin: {
      name: player.name,
      joinedOn: player.joinedOn ?? '',
      leftOn: player.leftOn ?? '',
    },
    send: async ({ name, joinedOn, leftOn }) => {
      if (name !== player.name) {
        const named = await renamePlayer({ ...given, name });
        if (!named.ok) return named;
        router.refresh();
      }
      return setPlayerDays({ ...given, joinedOn: joinedOn || null, leftOn: leftOn || null });
    },
  });
  return (
    <Form
      of={form}
      save={t('roster.player.save')}
      look={keyOnPaper}
      saved={t('roster.player.saved')}
      className="flex max-w-xl flex-col gap-4"
      aria-label={t('roster.player.form')}
    >
      <Input
        label={t('roster.player.name')}
        hint={t('roster.player.nameHint')}
        {...form.text('name')}
        required
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Input
          label={t('roster.player.firstDay')}
          hint={t('roster.player.firstDayHint')}
          {...form.text('joinedOn')}
          type="date"
        />
        <Input
          label={t('roster.player.lastDay')}
          hint={t('roster.player.lastDayHint')}
          {...form.text('leftOn')}
          type="date"
        />
      </div>
    </Form>
  );
}
