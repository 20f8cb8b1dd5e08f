'use client';
/** Entering oneself, or others of one's club, by the link for that. */
import { useEffect, useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { AskTwice } from '@/app/ui/ask-twice';
import { Field, Input, inputOnPaper } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { Pick } from '@/app/ui/pick';
import { makeId } from '@/lib/browser/id';
import { recall, remember } from '@/lib/browser/storage';
import { money } from '@/lib/i18n/settlement';
import { useWords } from '@/lib/i18n/use-words';
import { useTournament } from '../use-tournament';

type Own = { readonly id: string; readonly name: string };
const keyOf = (tournamentId: string) => `tournament-own/${tournamentId}`;

/** Those who were entered on this phone. */
function useOwn(tournamentId: string) {
  const [own, setOwn] = useState<readonly Own[]>([]);
  useEffect(() => {
    const known = recall(keyOf(tournamentId));
    // Written below.
    if (Array.isArray(known)) setOwn(known as Own[]);
  }, [tournamentId]);
  const add = (one: Own) => {
    remember(keyOf(tournamentId), [...own, one]);
    setOwn([...own, one]);
  };
  const drop = (id: string) => {
    const others = own.filter((one) => one.id !== id);
    remember(keyOf(tournamentId), others);
    setOwn(others);
  };
  return { own, add, drop };
}

export function SignUp() {
  const words = useWords();
  const { t } = words;
  const { view, change } = useTournament();
  const { setting, entrants } = view;
  const [name, setName] = useState('');
  const [club, setClub] = useState('');
  const [category, setCategory] = useState('');
  const { own, add, drop } = useOwn(view.id);
  const clubs = [...new Set(entrants.map((one) => one.club))].filter((one) => one !== '');
  const enter = (event: React.FormEvent) => {
    event.preventDefault();
    const id = makeId();
    const one = { id, name: name.trim(), club: club.trim(), category };
    if (!change({ kind: 'register', entrants: [one] }).ok) return;
    add({ id, name: one.name });
    setName('');
  };
  return (
    <section aria-label={t('tournament-entrants.signUp.title')} className="flex flex-col gap-4">
      {own.length > 0 && (
        <div className="border-felt border-l-4 py-1 pl-4">
          <h3 className="font-semibold">{t('tournament-entrants.signUp.own')}</h3>
          <ul>
            {own.map(({ id, name: called }) => {
              // The server tells of everybody no more than the beginning of their ids.
              const there = entrants.find((entrant) => id.startsWith(entrant.id));
              const waitsBefore = entrants.filter(
                (one) => one.waiting && one.number <= (there?.number ?? 0),
              ).length;
              return (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                  <span className="min-w-0">{there?.name ?? called}</span>
                  <span className="text-ink-dim">
                    {there === undefined
                      ? t('tournament-entrants.signUp.sending')
                      : there.waiting
                        ? t('tournament-entrants.signUp.waiting', { place: String(waitsBefore) })
                        : t('tournament-entrants.signUp.number', { number: String(there.number) })}
                  </span>
                  {there && view.rounds.length === 0 && setting.signUp && (
                    <div className="grid w-full grid-cols-2 gap-2">
                      <AskTwice
                        ask={t('tournament-entrants.signUp.takeBack', { name: there.name })}
                        keep={t('tournament-entrants.keep')}
                        sure={t('tournament-entrants.signUp.takeBackSure')}
                        look={smallKey}
                        danger="text-refusal"
                        onSure={() => {
                          if (change({ kind: 'remove', entrant: id }).ok) drop(id);
                        }}
                      />
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {setting.signUp && !view.isOver ? (
        <form onSubmit={enter} className="flex flex-col gap-4">
          {setting.startMoneyRappen > 0 && (
            <p>
              {t('tournament-entrants.signUp.cost', {
                money: money(words, setting.startMoneyRappen),
              })}
            </p>
          )}
          <Input
            label={t('tournament-entrants.fields.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={100}
            autoComplete={own.length === 0 ? 'name' : 'off'}
            required
          />
          <Field label={t('tournament-entrants.fields.club')}>
            {(tie) => (
              <>
                <input
                  {...tie}
                  value={club}
                  onChange={(event) => setClub(event.target.value)}
                  maxLength={100}
                  list="tournament-clubs"
                  autoComplete="off"
                  className={inputOnPaper}
                />
                <datalist id="tournament-clubs">
                  {clubs.map((one) => (
                    <option key={one} value={one} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
          {setting.categories.length > 0 && (
            <Pick
              label={t('tournament-entrants.fields.category')}
              value={category}
              options={['', ...setting.categories].map((id) => ({ id, name: id || '–' }))}
              onPick={setCategory}
            />
          )}
          <button type="submit" className={actionOnPaper}>
            {t('tournament-entrants.signUp.key')}
          </button>
          <p className="text-[0.9375rem] text-ink-dim">{t('tournament-entrants.signUp.more')}</p>
        </form>
      ) : (
        own.length === 0 && <p>{t('tournament-entrants.signUp.closed')}</p>
      )}
    </section>
  );
}
