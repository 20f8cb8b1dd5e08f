'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Input, Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { deleteLeague } from '../../actions';
import { isTyped } from '../../is-typed';
import { smallKey } from '../../parts';

export function DeleteLeague({ leagueId, name }: { leagueId: string; name: string }) {
  const { t } = useWords();
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const { send, busy, failure } = useSend(deleteLeague);
  const remove = async (event: React.FormEvent) => {
    event.preventDefault();
    if (await send({ leagueId, name: typed })) router.push('/leagues?gone=1');
  };
  return (
    <form onSubmit={remove} className="flex w-full flex-col items-start gap-3">
      <div className="w-full">
        <Input
          label={t('leagues.delete.type', { name })}
          fault={failure?.path === 'name' ? failure.message : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
      </div>
      <Refused>{failure && failure.path !== 'name' && failure.message}</Refused>
      <button
        type="submit"
        className={`${smallKey} border-refusal/60 text-refusal`}
        disabled={busy || !isTyped(typed, name)}
      >
        {busy ? t('leagues.delete.busy') : t('leagues.delete.key')}
      </button>
    </form>
  );
}
