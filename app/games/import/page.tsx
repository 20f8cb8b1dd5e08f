import type { Metadata } from 'next';
import { JobList } from '@/app/jobs/job-list';
import { Section } from '@/app/leagues/parts';
import { PaperPage } from '@/app/ui/paper-page';
import { listJobs } from '@/lib/server/files/jobs';
import { viewer } from '@/lib/server/session';
import { GameFiles } from './game-files';
import { ImportForm } from './import-form';

export const metadata: Metadata = { title: 'Games in and out' };

export default async function ImportPage() {
  const jobs = await listJobs(await viewer(), { kind: 'import' });
  return (
    <PaperPage title="Games in and out" back="/games" backLabel="Games">
      <Section
        title="Import games"
        line="Games that were saved as files become yours here, hand by hand, as if you had entered them. What is here already is left out, and what cannot be scored is refused with the reason."
      >
        <ImportForm />
      </Section>
      <JobList title="Imports so far" jobs={jobs} />
      <Section
        title="Take your games away"
        line="All your games that belong to no league. To have them in one, download the ZIP, and import it on the league’s page Files."
      >
        <GameFiles api="/api/games/files" />
      </Section>
    </PaperPage>
  );
}
