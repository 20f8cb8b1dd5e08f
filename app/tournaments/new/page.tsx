import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { leagueRoute } from '@/app/leagues/parts';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { viewer } from '@/lib/server/account';
import { findLeague, isAtLeast, listPlayers } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { FoundTournament } from './found-tournament';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('tournaments.found') };
}

type Props = { searchParams: Promise<{ league?: string | string[] }> };

/** A tournament of one's own, or of the league that the address names. */
export default async function NewTournamentPage({ searchParams }: Props) {
  const { t } = await getWords();
  const { league: asked } = await searchParams;
  const me = await viewer();
  const league = typeof asked === 'string' ? await findLeague(me, asked) : null;
  if (asked !== undefined && !(league && isAtLeast(league.role, 'scorer'))) notFound();
  const players = league && (await listPlayers(me, league.id));
  const names = players?.filter(({ leftOn }) => leftOn === null).map(({ name }) => name);
  return (
    <PaperPage
      title={league ? t('tournaments.foundIn', { league: league.name }) : t('tournaments.found')}
      back={league ? leagueRoute(league.id, '/evenings') : '/tournaments'}
      backLabel={league ? t('evenings.of', { league: league.name }) : t('tournaments.title')}
      wide
    >
      <ClientWords areas={['tournaments']}>
        <FoundTournament {...(league && { league: { id: league.id, players: names ?? [] } })} />
      </ClientWords>
    </PaperPage>
  );
}
