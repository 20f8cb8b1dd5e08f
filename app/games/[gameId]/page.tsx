import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { leagueRoute } from '@/app/leagues/parts';
import { ClientWords } from '@/app/ui/client-words';
import { variantName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { tally } from '@/lib/jass';
import { findTable } from '@/lib/server/games/at-table';
import { findGame, findTourney } from '@/lib/server/games/games';
import { eveningOfGame } from '@/lib/server/leagues/evening-page';
import { viewer } from '@/lib/server/session';
import { getWords } from '@/lib/server/words';
import { type GameState, isOver, recordOf } from '@/lib/sync/game';
import { boardAreas } from './areas';
import { GameBoard } from './game-board';
import { unfoldingOf } from './picture/unfolding';

type Props = {
  params: Promise<{ gameId: string }>;
  searchParams: Promise<Record<string, unknown>>;
};

/** The title and the page ask for the same game: it is read once a request. */
const readGame = cache(async (gameId: string) => findGame(await viewer(), gameId));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = await readGame((await params).gameId);
  if (!game) return {};
  const { variant: id, players } = game.table;
  const words = await getWords();
  return {
    title: `${variantName(words, id)}, ${names(words, players)}`,
    ...(await unfoldingOf(words, game.id)),
  };
}

function isFinished(game: GameState): boolean {
  const scored = tally(recordOf(game));
  return scored.ok && isOver(game.lid, scored.value);
}

export default async function GamePage({ params, searchParams }: Props) {
  const { gameId } = await params;
  const [me, { t }, { slate }] = await Promise.all([viewer(), getWords(), searchParams]);
  const [game, tourney, atTable, evening] = await Promise.all([
    readGame(gameId),
    findTourney(me, gameId),
    findTable(me, gameId),
    eveningOfGame(me, gameId),
  ]);
  if (!game) notFound();
  // What is over others read at leisure, unless they ask for the slate; while it is played they see it
  // written.
  if (atTable?.role === 'reader' && slate === undefined && isFinished(game))
    redirect(`/games/${gameId}/record`);
  const back = evening && {
    href: leagueRoute(evening.leagueId, `/evenings/${evening.id}`),
    label: t('board.toEvening'),
  };
  return (
    <ClientWords areas={boardAreas(game.table.variant)}>
      <GameBoard initial={game} tourney={tourney} back={back} atTable={atTable} />
    </ClientWords>
  );
}
