import type { Metadata } from 'next';
import { PaperPage } from '@/app/ui/paper-page';
import { recentPlayers } from '@/lib/server/games';
import { viewer } from '@/lib/server/session';
import { NewGame } from './new-game';

export const metadata: Metadata = { title: 'New game' };

export default async function NewGamePage() {
  const me = await viewer();
  const names = me ? await recentPlayers(me) : [];
  return (
    <PaperPage title="New game" back="/games" backLabel="My games">
      <NewGame names={names} />
    </PaperPage>
  );
}
