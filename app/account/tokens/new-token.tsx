'use client';
/** Making a token: what it is for, what it may do, until when; then the token itself, this once. */
import { useState } from 'react';
import { Check } from '@/app/ui/check';
import { CopyField } from '@/app/ui/copy-field';
import { Input } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { Pick } from '@/app/ui/pick';
import { Form, useForm } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import { makeToken } from './actions';
import { SCOPES, scopeInWords } from './scope-words';

const DAYS = [90, 30, 365, null] as const;
const FIRST: readonly (typeof SCOPES)[number][] = ['leagues:read'];

export function NewToken({ asksPassword }: { asksPassword: boolean }) {
  const words = useWords();
  const { t } = words;
  const [open, setOpen] = useState(false);
  const form = useForm({
    begin: { name: '', scopes: FIRST, days: '90', password: '' },
    send: async ({ days, password, ...rest }) => {
      const span = DAYS.find((one) => String(one ?? '') === days) ?? null;
      const wanted = { ...rest, scopes: [...rest.scopes], days: span };
      return makeToken(asksPassword ? { ...wanted, password } : wanted);
    },
  });
  const { scopes } = form.draft;
  const show = (next: boolean) => {
    setOpen(next);
    form.set({ password: '', ...(form.done && { name: '' }) });
  };
  if (form.done) return <Made token={form.done.value.token} onDone={() => show(false)} />;
  if (!open)
    return (
      <button type="button" onClick={() => show(true)} className={`${keyOnPaper} text-base`}>
        {t('tokens.make')}
      </button>
    );
  return (
    <Form
      of={form}
      save={t('tokens.make')}
      look={`${actionOnPaper} text-base`}
      keys={(key) => (
        <div className="flex flex-wrap gap-3">
          {key}
          <button type="button" onClick={() => show(false)} className={`${keyOnPaper} text-base`}>
            {t('ui.cancel')}
          </button>
        </div>
      )}
      className="flex w-full flex-col gap-4"
    >
      <Input
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        {...form.text('name')}
        required
        maxLength={60}
      />
      <fieldset>
        <legend className="font-semibold">{t('tokens.may')}</legend>
        {SCOPES.map((scope) => (
          <Check
            key={scope}
            label={scopeInWords(words, scope)}
            checked={scopes.includes(scope)}
            onChange={(may) =>
              form.set({
                scopes: SCOPES.filter((one) => (one === scope ? may : scopes.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
      <Pick
        label={t('tokens.ends')}
        options={DAYS.map((days) => ({
          id: String(days ?? ''),
          name: days === null ? t('tokens.endsNever') : t('tokens.endsAfter', { days }),
        }))}
        {...form.pick('days')}
      />
      {asksPassword && (
        <Input
          label={t('account.yourPassword')}
          {...form.text('password')}
          type="password"
          required
          autoComplete="current-password"
        />
      )}
    </Form>
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
