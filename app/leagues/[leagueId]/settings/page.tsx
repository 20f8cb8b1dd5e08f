import Link from 'next/link';
import { titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { CopyField } from '@/app/ui/copy-field';
import { Fold } from '@/app/ui/fold';
import { keyOnPaper } from '@/app/ui/keys';
import { Qr } from '@/app/ui/qr';
import { asRole, roleSentence } from '@/lib/i18n/roles';
import { account } from '@/lib/server/account';
import {
  isAtLeast,
  listInvitations,
  listMembers,
  listPlayers,
  ownPlayer,
} from '@/lib/server/leagues';
import { siteOrigin } from '@/lib/server/transports/origin';
import { leaveLeague, releaseClaim } from '../../actions';
import { accountRoute, Column, Columns, leagueRoute, linkInText, Section } from '../../parts';
import { SureKey } from '../../sure-key';
import { LeaguePage } from '../league-page';
import { leaguePageOf } from '../league-page-of';
import { NoName } from '../no-name';
import { PublicName } from '../players/[playerId]/public-name';
import { DeleteLeague } from './delete-league';
import { Invitations } from './invitations';
import { Invite } from './invite';
import { LeagueForm } from './league-form';
import { Members } from './members';

const foldLook = 'border-ink/15 border-b font-semibold text-lg';

export const generateMetadata = titled((t) => t('leagues.parts.league'));

export default leaguePageOf('reader', async ({ words, t, league, leagueId }) => {
  const me = await account();
  const [own, players, members, invitations] = await Promise.all([
    ownPlayer(me, leagueId),
    listPlayers(me, leagueId),
    listMembers(me, leagueId),
    listInvitations(me, leagueId),
  ]);
  const ownLine = players?.find(({ id }) => id === own?.id);
  const isOwner = league.role === 'owner';
  const belongs = league.hasRole;
  const isOnlyOwner = isOwner && members?.filter(({ role }) => role === 'owner').length === 1;
  const address = new URL(leagueRoute(leagueId), await siteOrigin()).href;
  const role = { role: asRole(words, league.role), may: roleSentence(words, league.role) };
  return (
    <LeaguePage league={league} part="/settings">
      <nav aria-label={t('leagues.more')} className="flex flex-wrap gap-3">
        <Link href={leagueRoute(leagueId, '/seasons')} className={keyOnPaper}>
          {t('seasons.title')}
        </Link>
        <Link href={leagueRoute(leagueId, '/files')} className={keyOnPaper}>
          {t('files.title')}
        </Link>
      </nav>

      <Columns hasLast={isOwner}>
        <Column>
          {isOwner && (
            <Section title={t('leagues.fields.title')}>
              <LeagueForm key={JSON.stringify(league)} league={league} />
            </Section>
          )}

          {league.isPublic && (
            <Fold title={t('leagues.address.title')} look={foldLook} className="max-w-xl">
              <div className="flex flex-col items-start gap-3 pt-2">
                <Qr text={address} label={t('leagues.address.qr')} className="w-full max-w-48" />
                <ClientWords areas={['copy']}>
                  <div className="flex w-full flex-col gap-3">
                    <CopyField
                      label={t('leagues.address.field')}
                      hint={t('leagues.address.hint')}
                      value={address}
                    />
                  </div>
                </ClientWords>
              </div>
            </Fold>
          )}

          <Section
            title={t('leagues.you.title')}
            line={
              !belongs
                ? t('leagues.you.public')
                : own
                  ? t('leagues.you.lineNamed', { ...role, name: own.name })
                  : t('leagues.you.line', role)
            }
          >
            {!own && isAtLeast(league.role, 'member') && me && !me.guest && (
              <NoName leagueId={leagueId} />
            )}
            {own && (
              <SureKey
                label={t('leagues.you.letGo')}
                sure={t('leagues.you.letGoSure', { name: own.name })}
                keep={t('leagues.you.keep')}
                action={releaseClaim}
                given={{ leagueId, playerId: own.id }}
              />
            )}
            {league.isPublic && ownLine && <PublicName leagueId={leagueId} player={ownLine} />}
            {belongs ? (
              isOnlyOwner ? (
                <p className="text-ink-dim">{t('leagues.you.onlyOwner')}</p>
              ) : (
                // The role goes, and the name at the table is free again; the games stay as they are.
                <SureKey
                  label={t('leagues.you.leave')}
                  sure={t('leagues.you.leaveSure')}
                  keep={t('leagues.you.stay')}
                  action={leaveLeague}
                  given={{ leagueId }}
                  to="/leagues"
                />
              )
            ) : (
              (!me || me.guest) && (
                <Link
                  href={accountRoute(leagueRoute(leagueId, '/settings'))}
                  className={linkInText}
                >
                  {t('leagues.you.signIn')}
                </Link>
              )
            )}
          </Section>
        </Column>
        <Column>
          {invitations && (
            <div id="invitations" className="scroll-mt-4">
              <Section title={t('leagues.invitations.title')} line={t('leagues.invitations.line')}>
                <Invite leagueId={leagueId} invitations={invitations} />
                <Invitations leagueId={leagueId} invitations={invitations} />
              </Section>
            </div>
          )}

          {members && (
            <Section title={t('leagues.members.title')} line={t('leagues.members.line')}>
              <Members
                leagueId={leagueId}
                members={members}
                free={
                  players?.flatMap(({ id, name, claim }) => (claim ? [] : [{ id, name }])) ?? []
                }
                mayChange={isOwner}
              />
            </Section>
          )}
        </Column>
        {isOwner && (
          <Fold title={t('leagues.delete.title')} look={foldLook} className="max-w-xl">
            <div className="flex flex-col items-start gap-3 pt-2">
              <p className="text-ink-dim">{t('leagues.delete.line')}</p>
              <DeleteLeague leagueId={leagueId} name={league.name} />
            </div>
          </Fold>
        )}
      </Columns>
    </LeaguePage>
  );
});
