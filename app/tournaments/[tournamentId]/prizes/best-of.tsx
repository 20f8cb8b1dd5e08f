'use client';
/** The best of several tournaments: of those here, and of others by their files. */
import { useState } from 'react';
import { Check } from '@/app/ui/check';
import { FileField } from '@/app/ui/file-field';
import { Input, Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { faultInWords } from '@/lib/i18n/fault';
import { useWords } from '@/lib/i18n/use-words';
import { bringVariants, VARIANT_IDS } from '@/lib/jass';
import { parseTournament, ranking, type TournamentView } from '@/lib/tournament';
import { finalists } from '@/lib/tournament/honours';
import { useTournament } from '../use-tournament';
import { answerAt, useAnswer } from './ask-api';

type List = { readonly tournaments: readonly { readonly id: string; readonly name: string }[] };
type Results = Parameters<typeof finalists>[0][number];
/** A tournament that came as a file, from another computer. */
type Venue = Results & { readonly name: string };
const USUAL = 16;

export default function BestOf({
  withThis,
  label,
  isBusy = false,
  refused,
  onTake,
  children,
}: {
  /** Is the tournament here one of those to choose from? */
  withThis: boolean;
  /** What the key says. */
  label: string;
  isBusy?: boolean;
  refused?: string | undefined;
  onTake: (people: ReturnType<typeof finalists>) => void;
  children?: React.ReactNode;
}) {
  const words = useWords();
  const { t } = words;
  const { view } = useTournament();
  const list = useAnswer<List>('/tournaments');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(withThis ? [view.id] : []));
  const [files, setFiles] = useState<readonly Venue[]>([]);
  const [most, setMost] = useState(String(USUAL));
  const [fault, setFault] = useState<string>();
  const [fileFault, setFileFault] = useState<string>();
  const all = list?.tournaments ?? [{ id: view.id, name: view.setting.name }];
  const read = async (file: File) => {
    const venue = await venueIn(file);
    if (!venue.ok) return setFileFault(`${file.name}: ${faultInWords(words, venue.error)}`);
    setFileFault(undefined);
    setFiles([...files, venue.value]);
  };
  const take = async (event: React.FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    const count = Number(most);
    if (!Number.isInteger(count) || count < 1)
      return setFault(t('tournament-prizes.final.noNumber'));
    const results: Results[] = [];
    for (const id of chosen) {
      const one = id === view.id ? view : await answerAt<TournamentView>(`/tournaments/${id}`);
      if (!one) return setFault(t('ui.noConnection'));
      results.push(one);
    }
    const people = finalists([...results, ...files], count);
    if (people.length === 0) return setFault(t('tournament-prizes.final.nobody'));
    onTake(people);
  };
  return (
    <form onSubmit={take} className="flex flex-col items-start gap-4">
      <fieldset className="flex w-full flex-col divide-y divide-ink/10">
        <legend className="pb-1 font-semibold">{t('tournament-prizes.final.of')}</legend>
        {all
          .filter(({ id }) => withThis || id !== view.id)
          .map(({ id, name }) => (
            <Check
              key={id}
              label={name || t('tournaments.unnamed')}
              checked={chosen.has(id)}
              onChange={(is) =>
                setChosen(
                  new Set([...[...chosen].filter((one) => one !== id), ...(is ? [id] : [])]),
                )
              }
            />
          ))}
        {files.map((one, at) => (
          <Check
            key={at}
            label={one.name}
            checked
            onChange={() => setFiles(files.filter((other) => other !== one))}
          />
        ))}
      </fieldset>
      <div className="w-full">
        <FileField
          label={t('tournament-prizes.final.file')}
          hint={t('tournament-prizes.final.fileHint')}
          fault={fileFault}
          accept=".json,application/json"
          name={null}
          onFile={(file) => file && void read(file)}
        />
      </div>
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <Input
          label={t('tournament-prizes.final.most')}
          inputMode="numeric"
          value={most}
          onChange={(event) => setMost(event.target.value)}
        />
        {children}
      </div>
      <Refused>{fault ?? refused}</Refused>
      <button
        type="submit"
        className={actionOnPaper}
        disabled={isBusy || chosen.size + files.length === 0}
      >
        {label}
      </button>
    </form>
  );
}

/** The results in a `jass-tournament/1`, or what is wrong with it. */
async function venueIn(file: File) {
  const given: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => null);
  const variant = VARIANT_IDS.find((one) => one === Reflect.get(Object(given), 'variant'));
  await bringVariants(variant ? [variant] : []);
  const parsed = parseTournament(given);
  if (!parsed.ok) return parsed;
  const entrants = parsed.value.entrants.map(({ id, name, club = '' }) => ({
    ...{ id, name, club, category: '' },
  }));
  const name = parsed.value.name || file.name;
  return { ok: true, value: { name, entrants, ranking: ranking(parsed.value) } } as const;
}
