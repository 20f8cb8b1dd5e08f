'use client';
/** One field for both: it finds who is entered, and enters who is not. */
import { useId, useRef } from 'react';
import { inputOnPaper } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { makeId } from '@/lib/browser/id';
import { entrantsInText } from '@/lib/files/entrants-list';
import { useWords } from '@/lib/i18n/use-words';
import { nameKey } from '@/lib/sync/table';
import type { Tell } from '../use-tell';
import { useWhole } from '../use-tournament';

export function Newcomer({
  typed,
  onTyped,
  hasMoney,
  found,
  tell,
}: {
  typed: string;
  onTyped: (typed: string) => void;
  hasMoney: boolean;
  /** How many fit what is typed. */
  found: number;
  tell: Tell;
}) {
  const { t } = useWords();
  const { whole } = useWhole();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [person] = /^\d+$/.test(typed.trim()) ? [] : entrantsInText(typed);
  const isKnown =
    person && whole.entrants.some(({ name }) => nameKey(name) === nameKey(person.name));
  const enter = (paid: boolean) => {
    if (!person) return;
    const { name, club, category } = person;
    const entrants = [{ id: makeId(), name, club, category, present: true, paid }];
    if (tell({ kind: 'register', entrants }) === null) return;
    onTyped('');
    field.current?.focus();
  };
  return (
    <form
      className="sticky top-0 z-10 -mx-4 flex flex-col gap-2 bg-paper px-4 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        // Enter would enter somebody twice who is there already.
        if (found === 0) enter(false);
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('tournament-entrants.find')}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        value={typed}
        maxLength={200}
        onChange={(event) => onTyped(event.target.value)}
        placeholder={t('tournament-entrants.find')}
        autoComplete="off"
        enterKeyHint="done"
        className={inputOnPaper}
      />
      {person && !isKnown && (
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className={`${found === 0 ? actionOnPaper : keyOnPaper} min-w-0 flex-1 leading-tight`}
            onClick={() => enter(false)}
          >
            {t('tournament-entrants.enter', { name: person.name })}
          </button>
          {hasMoney && (
            <button type="button" className={keyOnPaper} onClick={() => enter(true)}>
              {t('tournament-entrants.enterPaid')}
            </button>
          )}
        </div>
      )}
    </form>
  );
}
