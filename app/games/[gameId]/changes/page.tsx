import type { Metadata, Route } from 'next';
import { notFound } from 'next/navigation';
import { PaperPage } from '@/app/ui/paper-page';
import { When } from '@/app/ui/when';
import { changeInWords } from '@/lib/i18n/en/game';
import { findGame, listChanges } from '@/lib/server/games/games';
import { viewer } from '@/lib/server/session';

export const metadata: Metadata = { title: 'All changes' };

export default async function ChangesPage({ params }: { params: Promise<{ gameId: string }> }) {
  const { gameId } = await params;
  const me = await viewer();
  const [game, log] = await Promise.all([findGame(me, gameId), listChanges(me, gameId)]);
  if (!game || !log) notFound();
  return (
    <PaperPage title="All changes" back={`/games/${gameId}` as Route} backLabel="Back to the slate">
      {log.length === 0 ? (
        <p>Nothing was entered yet. Every hand, correction and undo will be listed here.</p>
      ) : (
        <ol className="divide-y divide-ink/10">
          {log
            .map((line) => (
              <li key={line.id} className="py-3">
                <p>{changeInWords(line, game.table.players)}</p>
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
