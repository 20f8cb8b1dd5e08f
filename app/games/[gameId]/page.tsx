import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { names } from '@/lib/i18n/en/figures';
import { VARIANTS } from '@/lib/i18n/en/variants';
import { findGame, findTourney } from '@/lib/server/games';
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
  const [game, tourney] = await Promise.all([
    readGame(gameId),
    findTourney(await viewer(), gameId),
  ]);
  if (!game) notFound();
  return <GameBoard initial={game} tourney={tourney} />;
}
