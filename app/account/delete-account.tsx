'use client';
/** Deleting the account: what goes, what stays, and what has to be typed. */
import { useState } from 'react';
import { Input, Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { deleteAccount } from './actions';

export function DeleteAccount({
  word,
  hasPassword,
  barred,
  alone,
}: {
  /** What has to be typed. */
  word: string;
  hasPassword: boolean;
  /** Why it cannot go yet. */
  barred: string | undefined;
  /** Leagues that go with it. */
  alone: readonly string[];
}) {
  const { t, format } = useWords();
  const [open, setOpen] = useState(false);
  const [confirmation, setConfirmation] = useState('');
  const [password, setPassword] = useState('');
  const { send, busy, failure } = useSend(deleteAccount);
  const at = (path: string) => (failure?.path === path ? failure.message : undefined);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const given = hasPassword ? { confirmation, password } : { confirmation };
    if (await send(given)) window.location.assign('/account?deleted=1');
  };
  return (
    <section aria-labelledby="delete" className="border-ink/10 border-t pt-6">
      <h2 id="delete" className={open || barred ? 'font-semibold text-lg' : 'sr-only'}>
        {t('account.delete')}
      </h2>
      {barred ? (
        <p className="mt-1">{barred}</p>
      ) : open ? (
        <form className="mt-3 flex flex-col gap-4" onSubmit={submit}>
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
            fault={at('confirmation')}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
          />
          {hasPassword && (
            <Input
              label={t('account.yourPassword')}
              fault={at('password')}
              required
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          {failure && !['confirmation', 'password'].includes(failure.path) && (
            <Refused>{failure.message}</Refused>
          )}
          <button type="button" onClick={() => setOpen(false)} className={keyOnPaper}>
            {t('account.keep')}
          </button>
          <button
            type="submit"
            disabled={busy}
            className={`${keyOnPaper} border-refusal/60 text-refusal`}
          >
            {t('account.deleteForGood')}
          </button>
        </form>
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
