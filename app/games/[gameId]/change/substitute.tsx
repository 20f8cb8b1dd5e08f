'use client';
/** Somebody who plays on for another: from now on, or from a hand that is written. */
import { useId, useState } from 'react';
import { namesIn, useKnownGames } from '@/app/board/use-known-games';
import { CloseIcon } from '@/app/ui/icons';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { fittingNames, KnownNames } from '@/app/ui/known-names';
import { SheetFoot } from '@/app/ui/sheet';
import { substituteInWords } from '@/lib/i18n/table-change';
import { useWords } from '@/lib/i18n/use-words';
import { callNames } from '@/lib/league/call-names';
import { NO_NUMBER, numberAt, seatedAt } from '@/lib/sync/deal';
import { NAME_LENGTH, tidyName } from '@/lib/sync/table';
import { field } from './field';
import type { TableForm } from './use-change';

export function SubstituteForm({ state, tally, table, fault, onChange }: TableForm) {
  const words = useWords();
  const { t } = words;
  const label = useId();
  const { substitutes = [], players } = table;
  const known = namesIn(useKnownGames() ?? []);
  const hands = state.hands.length;
  const call = callNames([...players, ...substitutes.map((one) => one.name)]);
  const [seat, setSeat] = useState<number | null>(null);
  const [name, setName] = useState('');
  // The next hand, whatever others write meanwhile.
  const [from, setFrom] = useState<number | 'now'>('now');
  const first = from === 'now' ? hands : from;
  // Who sits at the table plays for nobody else.
  const here = [...seatedAt(table, first).players, tidyName(name)];
  const earlier = Array.from({ length: Math.max(0, hands - 1) }, (_, i) => hands - 1 - i);
  if (hands === 0) return <p className="py-4">{t('change.substitute.tooEarly')}</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (seat === null) return;
        const others = substitutes.filter((one) => one.seat !== seat || one.from !== first);
        onChange(table, { substitutes: [...others, { seat, from: first, name }] });
      }}
    >
      <p className="text-[0.9375rem] low:sr-only flat:sr-only">{t('change.substitute.hint')}</p>
      {substitutes.length > 0 && (
        <ul>
          {substitutes.map((one) => (
            <li
              key={`${one.seat} ${one.from}`}
              className="flex items-center justify-between gap-2 leading-tight"
            >
              <span>{substituteInWords(words, one, { table, tally })}</span>
              <button
                type="button"
                aria-label={t('change.substitute.remove', { name: one.name })}
                className="grid size-12 shrink-0 place-items-center"
                onClick={() =>
                  onChange(table, { substitutes: substitutes.filter((other) => other !== one) })
                }
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <fieldset>
        <legend className="pb-1 font-semibold text-[0.9375rem]">
          {t('change.substitute.whom')}
        </legend>
        <div className="grid grid-cols-2 gap-2 flat:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] tall:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
          {players.map((player, own) => {
            const now = seatedAt(table, first).players[own] ?? player;
            return (
              <button
                key={player}
                type="button"
                title={now}
                aria-pressed={own === seat}
                className={`${keyOnSlate} min-h-12! min-w-0 flex-col gap-0! px-1.5! text-base leading-tight low:min-h-11!`}
                onClick={() => setSeat(own)}
              >
                <span className="max-w-full truncate">{call(now)}</span>{' '}
                {now !== player && (
                  <span className="max-w-full truncate font-normal text-[0.8125rem]">
                    {t('change.substitute.for', { player: call(player) })}
                  </span>
                )}
              </button>
            );
          })}
        </div>
      </fieldset>
      <div className="grid gap-2 flat:grid-cols-2">
        <label className="flex min-w-0 flex-col gap-1">
          <span className="font-semibold text-[0.9375rem]">{t('change.substitute.name')}</span>
          <input
            value={name}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="done"
            className={field}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <div className="min-w-0 empty:hidden low:order-last flat:order-last flat:col-span-2">
          <KnownNames
            typed={[name]}
            fitting={fittingNames({ names: known, taken: here }, name)}
            names={known}
            taken={here}
            look="-mx-4 row-that-scrolls px-4"
            onMeant={(_, meant) => setName(meant)}
            onName={setName}
          />
        </div>
        <label
          htmlFor={label}
          className="flex min-w-0 items-center gap-3 flat:flex-col flat:items-stretch flat:gap-1"
        >
          <span className="shrink-0 font-semibold text-[0.9375rem]">
            {t('change.substitute.from')}
          </span>
          <select
            id={label}
            value={from}
            className={`${field} px-1! text-base!`}
            onChange={({ target }) =>
              setFrom(target.value === 'now' ? 'now' : Number(target.value))
            }
          >
            <option value="now">{t('change.substitute.now')}</option>
            {earlier.map((index) => (
              <option key={index} value={index}>
                {t('change.substitute.hand', { hand: String(numberAt(tally, index) || NO_NUMBER) })}
              </option>
            ))}
          </select>
        </label>
      </div>
      {fault && (
        <p role="alert" className="text-refusal-chalk">
          {fault.message}
        </p>
      )}
      <SheetFoot>
        <button
          type="submit"
          disabled={seat === null || name.trim() === ''}
          className={`${actionOnSlate} flex-1`}
        >
          {t('change.substitute.put')}
        </button>
      </SheetFoot>
    </form>
  );
}
