import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { names } from '@/lib/i18n/en/figures';
import { VARIANTS } from '@/lib/i18n/en/variants';
import { findGame, findTourney } from '@/lib/server/games';
import { viewer } from '@/lib/server/session';
import { GameBoard } from './game-board';

type Props = { params: Promise<{ gameId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = await findGame(await viewer(), (await params).gameId);
  if (!game) return {};
  const { variant, players } = game.table;
  return { title: `${VARIANTS[variant].name}, ${names(players)}` };
}

export default async function GamePage({ params }: Props) {
  const me = await viewer();
  const { gameId } = await params;
  const [game, tourney] = await Promise.all([findGame(me, gameId), findTourney(me, gameId)]);
  if (!game) notFound();
  return <GameBoard initial={game} tourney={tourney} />;
}
