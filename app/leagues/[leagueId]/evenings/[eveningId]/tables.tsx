'use client';
/** The rounds of an evening: its tables as small slates, and whoever arranges them swaps people and draws. */
import '@/lib/jass/all';
import Link from 'next/link';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useDrawnAgain } from '@/app/drawn/drawn-again';
import { useSwap } from '@/app/ui/felt/use-swap';
import { Refused } from '@/app/ui/form';
import { prefersStill } from '@/app/ui/prefers-still';
import { useSend } from '@/app/ui/use-send';
import { useEveningLive } from '@/lib/browser/changes-live';
import { tableName } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { variant } from '@/lib/jass';
import { isThere, missingAt } from '@/lib/league/attendance';
import { callNames } from '@/lib/league/call-names';
import { seatLate } from '@/lib/league/late-seat';
import { whyOnly } from '@/lib/league/left-over';
import { hasBegun, isDone, roundNow } from '@/lib/league/stage';
import type { EveningPage } from '@/lib/server/leagues';
import { sidesBefore } from '@/lib/sync/house-rules';
import { leagueRoute, smallKey } from '../../../parts';
import { SureKey } from '../../../sure-key';
import { drawTables, saveTables } from '../actions';
import { RoomLink } from './room-link';
import { plain, SetTables, type Sheet } from './set-tables';
import { type TableLine, TableSlate } from './table-slate';
import { WITHOUT_TABLE } from './without-table';

export function Tables({
  leagueId,
  eveningId,
  counting,
  usual,
  roster,
  sheet,
  tables,
  mayWrite,
  isLive,
  isAhead,
  called,
  mine,
}: {
  leagueId: string;
  eveningId: string;
  mayWrite: boolean;
  /** Something may happen while one looks. */
  isLive: boolean;
  /** It is on a later day. */
  isAhead: boolean;
  /** The league and the day, as the screen in the room says them. */
  called: string;
  /** Who the reader is at the table, and whether the room lets them write there; null for nobody. */
  mine: { readonly playerId: string; readonly canSit: boolean } | null;
} & Pick<EveningPage, 'counting' | 'usual' | 'roster' | 'sheet' | 'tables'>) {
  const words = useWords();
  const { t } = words;
  const drawAgain = useDrawnAgain();
  useEveningLive(eveningId, isLive, drawAgain);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isArranging, setArranging] = useState(false);
  const { send, busy, failure } = useSend(saveTables);
  const rounds = [...new Set(tables.map((table) => table.round))].sort((a, b) => a - b);
  const current = roundNow(tables);
  const round = chosen !== null && rounds.includes(chosen) ? chosen : current;
  const call = callNames(tables.flatMap(({ names }) => names));
  const isOwn = ({ seats }: TableLine) => mine !== null && seats.includes(mine.playerId);
  // Where one is due: the first of one's tables at which not all is played.
  const due = tables.findIndex((table) => isOwn(table) && !isDone(table));
  const shown = tables
    .flatMap((table, index) => (table.round === round ? [{ table, index }] : []))
    .toSorted((a, b) => Number(isOwn(b.table)) - Number(isOwn(a.table)));
  // How much of the last row stays empty: a table by itself there looks forgotten.
  const room = (columns: number) => (columns - (shown.length % columns)) % columns;
  const seated = new Set(shown.flatMap(({ table }) => table.seats));
  const left = roster.filter((one) => !seated.has(one.id) && isThere(one));
  const awayOf = (table: Pick<TableLine, 'seats' | 'score'>) =>
    missingAt(table, { roster, isAhead, mayWrite, me: mine?.playerId });
  const save = async (next: readonly Sheet[]) => {
    await send({ eveningId, was: plain(sheet), tables: plain(next) });
    drawAgain();
  };
  const isAway = (player: string) => awayOf({ seats: [player], score: null }).length > 0;
  const lateSeat = (player: string) =>
    seatLate(sheet, {
      ...{ player, round, isAway },
      begun: (index) => {
        const table = tables[index];
        return table !== undefined && hasBegun(table);
      },
    });
  const swap = (one: string, other: string) => {
    const swapped = (seat: string) => (seat === one ? other : seat === other ? one : seat);
    void save(
      sheet.map((table) =>
        table.round === round ? { ...table, seats: table.seats.map(swapped) } : table,
      ),
    );
  };
  // By seat, as useDrag counts them: those at tables nobody plays at, then those without one.
  const movable = [
    ...shown.flatMap(({ table }) =>
      hasBegun(table)
        ? []
        : sidesOf(table)
            .flat()
            .map((seat) => table.seats[seat] ?? ''),
    ),
    ...left.map(({ id }) => id),
  ];
  const { box, moving, stop, chip } = useSwap<HTMLElement>({ movable, busy, onSwap: swap });
  // What was drawn is looked at: the keys that drew it lie below.
  const [isDrawn, setDrawn] = useState(false);
  const drawing = useRef<HTMLDetailsElement>(null);
  const isEmpty = tables.length === 0;
  useEffect(() => {
    if (!isDrawn || isEmpty) return;
    box.current?.scrollIntoView({ block: 'start', behavior: prefersStill() ? 'auto' : 'smooth' });
    setDrawn(false);
  }, [isDrawn, isEmpty]);
  if (isEmpty && !mayWrite) return null;
  const begun = new Set(tables.flatMap((table) => (hasBegun(table) ? [table.round] : [])));
  /** The rounds of which nothing is played yet. */
  const ahead = rounds.filter((one) => !begun.has(one));
  const isMissed = tables.some((table) => ahead.includes(table.round) && awayOf(table).length > 0);
  const kinds = new Set(tables.map((table) => table.variant));
  const [only, ...mixed] = new Set(shown.map(({ table }) => table.variant));
  const other = counting.find((id) => id !== only);
  const why =
    mayWrite &&
    only !== undefined &&
    mixed.length === 0 &&
    other !== undefined &&
    !begun.has(round) &&
    // It was drawn so for those who were there.
    !isMissed &&
    whyOnly({
      people: seated.size + left.length,
      left: left.length,
      sizes: variant(other).players,
    });
  const drawingAhead = mayWrite && ahead.length > 0 && (
    <SureKey
      label={t(`evenings.tables.${rounds.length > 1 ? 'drawWith' : 'drawAgain'}`, {
        rounds: ahead.length,
      })}
      sure={t('evenings.tables.replace', {
        count: ahead.length,
        rounds: names(words, ahead.map(String)),
      })}
      keep={t('evenings.tables.keep')}
      action={drawTables}
      given={{
        eveningId,
        was: plain(sheet),
        variants: [...new Set(sheet.map((table) => table.variant))],
        rounds: ahead.length,
      }}
      onDone={drawAgain}
    />
  );
  return (
    <section
      ref={box}
      aria-label={t('evenings.tables.title')}
      className="flex scroll-mt-4 flex-col gap-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold text-lg">
          {rounds.length > 1
            ? t('evenings.tables.round', { round: String(round) })
            : t('evenings.tables.title')}{' '}
          {!isEmpty && isLive && (
            <span className="font-normal text-base text-ink-dim">
              {t('evenings.tables.done', {
                done: String(shown.filter(({ table }) => isDone(table)).length),
                tables: String(shown.length),
              })}
            </span>
          )}
        </h3>
        {rounds.length > 1 && (
          <fieldset className="flex flex-wrap" aria-label={t('evenings.tables.rounds')}>
            {rounds.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === round}
                aria-label={t('evenings.tables.round', { round: String(one) })}
                onClick={() => {
                  setChosen(one);
                  stop();
                }}
                className="grid size-11 place-items-center rounded-lg text-ink-dim aria-pressed:bg-felt aria-pressed:font-semibold aria-pressed:text-paper"
              >
                {one}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <Refused>{failure?.message}</Refused>
      {isEmpty && <p className="text-ink-dim">{t('evenings.tables.none')}</p>}
      {why && (
        <p className="text-[0.9375rem] text-ink-dim">
          {t(`evenings.tables.${why.is}`, {
            variant: variantName(words, only),
            other: variantName(words, other),
            left: why.left,
          })}
        </p>
      )}
      {isArranging && (
        <p className="text-[0.9375rem] text-ink-dim" aria-live="polite">
          {t(`evenings.tables.${moving === null ? 'tapTwo' : 'tapOther'}`)}
        </p>
      )}
      <ul
        className={`grid gap-3 empty:hidden sm:grid-cols-2 ${room(3) < room(4) ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {shown.map(({ table, index }) =>
          isArranging && !hasBegun(table) ? (
            <li key={index} className="flex flex-col gap-2 rounded-lg border border-ink/25 p-2.5">
              <div className="flex items-center justify-between gap-2">
                <h4 className="font-semibold">{tableName(words, table.name)}</h4>
                <button
                  type="button"
                  className="min-h-11 px-1 text-[0.9375rem] text-ink-dim underline underline-offset-4"
                  disabled={busy}
                  onClick={() => save(sheet.toSpliced(index, 1))}
                >
                  {t.rich('evenings.tables.clear', {
                    table: tableName(words, table.name),
                    sr: (text) => <span className="sr-only">{text}</span>,
                  })}
                </button>
              </div>
              <div className="flex flex-wrap gap-x-4 gap-y-2">
                {sidesOf(table).map((seats) => (
                  <div key={seats.join()} className="flex flex-wrap items-center gap-1.5">
                    {seats.map((seat, i) => (
                      <Fragment key={seat}>
                        {i > 0 && <span className="text-ink-dim">&</span>}
                        {chip(table.seats[seat] ?? '', table.names[seat] ?? '')}
                      </Fragment>
                    ))}
                  </div>
                ))}
              </div>
              <Link
                href={`/games/new?evening=${eveningId}&table=${index}`}
                className="inline-flex min-h-11 items-center text-[0.9375rem] underline"
              >
                {t('evenings.begin.otherDealer')}
              </Link>
            </li>
          ) : (
            <TableSlate
              key={index}
              eveningId={eveningId}
              table={table}
              index={index}
              isOnlyKind={kinds.size === 1 && counting.length < 2}
              isLast={round === rounds.at(-1)}
              isPast={!isLive}
              mayWrite={mayWrite}
              away={awayOf(table)}
              call={call}
              own={
                isOwn(table) ? { canSit: index === due && mine?.canSit === true && !isAhead } : null
              }
            />
          ),
        )}
      </ul>
      {left.length === 0 && isMissed && isLive && !isArranging && (
        <div className="flex">{drawingAhead}</div>
      )}
      {left.length > 0 && isLive && (
        <div id={WITHOUT_TABLE} className="scroll-mt-4">
          <h4 className="pb-1 text-[0.9375rem] text-ink-dim">{t('evenings.tables.without')}</h4>
          {isArranging ? (
            <div className="flex flex-wrap gap-2">{left.map(({ id, name }) => chip(id, name))}</div>
          ) : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p>{left.map(({ name }) => name).join(', ')}</p>
              {mayWrite &&
                !isEmpty &&
                left.slice(0, MOST_LATE).map(({ id, name }) => {
                  const seat = lateSeat(id);
                  const table = seat && tables[seat.at];
                  return (
                    table && (
                      <button
                        key={id}
                        type="button"
                        className={`${smallKey} print:hidden`}
                        disabled={busy}
                        onClick={() => save(seat.sheet)}
                      >
                        {t('evenings.tables.seatAt', { name, table: tableName(words, table.name) })}
                      </button>
                    )
                  );
                })}
              {drawingAhead}
            </div>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-start gap-2 empty:hidden print:hidden">
        {mayWrite && !isEmpty && (
          <button
            type="button"
            aria-pressed={isArranging}
            className={`${smallKey} choosable`}
            onClick={() => {
              setArranging(!isArranging);
              stop();
            }}
          >
            {t('evenings.tables.arrange')}
          </button>
        )}
        {!isEmpty && (
          <Link href={leagueRoute(leagueId, `/evenings/${eveningId}/plan`)} className={smallKey}>
            {t('evenings.plan.link')}
          </Link>
        )}
        {mayWrite && isLive && <RoomLink eveningId={eveningId} isAhead={isAhead} called={called} />}
      </div>
      {mayWrite && (
        <SetTables
          fold={drawing}
          eveningId={eveningId}
          counting={counting}
          usual={usual}
          sheet={sheet}
          begun={begun}
          round={round}
          left={left.map(({ id }) => id)}
          present={roster.filter(isThere).length}
          onDrawn={async (hasDrawn) => {
            await drawAgain();
            if (!hasDrawn) return;
            setChosen(null);
            setDrawn(true);
          }}
          onAdd={(table) => save([...sheet, table])}
        />
      )}
    </section>
  );
}

/** More who come late are drawn for. */
const MOST_LATE = 6;

/** The seats of a table, partners together. */
const sidesOf = ({ variant, seats }: TableLine) => sidesBefore(variant, seats.length);
