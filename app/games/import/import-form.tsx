'use client';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useUpload } from '@/app/ui/use-upload';

/** Where games of a league can go. */
export type Places = {
  readonly leagueId: string;
  readonly seasons: readonly { readonly id: string; readonly label: string }[];
  readonly evenings: readonly { readonly id: string; readonly label: string }[];
};

/** Sends a file of games; the page of the job shows the rest. */
export function ImportForm({ places }: { places?: Places }) {
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [day, setDay] = useState('');
  const [runs, setRuns] = useState(false);
  const [place, setPlace] = useState(firstPlace(places));
  const { upload, busy, failure, setFailure } = useUpload();
  const byDay = !places || !place.startsWith('evening');
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!file) return setFailure({ path: 'file', message: 'Choose a file first.' });
    const [kind = '', id = ''] = place.split(':');
    const query = {
      name: file.name,
      unfinished: runs ? 'run' : 'finish',
      ...(day && byDay && { day }),
      ...(places && { league: places.leagueId, [kind]: id }),
    };
    const jobId = await upload(file, { to: '/api/games/import', query });
    if (jobId) router.push(`/jobs/${jobId}` as Route);
  };
  return (
    <form onSubmit={send} className="flex w-full max-w-xl flex-col gap-5">
      <Field
        label="File"
        hint="A game (.json), one on every line (.ndjson), or many in a .zip. 20 MB at the most."
        fault={failure?.path === 'file' ? failure.message : undefined}
      >
        {(tie) => (
          <input
            {...tie}
            type="file"
            accept=".json,.ndjson,.jsonl,.zip"
            className={`${inputOnPaper} py-2.5 file:mr-3 file:min-h-9 file:rounded-md file:border file:border-ink/25 file:bg-paper file:px-3`}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setFailure(null);
            }}
          />
        )}
      </Field>
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
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          checked={runs}
          className="size-6 shrink-0 accent-felt"
          onChange={(event) => setRuns(event.target.checked)}
        />
        <span>Games that are not finished go on; otherwise they end with their last hand</span>
      </label>
      <Refused>{failure && failure.path !== 'file' && failure.message}</Refused>
      <button type="submit" className={actionOnPaper} disabled={busy}>
        {busy ? 'Sending' : 'Import'}
      </button>
    </form>
  );
}

const firstPlace = (places?: Places): string =>
  places?.seasons[0] ? `season:${places.seasons[0].id}` : `evening:${places?.evenings[0]?.id}`;
