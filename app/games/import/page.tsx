import type { Metadata } from 'next';
import { Section } from '@/app/leagues/parts';
import { ClientWords } from '@/app/ui/client-words';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { getWords } from '@/lib/server/transports/words';
import { type Came, CameIn } from './came-in';
import { GameFiles } from './game-files';
import { ImportForm } from './import-form';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('files.inOut.title') };
}

export default async function ImportPage({ searchParams }: { searchParams: Promise<Came> }) {
  const { came } = await searchParams;
  const { t } = await getWords();
  return (
    <PaperPage title={t('files.inOut.title')} back="/games" backLabel={t('files.inOut.back')} wide>
      <div className={inColumns}>
        <Section title={t('files.import')} line={t('files.inOut.importLine')}>
          <ClientWords areas={['files', 'work']}>
            <ImportForm />
          </ClientWords>
          <CameIn {...(came !== undefined && { came })} />
        </Section>
        <Section title={t('files.inOut.take')} line={t('files.inOut.takeLine')}>
          <GameFiles api="/api/games/files" />
        </Section>
      </div>
    </PaperPage>
  );
}
