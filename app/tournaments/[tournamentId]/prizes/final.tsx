'use client';
/** A final of the best of several tournaments: a new one, with them as its entrants. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { linkInText, Section } from '@/app/leagues/parts';
import { Input } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import { tournamentStore } from '@/lib/browser/tournament-store';
import { useWords } from '@/lib/i18n/use-words';
import type { finalists } from '@/lib/tournament/honours';
import { foundTournament } from '../../actions';
import { PlaceLink } from '../place-link';
import { useWhole } from '../use-tournament';
import BestOf from './best-of';

export default function Final() {
  const { t } = useWords();
  const router = useRouter();
  const { view } = useWhole();
  // The same id for every try: a retry after a lost answer finds the one that was made.
  const [id] = useState(makeId);
  const [name, setName] = useState('');
  const { send, busy, failure } = useSend(foundTournament);
  const found = async (people: ReturnType<typeof finalists>) => {
    const { prizes: _, hiddenFrom: __, date: ___, ...setting } = view.setting;
    const seed = makeId().slice(0, 6);
    const made = await send({
      id,
      setting: { ...setting, name, seed, signUp: false, places: null },
    });
    if (!made) return;
    const entrants = people.map((one) => ({ id: makeId(), ...one }));
    tournamentStore(id).change({ kind: 'register', entrants });
    router.push(`/tournaments/${id}/entrants` as Route);
  };
  return (
    <div className="flex flex-col gap-6">
      <PlaceLink place="prizes" className={`${linkInText} self-start`}>
        {t('tournaments.places.prizes')}
      </PlaceLink>
      <Section title={t('tournament-prizes.final.title')} line={t('tournament-prizes.final.line')}>
        <BestOf
          withThis
          label={t('tournament-prizes.final.found')}
          isBusy={busy}
          refused={failure?.message}
          onTake={found}
        >
          <Input
            label={t('tournaments.fields.name')}
            value={name}
            maxLength={100}
            required
            onChange={(event) => setName(event.target.value)}
          />
        </BestOf>
      </Section>
    </div>
  );
}
