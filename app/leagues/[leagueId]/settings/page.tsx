import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { keyOnPaper } from '@/app/ui/keys';
import { asRole, roleSentence } from '@/lib/i18n/roles';
import { ownPlayer } from '@/lib/server/leagues/claims';
import { listInvitations } from '@/lib/server/leagues/invitations';
import { findLeague } from '@/lib/server/leagues/leagues';
import { listMembers } from '@/lib/server/leagues/members';
import { account } from '@/lib/server/session';
import { getWords } from '@/lib/server/words';
import { releaseClaim } from '../../actions';
import { accountRoute, Column, Columns, leagueRoute, linkInText, Section } from '../../parts';
import { SureKey } from '../../sure-key';
import { LeaguePage } from '../league-page';
import { DeleteLeague } from './delete-league';
import { Invitations } from './invitations';
import { Invite } from './invite';
import { LeagueForm } from './league-form';
import { LeaveLeague } from './leave-league';
import { Members } from './members';

export const metadata: Metadata = { title: 'League' };

type Props = { params: Promise<{ leagueId: string }> };

export default async function SettingsPage({ params }: Props) {
  const words = await getWords();
  const { leagueId } = await params;
  const me = await account();
  const league = await findLeague(me, leagueId);
  if (!league) notFound();
  const [own, members, invitations] = await Promise.all([
    ownPlayer(me, leagueId),
    listMembers(me, leagueId),
    listInvitations(me, leagueId),
  ]);
  const isOwner = league.role === 'owner';
  const belongs = league.hasRole;
  const isOnlyOwner = isOwner && members?.filter(({ role }) => role === 'owner').length === 1;
  return (
    <LeaguePage league={league} part="/settings">
      <nav aria-label="More of the league" className="flex flex-wrap gap-3">
        <Link href={leagueRoute(leagueId, '/seasons')} className={keyOnPaper}>
          Seasons
        </Link>
        <Link href={leagueRoute(leagueId, '/files')} className={keyOnPaper}>
          Files
        </Link>
      </nav>

      <Columns>
        <Column>
          {isOwner && <LeagueForm key={`${league.name} ${league.isPublic}`} league={league} />}

          <Section
            title="You"
            line={
              belongs
                ? `You are ${asRole(words, league.role)} here${own ? `, and ${own.name} at the table` : ''}. ${roleSentence(words, league.role)}`
                : 'The league is public: you read it like everybody else.'
            }
          >
            {own && (
              <SureKey
                label="Let my name go"
                sure={`I am not ${own.name}`}
                keep="Keep it"
                action={releaseClaim}
                given={{ leagueId, playerId: own.id }}
              />
            )}
            {belongs ? (
              isOnlyOwner ? (
                <p className="text-ink-dim">
                  As its only owner you cannot leave the league. Make another member an owner first,
                  or delete the league.
                </p>
              ) : (
                <LeaveLeague leagueId={leagueId} />
              )
            ) : (
              (!me || me.guest) && (
                <Link
                  href={accountRoute(leagueRoute(leagueId, '/settings'))}
                  className={linkInText}
                >
                  Sign in
                </Link>
              )
            )}
          </Section>
        </Column>
        <Column>
          {members && (
            <Section title="Members" line="Accounts with a role. Who plays is among the players.">
              <Members leagueId={leagueId} members={members} mayChange={isOwner} />
            </Section>
          )}

          {invitations && (
            <Section
              title="Invitations"
              line="A link gives a role to whoever opens it. To give somebody their own name at the table, invite them from the player."
            >
              <Invite leagueId={leagueId} invitations={invitations} />
              <Invitations leagueId={leagueId} invitations={invitations} />
            </Section>
          )}
        </Column>
      </Columns>
      {isOwner && (
        <Section
          title="Delete the league"
          line="Seasons, evenings, players and all games go with it, for good. Keep a backup: it is among the files."
        >
          <DeleteLeague leagueId={leagueId} name={league.name} />
        </Section>
      )}
    </LeaguePage>
  );
}
