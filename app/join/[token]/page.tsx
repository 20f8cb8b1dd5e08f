import type { Metadata } from 'next';
import Link from 'next/link';
import { accountRoute, leagueRoute } from '@/app/leagues/parts';
import { pageOf } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { When } from '@/app/ui/when';
import { asRole, roleSentence } from '@/lib/i18n/roles';
import { account } from '@/lib/server/account';
import { findInvitation } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { Accept } from './accept';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('leagues.join.title'), robots: { index: false } };
}

export default pageOf<'token'>(async ({ words, t, token }) => {
  const me = await account();
  const invitation = await findInvitation(me, token);
  if (!invitation)
    return (
      <PaperPage title={t('leagues.join.title')} back="/" backLabel={t('ui.start')}>
        <p>{t('leagues.join.gone')}</p>
        <Link href="/leagues" className={keyOnPaper}>
          {t('leagues.join.mine')}
        </Link>
      </PaperPage>
    );
  const { league, role, player, expiresAt, isTaken } = invitation;
  const as = asRole(words, role);
  const may = roleSentence(words, role);
  return (
    <PaperPage title={t('leagues.join.title')} back="/" backLabel={t('ui.start')}>
      <div>
        <h2 className="font-semibold text-2xl">{league.name}</h2>
        {!isTaken && (
          <>
            <p className="mt-2 text-lg">
              {player
                ? t.rich('leagues.join.lineNamed', {
                    role: as,
                    player,
                    name: (chunks) => <strong className="font-semibold">{chunks}</strong>,
                  })
                : t('leagues.join.line', { role: as })}
            </p>
            <p className="mt-2 text-ink-dim">
              {player ? t('leagues.join.mayNamed', { may, player }) : may}
            </p>
          </>
        )}
      </div>
      {isTaken ? (
        <>
          <p>{t('leagues.join.accepted')}</p>
          <Link href={leagueRoute(league.id)} className={actionOnPaper}>
            {t('leagues.join.toLeague')}
          </Link>
        </>
      ) : (
        <>
          {me && !me.guest ? (
            <ClientWords areas={['leagues']}>
              <Accept
                token={token}
                name={me.name ?? me.email ?? ''}
                asksName={player === null && role !== 'reader'}
              />
            </ClientWords>
          ) : (
            <>
              <p>{t('leagues.join.needsAccount')}</p>
              <Link href={accountRoute(`/join/${token}`)} className={actionOnPaper}>
                {t('leagues.join.signIn')}
              </Link>
            </>
          )}
          <p className="text-[0.9375rem] text-ink-dim">
            {t.rich('leagues.join.until', { when: () => <When at={expiresAt} /> })}
          </p>
        </>
      )}
    </PaperPage>
  );
});
