'use client';
/**
 * Hidden announcements on one phone, which goes round the table: each types an own figure that
 * only they see. What is passed on is not shown again before the last is in, nor after a reload;
 * what is being typed is kept nowhere.
 */
import { useEffect, useRef, useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { PointsPad, type Typed } from '@/app/ui/points-pad';
import { announcedTooMuch } from '@/lib/i18n/differenzler';
import { useWords } from '@/lib/i18n/use-words';
import { ALL_POINTS } from '@/lib/jass';
import { announcedOf, waiting } from './draft';
import { Message } from './message';

export function PassRound({
  players,
  order,
  announced,
  failure,
  onAnnounced,
  onAll,
}: {
  players: readonly string[];
  order: readonly number[];
  announced: Typed;
  failure: string;
  onAnnounced: (announced: Typed) => void;
  onAll: (announced: number[]) => void;
}) {
  const words = useWords();
  const { t } = words;
  // null: the phone is on its way.
  const [own, setOwn] = useState<string | null>(null);
  const left = waiting(announced, order);
  const seat = left[0] ?? order.at(-1) ?? 0;
  const name = players[seat] ?? '';
  const isLast = left.length <= 1;
  const isReady = own !== null && own !== '' && Number(own) <= ALL_POINTS;
  const form = useRef<HTMLFormElement>(null);
  const isTyping = own !== null;
  useEffect(
    () => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(),
    [isTyping, seat],
  );

  const pass = () => {
    if (!isReady) return;
    const typed = announced.map((old, i) => (i === seat ? own : old));
    const all = announcedOf(typed);
    if (isLast && all) return onAll(all);
    setOwn(null);
    onAnnounced(typed);
  };
  return (
    <form
      ref={form}
      className={isTyping ? 'entry-form' : 'flex flex-col gap-2'}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyping) pass();
        else setOwn('');
      }}
    >
      {isTyping ? (
        <>
          <PointsPad
            labels={[name]}
            typed={[own]}
            points={isReady ? [Number(own)] : null}
            active={0}
            onType={([typed = '']) => setOwn(typed)}
            onActive={() => {}}
            onEnter={pass}
          >
            <Message isRefused={failure !== '' || Number(own) > ALL_POINTS}>
              {failure ||
                (Number(own) > ALL_POINTS
                  ? announcedTooMuch(words, name, Number(own))
                  : t('differenzler.hidden.type', { name }))}
            </Message>
          </PointsPad>
          <button type="submit" className={actionOnSlate} disabled={!isReady}>
            {t(isLast ? 'differenzler.hidden.show' : 'differenzler.hidden.hide')}
          </button>
        </>
      ) : (
        <>
          <ul aria-label={t('differenzler.hidden.all')} className="flex gap-2">
            {players.map((player, i) => (
              <Place
                key={player}
                name={player}
                state={announced[i] !== '' ? 'hidden' : i === seat ? 'now' : 'waiting'}
              />
            ))}
          </ul>
          <p aria-live="polite" className="py-5 text-center font-hand text-[1.75rem] leading-tight">
            {t('differenzler.hidden.passTo', { name })}
          </p>
          <div className="flex gap-2">
            {left.length < players.length && (
              <button
                type="button"
                className={`${keyOnSlate} shrink-0 px-3 text-base`}
                onClick={() => onAnnounced(players.map(() => ''))}
              >
                {t('differenzler.hidden.again')}
              </button>
            )}
            <button type="submit" data-autofocus="" className={`${actionOnSlate} min-w-0 flex-1`}>
              <span className="truncate">{t('differenzler.hidden.iAm', { name })}</span>
            </button>
          </div>
        </>
      )}
    </form>
  );
}

/** One player of the round: whether there is a figure, never which. */
function Place({ name, state }: { name: string; state: 'hidden' | 'now' | 'waiting' }) {
  const { t } = useWords();
  return (
    <li
      className={`min-w-0 flex-1 rounded-lg border-2 bg-slate px-2 pt-1 ${state === 'now' ? 'border-yellow' : 'border-chalk/20'}`}
    >
      <span className="block truncate text-[0.8125rem] text-chalk/85">{name}</span>
      <span className="sr-only">{t(`differenzler.state.${state}`)}</span>
      <span aria-hidden="true" className="block pb-1 text-[1.375rem] text-chalk-dim leading-7">
        {state === 'hidden' ? '•••' : state === 'now' ? '?' : '–'}
      </span>
    </li>
  );
}
