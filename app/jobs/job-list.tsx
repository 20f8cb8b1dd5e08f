/** Jobs, latest first, each leading to its page. */
import type { Route } from 'next';
import Link from 'next/link';
import { When } from '@/app/ui/when';
import { howFar, importWords, jobStatus, jobTitle } from '@/lib/i18n/jobs';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import type { JobLine } from '@/lib/server/files';

export function JobList({ title, jobs }: { title: string; jobs: readonly JobLine[] }) {
  const words = useWords();
  if (jobs.length === 0) return null;
  return (
    <section aria-label={title} className="w-full max-w-xl">
      <h2 className="pb-1 font-semibold text-lg">{title}</h2>
      <ul className="divide-y divide-ink/10">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link href={`/jobs/${job.id}` as Route} className="block py-3 active:bg-paper-dark">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold">{job.fileName ?? jobTitle(words, job.kind)}</span>
                <span className="text-[0.9375rem] text-ink-dim">
                  <When at={job.createdAt} />
                </span>
              </span>
              <span className="block text-[0.9375rem] text-ink-dim">
                {job.fileName && `${jobTitle(words, job.kind)}, `}
                {job.league && `${job.league.name}, `}
                {howItStands(words, job)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function howItStands(words: Words, { kind, status, done, total, counts }: JobLine): string {
  if (counts) return importWords(words, counts);
  const said = jobStatus(words, status);
  return status === 'running'
    ? words.t('files.work.running', { status: said, far: howFar(words, { kind, done, total }) })
    : said;
}
