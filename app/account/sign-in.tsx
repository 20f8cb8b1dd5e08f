'use client';
/** Signing in by whatever is offered: a password, a link by e-mail, Google, GitHub. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { signInFault } from '@/lib/i18n/sign-in';
import { useWords } from '@/lib/i18n/use-words';
import type { Ways } from '@/lib/server/account';
import { withGames } from './came-along';
import { EmailInput } from './email-input';
import { PasswordInput } from './password-input';
import { signInWithPassword, startAt } from './to-next-auth';

export function SignIn({
  ways,
  back,
  games,
}: {
  ways: Ways;
  back: string;
  /** How many games of this phone come along. */
  games: number;
}) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const words = useWords();
  const { t } = words;
  const router = useRouter();

  // Stays busy when it leads on: the next page is on its way.
  const run = async (job: () => Promise<string | undefined>) => {
    setBusy(true);
    setFault('');
    const said = await job().catch(() => t('account.notSignedIn'));
    if (said === undefined) return;
    setFault(said);
    setBusy(false);
  };
  const withPassword = () =>
    run(async () => {
      const failed = await signInWithPassword({ email, password, callbackUrl: back });
      if (failed !== undefined) return signInFault(words, failed);
      // The whole page anew: everything on it may be somebody else's now.
      window.location.assign(withGames(back, games));
      return undefined;
    });
  const withLink = () =>
    run(async () => {
      if (email.trim() === '') return t('account.writeAddress');
      const url = new URL(await startAt('signin/email', { email, callbackUrl: back }));
      const failed = url.searchParams.get('error');
      if (failed !== null) return signInFault(words, failed);
      router.push('/account/sent');
      return undefined;
    });
  const withProvider = (id: string) =>
    run(async () => {
      window.location.assign(await startAt(`signin/${id}`, { callbackUrl: back }));
      return undefined;
    });

  return (
    <section aria-labelledby="sign-in">
      <h2 id="sign-in" className="sr-only">
        {t('account.signIn')}
      </h2>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void withPassword();
        }}
      >
        <EmailInput
          label={t('account.email')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <PasswordInput
          label={t('account.password')}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Refused>{fault}</Refused>
        <button type="submit" disabled={busy} className={actionOnPaper}>
          {t('account.signIn')}
        </button>
        <p className="text-ink-dim">
          {ways.link ? t('account.forgottenMail') : t('account.forgottenNoMail')}
        </p>
        {(ways.link || ways.providers.length > 0) && (
          <p className="text-ink-dim">{t('account.orWithout')}</p>
        )}
        {ways.link && (
          <button type="button" disabled={busy} onClick={withLink} className={keyOnPaper}>
            {t('account.sendLink')}
          </button>
        )}
        {ways.providers.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            disabled={busy}
            onClick={() => withProvider(id)}
            className={keyOnPaper}
          >
            {t('account.goOnWith', { name })}
          </button>
        ))}
      </form>
    </section>
  );
}
