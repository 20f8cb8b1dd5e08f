'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Input, Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
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
  const [name, setName] = useState(player.name);
  const [joinedOn, setJoinedOn] = useState(player.joinedOn ?? '');
  const [leftOn, setLeftOn] = useState(player.leftOn ?? '');
  const [saved, setSaved] = useState(false);
  const rename = useSend(renamePlayer);
  const days = useSend(setPlayerDays);
  const given = { leagueId, playerId: player.id };
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    setSaved(false);
    const named = name === player.name || (await rename.send({ ...given, name }));
    const set =
      named && (await days.send({ ...given, joinedOn: joinedOn || null, leftOn: leftOn || null }));
    if (named) router.refresh();
    setSaved(Boolean(set));
  };
  const edit = (set: (value: string) => void) => (event: React.ChangeEvent<HTMLInputElement>) => {
    setSaved(false);
    set(event.target.value);
  };
  const dayFault = (path: string) =>
    days.failure?.path === path ? days.failure.message : undefined;
  const other = [rename.failure, days.failure].find(
    (failure) => failure && !['name', 'joinedOn', 'leftOn'].includes(failure.path),
  );
  return (
    <form
      onSubmit={save}
      className="flex max-w-xl flex-col gap-4"
      aria-label={t('roster.player.form')}
    >
      <Input
        label={t('roster.player.name')}
        hint={t('roster.player.nameHint')}
        fault={rename.failure?.path === 'name' ? rename.failure.message : undefined}
        value={name}
        onChange={edit(setName)}
        autoComplete="off"
        required
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Input
          label={t('roster.player.firstDay')}
          hint={t('roster.player.firstDayHint')}
          fault={dayFault('joinedOn')}
          type="date"
          value={joinedOn}
          onChange={edit(setJoinedOn)}
        />
        <Input
          label={t('roster.player.lastDay')}
          hint={t('roster.player.lastDayHint')}
          fault={dayFault('leftOn')}
          type="date"
          value={leftOn}
          onChange={edit(setLeftOn)}
        />
      </div>
      <Refused>{other?.message}</Refused>
      <div className="flex items-center gap-3">
        <button type="submit" className={keyOnPaper} disabled={rename.busy || days.busy}>
          {t('roster.player.save')}
        </button>
        <span role="status" className="text-ink-dim">
          {saved && t('roster.player.saved')}
        </span>
      </div>
    </form>
  );
}
