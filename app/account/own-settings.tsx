'use client';
/** Name, address, password and other ways in, each with the form that changes it. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { changeEmail, changeName, changePassword, disconnect } from './actions';
import { LookInMailbox } from './look-in-mailbox';
import { Setting } from './setting';
import { startAt } from './to-next-auth';

const form = 'flex flex-col gap-4';
type Done = { readonly onDone: (said?: string) => void };
const CHANGED = 'Changed.';
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
  return (
    <Setting label="Name" value={name || 'None yet'}>
      {(close) => <NameForm name={name} onDone={close} />}
    </Setting>
  );
}

function NameForm({ name: before, onDone }: { name: string } & Done) {
  const [name, setName] = useState(before);
  const { send, busy, failure } = useSend(changeName);
  const router = useRouter();
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!(await send({ name }))) return;
    onDone(CHANGED);
    router.refresh();
  };
  return (
    <form className={form} onSubmit={submit}>
      <Field label="Name" hint="By which others know you." fault={failure?.message}>
        {(tie) => (
          <Text tie={tie} value={name} onText={setName} autoComplete="name" maxLength={40} />
        )}
      </Field>
      <button type="submit" disabled={busy} className={actionOnPaper}>
        Save the name
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
  const note = awaited && (
    <LookInMailbox address={awaited}>
      Open its link, and you sign in with this address from then on.
    </LookInMailbox>
  );
  return (
    <Setting
      label="E-mail"
      value={email === null ? 'None yet' : `${email}${isProven ? '' : ' (not proven)'}`}
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
  const router = useRouter();
  const at = (path: string) => (failure?.path === path ? failure.message : undefined);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const answer = await send(hasPassword ? { email, password } : { email });
    if (!answer) return;
    // Not yet where a message is to be answered first.
    onDone(answer.value.sentTo === null ? CHANGED : undefined);
    router.refresh();
  };
  return (
    <form className={form} onSubmit={submit}>
      <Field label="New e-mail" fault={at('email')}>
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
        <Field label="Your password" fault={at('password')}>
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
        Change the e-mail
      </button>
    </form>
  );
}

export function PasswordSetting({
  hasPassword,
  asksPassword,
  email,
}: {
  hasPassword: boolean;
  /** Not from a phone that has just been signed in by a link in a message. */
  asksPassword: boolean;
  email: string;
}) {
  return (
    <Setting
      label="Password"
      value={hasPassword ? 'Set' : 'None'}
      change={hasPassword ? 'Change' : 'Set one'}
    >
      {(close) => <PasswordForm hasPassword={asksPassword} email={email} onDone={close} />}
    </Setting>
  );
}

function PasswordForm({
  hasPassword,
  email,
  onDone,
}: { hasPassword: boolean; email: string } & Done) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const { send, busy, failure } = useSend(changePassword);
  const router = useRouter();
  const at = (path: string) => (failure?.path === path ? failure.message : undefined);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!(await send(hasPassword ? { current, password } : { password }))) return;
    onDone(CHANGED);
    router.refresh();
  };
  return (
    <form className={form} onSubmit={submit}>
      {/* Tells the phone's own keeper of passwords whose it is. */}
      <input type="email" autoComplete="username" defaultValue={email} hidden />
      {hasPassword && (
        <Field label="Current password" fault={at('current')}>
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
        label="New password"
        hint="8 characters or more. All other phones are signed out."
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
        {hasPassword ? 'Change the password' : 'Set the password'}
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
  return (
    <Setting
      label={name}
      value={isConnected ? 'Connected' : 'Not connected'}
      change={isConnected ? 'Disconnect' : 'Connect'}
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
  const go = async () => {
    const url = await startAt(`signin/${id}`, { callbackUrl: '/account' }).catch(() => undefined);
    if (url === undefined) setFault('No connection: nothing was changed. Try again.');
    else window.location.assign(url);
  };
  return (
    <div className={form}>
      <p>You can then sign in with {name} too.</p>
      <Refused>{fault}</Refused>
      <button type="button" onClick={go} className={keyOnPaper}>
        Go to {name}
      </button>
    </div>
  );
}

function Disconnect({ id, name, onDone }: { id: string; name: string } & Done) {
  const { send, busy, failure } = useSend(disconnect);
  const router = useRouter();
  const go = async () => {
    if (!(await send({ provider: id }))) return;
    onDone('Disconnected.');
    router.refresh();
  };
  return (
    <div className={form}>
      <p>You cannot sign in with {name} any more then.</p>
      <Refused>{failure?.message}</Refused>
      <button type="button" onClick={go} disabled={busy} className={keyOnPaper}>
        Disconnect {name}
      </button>
    </div>
  );
}
