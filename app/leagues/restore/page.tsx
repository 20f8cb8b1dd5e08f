import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { JobList } from '@/app/jobs/job-list';
import { PaperPage } from '@/app/ui/paper-page';
import { listJobs } from '@/lib/server/files/jobs';
import { account } from '@/lib/server/session';
import { accountRoute } from '../parts';
import { RestoreForm } from './restore-form';

export const metadata: Metadata = { title: 'Restore a league' };

export default async function RestorePage() {
  const me = await account();
  if (!me || me.guest) redirect(accountRoute('/leagues/restore'));
  const jobs = await listJobs(me, { kind: 'restore' });
  return (
    <PaperPage title="Restore a league" back="/leagues" backLabel="Leagues">
      <p>
        From a backup a league comes back whole: its players and merged names, seasons, evenings,
        every game with its corrections and who made them. It belongs to you then. Where the league
        is still here, nothing is changed.
      </p>
      <RestoreForm />
      <JobList title="So far" jobs={jobs} />
    </PaperPage>
  );
}
