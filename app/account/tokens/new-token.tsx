'use client';
/** Making a token: what it is for, what it may do, until when; then the token itself, this once. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { makeToken } from './actions';
import { SCOPES, scopeInWords } from './scope-words';

const DAYS = [90, 30, 365, null] as const;

export function NewToken({ asksPassword }: { asksPassword: boolean }) {
  const { send, busy, failure, setFailure } = useSend(makeToken);
  const router = useRouter();
  const words = useWords();
  const { t } = words;
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly (typeof SCOPES)[number][]>(['leagues:read']);
  const [days, setDays] = useState<(typeof DAYS)[number]>(90);
  const [password, setPassword] = useState('');
  const [made, setMade] = useState('');
  const at = (path: string) => (failure?.path === path ? failure.message : undefined);
  const show = (next: boolean) => {
    setOpen(next);
    setMade('');
    setPassword('');
    setFailure(null);
  };
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const wanted = { name, scopes: [...scopes], days };
    const answer = await send(asksPassword ? { ...wanted, password } : wanted);
    if (!answer) return;
    setMade(answer.value.token);
    setName('');
    setPassword('');
    router.refresh();
  };
  if (made) return <Made token={made} onDone={() => show(false)} />;
  if (!open)
    return (
      <button type="button" onClick={() => show(true)} className={`${keyOnPaper} text-base`}>
        {t('tokens.make')}
      </button>
    );
  return (
    <form onSubmit={submit} className="flex w-full flex-col gap-4">
      <Field label={t('tokens.name')} hint={t('tokens.nameHint')} fault={at('name')}>
        {(tie) => (
          <input
            {...tie}
            required
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
            className={inputOnPaper}
          />
        )}
      </Field>
      <fieldset>
        <legend className="font-semibold">{t('tokens.may')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-felt"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(
                  SCOPES.filter((one) => (one === scope ? target.checked : scopes.includes(one))),
                )
              }
            />
            {scopeInWords(words, scope)}
          </label>
        ))}
      </fieldset>
      <Field label={t('tokens.ends')}>
        {(tie) => (
          <select
            {...tie}
            value={days ?? ''}
            onChange={({ target }) =>
              setDays(DAYS.find((one) => String(one ?? '') === target.value) ?? null)
            }
            className={inputOnPaper}
          >
            {DAYS.map((one) => (
              <option key={one} value={one ?? ''}>
                {one === null ? t('tokens.endsNever') : t('tokens.endsAfter', { days: one })}
              </option>
            ))}
          </select>
        )}
      </Field>
      {asksPassword && (
        <Field label={t('account.yourPassword')} fault={at('password')}>
          {(tie) => (
            <input
              {...tie}
              type="password"
              required
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              className={inputOnPaper}
            />
          )}
        </Field>
      )}
      <Refused>
        {['name', 'password'].includes(failure?.path ?? '') ? undefined : failure?.message}
      </Refused>
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={busy} className={`${actionOnPaper} text-base`}>
          {t('tokens.make')}
        </button>
        <button type="button" onClick={() => show(false)} className={`${keyOnPaper} text-base`}>
          {t('ui.cancel')}
        </button>
      </div>
    </form>
  );
}

function Made({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useWords();
  const [said, setSaid] = useState('');
  // Only on a page that came over https does a browser copy.
  const copy = () =>
    navigator.clipboard?.writeText(token).then(
      () => setSaid(t('tokens.copied')),
      () => setSaid(t('tokens.notCopied')),
    ) ?? setSaid(t('tokens.notCopied'));
  return (
    <div className="flex w-full flex-col gap-3 border-felt border-l-4 pl-4">
      <Field label={t('tokens.made')} hint={t('tokens.madeHint')}>
        {(tie) => (
          <input
            {...tie}
            readOnly
            value={token}
            onFocus={(event) => event.target.select()}
            className={`${inputOnPaper} font-mono text-base`}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" onClick={copy} className={`${keyOnPaper} text-base`}>
          {t('tokens.copy')}
        </button>
        <button type="button" onClick={onDone} className={`${keyOnPaper} text-base`}>
          {t('ui.done')}
        </button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
