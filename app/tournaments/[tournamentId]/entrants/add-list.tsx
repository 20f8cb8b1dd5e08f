'use client';
/** Many at once: pasted, or from a file of a spreadsheet; looked at before they are entered. */
import { useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { FileField } from '@/app/ui/file-field';
import { Field, inputOnPaper } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { makeId } from '@/lib/browser/id';
import { entrantsInGrid, entrantsInText, type Listed, newOnes } from '@/lib/files/entrants-list';
import { gridFromFile } from '@/lib/files/read-sheet';
import { useWords } from '@/lib/i18n/use-words';
import type { KeptEntrant } from '@/lib/tournament';
import type { Tell } from '../use-tell';

/** As a line of the field: what can be looked at and put right there. */
const lineOf = ({ name, club, category }: Listed): string =>
  [name, ...(club || category ? [club] : []), ...(category ? [category] : [])].join(', ');

export function AddList({
  isOpen,
  known,
  tell,
}: {
  isOpen: boolean;
  known: readonly KeptEntrant[];
  tell: Tell;
}) {
  const { t } = useWords();
  const [open, setOpen] = useState(isOpen);
  const [text, setText] = useState('');
  const [file, setFile] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState('');
  const listed = newOnes(entrantsInText(text), known);
  const read = async (chosen: File) => {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const people = await gridFromFile(chosen.name, bytes).then(entrantsInGrid, () => []);
    setFault(people.length === 0 ? t('tournament-entrants.fileEmpty') : undefined);
    setSaid('');
    if (people.length > 0) setText([text.trim(), ...people.map(lineOf)].join('\n').trim());
  };
  const add = (event: React.FormEvent) => {
    event.preventDefault();
    const entrants = listed.entrants.map(({ name, club, category }) => ({
      ...{ id: makeId(), name, club, category },
    }));
    if (entrants.length === 0 || tell({ kind: 'register', entrants }) === null) return;
    setSaid(t('tournament-entrants.added', { people: entrants.length }));
    setText('');
    setFile(null);
  };
  if (!open)
    return (
      <button type="button" className={`${keyOnPaper} w-full`} onClick={() => setOpen(true)}>
        {t('tournament-entrants.list')}
      </button>
    );
  return (
    <form onSubmit={add} aria-label={t('tournament-entrants.list')} className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">{t('tournament-entrants.list')}</h2>
      <Field label={t('tournament-entrants.paste')} hint={t('tournament-entrants.pasteHint')}>
        {(tie) => (
          <textarea
            {...tie}
            rows={6}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setSaid('');
            }}
            className={`${inputOnPaper} py-2`}
          />
        )}
      </Field>
      <FileField
        label={t('tournament-entrants.file')}
        fault={fault}
        accept=".xlsx,.ods,.csv,.txt"
        name={file}
        onFile={(chosen) => {
          setFile(chosen?.name ?? null);
          if (chosen) void read(chosen);
        }}
      />
      <p role="status" className="empty:hidden">
        {said || (listed.known > 0 && t('tournament-entrants.known', { people: listed.known }))}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          disabled={listed.entrants.length === 0}
          className={`${actionOnPaper} flex-1`}
        >
          {t('tournament-entrants.addAll', { people: listed.entrants.length })}
        </button>
        <button type="button" className={smallKey} onClick={() => setOpen(false)}>
          {t('tournament-entrants.fold')}
        </button>
      </div>
    </form>
  );
}
