import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { leagueRoute } from '@/app/leagues/parts';
import { ClientWords } from '@/app/ui/client-words';
import { VARIANTS } from '@/lib/i18n/en/variants';
import type { Area } from '@/lib/i18n/messages';
import { names } from '@/lib/i18n/words';
import { type Form, variant } from '@/lib/jass';
import { canChange, findGame, findTourney } from '@/lib/server/games/games';
import { eveningOfGame } from '@/lib/server/leagues/evening-page';
import { viewer } from '@/lib/server/session';
import { getWords } from '@/lib/server/words';
import { GameBoard } from './game-board';

/** What the board of a family says in the browser. */
const AREAS = {
  sticks: ['sticks', 'ruleCases'],
  schieber: ['schieber'],
  differenzler: ['differenzler'],
  sidi: ['sidi', 'schieber'],
} as const satisfies { readonly [F in Form]: readonly Area[] };
/** What every board says. */
const COMMON = ['board', 'cards', 'variants', 'sync', 'live', 'offline', 'phone'] as const;

type Props = { params: Promise<{ gameId: string }> };

/** The title and the page ask for the same game: it is read once a request. */
const readGame = cache(async (gameId: string) => findGame(await viewer(), gameId));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = await readGame((await params).gameId);
  if (!game) return {};
  const { variant: id, players } = game.table;
  return { title: `${VARIANTS[id].name}, ${names(await getWords(), players)}` };
}

export default async function GamePage({ params }: Props) {
  const { gameId } = await params;
  const [me, { t }] = await Promise.all([viewer(), getWords()]);
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
    label: t('board.toEvening'),
  };
  return (
    <ClientWords areas={[...COMMON, ...AREAS[variant(game.table.variant).form]]}>
      <GameBoard initial={game} tourney={tourney} back={back} />
    </ClientWords>
  );
}
