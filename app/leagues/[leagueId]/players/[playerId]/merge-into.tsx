'use client';
import { useState } from 'react';
import { Pick } from '@/app/ui/pick';
import { useWords } from '@/lib/i18n/use-words';
import { mergePlayers } from '../../../actions';
import { leagueRoute } from '../../../parts';
import { SureKey } from '../../../sure-key';

type Name = { readonly id: string; readonly name: string };

/** Lets this name count as another player's. */
export function MergeInto({
  leagueId,
  player,
  others,
}: {
  leagueId: string;
  player: Name;
  others: readonly Name[];
}) {
  const { t } = useWords();
  const [intoId, setIntoId] = useState('');
  const into = others.find(({ id }) => id === intoId);
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <div className="w-full">
        <Pick
          label={t('roster.names.samePerson', { name: player.name })}
          options={[{ id: '', name: t('roster.names.nobody') }, ...others]}
          value={intoId}
          onPick={setIntoId}
        />
      </div>
      {into && (
        <SureKey
          key={into.id}
          label={t('roster.names.merge', { name: into.name })}
          sure={t('roster.names.mergeSure', { name: player.name, into: into.name })}
          keep={t('roster.names.leaveBoth')}
          action={mergePlayers}
          given={{ leagueId, playerId: player.id, intoId: into.id }}
          to={leagueRoute(leagueId, `/players/${into.id}`)}
        />
      )}
    </div>
  );
}
