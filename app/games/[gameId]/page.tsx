import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { leagueRoute } from '@/app/leagues/parts';
import { names } from '@/lib/i18n/en/figures';
import { TO_EVENING } from '@/lib/i18n/en/game';
import { VARIANTS } from '@/lib/i18n/en/variants';
import { canChange, findGame, findTourney } from '@/lib/server/games/games';
import { eveningOfGame } from '@/lib/server/leagues/evening-page';
import { viewer } from '@/lib/server/session';
import { GameBoard } from './game-board';

type Props = { params: Promise<{ gameId: string }> };

/** The title and the page ask for the same game: it is read once a request. */
const readGame = cache(async (gameId: string) => findGame(await viewer(), gameId));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = await readGame((await params).gameId);
  if (!game) return {};
  const { variant, players } = game.table;
  return { title: `${VARIANTS[variant].name}, ${names(players)}` };
}

export default async function GamePage({ params }: Props) {
  const { gameId } = await params;
  const me = await viewer();
  const [game, tourney, mayWrite, evening] = await Promise.all([
    readGame(gameId),
    findTourney(me, gameId),
    canChange(me, gameId),
    eveningOfGame(me, gameId),
  ]);
  if (!game) notFound();
  // A slate is for those who write on it; others read what was written.
  if (!mayWrite) redirect(`/games/${gameId}/record`);
  const back = evening && {
    href: leagueRoute(evening.leagueId, `/evenings/${evening.id}`),
    label: TO_EVENING,
  };
  return <GameBoard initial={game} tourney={tourney} back={back} />;
}
