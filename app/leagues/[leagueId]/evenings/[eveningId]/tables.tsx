'use client';
/** The table sheet: drawn or set by hand; a game starts from a table with one tap. */
import type { Route } from 'next';
import '@/lib/jass/all';
import Link from 'next/link';
import { useState } from 'react';
import { useDrawnAgain } from '@/app/drawn/drawn-again';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { awayInWords, wonInShort } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { Words } from '@/lib/i18n/words';
import { type VariantId, variant } from '@/lib/jass';
import { isAgreedPerGame } from '@/lib/sync/house-rules';
import { saveTables } from '../actions';
import type { Guest } from './attendance';
import { plain, SetTables, type Sheet } from './set-tables';
import { StartTable, type TableLine } from './start-table';

export function Tables({
  eveningId,
  counting,
  usual,
  roster,
  sheet,
  tables,
  mayWrite,
}: {
  eveningId: string;
  /** The variants that count, offered first. */
  counting: readonly VariantId[];
  /** What is drawn for unless something else is chosen. */
  usual: readonly VariantId[];
  roster: readonly Guest[];
  sheet: readonly Sheet[];
  tables: readonly TableLine[];
  mayWrite: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const drawAgain = useDrawnAgain();
  const [moving, setMoving] = useState<string | null>(null);
  const { send, busy, failure } = useSend(saveTables);
  // Whoever was said not to come, and still has a seat.
  const away = new Map(
    roster.flatMap(({ id, name, status }) =>
      status === 'excused' || status === 'absent' ? [[id, { name, status }] as const] : [],
    ),
  );
  const seated = new Set(sheet.flatMap(({ seats }) => seats));
  const left = roster.filter(
    ({ id, status, plays }) =>
      !seated.has(id) && (status === 'present' || (plays && status === null)),
  );
  const save = async (next: readonly Sheet[]) => {
    setMoving(null);
    await send({ eveningId, was: plain(sheet), tables: plain(next) });
    drawAgain();
  };
  /** The second tap of two: they change places, also with somebody without a table. */
  const pick = (id: string) => {
    if (moving === null || moving === id) return setMoving(moving === id ? null : id);
    const other = moving;
    const swapped = (seat: string) => (seat === id ? other : seat === other ? id : seat);
    return save(sheet.map((table) => ({ ...table, seats: table.seats.map(swapped) })));
  };
  const flag = (id: string) => {
    const guest = away.get(id);
    return (
      guest && (
        <span className="pl-1.5 font-normal text-[0.9375rem] text-refusal">
          {t(`evenings.attendance.status.${guest.status}`)}
        </span>
      )
    );
  };
  const chip = (id: string, name: string) =>
    mayWrite ? (
      <button
        key={id}
        type="button"
        aria-pressed={moving === id}
        disabled={busy}
        onClick={() => pick(id)}
        className="min-h-12 rounded-full border border-ink/25 bg-card px-4 choosable"
      >
        {name}
        {flag(id)}
      </button>
    ) : (
      <span key={id} className="inline-flex min-h-10 items-center px-1">
        {name}
        {flag(id)}
      </span>
    );
  const isEmpty = tables.length === 0;
  if (isEmpty && !mayWrite) return null;
  return (
    <section aria-label={t('evenings.tables.title')} className="flex flex-col gap-3">
      <h3 className="font-semibold text-lg">{t('evenings.tables.title')}</h3>
      <Refused>{failure?.message}</Refused>
      {isEmpty && <p className="text-ink-dim">{t('evenings.tables.none')}</p>}
      {mayWrite && !isEmpty && (
        <p className="text-[0.9375rem] text-ink-dim" aria-live="polite">
          {t(`evenings.tables.${moving === null ? 'tapTwo' : 'tapOther'}`)}
        </p>
      )}
      <ul className="flex flex-col gap-4 empty:hidden">
        {tables.map((table, i) => {
          const missing = table.seats.flatMap((id) => away.get(id) ?? []);
          return (
            <li key={table.name} className="border-ink/15 border-t pt-2">
              <div className="flex items-center justify-between gap-3">
                <p>
                  <span className="font-semibold">{table.name}</span>{' '}
                  <span className="text-[0.9375rem] text-ink-dim">
                    {variantName(words, table.variant)}
                  </span>
                </p>
                {mayWrite && !table.running && (
                  <button
                    type="button"
                    className="min-h-12 px-2 text-[0.9375rem] text-ink-dim underline underline-offset-4"
                    disabled={busy}
                    onClick={() => save(sheet.toSpliced(i, 1))}
                  >
                    {t.rich('evenings.tables.clear', {
                      table: table.name,
                      sr: (text) => <span className="sr-only">{text}</span>,
                    })}
                  </button>
                )}
              </div>
              <div className="flex flex-wrap gap-2 pt-1 pb-2">
                {table.seats.map((id, seat) => chip(id, table.names[seat] ?? ''))}
              </div>
              {inSides(words, table) && (
                <p className="pb-1 text-[0.9375rem] text-ink-dim">{inSides(words, table)}</p>
              )}
              {table.last && (
                <p className="pb-2 text-[0.9375rem]">
                  {t.rich('evenings.tables.played', {
                    dim: (text) => <span className="text-ink-dim">{text}</span>,
                    who: wonInShort(words, table.last.sides, table.last.tally),
                  })}
                </p>
              )}
              {mayWrite && (
                <StartTable
                  eveningId={eveningId}
                  table={table}
                  index={i}
                  away={missing.length > 0 ? awayInWords(words, missing) : null}
                />
              )}
              {!mayWrite && table.running && (
                <Link
                  href={`/games/${table.running}` as Route}
                  className="inline-flex min-h-12 items-center underline"
                >
                  {t('evenings.tables.game')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {left.length > 0 && (
        <div>
          <h4 className="pb-1 text-[0.9375rem] text-ink-dim">{t('evenings.tables.without')}</h4>
          <div className="flex flex-wrap gap-2">{left.map(({ id, name }) => chip(id, name))}</div>
        </div>
      )}
      {mayWrite && (
        <SetTables
          eveningId={eveningId}
          counting={counting}
          usual={usual}
          sheet={sheet}
          left={left.map(({ id }) => id)}
          onAdd={(table) => save([...sheet, table])}
        />
      )}
    </section>
  );
}

/** "Anna & Carla against Beat & Dora", where two score together. */
function inSides({ t }: Words, { variant: id, names }: TableLine): string | null {
  if (isAgreedPerGame(id) || !variant(id).players.includes(names.length)) return null;
  const sides = variant(id).sidesOf(names.length, {});
  if (sides.length === names.length) return null;
  return sides
    .map((seats) => seats.map((seat) => names[seat]).join(' & '))
    .reduce((first, second) => t('evenings.tables.against', { first, second }));
}
