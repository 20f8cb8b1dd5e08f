import type { Metadata } from 'next';
import { PaperPage } from '@/app/ui/paper-page';
import { tally } from '@/lib/jass';
import { findGame, findTourney, recentPlayers } from '@/lib/server/games';
import { viewer } from '@/lib/server/session';
import { nextTable } from '@/lib/sync/deal';
import { recordOf } from '@/lib/sync/game';
import { tourneyStandings } from '@/lib/sync/tourney';
import { NewGame } from './new-game';

export const metadata: Metadata = { title: 'New game' };

type Props = { searchParams: Promise<{ after?: string | string[] }> };

export default async function NewGamePage({ searchParams }: Props) {
  const me = await viewer();
  const { after } = await searchParams;
  const names = me ? await recentPlayers(me) : [];
  const before = typeof after === 'string' ? await findGame(me, after) : null;
  const scored = before && tally(recordOf(before));
  const tourney = before && (await findTourney(me, before.id));
  return (
    <PaperPage title="New game" back="/games" backLabel="My games">
      <NewGame
        names={names}
        again={before && scored?.ok ? nextTable(before.table, scored.value) : undefined}
        goesOn={
          tourney && !tourneyStandings(tourney).isOver
            ? { id: tourney.id, length: tourney.length }
            : undefined
        }
      />
    </PaperPage>
  );
}
