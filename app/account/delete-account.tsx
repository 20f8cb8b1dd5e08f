'use client';
/** Deleting the account: what goes, what stays, and what has to be typed. */
import { useState } from 'react';
import { Input } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { Form, useForm } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import { deleteAccount } from './actions';

export function DeleteAccount({
  word,
  hasPassword,
  hindrance,
  alone,
}: {
  /** What has to be typed. */
  word: string;
  hasPassword: boolean;
  /** Why it cannot go yet. */
  hindrance: string | undefined;
  /** Leagues that go with it. */
  alone: readonly string[];
}) {
  const { t, format } = useWords();
  const [open, setOpen] = useState(false);
  const form = useForm({
    begin: { confirmation: '', password: '' },
    send: async ({ confirmation, password }) =>
      deleteAccount(hasPassword ? { confirmation, password } : { confirmation }),
    onDone: () => window.location.assign('/account?deleted=1'),
  });
  return (
    <section aria-labelledby="delete" className="border-ink/10 border-t pt-6">
      <h2 id="delete" className={open || hindrance ? 'font-semibold text-lg' : 'sr-only'}>
        {t('account.delete')}
      </h2>
      {hindrance ? (
        <p className="mt-1">{hindrance}</p>
      ) : open ? (
        <Form
          of={form}
          save={t('account.deleteForGood')}
          look={`${keyOnPaper} border-refusal/60 text-refusal`}
          keys={(key) => (
            <>
              <button type="button" onClick={() => setOpen(false)} className={keyOnPaper}>
                {t('account.keep')}
              </button>
              {key}
            </>
          )}
          className="mt-3 flex flex-col gap-4"
        >
          <p className="text-ink-dim">{t('account.deleteWhat')}</p>
          {alone.length > 0 && (
            <p>
              {t.rich('account.deleteAlone', {
                count: alone.length,
                leagues: format.list(alone),
                strong: (text) => <strong>{text}</strong>,
              })}
            </p>
          )}
          <Input
            label={t('account.typeWord', { word })}
            {...form.text('confirmation')}
            required
            autoCapitalize="none"
            spellCheck={false}
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
      ) : (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className={`${keyOnPaper} w-full text-refusal`}
        >
          {t('account.deleteMine')}
        </button>
      )}
    </section>
  );
}
