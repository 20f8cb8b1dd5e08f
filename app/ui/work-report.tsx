'use client';
/** Long work: how far it is, and what came of it, with file, line and reason of what was refused. */
import type { Route } from 'next';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { refusalGroups } from '@/lib/files/refusal-groups';
import { useWords } from '@/lib/i18n/use-words';
import {
  cacheWords,
  endedWords,
  howFar,
  placesInWords,
  refusalWords,
  type WorkKind,
} from '@/lib/i18n/work';
import type { Report } from '@/lib/server/files';
import { actionOnPaper, keyOnPaper } from './keys';
import type { WorkState } from './use-work';

type Of<Kind extends Report['kind']> = Extract<Report, { kind: Kind }>;

/** Felt on paper; empty while nobody knows of how much. */
const bar =
  'h-4 w-full appearance-none overflow-hidden rounded-full border border-ink/25 bg-card [&::-moz-progress-bar]:bg-felt [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-felt indeterminate:[&::-moz-progress-bar]:bg-card';

/** Work that was asked for here, while it goes on and at its end; before that nothing. */
export function WorkShown({ kind, state }: { kind: WorkKind; state: WorkState }) {
  const words = useWords();
  const { t } = words;
  if (state.kind === 'none') return null;
  if ('report' in state) return <Reported report={state.report} />;
  const far = state.kind === 'progress' ? howFar(words, { ...state, kind }) : null;
  const isKnown = state.kind === 'progress' && state.total !== null && state.total > 0;
  return (
    <section aria-label={t('files.work.progress')} className="flex w-full max-w-xl flex-col gap-2">
      <progress
        aria-label={t(`work.title.${kind}`)}
        className={bar}
        {...(isKnown && { value: state.done, max: state.total ?? undefined })}
      />
      <p role="status">
        {far ?? t(state.kind === 'again' ? 'files.work.again' : 'files.work.waiting')}
      </p>
      <p className="text-ink-dim">{t('files.work.leave')}</p>
    </section>
  );
}

function Reported({ report }: { report: Report }) {
  const { t } = useWords();
  return (
    <section aria-label={t('files.work.outcome')} className="flex w-full max-w-xl flex-col gap-4">
      <Outcome report={report} />
      {report.kind === 'import' && <ReportFile report={report} />}
    </section>
  );
}

/** The report to keep: the page forgets it. */
function ReportFile({ report }: { report: Report }) {
  const { t } = useWords();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const text = `${JSON.stringify({ at: new Date().toISOString(), ...report }, null, 2)}\n`;
    const made = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [report]);
  return (
    <p>
      <a href={url} className={keyOnPaper} download="report.json">
        {t('files.work.report')}
      </a>
    </p>
  );
}

function Outcome({ report }: { report: Report }) {
  switch (report.kind) {
    case 'import':
      return <Imported report={report} />;
    case 'restore':
      return <Restored report={report} />;
    case 'rebuild':
      return <Rebuilt report={report} />;
    case 'failure':
      return (
        <p role="alert" className="rounded-lg border-2 border-refusal/60 bg-card px-3 py-2">
          {report.message}
        </p>
      );
  }
}

function Imported({ report }: { report: Of<'import'> }) {
  const words = useWords();
  const { t } = words;
  const { imported, there, refused, refusals, ended, uncounted } = report;
  return (
    <>
      <dl className="grid grid-cols-3 divide-x divide-ink/15 rounded-xl border border-ink/15 bg-card py-3">
        <Figure count={imported} label={t('files.report.imported')} />
        <Figure count={there} label={t('files.report.there')} />
        <Figure count={refused} label={t('files.report.refused')} />
      </dl>
      {imported === 0 && there === 0 && refused > 0 && (
        <p className="font-semibold">{t('files.report.nothing')}</p>
      )}
      {uncounted > 0 && <p>{t('files.report.uncounted', { games: uncounted })}</p>}
      {ended > 0 && <p>{endedWords(words, ended)}</p>}
      {refused > 0 && <Refusals refusals={refusals} refused={refused} />}
    </>
  );
}

function Figure({ count, label }: { count: number; label: string }) {
  const { format } = useWords();
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end px-2 text-center">
      <dt className="text-[0.9375rem] text-ink-dim leading-snug">{label}</dt>
      <dd className={`font-semibold text-3xl tabular-nums ${count === 0 ? 'text-ink-dim' : ''}`}>
        {format.number(count)}
      </dd>
    </div>
  );
}

const SHOWN = 50;

function Refusals({ refusals, refused }: { refusals: Of<'import'>['refusals']; refused: number }) {
  const words = useWords();
  const { t } = words;
  const groups = refusalGroups(refusals);
  const shown = groups.slice(0, SHOWN);
  const told = shown.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <section aria-label={t('files.report.refusedTitle')}>
      <h2 className="pb-1 font-semibold text-lg">{t('files.report.why')}</h2>
      <ul className="divide-y divide-ink/10">
        {shown.map((group) => (
          <li key={JSON.stringify([group.file, group.places[0]])} className="py-3">
            <p className="text-[0.9375rem] text-ink-dim">
              {group.places.length > 1
                ? t('files.report.times', {
                    times: group.places.length,
                    why: refusalWords(words, group.code),
                  })
                : refusalWords(words, group.code)}
            </p>
            <p className="wrap-anywhere">{group.message}</p>
            <p className="wrap-anywhere text-[0.9375rem] text-ink-dim">
              {placesInWords(words, group)}
            </p>
          </li>
        ))}
      </ul>
      {refused > told && (
        <p className="pt-2 text-ink-dim">
          {t('files.report.notShown', { more: refused - told })}{' '}
          {refusals.length > told && t('files.report.inFile', { named: refusals.length })}
        </p>
      )}
    </section>
  );
}

function Restored({ report }: { report: Of<'restore'> }) {
  const { t } = useWords();
  // Reports of earlier restores do not count paper.
  const { leagueId, leagueName: league, games, paper = 0, players, evenings } = report;
  return (
    <>
      <p>{t('files.report.restored', { league, games, paper, evenings, players })}</p>
      <Link href={`/leagues/${leagueId}` as Route} className={actionOnPaper}>
        {t('files.report.toLeague')}
      </Link>
    </>
  );
}

function Rebuilt({ report }: { report: Of<'rebuild'> }) {
  const words = useWords();
  const { t } = words;
  const { games, evenings, differed, faults } = report;
  const wrong = Object.entries(differed).filter(([, count]) => count > 0);
  return (
    <>
      <p>
        {t('files.report.rebuilt', { games, evenings })}{' '}
        {wrong.length === 0 ? t('files.report.allRight') : t('files.report.differed')}
      </p>
      {wrong.length > 0 && (
        <ul className="list-disc pl-5">
          {wrong.map(([cache, count]) => (
            <li key={cache}>
              {t('files.report.cache', { count, what: cacheWords(words, cache) })}
            </li>
          ))}
        </ul>
      )}
      {faults.length > 0 && (
        <section aria-label={t('files.report.left')}>
          <h2 className="pb-1 font-semibold text-lg">{t('files.report.left')}</h2>
          <ul className="divide-y divide-ink/10">
            {faults.map(({ gameId, message }) => (
              <li key={gameId} className="py-2">
                <Link href={`/games/${gameId}/record` as Route} className="underline">
                  {message}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
