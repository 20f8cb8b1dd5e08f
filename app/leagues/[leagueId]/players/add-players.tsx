'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, Input, inputOnPaper } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { inColumns } from '@/app/ui/paper-page';
import { Form, useForm } from '@/app/ui/use-form';
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
  const form = useForm({
    begin: { text: '', joinedOn: '' },
    send: async ({ text, joinedOn }) =>
      addPlayers({ leagueId, names: namesIn(text), joinedOn: joinedOn || null }),
    onDone: () => {
      form.renew((old) => ({ ...old, text: '' }));
      setOpen(false);
      router.refresh();
    },
  });
  const { text } = form.draft;
  const setText = (next: string) => form.set({ text: next });
  const typedNames = namesIn(text);
  const meant = typedNames.flatMap((typed, at) =>
    // Also one that was pasted before it.
    meantNames(typed, [...known, ...typedNames.slice(0, at).map((name) => name.trim())])
      .filter((name) => name !== '')
      .map((name) => ({ typed, name })),
  );
  if (!open)
    return (
      <div className="flex max-w-xl flex-col gap-2">
        <p role="status" className="empty:hidden">
          {form.done && addedInWords(words, form.done.value)}
        </p>
        <button
          type="button"
          className={keyOnPaper}
          // biome-ignore lint/a11y/noAutofocus: where the key was that folded the form just now
          autoFocus={form.done !== undefined}
          onClick={() => setOpen(true)}
        >
          {t('roster.add.title')}
        </button>
      </div>
    );
  return (
    <Form
      of={form}
      save={t('roster.add.key')}
      className={`${inColumns} gap-y-4`}
      aria-label={t('roster.add.title')}
    >
      <h2 className="font-semibold text-lg md:col-span-2">{t('roster.add.title')}</h2>
      <div className="flex flex-col gap-4">
        <Field
          label={t('roster.add.names')}
          hint={t('roster.add.namesHint')}
          fault={form.fault('names')}
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
      </div>
      <div className="flex flex-col gap-4">
        <NamesFile onNames={(names) => setText([text.trim(), ...names].join('\n').trim())} />
        <Input
          label={t('roster.player.firstDay')}
          hint={t('roster.add.firstDayHint')}
          {...form.text('joinedOn')}
          type="date"
        />
      </div>
    </Form>
  );
}
