'use client';
/** Name, address, password and other ways in, each with the form that changes it. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Input, Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { SendKey } from '@/app/ui/send-key';
import { Form, useForm } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import { changeEmail, changeName, changePassword, disconnect } from './actions';
import { LookInMailbox } from './look-in-mailbox';
import { Setting } from './setting';
import { startAt } from './to-next-auth';

const column = 'flex flex-col gap-4';
type Done = { readonly onDone: (said?: string) => void };

export function NameSetting({ name }: { name: string }) {
  const { t } = useWords();
  return (
    <Setting label={t('account.name')} value={name || t('account.noneYet')}>
      {(close) => <NameForm name={name} onDone={close} />}
    </Setting>
  );
}

function NameForm({ name, onDone }: { name: string } & Done) {
  const { t } = useWords();
  const router = useRouter();
  const form = useForm({
    begin: { name },
    send: changeName,
    onDone: () => {
      onDone(t('account.changed'));
      router.refresh();
    },
  });
  return (
    <Form of={form} save={t('account.saveName')} className={column}>
      <Input
        label={t('account.name')}
        hint={t('account.nameHint')}
        {...form.text('name')}
        required
        autoComplete="name"
        maxLength={40}
      />
    </Form>
  );
}

export function EmailSetting({
  email,
  awaited,
  hasPassword,
  isProven,
}: {
  email: string | null;
  awaited: string | null;
  hasPassword: boolean;
  isProven: boolean;
}) {
  const { t } = useWords();
  const note = awaited && (
    <LookInMailbox address={awaited}>{t('account.openToSignIn')}</LookInMailbox>
  );
  return (
    <Setting
      label={t('account.email')}
      value={
        email === null ? t('account.noEmail') : isProven ? email : t('account.notProven', { email })
      }
      note={note}
    >
      {(close) => <EmailForm hasPassword={hasPassword} onDone={close} />}
    </Setting>
  );
}

function EmailForm({ hasPassword, onDone }: { hasPassword: boolean } & Done) {
  const { t } = useWords();
  const router = useRouter();
  const form = useForm({
    begin: { email: '', password: '' },
    send: async ({ email, password }) => changeEmail(hasPassword ? { email, password } : { email }),
    onDone: ({ sentTo }) => {
      // Not yet where a message is to be answered first.
      onDone(sentTo === null ? t('account.changed') : undefined);
      router.refresh();
    },
  });
  return (
    <Form of={form} save={t('account.changeEmail')} className={column}>
      <Input
        label={t('account.newEmail')}
        {...form.text('email')}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      {hasPassword && (
        <Input
          label={t('account.yourPassword')}
          {...form.text('password')}
          required
          type="password"
          autoComplete="current-password"
        />
      )}
    </Form>
  );
}

export function PasswordSetting({
  hasPassword,
  asksPassword,
  email,
  hasTokens,
}: {
  hasPassword: boolean;
  /** Not from a phone that has just been signed in by a link in a message. */
  asksPassword: boolean;
  email: string;
  /** Do tokens end with the password? */
  hasTokens: boolean;
}) {
  const { t } = useWords();
  return (
    <Setting
      label={t('account.password')}
      value={hasPassword ? t('account.set') : t('account.none')}
      change={hasPassword ? t('ui.change') : t('account.setOne')}
    >
      {(close) => (
        <PasswordForm
          hasPassword={asksPassword}
          email={email}
          hasTokens={hasTokens}
          onDone={close}
        />
      )}
    </Setting>
  );
}

function PasswordForm({
  hasPassword,
  email,
  hasTokens,
  onDone,
}: { hasPassword: boolean; email: string; hasTokens: boolean } & Done) {
  const { t } = useWords();
  const router = useRouter();
  const form = useForm({
    begin: { current: '', password: '' },
    send: async ({ current, password }) =>
      changePassword(hasPassword ? { current, password } : { password }),
    onDone: () => {
      onDone(t('account.changed'));
      router.refresh();
    },
  });
  return (
    <Form
      of={form}
      save={hasPassword ? t('account.changePassword') : t('account.setPassword')}
      className={column}
    >
      {/* Tells the phone's own keeper of passwords whose it is. */}
      <input type="email" autoComplete="username" defaultValue={email} hidden />
      {hasPassword && (
        <Input
          label={t('account.currentPassword')}
          {...form.text('current')}
          required
          type="password"
          autoComplete="current-password"
        />
      )}
      <Input
        label={t('account.newPassword')}
        hint={t(hasTokens ? 'account.newPasswordHintTokens' : 'account.newPasswordHint')}
        {...form.text('password')}
        required
        type="password"
        autoComplete="new-password"
        minLength={8}
        maxLength={200}
      />
    </Form>
  );
}

export function ProviderSetting({
  id,
  name,
  isConnected,
}: {
  id: string;
  name: string;
  isConnected: boolean;
}) {
  const { t } = useWords();
  return (
    <Setting
      label={name}
      value={isConnected ? t('account.connected') : t('account.notConnected')}
      change={isConnected ? t('account.disconnect') : t('account.connect')}
    >
      {(close) =>
        isConnected ? (
          <Disconnect id={id} name={name} onDone={close} />
        ) : (
          <Connect id={id} name={name} />
        )
      }
    </Setting>
  );
}

function Connect({ id, name }: { id: string; name: string }) {
  const [fault, setFault] = useState('');
  const { t } = useWords();
  const go = async () => {
    const url = await startAt(`signin/${id}`, { callbackUrl: '/account' }).catch(() => undefined);
    if (url === undefined) setFault(t('ui.noConnection'));
    else window.location.assign(url);
  };
  return (
    <div className={column}>
      <p>{t('account.connectWhy', { name })}</p>
      <Refused>{fault}</Refused>
      <button type="button" onClick={go} className={keyOnPaper}>
        {t('account.goTo', { name })}
      </button>
    </div>
  );
}

function Disconnect({ id, name, onDone }: { id: string; name: string } & Done) {
  const { t } = useWords();
  const router = useRouter();
  return (
    <div className={column}>
      <p>{t('account.disconnectWhy', { name })}</p>
      <SendKey
        label={t('account.disconnectFrom', { name })}
        action={disconnect}
        given={{ provider: id }}
        onDone={() => {
          onDone(t('account.disconnected'));
          router.refresh();
        }}
        look={keyOnPaper}
      />
    </div>
  );
}
