import type { Metadata, Route } from 'next';
import { redirect } from 'next/navigation';
import { Closed } from '@/app/tournaments/[tournamentId]/closed';
import { ClientWords } from '@/app/ui/client-words';
import { tournamentOfLink } from '@/lib/server/tournaments';

export const metadata: Metadata = { robots: { index: false } };

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ me?: string | string[] }>;
};

/**
 * A link to a tournament. Its token goes on behind the `#`, which no server and no log sees; the page of
 * the tournament takes it from there (lib/browser/tournament-links.ts). With `?me=12` it stands on the card
 * of number 12, whose table the page then shows.
 */
export default async function LinkPage({ params, searchParams }: Props) {
  const { token } = await params;
  const { me } = await searchParams;
  const own = typeof me === 'string' && /^\d{1,6}$/.test(me) ? `&me=${me}` : '';
  const tournamentId = await tournamentOfLink(token);
  if (tournamentId !== null)
    redirect(`/tournaments/${tournamentId}#link=${encodeURIComponent(token)}${own}` as Route);
  return (
    <ClientWords areas={['tournaments']}>
      <Closed />
    </ClientWords>
  );
}
