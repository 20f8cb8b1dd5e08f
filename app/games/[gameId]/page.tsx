import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { names, VARIANTS } from '@/lib/i18n/en';
import { variant } from '@/lib/jass';
import { findGame, findTourney } from '@/lib/server/games';
import { viewer } from '@/lib/server/session';
import { BOARDS } from './boards';

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
  const Board = BOARDS[variant(game.table.variant).form];
  return <Board initial={game} tourney={tourney} />;
}
