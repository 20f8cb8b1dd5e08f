import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { GameList } from '@/app/games/game-list';
import { actionOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { When } from '@/app/ui/when';
import { howFar, jobTitle } from '@/lib/i18n/jobs';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import { viewer } from '@/lib/server/account';
import { findJob, type JobView } from '@/lib/server/files';
import { seenLines } from '@/lib/server/games';
import { getWords } from '@/lib/server/transports/words';
import { JobReport } from './job-report';
import { Refreshing } from './refreshing';

type Props = { params: Promise<{ jobId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = await findJob(await viewer(), (await params).jobId);
  const words = await getWords();
  return { title: job ? jobTitle(words, job.kind) : words.t('files.work.title') };
}

export default async function JobPage({ params }: Props) {
  const asking = await viewer();
  const job = await findJob(asking, (await params).jobId);
  if (!job) notFound();
  const words = await getWords();
  const { t } = words;
  const isOpen = job.status === 'waiting' || job.status === 'running';
  const { href, label } = backOf(words, job);
  const imported = job.report?.kind === 'import' ? job.report : null;
  const games = await seenLines(asking, imported?.games ?? []);
  return (
    <PaperPage title={jobTitle(words, job.kind)} back={href} backLabel={label}>
      <p className="text-ink-dim">
        {job.fileName && <span className="break-all font-semibold text-ink">{job.fileName}</span>}
        {job.fileName && ', '}
        {job.league && `${job.league.name}, `}
        <When at={job.createdAt} />
      </p>
      {isOpen && <UnderWay job={job} />}
      {job.report && <JobReport report={job.report} />}
      {imported && imported.imported + imported.there > 0 && (
        <Link href={gamesOf(job)} className={`${actionOnPaper} self-start`}>
          {t(job.league ? 'files.report.leagueGames' : 'files.report.ownGames')}
        </Link>
      )}
      <GameList
        title={
          imported && games.length < imported.imported
            ? t('files.report.first', { games: games.length })
            : t('files.report.games')
        }
        games={games}
      />
      <p className="flex flex-wrap gap-x-6">
        {imported && (
          <a href={`/api/jobs/${job.id}/report`} className={quiet} download>
            {t('files.work.report')}
          </a>
        )}
        {job.report && job.league && (
          <Link href={`/leagues/${job.league.id}` as Route} className={quiet}>
            {t('files.report.toLeague')}
          </Link>
        )}
        <Link href="/jobs" className={quiet}>
          {t('files.work.all')}
        </Link>
      </p>
    </PaperPage>
  );
}

const quiet = 'inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4';

/** Where the games of an import stand. */
const gamesOf = ({ league }: JobView): Route =>
  league ? (`/leagues/${league.id}/games` as Route) : '/games';

/** Felt on paper; empty while nobody knows of how much. */
const bar =
  'h-4 w-full appearance-none overflow-hidden rounded-full border border-ink/25 bg-card [&::-moz-progress-bar]:bg-felt [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-felt indeterminate:[&::-moz-progress-bar]:bg-card';

function UnderWay({ job: { kind, status, done, total } }: { job: JobView }) {
  const words = useWords();
  const { t } = words;
  const text =
    status === 'waiting' ? t('files.work.waiting') : howFar(words, { kind, done, total });
  const isKnown = status === 'running' && total !== null && total > 0;
  return (
    <section aria-label={t('files.work.progress')} className="flex flex-col gap-2">
      <Refreshing />
      <progress
        aria-label={jobTitle(words, kind)}
        className={bar}
        {...(isKnown && { value: done, max: total })}
      />
      <p role="status">{text}</p>
      <p className="text-ink-dim">{t('files.work.leave')}</p>
    </section>
  );
}

/** A job of a league leads back to its files, others to the own games. */
function backOf({ t }: Words, { kind, league }: JobView): { href: Route; label: string } {
  if (league) return { href: `/leagues/${league.id}/files` as Route, label: t('files.title') };
  return kind === 'restore'
    ? { href: '/leagues' as Route, label: t('files.restoring.back') }
    : { href: '/games/import', label: t('files.inOut.title') };
}
