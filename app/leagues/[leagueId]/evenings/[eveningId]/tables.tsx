'use client';
/** The table sheet: drawn or set by hand; a game starts from a table with one tap. */
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { awayInWords, wonInShort } from '@/lib/i18n/en/evening';
import { VARIANTS } from '@/lib/i18n/en/variants';
import { VARIANT_IDS, type VariantId, variant } from '@/lib/jass';
import { isAgreedPerGame } from '@/lib/sync/house-rules';
import { smallKey } from '../../../parts';
import { Check } from '../../seasons/form-parts';
import { drawTables, saveTables } from '../actions';
import type { Guest } from './attendance';
import { StartTable, type TableLine } from './start-table';

type Sheet = {
  readonly name: string;
  readonly variant: VariantId;
  readonly seats: readonly string[];
};

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
  const router = useRouter();
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
    router.refresh();
  };
  /** The second tap of two: they change places, also with somebody without a table. */
  const pick = (id: string) => {
    if (moving === null || moving === id) return setMoving(moving === id ? null : id);
    const other = moving;
    const swapped = (seat: string) => (seat === id ? other : seat === other ? id : seat);
    return save(sheet.map((table) => ({ ...table, seats: table.seats.map(swapped) })));
  };
  const flag = (id: string) =>
    away.has(id) && (
      <span className="pl-1.5 font-normal text-[0.9375rem] text-refusal">
        {away.get(id)?.status}
      </span>
    );
  const chip = (id: string, name: string) =>
    mayWrite ? (
      <button
        key={id}
        type="button"
        aria-pressed={moving === id}
        disabled={busy}
        onClick={() => pick(id)}
        className="min-h-12 rounded-full border border-ink/25 bg-card px-4 aria-pressed:border-2 aria-pressed:border-felt aria-pressed:bg-paper-dark aria-pressed:font-semibold"
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
    <section aria-label="Tables" className="flex flex-col gap-3">
      <h3 className="font-semibold text-lg">Tables</h3>
      <Refused>{failure?.message}</Refused>
      {isEmpty && (
        <p className="text-ink-dim">
          Say who is there, then draw who sits where; or put people to tables yourself.
        </p>
      )}
      {mayWrite && !isEmpty && (
        <p className="text-[0.9375rem] text-ink-dim" aria-live="polite">
          {moving === null
            ? 'Tap two names and they change places.'
            : 'Now the one to change places with.'}
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
                    {VARIANTS[table.variant].name}
                  </span>
                </p>
                {mayWrite && !table.running && (
                  <button
                    type="button"
                    className="min-h-12 px-2 text-[0.9375rem] text-ink-dim underline underline-offset-4"
                    disabled={busy}
                    onClick={() => save(sheet.toSpliced(i, 1))}
                  >
                    Clear<span className="sr-only"> {table.name}</span>
                  </button>
                )}
              </div>
              <div className="flex flex-wrap gap-2 pt-1 pb-2">
                {table.seats.map((id, seat) => chip(id, table.names[seat] ?? ''))}
              </div>
              {inSides(table) && (
                <p className="pb-1 text-[0.9375rem] text-ink-dim">{inSides(table)}</p>
              )}
              {table.last && (
                <p className="pb-2 text-[0.9375rem]">
                  <span className="text-ink-dim">Played: </span>
                  {wonInShort(table.last.sides, table.last.tally)}
                </p>
              )}
              {mayWrite && (
                <StartTable
                  eveningId={eveningId}
                  table={table}
                  index={i}
                  away={missing.length > 0 ? awayInWords(missing) : null}
                />
              )}
              {!mayWrite && table.running && (
                <Link
                  href={`/games/${table.running}`}
                  className="inline-flex min-h-12 items-center underline"
                >
                  The game
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {left.length > 0 && (
        <div>
          <h4 className="pb-1 text-[0.9375rem] text-ink-dim">Without a table</h4>
          <div className="flex flex-wrap gap-2">{left.map(({ id, name }) => chip(id, name))}</div>
        </div>
      )}
      {mayWrite && (
        <Setting
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
function inSides({ variant: id, names }: TableLine): string | null {
  if (isAgreedPerGame(id) || !variant(id).players.includes(names.length)) return null;
  const sides = variant(id).sidesOf(names.length, {});
  if (sides.length === names.length) return null;
  return sides.map((seats) => seats.map((seat) => names[seat]).join(' & ')).join(' against ');
}

const plain = (sheet: readonly Sheet[]) =>
  sheet.map((table) => ({ ...table, seats: [...table.seats] }));

/** What is played, and the two ways to tables: by draw, or one more from those without. */
function Setting({
  eveningId,
  counting,
  usual,
  sheet,
  left,
  onAdd,
}: {
  eveningId: string;
  counting: readonly VariantId[];
  usual: readonly VariantId[];
  sheet: readonly Sheet[];
  left: readonly string[];
  onAdd: (table: Sheet) => void;
}) {
  const router = useRouter();
  const [chosen, setChosen] = useState(usual);
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useSend(drawTables);
  const draw = async () => {
    setAsking(false);
    await send({ eveningId, was: plain(sheet), variants: [...chosen] });
    router.refresh();
  };
  const offered = VARIANT_IDS.toSorted(
    (a, b) => Number(counting.includes(b)) - Number(counting.includes(a)),
  );
  const [first] = chosen;
  const sizes = new Set(chosen.flatMap((id) => variant(id).players));
  const size = first && variant(first).players.findLast((players) => players <= left.length);
  return (
    <div className="flex flex-col gap-3 border-ink/15 border-t pt-3">
      <details>
        <summary className="flex min-h-12 items-center">
          <span>
            <span className="text-ink-dim">Played: </span>
            {chosen.map((id) => VARIANTS[id].name).join(', ') || 'nothing chosen'}{' '}
            <span className="text-ink-dim underline underline-offset-4">change</span>
          </span>
        </summary>
        {offered.map((id) => (
          <Check
            key={id}
            label={`${VARIANTS[id].name} (${VARIANTS[id].players})`}
            checked={chosen.includes(id)}
            onChange={(does) =>
              setChosen(does ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </details>
      {!(sizes.has(3) && sizes.has(4)) && (
        <p className="text-[0.9375rem] text-ink-dim">
          With a game for three and one for four, fewer are left over.
        </p>
      )}
      <Refused>{failure?.message}</Refused>
      <div className="flex flex-wrap gap-2">
        {asking ? (
          <>
            <button type="button" className={smallKey} onClick={() => setAsking(false)}>
              Keep these tables
            </button>
            <button type="button" className={smallKey} disabled={busy} onClick={draw}>
              Draw all of them again
            </button>
          </>
        ) : (
          <button
            type="button"
            className={`${keyOnPaper} flex-1`}
            disabled={busy || chosen.length === 0}
            onClick={() => (sheet.length > 0 ? setAsking(true) : draw())}
          >
            {sheet.length > 0 ? 'Draw again' : 'Draw tables'}
          </button>
        )}
        {first && size !== undefined && (
          <button
            type="button"
            className={`${keyOnPaper} flex-1`}
            onClick={() =>
              onAdd({ name: freeName(sheet), variant: first, seats: left.slice(0, size) })
            }
          >
            Add a table
          </button>
        )}
      </div>
    </div>
  );
}

function freeName(sheet: readonly Sheet[]): string {
  for (let n = 1; ; n++) {
    const name = `Table ${n}`;
    if (!sheet.some((table) => table.name === name)) return name;
  }
}
