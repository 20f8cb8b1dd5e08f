'use client';
import { useState } from 'react';
import { Field, inputOnPaper } from '@/app/ui/form';
import { UploadForm } from '@/app/ui/upload-form';

/** Where games of a league can go. */
export type Places = {
  readonly leagueId: string;
  readonly seasons: readonly { readonly id: string; readonly label: string }[];
  readonly evenings: readonly { readonly id: string; readonly label: string }[];
};

const UNFINISHED = [
  { kind: 'run', label: 'Go on', line: 'They stay open; hands can be added to them.' },
  {
    kind: 'finish',
    label: 'End with their last hand',
    line: 'They count as they stand. Choose this for old games.',
  },
] as const;

/** Sends a file of games. */
export function ImportForm({ places }: { places?: Places }) {
  const [day, setDay] = useState('');
  const [unfinished, setUnfinished] = useState<'run' | 'finish'>('run');
  const [place, setPlace] = useState(firstPlace(places));
  const byDay = !places || !place.startsWith('evening');
  const [kind = '', id = ''] = place.split(':');
  return (
    <UploadForm
      label="File"
      hint="A game (.json), one on every line (.ndjson), many in a .zip, “Everything (JSON)”, or the data of an account. 20 MB at the most."
      accept=".json,.ndjson,.jsonl,.zip"
      missing="Choose a file first."
      verb="Import"
      to="/api/games/import"
      query={{
        unfinished,
        ...(day && byDay && { day }),
        ...(places && { league: places.leagueId, [kind]: id }),
      }}
    >
      {places && (
        <Field label="Where to">
          {(tie) => (
            <select
              {...tie}
              value={place}
              className={inputOnPaper}
              onChange={(event) => setPlace(event.target.value)}
            >
              <optgroup label="To the evening of their day">
                {places.seasons.map(({ id, label }) => (
                  <option key={id} value={`season:${id}`}>
                    {label}
                  </option>
                ))}
              </optgroup>
              {places.evenings.length > 0 && (
                <optgroup label="All to one evening">
                  {places.evenings.map(({ id, label }) => (
                    <option key={id} value={`evening:${id}`}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              )}
            </select>
          )}
        </Field>
      )}
      {byDay && (
        <Field
          label="Day"
          hint={
            places
              ? 'For games whose file does not have it in its name, as in 2026-11-21-mittlere.json. Evenings are made where there are none yet.'
              : 'For games whose file does not have it in its name, as in 2026-11-21-mittlere.json. Without one they were played today.'
          }
        >
          {(tie) => (
            <input
              {...tie}
              type="date"
              value={day}
              className={inputOnPaper}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </Field>
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1 font-semibold">Unfinished games</legend>
        {UNFINISHED.map(({ kind, label, line }) => (
          <label
            key={kind}
            className="block rounded-xl border-2 border-ink/15 bg-card px-4 py-2.5 has-checked:border-felt has-focus-visible:outline-3 has-focus-visible:outline-brick"
          >
            <input
              type="radio"
              name="unfinished"
              checked={unfinished === kind}
              onChange={() => setUnfinished(kind)}
              className="sr-only"
            />
            <span className="font-semibold">{label}</span>
            <span className="block text-[0.9375rem] text-ink-dim">{line}</span>
          </label>
        ))}
      </fieldset>
    </UploadForm>
  );
}

const firstPlace = (places?: Places): string =>
  places?.seasons[0] ? `season:${places.seasons[0].id}` : `evening:${places?.evenings[0]?.id}`;
