'use client';
/** A new account: what it is called, an address, a password. */
import { useState } from 'react';
import { Input } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { Form, useForm } from '@/app/ui/use-form';
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
  name,
}: {
  back: string;
  /** How many games of this phone come along. */
  games: number;
  /** The address that a message went to and that has not been answered. */
  awaited: string | null;
  /** Can messages be sent? */
  withMail: boolean;
  /** As an invitation calls whoever comes by it. */
  name: string;
}) {
  const [sentTo, setSentTo] = useState(awaited);
  const { t } = useWords();
  const form = useForm({
    begin: { name, email: '', password: '' },
    send: async (draft) => signUp({ ...draft, back }),
    onDone: (made) => {
      if (made.sentTo === null) window.location.assign(withGames(back, games));
      else setSentTo(made.sentTo);
    },
  });
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
      <Form of={form} save={t('account.signUp')} className="flex flex-col gap-4">
        <Input
          label={t('account.name')}
          {...form.text('name')}
          autoComplete="name"
          required
          maxLength={40}
        />
        <EmailInput
          label={t('account.email')}
          hint={withMail ? t('account.emailHintMail') : t('account.emailHintNoMail')}
          {...form.text('email')}
        />
        <PasswordInput
          label={t('account.password')}
          // What is wrong says the same.
          hint={form.fault('password') ? undefined : t('account.passwordHint')}
          {...form.text('password')}
          autoComplete="new-password"
          maxLength={200}
        />
      </Form>
    </section>
  );
}
