import type { Metadata, Route } from 'next';
import { notFound } from 'next/navigation';
import { AtTable } from '@/app/ui/by-deck';
import { PaperPage } from '@/app/ui/paper-page';
import { viewer } from '@/lib/server/account';
import { gamePage } from '@/lib/server/archive';
import { getWords } from '@/lib/server/transports/words';
import { ChangesList } from '../changes-list';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('board.log.title') };
}

export default async function ChangesPage({ params }: { params: Promise<{ gameId: string }> }) {
  const { gameId } = await params;
  const [me, words] = await Promise.all([viewer(), getWords()]);
  const { t } = words;
  const game = await gamePage(me, gameId, words);
  if (!game) notFound();
  const { table, log, mayWrite } = game;
  return (
    <PaperPage
      title={t('board.log.title')}
      back={`/games/${gameId}` as Route}
      backLabel={t('board.log.back')}
      wide
    >
      {log.length === 0 ? (
        <p>{t('board.log.none')}</p>
      ) : (
        <AtTable gameId={gameId}>
          <ChangesList table={table} log={log} gameId={mayWrite ? gameId : undefined} />
        </AtTable>
      )}
    </PaperPage>
  );
}
