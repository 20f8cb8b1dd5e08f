'use client';
/** Who is at the table: every seat with its phone, and whoever else has the game open. */
import type { ReactNode } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { ChalkIcon } from '@/app/ui/menu-icons';
import type { TableWish } from '@/lib/browser/at-table';
import { calledAt } from '@/lib/i18n/at-table';
import { ownNames } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';
import { callNames } from '@/lib/league/call-names';
import type { AtTable } from '@/lib/sync/at-table';
import type { Table } from '@/lib/sync/game';

const key = `${keyOnSlate} min-h-11! w-full rounded-lg! px-3! text-[0.9375rem]`;

export function Who({
  table,
  at,
  busy,
  onWish,
}: {
  table: Table;
  at: AtTable;
  busy: boolean;
  onWish: (wish: TableWish) => void;
}) {
  const words = useWords();
  const { t } = words;
  const called = ownNames(words, table.players);
  const call = callNames(called);
  const hasChalk = (name: string | null, isYou: boolean) =>
    !at.manyWriters &&
    at.chalk !== null &&
    (isYou ? at.chalk.isYours : !at.chalk.isYours && at.chalk.name === name);
  const others = at.present.filter(({ seat }) => seat === null);
  const isAlone =
    at.present.every(({ isYou }) => isYou) && at.taken.every((seat) => seat === at.seat);
  return (
    <section aria-label={t('live.join.title')}>
      <h3 className="font-semibold">{t('live.join.title')}</h3>
      {isAlone && <p className="text-[0.9375rem] text-chalk-dim">{t('live.sheet.nobody')}</p>}
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] overflow-hidden rounded-xl bg-slate">
        {table.players.map((kept, seat) => {
          const name = called[seat] ?? kept;
          const isYou = at.seat === seat;
          const isTaken = at.taken.includes(seat);
          const isHere = isYou || at.present.some((one) => one.seat === seat);
          return (
            <Line
              key={name}
              name={call(name)}
              isSeat
              isHere={isHere}
              hasChalk={isHere && hasChalk(kept, isYou)}
              says={
                isYou
                  ? t('live.youAlone')
                  : isHere
                    ? t('live.sheet.isHere')
                    : isTaken
                      ? t('live.join.seatTaken')
                      : t('live.sheet.seatFree')
              }
            >
              {at.role === 'reader' ? null : isYou ? (
                <button
                  type="button"
                  className={key}
                  disabled={busy}
                  aria-label={t('live.sheet.notMeAs', { name })}
                  onClick={() => onWish({ do: 'sit', seat: null })}
                >
                  {t('live.sheet.notMe')}
                </button>
              ) : !isTaken ? (
                <button
                  type="button"
                  className={key}
                  disabled={busy}
                  aria-label={t('live.sheet.meAs', { name })}
                  onClick={() => onWish({ do: 'sit', seat })}
                >
                  {t('live.sheet.me')}
                </button>
              ) : (
                at.role === 'host' && (
                  <button
                    type="button"
                    className={key}
                    disabled={busy}
                    aria-label={t('live.sheet.free', { name })}
                    onClick={() => onWish({ do: 'free', seat })}
                  >
                    {t('live.sheet.freeSeat')}
                  </button>
                )
              )}
            </Line>
          );
        })}
        {others.map(({ name, role, isYou }, i) => (
          <Line
            key={i}
            name={calledAt(words, { name, role, isYou })}
            isHere
            // Of those without a name only the host is told apart.
            hasChalk={
              hasChalk(name, isYou) &&
              (isYou || name !== null || (role === 'host') === (at.chalk?.isHost ?? false))
            }
            says={t(role === 'reader' ? 'live.sheet.reads' : 'live.sheet.writes')}
          />
        ))}
      </ul>
      {at.more !== undefined && (
        <p className="pt-1 text-[0.9375rem] text-chalk-dim">
          {t('live.sheet.more', { count: at.more })}
        </p>
      )}
    </section>
  );
}

function Line({
  name,
  isSeat = false,
  isHere,
  hasChalk,
  says,
  children,
}: {
  name: string;
  isSeat?: boolean;
  isHere: boolean;
  hasChalk: boolean;
  says: string;
  children?: ReactNode;
}) {
  const { t } = useWords();
  return (
    <li className="col-span-full grid min-h-13 grid-cols-subgrid items-center gap-2.5 border-chalk/10 py-1 pr-1 pl-3 not-first:border-t">
      <span className={`flex min-w-0 items-center gap-2.5 ${children ? '' : 'col-span-full'}`}>
        <span
          aria-hidden="true"
          className={`size-2.5 shrink-0 rounded-full ${isHere ? 'bg-here' : 'border border-chalk/40'}`}
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5 leading-tight">
          <span
            className={`max-w-full truncate ${isSeat ? 'pr-[0.25em] font-hand text-[1.1875rem]' : ''}`}
          >
            {name}
          </span>
          <span className="text-[0.875rem] text-chalk-dim">
            {hasChalk ? t('live.sheet.hasChalk') : says}
          </span>
        </span>
        {hasChalk && (
          <span className="shrink-0 text-yellow">
            <ChalkIcon />
          </span>
        )}
      </span>
      {children}
    </li>
  );
}
