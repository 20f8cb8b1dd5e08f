import type { Metadata, Route } from 'next';
import { notFound } from 'next/navigation';
import { PaperPage } from '@/app/ui/paper-page';
import { When } from '@/app/ui/when';
import { changeInWords } from '@/lib/i18n/log';
import { findGame, listChanges } from '@/lib/server/games/games';
import { viewer } from '@/lib/server/session';
import { getWords } from '@/lib/server/words';
import { loggedHands } from '@/lib/sync/log';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('board.log.title') };
}

export default async function ChangesPage({ params }: { params: Promise<{ gameId: string }> }) {
  const { gameId } = await params;
  const [me, words] = await Promise.all([viewer(), getWords()]);
  const { t } = words;
  const [game, log] = await Promise.all([findGame(me, gameId), listChanges(me, gameId)]);
  if (!game || !log) notFound();
  const numbers = loggedHands(game.table, log);
  return (
    <PaperPage
      title={t('board.log.title')}
      back={`/games/${gameId}` as Route}
      backLabel={t('board.log.back')}
    >
      {log.length === 0 ? (
        <p>{t('board.log.none')}</p>
      ) : (
        <ol className="divide-y divide-ink/10">
          {log
            .map((line, i) => (
              <li key={line.id} className="py-3">
                <p>{changeInWords(words, { line, hand: numbers[i] ?? null }, game.table)}</p>
                <p className="text-[0.9375rem] text-ink-dim">
                  <When at={line.at} />, {line.who}
                </p>
              </li>
            ))
            .reverse()}
        </ol>
      )}
    </PaperPage>
  );
}
