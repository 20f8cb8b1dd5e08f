'use client';
import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, Input, inputOnPaper } from '@/app/ui/form';
import { DownIcon } from '@/app/ui/icons';
import { UploadForm } from '@/app/ui/upload-form';
import { makeId } from '@/lib/browser/id';
import { useWords } from '@/lib/i18n/use-words';

/** Where games of a league can go. */
export type Places = {
  readonly leagueId: string;
  /** The season that is on, or to come; without one it is chosen. */
  readonly season: string | undefined;
  readonly seasons: readonly { readonly id: string; readonly label: string }[];
  readonly evenings: readonly { readonly id: string; readonly label: string }[];
};

const UNFINISHED = ['run', 'finish'] as const;

/** Sends a file of games. */
export function ImportForm({ places }: { places?: Places }) {
  const { t } = useWords();
  const router = useRouter();
  const path = usePathname();
  const [day, setDay] = useState('');
  const [unfinished, setUnfinished] = useState<'run' | 'finish'>('run');
  const [place, setPlace] = useState(firstPlace(places));
  const byDay = !places || !place.startsWith('evening');
  const [kind = '', id = ''] = place.split(':');
  return (
    <UploadForm
      kind="import"
      label={t('files.form.file')}
      hint={t('files.form.hint')}
      accept=".json,.ndjson,.jsonl,.zip"
      missing={t('files.form.missing')}
      verb={t('files.form.key')}
      to="/api/games/import"
      // The page below knows the games; they stay where it is opened anew.
      onEnd={(report) => {
        if (report.kind === 'import' && report.imported + report.there > 0)
          router.replace(`${path}?came=${report.games.join(',')}` as Route, { scroll: false });
      }}
      query={(file) => ({
        name: file.name,
        attempt: makeId(),
        unfinished,
        ...(day && byDay && { day }),
        ...(places && { league: places.leagueId, [kind]: id }),
      })}
    >
      {places && (
        <Field label={t('files.form.where')}>
          {(tie) => (
            <select
              {...tie}
              required
              value={place}
              className={inputOnPaper}
              onChange={(event) => setPlace(event.target.value)}
            >
              {!places.season && (
                <option value="" disabled>
                  {t('files.form.chooseSeason')}
                </option>
              )}
              <optgroup label={t('files.form.byDay')}>
                {places.seasons.map(({ id, label }) => (
                  <option key={id} value={`season:${id}`}>
                    {label}
                  </option>
                ))}
              </optgroup>
              {places.evenings.length > 0 && (
                <optgroup label={t('files.form.oneEvening')}>
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
      <details open={places !== undefined} className="group">
        {/* One's own files need neither. */}
        <summary className="flex min-h-12 items-center justify-between gap-3 text-ink-dim">
          {t('files.form.day')} · {t('files.form.unfinished')}
          <span aria-hidden="true" className="group-open:rotate-180">
            <DownIcon />
          </span>
        </summary>
        <div className="flex flex-col gap-5 pt-2">
          {byDay && (
            <Input
              label={t('files.form.day')}
              hint={places ? t('files.form.dayHintLeague') : t('files.form.dayHint')}
              type="date"
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
          <fieldset className="flex flex-col gap-2">
            <legend className="pb-1 font-semibold">{t('files.form.unfinished')}</legend>
            {UNFINISHED.map((kind) => (
              <label
                key={kind}
                className="block rounded-xl border border-ink/25 bg-card px-4 py-2.5 choosable focus-within-ring"
              >
                <input
                  type="radio"
                  name="unfinished"
                  checked={unfinished === kind}
                  onChange={() => setUnfinished(kind)}
                  className="sr-only"
                />
                <span className="font-semibold">{t(`files.form.${kind}`)}</span>
                <span className="block text-[0.9375rem] text-ink-dim">
                  {t(`files.form.${kind}Line`)}
                </span>
              </label>
            ))}
          </fieldset>
        </div>
      </details>
    </UploadForm>
  );
}

const firstPlace = (places?: Places): string => (places?.season ? `season:${places.season}` : '');
