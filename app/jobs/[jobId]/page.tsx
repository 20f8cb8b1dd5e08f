import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { When } from '@/app/ui/when';
import { howFar, JOB_TITLES } from '@/lib/i18n/en/jobs';
import { findJob, type JobView } from '@/lib/server/files/jobs';
import { viewer } from '@/lib/server/session';
import { JobReport } from './job-report';
import { Refreshing } from './refreshing';

type Props = { params: Promise<{ jobId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = await findJob(await viewer(), (await params).jobId);
  return { title: job ? JOB_TITLES[job.kind] : 'Long work' };
}

export default async function JobPage({ params }: Props) {
  const job = await findJob(await viewer(), (await params).jobId);
  if (!job) notFound();
  const isOpen = job.status === 'waiting' || job.status === 'running';
  const { href, label } = backOf(job);
  return (
    <PaperPage title={JOB_TITLES[job.kind]} back={href} backLabel={label}>
      <p className="text-ink-dim">
        {job.fileName && <span className="break-all font-semibold text-ink">{job.fileName}</span>}
        {job.fileName && ', '}
        {job.league && `${job.league.name}, `}
        <When at={job.createdAt} />
      </p>
      {isOpen && <UnderWay job={job} />}
      {job.report && <JobReport report={job.report} />}
      <p className="flex flex-wrap gap-3">
        {job.report?.kind === 'import' && (
          <a href={`/api/jobs/${job.id}/report`} className={keyOnPaper} download>
            Download the report
          </a>
        )}
        <Link href="/jobs" className={keyOnPaper}>
          All long work
        </Link>
      </p>
    </PaperPage>
  );
}

/** Felt on paper; empty while nobody knows of how much. */
const bar =
  'h-4 w-full appearance-none overflow-hidden rounded-full border border-ink/25 bg-card [&::-moz-progress-bar]:bg-felt [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-felt indeterminate:[&::-moz-progress-bar]:bg-card';

function UnderWay({ job: { kind, status, done, total } }: { job: JobView }) {
  const text =
    status === 'waiting' ? 'Waits until what was begun before is done' : howFar(kind, done, total);
  const isKnown = status === 'running' && total !== null && total > 0;
  return (
    <section aria-label="Progress" className="flex flex-col gap-2">
      <Refreshing />
      <progress
        aria-label={JOB_TITLES[kind]}
        className={bar}
        {...(isKnown && { value: done, max: total })}
      />
      <p role="status">{text}</p>
      <p className="text-ink-dim">You can leave this page and come back: it goes on by itself.</p>
    </section>
  );
}

/** A job of a league leads back to its files, others to the own games. */
function backOf({ kind, league }: JobView): { href: Route; label: string } {
  if (league) return { href: `/leagues/${league.id}/files` as Route, label: 'Files' };
  return kind === 'restore'
    ? { href: '/leagues' as Route, label: 'Leagues' }
    : { href: '/games/import', label: 'Games in and out' };
}
