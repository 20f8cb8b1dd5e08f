'use client';
/** Making a token: what it is for, what it may do, until when; then the token itself, this once. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Check } from '@/app/ui/check';
import { CopyField } from '@/app/ui/copy-field';
import { Field, Input, inputOnPaper, Refused } from '@/app/ui/form';
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
      <Input
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        fault={at('name')}
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset>
        <legend className="font-semibold">{t('tokens.may')}</legend>
        {SCOPES.map((scope) => (
          <Check
            key={scope}
            label={scopeInWords(words, scope)}
            checked={scopes.includes(scope)}
            onChange={(may) =>
              setScopes(SCOPES.filter((one) => (one === scope ? may : scopes.includes(one))))
            }
          />
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
        <Input
          label={t('account.yourPassword')}
          fault={at('password')}
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
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
  return (
    <div className="flex w-full flex-col gap-3 border-felt border-l-4 pl-4">
      <CopyField label={t('tokens.made')} hint={t('tokens.madeHint')} value={token}>
        <button type="button" onClick={onDone} className={keyOnPaper}>
          {t('ui.done')}
        </button>
      </CopyField>
    </div>
  );
}
