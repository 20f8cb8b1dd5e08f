import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClientWords } from '@/app/ui/client-words';
import { boardAreas } from '@/lib/i18n/board-areas';
import { viewer } from '@/lib/server/account';
import { findGame, findTable } from '@/lib/server/games';
import { getWords } from '@/lib/server/transports/words';
import { GameBoard } from '../game-board';

type Props = { params: Promise<{ gameId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('live.big.title') };
}

export default async function BigPage({ params }: Props) {
  const { gameId } = await params;
  const me = await viewer();
  const [game, atTable] = await Promise.all([findGame(me, gameId), findTable(me, gameId)]);
  if (!game) notFound();
  return (
    <ClientWords areas={['record', ...boardAreas(game.table.variant)]}>
      <GameBoard
        initial={game}
        tourney={null}
        evening={null}
        tournament={null}
        atTable={atTable}
        isBig
      />
    </ClientWords>
  );
}
