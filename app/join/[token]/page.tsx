import type { Metadata } from 'next';
import Link from 'next/link';
import { accountRoute, leagueRoute } from '@/app/leagues/parts';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { When } from '@/app/ui/when';
import { asRole, roleSentence } from '@/lib/i18n/roles';
import { findInvitation } from '@/lib/server/leagues/invitations';
import { account } from '@/lib/server/session';
import { getWords } from '@/lib/server/words';
import { Accept } from './accept';

export const metadata: Metadata = { title: 'Invitation', robots: { index: false } };

type Props = { params: Promise<{ token: string }> };

export default async function JoinPage({ params }: Props) {
  const words = await getWords();
  const { token } = await params;
  const me = await account();
  const invitation = await findInvitation(me, token);
  if (!invitation)
    return (
      <PaperPage title="Invitation" back="/" backLabel="Start">
        <p>
          This invitation is not valid any more: it was taken, it has run out, or it was revoked.
          Ask whoever sent it for a new one.
        </p>
        <Link href="/leagues" className={keyOnPaper}>
          My leagues
        </Link>
      </PaperPage>
    );
  const { league, role, player, expiresAt, isTaken } = invitation;
  return (
    <PaperPage title="Invitation" back="/" backLabel="Start">
      <div>
        <h2 className="font-semibold text-2xl">{league.name}</h2>
        <p className="mt-2 text-lg">
          invites you as {asRole(words, role)}
          {player && (
            <>
              {' '}
              and as <strong className="font-semibold">{player}</strong> at the table
            </>
          )}
          .
        </p>
        <p className="mt-2 text-ink-dim">
          {roleSentence(words, role)}
          {player && ` The games of ${player} become yours to look up.`}
        </p>
      </div>
      {isTaken ? (
        <>
          <p>You have accepted it.</p>
          <Link href={leagueRoute(league.id)} className={actionOnPaper}>
            To the league
          </Link>
        </>
      ) : (
        <>
          {me && !me.guest ? (
            <Accept token={token} name={me.name ?? me.email ?? ''} />
          ) : (
            <>
              <p>
                A role belongs to an account. Sign up or in, and you come back here; games on this
                phone come along.
              </p>
              <Link href={accountRoute(`/join/${token}`)} className={actionOnPaper}>
                Sign up or in
              </Link>
            </>
          )}
          <p className="text-[0.9375rem] text-ink-dim">
            Open until <When at={expiresAt} />.
          </p>
        </>
      )}
    </PaperPage>
  );
}
