import Link from 'next/link';
import { redirect } from 'next/navigation';
import { titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { actionOnPaper } from '@/app/ui/keys';
import { names } from '@/lib/i18n/words';
import { freeNames, listMembers, ownPlayer } from '@/lib/server/leagues';
import { releaseClaim } from '../../actions';
import { leagueRoute } from '../../parts';
import { SureKey } from '../../sure-key';
import { LeaguePage } from '../league-page';
import { leaguePageOf } from '../league-page-of';
import { TakeName } from './take-name';

export const generateMetadata = titled((t) => t('leagues.names.which'));

/** Which of the league's names a member is: asked who has none, and said to who has one. */
export default leaguePageOf('member', async ({ words, t, me, league, leagueId }) => {
  const [own, free, members] = await Promise.all([
    ownPlayer(me, leagueId),
    freeNames(me, leagueId),
    listMembers(me, leagueId),
  ]);
  // Whoever has no account has nothing to choose.
  if (!own && !free) redirect(leagueRoute(leagueId));
  const owners =
    members?.flatMap(({ role, name }) => (role === 'owner' && name ? [name] : [])) ?? [];
  return (
    <LeaguePage
      league={league}
      part="/players"
      title={t('leagues.names.which')}
      back={{ href: leagueRoute(leagueId), label: league.name }}
    >
      <div className="flex max-w-xl flex-col items-start gap-4">
        {own && (
          <>
            <p className="text-lg">
              {t.rich('leagues.names.own', {
                player: own.name,
                name: (chunks) => <strong className="font-semibold">{chunks}</strong>,
              })}
            </p>
            <Link href={leagueRoute(leagueId)} className={`${actionOnPaper} w-full`}>
              {t('leagues.join.toLeague')}
            </Link>
            <ClientWords areas={['leagues']}>
              <SureKey
                label={t('leagues.you.letGo')}
                sure={t('leagues.you.letGoSure', { name: own.name })}
                keep={t('leagues.you.keep')}
                action={releaseClaim}
                given={{ leagueId, playerId: own.id }}
              />
            </ClientWords>
          </>
        )}
        {free && (
          <ClientWords areas={['leagues', 'roster']}>
            <TakeName
              leagueId={leagueId}
              free={free}
              ask={t('leagues.names.ask', { owners: names(words, owners) })}
            />
          </ClientWords>
        )}
      </div>
    </LeaguePage>
  );
});
