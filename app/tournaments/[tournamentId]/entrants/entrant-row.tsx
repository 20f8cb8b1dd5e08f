'use client';
/** Somebody who is entered: number, name and club, and whether they are here and have paid. */
import { useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { AskTwice } from '@/app/ui/ask-twice';
import { Input } from '@/app/ui/form';
import { DoneIcon } from '@/app/ui/icons';
import { Pick } from '@/app/ui/pick';
import { useWords } from '@/lib/i18n/use-words';
import type { KeptEntrant } from '@/lib/tournament';
import type { Tell } from '../use-tell';
import { useWhole } from '../use-tournament';

type RowProps = {
  entrant: KeptEntrant;
  hasMoney: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  tell: Tell;
};

export function EntrantRow({ entrant, hasMoney, isOpen, onOpen, tell }: RowProps) {
  const { t } = useWords();
  const { id, number, name, club, category, present, paid, waiting, left } = entrant;
  const isGone = left !== null;
  const about = [
    club,
    category,
    waiting && t('tournament-entrants.waiting'),
    isGone && t('tournament-entrants.left'),
  ].filter(Boolean);
  return (
    <li className={isGone || waiting ? 'text-ink-dim' : ''}>
      <div className="flex items-center gap-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-2.5 py-1 text-left"
        >
          <span className="w-8 shrink-0 text-right text-ink-dim tabular-nums">{number}</span>
          <span className="min-w-0">
            <span className="block font-semibold leading-tight">{name}</span>
            {about.length > 0 && (
              <span className="block text-[0.9375rem] text-ink-dim leading-tight">
                {about.join(', ')}
              </span>
            )}
          </span>
        </button>
        {!isGone && !waiting && (
          <>
            {hasMoney && (
              <MarkKey
                isOn={paid}
                name={name}
                says={t('tournament-entrants.paid')}
                onTap={() => tell({ kind: 'mark', entrants: [id], set: { paid: !paid } })}
              />
            )}
            <MarkKey
              isOn={present}
              name={name}
              says={t('tournament-entrants.present')}
              onTap={() => tell({ kind: 'mark', entrants: [id], set: { present: !present } })}
            />
          </>
        )}
        {waiting && (
          <button
            type="button"
            className={`${smallKey} text-ink`}
            onClick={() =>
              tell({ kind: 'mark', entrants: [id], set: { waiting: false, present: true } })
            }
          >
            {t('tournament-entrants.moveUp')}
          </button>
        )}
        {isGone && (
          <button
            type="button"
            className={`${smallKey} text-ink`}
            onClick={() => tell({ kind: 'mark', entrants: [id], set: { left: false } })}
          >
            {t('tournament-entrants.comeBack')}
          </button>
        )}
      </div>
      {isOpen && <Edit entrant={entrant} tell={tell} onDone={() => onOpen(false)} />}
    </li>
  );
}

/** On or off, by a tick and not by its colour alone. */
function MarkKey({
  isOn,
  name,
  says,
  onTap,
}: {
  isOn: boolean;
  name: string;
  says: string;
  onTap: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`${name}: ${says}`}
      onClick={onTap}
      className="inline-flex min-h-12 min-w-14 shrink-0 items-center justify-center gap-1 rounded-lg border border-ink/25 bg-card px-2 text-[0.9375rem] choosable [&_svg]:size-4"
    >
      {isOn && <DoneIcon />}
      {says}
    </button>
  );
}

/** What is known of somebody, to be put right; and leaving, or being struck off. */
function Edit({ entrant, tell, onDone }: { entrant: KeptEntrant; tell: Tell; onDone: () => void }) {
  const { t } = useWords();
  const { whole } = useWhole();
  const { id, waiting, left } = entrant;
  const [draft, setDraft] = useState({
    name: entrant.name,
    club: entrant.club,
    category: entrant.category,
    number: String(entrant.number),
  });
  const clubs = [...new Set(whole.entrants.map(({ club }) => club))].filter((club) => club !== '');
  const hasPlayed = whole.rounds.some(
    ({ tables, out }) => out.includes(id) || tables.some(({ seats }) => seats.includes(id)),
  );
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const number = Number(draft.number);
    const set = {
      ...(draft.name.trim() !== entrant.name && { name: draft.name.trim() }),
      ...(draft.club.trim() !== entrant.club && { club: draft.club.trim() }),
      ...(draft.category !== entrant.category && { category: draft.category }),
      ...(number !== entrant.number && { number }),
    };
    if (Object.keys(set).length === 0) return onDone();
    if (tell({ kind: 'entrant', entrant: id, set }) !== null) onDone();
  };
  const field = (key: 'name' | 'club' | 'number', more: object = {}) => (
    <Input
      label={t(`tournament-entrants.fields.${key}`)}
      {...more}
      value={draft[key]}
      onChange={(event) => setDraft({ ...draft, [key]: event.target.value })}
    />
  );
  return (
    <form onSubmit={save} className="grid gap-3 pt-1 pb-4 text-ink sm:grid-cols-2">
      {field('name', { required: true, maxLength: 100 })}
      {field('club', { maxLength: 100, list: `clubs-${id}` })}
      <datalist id={`clubs-${id}`}>
        {clubs.map((club) => (
          <option key={club} value={club} />
        ))}
      </datalist>
      {field('number', { type: 'number', min: 1, max: 100_000, required: true })}
      {whole.setting.categories.length > 0 && (
        <Pick
          label={t('tournament-entrants.fields.category')}
          value={draft.category}
          options={[...new Set(['', ...whole.setting.categories, draft.category])].map((id) => ({
            ...{ id, name: id || '–' },
          }))}
          onPick={(category) => setDraft({ ...draft, category })}
        />
      )}
      <div className="grid grid-cols-2 gap-2 sm:col-span-2">
        <button type="submit" className={`${smallKey} font-semibold`}>
          {t('tournament-entrants.save')}
        </button>
        {left === null && !waiting && (
          <button
            type="button"
            className={smallKey}
            onClick={() =>
              tell({ kind: 'mark', entrants: [id], set: { left: true } }) !== null && onDone()
            }
          >
            {t('tournament-entrants.leave')}
          </button>
        )}
        {!hasPlayed && (
          <AskTwice
            ask={t('tournament-entrants.remove')}
            keep={t('tournament-entrants.keep')}
            sure={t('tournament-entrants.removeSure')}
            look={smallKey}
            danger="text-refusal"
            onSure={() => tell({ kind: 'remove', entrant: id })}
          />
        )}
      </div>
    </form>
  );
}
