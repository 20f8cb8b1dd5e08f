'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, Input, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { meantNames } from '@/lib/league/similar-names';
import { addPlayers } from '../../actions';
import { smallKey } from '../../parts';
import { NamesFile } from './names-file';
import { addedInWords, instead, namesIn } from './names-in';

export function AddPlayers({
  leagueId,
  isOpen,
  known,
}: {
  leagueId: string;
  isOpen: boolean;
  /** All names of the league. */
  known: readonly string[];
}) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const [open, setOpen] = useState(isOpen);
  const [text, setText] = useState('');
  const [joinedOn, setJoinedOn] = useState('');
  const [said, setSaid] = useState('');
  const { send, busy, failure } = useSend(addPlayers);
  const typedNames = namesIn(text);
  const meant = typedNames.flatMap((typed, at) =>
    // Also one that was pasted before it.
    meantNames(typed, [...known, ...typedNames.slice(0, at).map((name) => name.trim())])
      .filter((name) => name !== '')
      .map((name) => ({ typed, name })),
  );
  const add = async (event: React.FormEvent) => {
    event.preventDefault();
    setSaid('');
    const sent = await send({ leagueId, names: namesIn(text), joinedOn: joinedOn || null });
    if (!sent) return;
    setSaid(addedInWords(words, sent.value));
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
        {t('roster.add.title')}
      </button>
    );
  return (
    <form
      onSubmit={add}
      className="flex max-w-xl flex-col gap-4"
      aria-label={t('roster.add.title')}
    >
      <h2 className="font-semibold text-lg">{t('roster.add.title')}</h2>
      <Field
        label={t('roster.add.names')}
        hint={t('roster.add.namesHint')}
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
      {meant.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {meant.map(({ typed, name }) => (
            <li key={`${typed} ${name}`}>
              <button
                type="button"
                className={smallKey}
                onClick={() => setText(instead(text, { typed, name }))}
              >
                {t('roster.meant', { typed: typed.trim(), name })}
              </button>
            </li>
          ))}
        </ul>
      )}
      <NamesFile onNames={(names) => setText([text.trim(), ...names].join('\n').trim())} />
      <Input
        label={t('roster.player.firstDay')}
        hint={t('roster.add.firstDayHint')}
        fault={failure?.path === 'joinedOn' ? failure.message : undefined}
        type="date"
        value={joinedOn}
        onChange={(event) => setJoinedOn(event.target.value)}
      />
      <Refused>{failure && !/^(names|joinedOn)/.test(failure.path) && failure.message}</Refused>
      <p role="status" className="empty:hidden">
        {said}
      </p>
      <button type="submit" className={actionOnPaper} disabled={busy}>
        {t('roster.add.key')}
      </button>
    </form>
  );
}
