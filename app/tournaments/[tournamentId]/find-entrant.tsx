'use client';
/** Finds somebody among hundreds by name or number. */
import { useState } from 'react';
import { Input } from '@/app/ui/form';
import { useWords } from '@/lib/i18n/use-words';
import { namesLike } from '@/lib/league/similar-names';
import type { EntrantView } from '@/lib/tournament';
import { useTournament } from './use-tournament';

const MOST_SHOWN = 8;

export function FindEntrant({ onPick }: { onPick: (entrant: EntrantView) => void }) {
  const { t } = useWords();
  const {
    view: { entrants },
  } = useTournament();
  const [typed, setTyped] = useState('');
  const asked = typed.trim();
  const found = /^\d+$/.test(asked)
    ? entrants.filter(({ number }) => `${number}` === asked)
    : asked === ''
      ? []
      : namesLike(entrants, asked);
  return (
    <div className="flex flex-col gap-1">
      <Input
        label={t('tournament-mine.find')}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="empty:hidden">
        {asked !== '' && found.length === 0 ? t('tournament-mine.nobody') : ''}
      </p>
      <ul className="divide-y divide-ink/10">
        {found.slice(0, MOST_SHOWN).map((entrant) => (
          <li key={entrant.id}>
            <button
              type="button"
              className="flex min-h-13 w-full items-baseline gap-3 py-2 text-left text-lg active:bg-paper-dark"
              onClick={() => onPick(entrant)}
            >
              <span className="w-10 shrink-0 text-ink-dim tabular-nums">{entrant.number}</span>
              <span className="min-w-0">
                {entrant.name}
                {entrant.club !== '' && (
                  <span className="text-[0.9375rem] text-ink-dim"> {entrant.club}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && (
        <p className="text-ink-dim">
          {t('tournament-mine.more', { people: found.length - MOST_SHOWN })}
        </p>
      )}
    </div>
  );
}
