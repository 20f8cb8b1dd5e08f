'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { addPlayers } from '../../actions';
import { addedInWords, namesIn } from './names-in';

export function AddPlayers({ leagueId, isOpen }: { leagueId: string; isOpen: boolean }) {
  const router = useRouter();
  const [open, setOpen] = useState(isOpen);
  const [text, setText] = useState('');
  const [joinedOn, setJoinedOn] = useState('');
  const [said, setSaid] = useState('');
  const { send, busy, failure } = useSend(addPlayers);
  const add = async (event: React.FormEvent) => {
    event.preventDefault();
    setSaid('');
    const sent = await send({ leagueId, names: namesIn(text), joinedOn: joinedOn || null });
    if (!sent) return;
    setSaid(addedInWords(sent.value));
    setText('');
    router.refresh();
  };
  if (!open)
    return (
      <button
        type="button"
        className={`${keyOnPaper} max-w-xl self-stretch`}
        onClick={() => setOpen(true)}
      >
        Add players
      </button>
    );
  return (
    <form onSubmit={add} className="flex max-w-xl flex-col gap-4" aria-label="Add players">
      <h2 className="font-semibold text-lg">Add players</h2>
      <Field
        label="Names"
        hint="One on each line, or with commas between."
        fault={failure?.path.startsWith('names') ? failure.message : undefined}
      >
        {(tie) => (
          <textarea
            {...tie}
            rows={4}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${inputOnPaper} py-2`}
          />
        )}
      </Field>
      <Field
        label="First day"
        hint="Only for those who join during a season; empty for those who always belonged."
        fault={failure?.path === 'joinedOn' ? failure.message : undefined}
      >
        {(tie) => (
          <input
            {...tie}
            type="date"
            value={joinedOn}
            onChange={(event) => setJoinedOn(event.target.value)}
            className={inputOnPaper}
          />
        )}
      </Field>
      <Refused>{failure && !/^(names|joinedOn)/.test(failure.path) && failure.message}</Refused>
      <p role="status" className="empty:hidden">
        {said}
      </p>
      <button type="submit" className={actionOnPaper} disabled={busy}>
        Add
      </button>
    </form>
  );
}
