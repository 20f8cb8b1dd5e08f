import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClientWords } from '@/app/ui/client-words';
import { boardAreas } from '@/lib/i18n/board-areas';
import { viewer } from '@/lib/server/account';
import { readBoard } from '@/lib/server/operations/board';
import { getWords } from '@/lib/server/transports/words';
import { GameBoard } from '../game-board';

type Props = { params: Promise<{ gameId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('live.big.title') };
}

export default async function BigPage({ params }: Props) {
  const { gameId } = await params;
  const board = await readBoard(await viewer(), { id: gameId });
  if (!board.ok) notFound();
  const { game, ...around } = board.value;
  return (
    <ClientWords areas={['record', ...boardAreas(game.table.variant)]}>
      <GameBoard initial={game} {...around} isBig />
    </ClientWords>
  );
}
