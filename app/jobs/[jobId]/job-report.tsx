/** What came of a job: figures, and what was refused with file, line and reason. */
import type { Route } from 'next';
import Link from 'next/link';
import { actionOnPaper } from '@/app/ui/keys';
import { refusalGroups } from '@/lib/files/refusal-groups';
import {
  CACHE_WORDS,
  counted,
  endedWords,
  figure,
  placesInWords,
  REFUSAL_WORDS,
} from '@/lib/i18n/en/jobs';
import type { JobView } from '@/lib/server/files/jobs';

type Report = NonNullable<JobView['report']>;
type Of<Kind extends Report['kind']> = Extract<Report, { kind: Kind }>;

export function JobReport({ report }: { report: Report }) {
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
  const { imported, there, refused, refusals, ended } = report;
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure count={imported} label="imported" />
        <Figure count={there} label="there already" />
        <Figure count={refused} label="refused" />
      </dl>
      {imported === 0 && there === 0 && refused > 0 && (
        <p className="font-semibold">Nothing taken in.</p>
      )}
      {ended > 0 && <p>{endedWords(ended)}</p>}
      {refused > 0 && <Refusals refusals={refusals} refused={refused} />}
    </>
  );
}

const Figure = ({ count, label }: { count: number; label: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-ink-dim">{label}</dt>
    <dd className="font-semibold text-3xl tabular-nums">{figure(count)}</dd>
  </div>
);

const SHOWN = 50;

function Refusals({ refusals, refused }: { refusals: Of<'import'>['refusals']; refused: number }) {
  const groups = refusalGroups(refusals);
  const shown = groups.slice(0, SHOWN);
  const told = shown.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <section aria-label="Refused">
      <h2 className="pb-1 font-semibold text-lg">Refused, and why</h2>
      <ul className="divide-y divide-ink/10">
        {shown.map((group) => (
          <li key={JSON.stringify([group.file, group.places[0]])} className="py-3">
            <p className="text-[0.9375rem] text-ink-dim">
              {group.places.length > 1 && `${figure(group.places.length)} times: `}
              {REFUSAL_WORDS[group.code] ?? 'Refused'}{' '}
              <code className="whitespace-nowrap">({group.code})</code>
            </p>
            <p className="wrap-anywhere">{group.message}</p>
            <p className="wrap-anywhere text-[0.9375rem] text-ink-dim">{placesInWords(group)}</p>
          </li>
        ))}
      </ul>
      {refused > told && (
        <p className="pt-2 text-ink-dim">
          {counted(refused - told, 'more is', 'more are')} not shown.
          {refusals.length > told &&
            ` The report as a file names ${figure(refusals.length)} of them.`}
        </p>
      )}
    </section>
  );
}

function Restored({ report }: { report: Of<'restore'> }) {
  const { leagueId, leagueName, games, players, evenings } = report;
  return (
    <>
      <p>
        {leagueName} is here again, with {counted(games, 'game')} on {counted(evenings, 'evening')}{' '}
        and {counted(players, 'player')}. You are its owner: invite the others, and they can take
        their names again.
      </p>
      <Link href={`/leagues/${leagueId}` as Route} className={actionOnPaper}>
        To the league
      </Link>
    </>
  );
}

function Rebuilt({ report }: { report: Of<'rebuild'> }) {
  const { games, evenings, differed, faults } = report;
  const wrong = Object.entries(differed).filter(([, count]) => count > 0);
  return (
    <>
      <p>
        {counted(games, 'game')} and {counted(evenings, 'evening')} were looked at.{' '}
        {wrong.length === 0
          ? 'Everything was as the hands say.'
          : 'This was not as the hands say, and is now:'}
      </p>
      {wrong.length > 0 && (
        <ul className="list-disc pl-5">
          {wrong.map(([cache, count]) => (
            <li key={cache}>
              {figure(count)} {CACHE_WORDS[cache] ?? cache}
            </li>
          ))}
        </ul>
      )}
      {faults.length > 0 && (
        <section aria-label="Left as they are">
          <h2 className="pb-1 font-semibold text-lg">Left as they are</h2>
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
