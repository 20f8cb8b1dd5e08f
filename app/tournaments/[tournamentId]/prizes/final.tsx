'use client';
/** A final of the best of several tournaments: a new one, with them as its entrants. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { linkInText, Section } from '@/app/leagues/parts';
import { Check } from '@/app/ui/check';
import { Input, Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import { tournamentStore } from '@/lib/browser/tournament-store';
import { useWords } from '@/lib/i18n/use-words';
import type { TournamentView } from '@/lib/tournament';
import { finalists } from '@/lib/tournament/honours';
import { foundTournament } from '../../actions';
import { PlaceLink } from '../place-link';
import { useWhole } from '../use-tournament';
import { answerAt, useAnswer } from './ask-api';

type List = { readonly tournaments: readonly { readonly id: string; readonly name: string }[] };
const USUAL = 16;

export default function Final() {
  const { t } = useWords();
  const router = useRouter();
  const { view } = useWhole();
  // The same id for every try: a retry after a lost answer finds the one that was made.
  const [id] = useState(makeId);
  const list = useAnswer<List>('/tournaments');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([view.id]));
  const [most, setMost] = useState(String(USUAL));
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { send, busy, failure } = useSend(foundTournament);
  const others = list?.tournaments ?? [{ id: view.id, name: view.setting.name }];
  const found = async (event: React.FormEvent) => {
    event.preventDefault();
    setFault(null);
    const count = Number(most);
    if (!Number.isInteger(count) || count < 1)
      return setFault(t('tournament-prizes.final.noNumber'));
    const views: TournamentView[] = [];
    for (const one of chosen) {
      const read = one === view.id ? view : await answerAt<TournamentView>(`/tournaments/${one}`);
      if (!read) return setFault(t('ui.noConnection'));
      views.push(read);
    }
    const people = finalists(views, count);
    if (people.length === 0) return setFault(t('tournament-prizes.final.nobody'));
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
    <form onSubmit={found} className="flex flex-col gap-6">
      <PlaceLink place="prizes" className={`${linkInText} self-start`}>
        {t('tournaments.places.prizes')}
      </PlaceLink>
      <Section title={t('tournament-prizes.final.title')} line={t('tournament-prizes.final.line')}>
        <fieldset className="flex w-full flex-col divide-y divide-ink/10">
          <legend className="pb-1 font-semibold">{t('tournament-prizes.final.of')}</legend>
          {others.map((one) => (
            <Check
              key={one.id}
              label={one.name || t('tournaments.unnamed')}
              checked={chosen.has(one.id)}
              onChange={(is) => {
                const next = new Set(chosen);
                if (is) next.add(one.id);
                else next.delete(one.id);
                setChosen(next);
              }}
            />
          ))}
        </fieldset>
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <Input
            label={t('tournament-prizes.final.most')}
            inputMode="numeric"
            value={most}
            onChange={(event) => setMost(event.target.value)}
          />
          <Input
            label={t('tournaments.fields.name')}
            value={name}
            maxLength={100}
            autoComplete="off"
            required
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Refused>{fault ?? failure?.message}</Refused>
        <button type="submit" className={actionOnPaper} disabled={busy || chosen.size === 0}>
          {t('tournament-prizes.final.found')}
        </button>
      </Section>
    </form>
  );
}
