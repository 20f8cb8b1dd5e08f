'use client';
/** Name, address, password and other ways in, each with the form that changes it. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { changeEmail, changeName, changePassword, disconnect } from './actions';
import { LookInMailbox } from './look-in-mailbox';
import { Setting } from './setting';
import { startAt } from './to-next-auth';

const form = 'flex flex-col gap-4';
type Done = { readonly onDone: (said?: string) => void };
type Tie = { id: string };

function Text(given: React.ComponentProps<'input'> & { tie: Tie; onText: (text: string) => void }) {
  const { tie, onText, ...rest } = given;
  return (
    <input
      {...tie}
      {...rest}
      required
      onChange={(event) => onText(event.target.value)}
      className={inputOnPaper}
    />
  );
}

export function NameSetting({ name }: { name: string }) {
  const { t } = useWords();
  return (
    <Setting label={t('account.name')} value={name || t('account.noneYet')}>
      {(close) => <NameForm name={name} onDone={close} />}
    </Setting>
  );
}

function NameForm({ name: before, onDone }: { name: string } & Done) {
  const [name, setName] = useState(before);
  const { send, busy, failure } = useSend(changeName);
  const { t } = useWords();
  const router = useRouter();
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!(await send({ name }))) return;
    onDone(t('account.changed'));
    router.refresh();
  };
  return (
    <form className={form} onSubmit={submit}>
      <Field label={t('account.name')} hint={t('account.nameHint')} fault={failure?.message}>
        {(tie) => (
          <Text tie={tie} value={name} onText={setName} autoComplete="name" maxLength={40} />
        )}
      </Field>
      <button type="submit" disabled={busy} className={actionOnPaper}>
        {t('account.saveName')}
      </button>
    </form>
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
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { send, busy, failure } = useSend(changeEmail);
  const { t } = useWords();
  const router = useRouter();
  const at = (path: string) => (failure?.path === path ? failure.message : undefined);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const answer = await send(hasPassword ? { email, password } : { email });
    if (!answer) return;
    // Not yet where a message is to be answered first.
    onDone(answer.value.sentTo === null ? t('account.changed') : undefined);
    router.refresh();
  };
  return (
    <form className={form} onSubmit={submit}>
      <Field label={t('account.newEmail')} fault={at('email')}>
        {(tie) => (
          <Text
            tie={tie}
            type="email"
            autoComplete="email"
            value={email}
            onText={setEmail}
            maxLength={254}
          />
        )}
      </Field>
      {hasPassword && (
        <Field label={t('account.yourPassword')} fault={at('password')}>
          {(tie) => (
            <Text
              tie={tie}
              type="password"
              autoComplete="current-password"
              value={password}
              onText={setPassword}
            />
          )}
        </Field>
      )}
      {failure && !['email', 'password'].includes(failure.path) && (
        <Refused>{failure.message}</Refused>
      )}
      <button type="submit" disabled={busy} className={actionOnPaper}>
        {t('account.changeEmail')}
      </button>
    </form>
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
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const { send, busy, failure } = useSend(changePassword);
  const { t } = useWords();
  const router = useRouter();
  const at = (path: string) => (failure?.path === path ? failure.message : undefined);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!(await send(hasPassword ? { current, password } : { password }))) return;
    onDone(t('account.changed'));
    router.refresh();
  };
  return (
    <form className={form} onSubmit={submit}>
      {/* Tells the phone's own keeper of passwords whose it is. */}
      <input type="email" autoComplete="username" defaultValue={email} hidden />
      {hasPassword && (
        <Field label={t('account.currentPassword')} fault={at('current')}>
          {(tie) => (
            <Text
              tie={tie}
              type="password"
              autoComplete="current-password"
              value={current}
              onText={setCurrent}
            />
          )}
        </Field>
      )}
      <Field
        label={t('account.newPassword')}
        hint={t(hasTokens ? 'account.newPasswordHintTokens' : 'account.newPasswordHint')}
        fault={at('password')}
      >
        {(tie) => (
          <Text
            tie={tie}
            type="password"
            autoComplete="new-password"
            minLength={8}
            maxLength={200}
            value={password}
            onText={setPassword}
          />
        )}
      </Field>
      {failure && !['current', 'password'].includes(failure.path) && (
        <Refused>{failure.message}</Refused>
      )}
      <button type="submit" disabled={busy} className={actionOnPaper}>
        {hasPassword ? t('account.changePassword') : t('account.setPassword')}
      </button>
    </form>
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
    <div className={form}>
      <p>{t('account.connectWhy', { name })}</p>
      <Refused>{fault}</Refused>
      <button type="button" onClick={go} className={keyOnPaper}>
        {t('account.goTo', { name })}
      </button>
    </div>
  );
}

function Disconnect({ id, name, onDone }: { id: string; name: string } & Done) {
  const { send, busy, failure } = useSend(disconnect);
  const { t } = useWords();
  const router = useRouter();
  const go = async () => {
    if (!(await send({ provider: id }))) return;
    onDone(t('account.disconnected'));
    router.refresh();
  };
  return (
    <div className={form}>
      <p>{t('account.disconnectWhy', { name })}</p>
      <Refused>{failure?.message}</Refused>
      <button type="button" onClick={go} disabled={busy} className={keyOnPaper}>
        {t('account.disconnectFrom', { name })}
      </button>
    </div>
  );
}
