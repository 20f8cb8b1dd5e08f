'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, inputOnPaper } from '@/app/ui/form';
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
  const router = useRouter();
  const [intoId, setIntoId] = useState('');
  const into = others.find(({ id }) => id === intoId);
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <div className="w-full">
        <Field label={`${player.name} is the same person as`}>
          {(tie) => (
            <select
              {...tie}
              value={intoId}
              onChange={(event) => setIntoId(event.target.value)}
              className={inputOnPaper}
            >
              <option value="">Nobody else</option>
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
          label={`Merge into ${into.name}`}
          sure={`Count all games of ${player.name} for ${into.name}`}
          keep="Leave both"
          action={mergePlayers}
          given={{ leagueId, playerId: player.id, intoId: into.id }}
          onDone={() => router.push(leagueRoute(leagueId, `/players/${into.id}`))}
        />
      )}
    </div>
  );
}
