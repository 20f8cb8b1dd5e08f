import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PaperPage } from '@/app/ui/paper-page';
import { account } from '@/lib/server/session';
import { accountRoute } from '../parts';
import { FoundLeague } from './found-league';

export const metadata: Metadata = { title: 'Found a league' };

export default async function NewLeaguePage() {
  const me = await account();
  if (!me || me.guest) redirect(accountRoute('/leagues/new'));
  return (
    <PaperPage title="Found a league" back="/leagues" backLabel="Leagues">
      <FoundLeague />
    </PaperPage>
  );
}
