'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, Input, inputOnPaper } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { inColumns } from '@/app/ui/paper-page';
import { Form, refused, useForm } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import { meantNames } from '@/lib/league/similar-names';
import { addPlayers } from '../../actions';
import { smallKey } from '../../parts';
import { NamesFile } from './names-file';
import { addedInWords, instead, namesIn } from './names-in';

export function AddPlayers({
  leagueId,
  isOpen,
  firstDay,
  known,
}: {
  leagueId: string;
  isOpen: boolean;
  /** The first day of whoever comes along now; empty for those with whom a league begins. */
  firstDay: string;
  /** All names of the league. */
  known: readonly string[];
}) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const [open, setOpen] = useState(isOpen);
  /** Names of which it was said that they are new, however much they look like another. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const form = useForm({
    begin: { text: '', joinedOn: firstDay },
    send: async ({ text, joinedOn }) =>
      asked.length > 0
        ? refused('names', t('roster.add.ask'))
        : addPlayers({ leagueId, names: namesIn(text), joinedOn: joinedOn || null }),
    onDone: () => {
      form.renew((old) => ({ ...old, text: '' }));
      setOpen(false);
      router.refresh();
    },
  });
  const { text } = form.draft;
  const setText = (next: string) => form.set({ text: next });
  const typedNames = namesIn(text);
  const asked = typedNames.flatMap((typed, at) => {
    const name = typed.trim();
    // Also one that was pasted before it.
    const others = [...known, ...typedNames.slice(0, at).map((one) => one.trim())];
    const meant = fresh.has(name) ? [] : meantNames(name, others.filter(Boolean));
    return meant.length > 0 ? [{ typed, name, meant }] : [];
  });
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
        {asked.length > 0 && (
          <ul className="divide-y divide-ink/10 border-ink/10 border-y">
            {asked.map(({ typed, name, meant }) => (
              <li key={name} className="flex flex-wrap items-center gap-2 py-1.5">
                <span className="wrap-anywhere w-full font-semibold">{name}</span>
                {meant.map((one) => (
                  <button
                    key={one}
                    type="button"
                    className={smallKey}
                    onClick={() => setText(instead(text, { typed, name: one }))}
                  >
                    {t('ui.meant', { name: one })}
                  </button>
                ))}
                <button
                  type="button"
                  className={smallKey}
                  onClick={() => {
                    setFresh(new Set([...fresh, name]));
                    form.set({});
                  }}
                >
                  {t('roster.add.fresh', { name })}
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
