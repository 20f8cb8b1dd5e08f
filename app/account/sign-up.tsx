'use client';
/** A new account: what it is called, an address, a password. */
import { useState } from 'react';
import { Field, Input, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { signUp } from './actions';
import { withGames } from './came-along';
import { EmailInput } from './email-input';
import { LookInMailbox } from './look-in-mailbox';
import { PasswordInput } from './password-input';

export function SignUp({
  back,
  games,
  awaited,
  withMail,
}: {
  back: string;
  /** How many games of this phone come along. */
  games: number;
  /** The address that a message went to and that has not been answered. */
  awaited: string | null;
  /** Can messages be sent? */
  withMail: boolean;
}) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState(awaited);
  const { t } = useWords();
  const { send, busy, failure } = useSend(signUp);
  const at = (path: string) => (failure?.path === path ? failure.message : undefined);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const answer = await send({ name, email, password, back });
    if (!answer) return;
    if (answer.value.sentTo === null) window.location.assign(withGames(back, games));
    else setSentTo(answer.value.sentTo);
  };
  if (sentTo !== null)
    return (
      <section aria-labelledby="sign-up">
        <h2 id="sign-up" className="font-semibold text-lg">
          {t('account.signUp')}
        </h2>
        <LookInMailbox address={sentTo}>{t('account.openToFinish')}</LookInMailbox>
        <button
          type="button"
          onClick={() => setSentTo(null)}
          className={`${keyOnPaper} mt-4 w-full`}
        >
          {t('ui.tryAgain')}
        </button>
      </section>
    );
  return (
    <section aria-labelledby="sign-up">
      <h2 id="sign-up" className="sr-only">
        {t('account.signUp')}
      </h2>
      {/* What is wrong is said in our words, beside its field. */}
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Input
          label={t('account.name')}
          fault={at('name')}
          autoComplete="name"
          required
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={t('account.email')}
          hint={withMail ? t('account.emailHintMail') : t('account.emailHintNoMail')}
          fault={at('email')}
        >
          {(tie) => <EmailInput {...tie} value={email} onText={setEmail} />}
        </Field>
        <Field
          label={t('account.password')}
          hint={t('account.passwordHint')}
          fault={at('password')}
        >
          {(tie) => (
            <PasswordInput
              {...tie}
              autoComplete="new-password"
              required
              maxLength={200}
              value={password}
              onText={setPassword}
            />
          )}
        </Field>
        {failure && !['name', 'email', 'password'].includes(failure.path) && (
          <Refused>{failure.message}</Refused>
        )}
        <button type="submit" disabled={busy} className={actionOnPaper}>
          {t('account.signUp')}
        </button>
      </form>
    </section>
  );
}
