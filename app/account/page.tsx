import type { Route } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { saidInWords } from '@/lib/i18n/said';
import { signInFault } from '@/lib/i18n/sign-in';
import {
  confirmationOf,
  guestOnThisPhone,
  hasMail,
  needSentence,
  ownAccount,
  sitePath,
  viewer,
  wasSignedOut,
  waysIn,
  whatLeaves,
} from '@/lib/server/account';
import { findInvitation } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { Done } from '../ui/done';
import { Refused } from '../ui/form';
import { cameAlong } from './came-along';
import { DeleteAccount } from './delete-account';
import { EitherForm } from './either-form';
import { isForNewcomers } from './form-order';
import { EmailSetting, NameSetting, PasswordSetting, ProviderSetting } from './own-settings';
import { Sessions } from './sessions';
import { SignIn } from './sign-in';
import { SignOut } from './sign-out';
import { SignUp } from './sign-up';
import { Tokens } from './tokens/section';

export const generateMetadata = titled((t) => t('account.title'));

export default pageOf(async ({ words, t, me, asked }) => {
  const { back: whither, callbackUrl, error, came, deleted } = asked;
  // next-auth names the whole address; only its path counts, so that nobody is led elsewhere.
  const whole =
    typeof callbackUrl === 'string' && URL.canParse(callbackUrl) && new URL(callbackUrl);
  const back =
    sitePath(whither) ?? (whole ? sitePath(`${whole.pathname}${whole.search}`) : undefined);
  const fault = typeof error === 'string' ? signInFault(words, error) : undefined;
  const own = await ownAccount(me, words);
  if (!me || !own) return <SignedOut back={back} fault={fault} deleted={deleted === '1'} />;
  // A path of this site, and the type of a route knows only fixed ones.
  if (whither !== undefined && back && !fault) redirect(back as Route);
  const { needed, alone } = await whatLeaves(me);
  const along = cameAlong(words, came);
  return (
    <PaperPage title={t('account.title')} back="/" backLabel={t('ui.start')} wide>
      {along && <Done>{along}</Done>}
      <Refused>{fault}</Refused>
      <div className={inColumns}>
        <section aria-label={t('account.you')}>
          <div className="divide-y divide-ink/10 border-ink/10 border-y">
            <NameSetting name={own.name} />
            <EmailSetting
              email={own.email}
              awaited={own.awaited}
              hasPassword={own.asksPassword}
              isProven={own.isProven || !hasMail()}
            />
            <PasswordSetting
              hasPassword={own.hasPassword}
              asksPassword={own.asksPassword}
              email={own.email ?? ''}
              hasTokens={own.hasTokens}
            />
            {own.providers.map((provider) => (
              <ProviderSetting key={provider.id} {...provider} />
            ))}
          </div>
          <p>
            <Link
              href="/settings"
              className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
            >
              {t('phone.title')}
            </Link>
          </p>
          <SignOut />
        </section>
        <div className="flex min-w-0 flex-col gap-6">
          <Sessions sessions={own.sessions} hasTokens={own.hasTokens} />
          <section aria-labelledby="data">
            <h2 id="data" className="font-semibold text-lg">
              {t('account.data')}
            </h2>
            <p className="mt-1 text-ink-dim">{t('account.dataWhat')}</p>
            <a
              href="/account/export"
              download
              className="mt-2 inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
            >
              {t('account.download')}
            </a>
          </section>
          <Tokens me={me} asksPassword={own.asksPassword} />
          <DeleteAccount
            word={confirmationOf(own, words)}
            hasPassword={own.asksPassword}
            hindrance={needed.length > 0 ? saidInWords(words, needSentence(needed)) : undefined}
            alone={alone}
          />
        </div>
      </div>
    </PaperPage>
  );
});

async function SignedOut({
  back,
  fault,
  deleted,
}: {
  back: string | undefined;
  fault: string | undefined;
  deleted: boolean;
}) {
  const { games, awaited } = await guestOnThisPhone(await viewer());
  const { t } = await getWords();
  const ways = waysIn();
  const to = back ?? '/account';
  const asking = ASKING[to];
  return (
    <PaperPage title={t('account.title')} back="/" backLabel={t('ui.start')} wide>
      {deleted && <Done>{t('account.deleted')}</Done>}
      {(await wasSignedOut()) && (
        <p role="status" className="max-w-prose border-felt border-l-4 py-1 pl-3">
          {t('account.signedOutHere')}
        </p>
      )}
      {asking && (
        <p className="max-w-prose border-felt border-l-4 py-1 pl-3">
          {t('account.neededFor', { page: t(asking) })}
        </p>
      )}
      <div className={inColumns}>
        <p className="max-w-prose text-ink-dim lg:order-2">
          {games > 0 && (
            <strong className="block font-semibold text-ink">
              {t('account.comesAlong', { games })}
            </strong>
          )}
          {t('account.why')}
        </p>
        <div className="flex flex-col gap-4">
          <Refused>{fault}</Refused>
          <EitherForm
            isNew={isForNewcomers(to) || awaited !== null}
            signIn={<SignIn ways={ways} back={to} games={games} />}
            signUp={
              <SignUp
                games={games}
                awaited={awaited}
                back={to}
                withMail={ways.link}
                name={await invitedName(to)}
              />
            }
          />
        </div>
      </div>
    </PaperPage>
  );
}

/** The pages that lead here whoever has no account, by what they are called. */
const ASKING: Readonly<Record<string, 'leagues.found' | 'files.restore'>> = {
  '/leagues/new': 'leagues.found',
  '/leagues/restore': 'files.restore',
};

/** As whom the invitation that one comes from invites; empty where it names nobody, or one comes from elsewhere. */
async function invitedName(from: string): Promise<string> {
  const [, token] = /^\/join\/([^/?]+)$/.exec(from) ?? [];
  return (token && (await findInvitation(null, token))?.player) || '';
}
