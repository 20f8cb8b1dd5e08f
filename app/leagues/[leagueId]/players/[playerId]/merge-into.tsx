'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, inputOnPaper } from '@/app/ui/form';
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
  const router = useRouter();
  const [intoId, setIntoId] = useState('');
  const into = others.find(({ id }) => id === intoId);
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <div className="w-full">
        <Field label={t('roster.names.samePerson', { name: player.name })}>
          {(tie) => (
            <select
              {...tie}
              value={intoId}
              onChange={(event) => setIntoId(event.target.value)}
              className={inputOnPaper}
            >
              <option value="">{t('roster.names.nobody')}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {into && (
        <SureKey
          key={into.id}
          label={t('roster.names.merge', { name: into.name })}
          sure={t('roster.names.mergeSure', { name: player.name, into: into.name })}
          keep={t('roster.names.leaveBoth')}
          action={mergePlayers}
          given={{ leagueId, playerId: player.id, intoId: into.id }}
          onDone={() => router.push(leagueRoute(leagueId, `/players/${into.id}`))}
        />
      )}
    </div>
  );
}
