'use client';
/** Totals of the tables that were drawn: who sat there is known, and only their figures are asked for. */
import '@/lib/jass/all';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Fold } from '@/app/ui/fold';
import { keyOnPaper } from '@/app/ui/keys';
import { Form } from '@/app/ui/use-form';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import type { DecimalSign } from '@/lib/files/csv';
import { tableName } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { type VariantId, variant } from '@/lib/jass';
import type { Measure } from '@/lib/league/measures';
import {
  asksForHands,
  type CountingSeason,
  countsMeans,
  handsOf,
  isCounted,
} from '@/lib/league/result-paper';
import { agreedPerGame, sidesBefore } from '@/lib/sync/house-rules';
import { savePaper } from '../../actions';
import { CountsNot } from './counts-not';
import { keysFor, totalReader, useTries } from './read-total';
import { Saved } from './saved';
import { TotalField } from './total-field';

/** A table at which nothing was played that is known. */
export type WaitingTable = {
  /** Its place on the sheet. */
  readonly index: number;
  readonly round: number;
  readonly name: string;
  readonly variant: VariantId;
  readonly seats: readonly string[];
  readonly names: readonly string[];
};
type Asked = Parameters<typeof savePaper>[0];

export function TablesForm({
  at,
  tables,
  houseRules,
  seasons,
  measures,
  decimal,
}: {
  at: { readonly leagueId: string; readonly eveningId: string };
  tables: readonly WaitingTable[];
  houseRules: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  seasons: readonly CountingSeason[];
  measures: readonly { readonly id: Measure; readonly name: string }[];
  decimal: DecimalSign;
}) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const ids = useRef(new Map<string, string>());
  // What was looked at and is meant so, by table, until something in it is changed.
  const flagsOf = useRef(new Map<string, { asWritten?: true; besides?: true }>());
  const [totals, setTotals] = useState<ReadonlyMap<string, string>>(new Map());
  const kinds = [...new Set(tables.map((table) => table.variant))];
  // By table, and the last one of each variant: the other tables have played as many, unless they say so.
  const [hands, setHands] = useState<ReadonlyMap<string, string>>(new Map());
  const [saved, setSaved] = useState<readonly string[]>([]);
  const rounds = [...new Set(tables.map(({ round }) => round))].sort((a, b) => a - b);
  // All that are full, one after the other; what was stored before one is refused stays.
  const { send, busy, failure, setFailure } = useSend(
    async (all: readonly (readonly [WaitingTable, Asked])[]) => {
      const stored: string[] = [];
      for (const [{ index, name, round }, asked] of all) {
        const answer = await savePaper(asked);
        if (!answer.ok) {
          const { path, message } = answer.error;
          const said = `${tableName(words, name)}: ${message}`;
          return { ok: false as const, error: { path: `${index} ${path}`, message: said } };
        }
        const at = t('evenings.tables.round', { round: String(round) });
        stored.push(`${rounds.length > 1 ? `${at}, ` : ''}${tableName(words, name)}`);
      }
      return { ok: true as const, value: stored };
    },
  );
  const { form, isTried, tryIt, begin } = useTries(failure);
  if (saved.length > 0)
    return (
      <Saved at={at} tables={saved} onMore={tables.length > 0 ? () => setSaved([]) : undefined} />
    );
  // By who sits there: the sheet may be another one by now.
  const idOf = ({ round, variant: id, seats }: WaitingTable) => [round, id, ...seats].join(' ');
  const keyOf = (table: WaitingTable, side: number) => `${idOf(table)} ${side}`;
  const sidesOf = ({ variant: id, seats }: WaitingTable) =>
    sidesBefore(id, seats.length, houseRules[id] ?? {});
  const asksHands = ({ variant: id }: WaitingTable) =>
    countsMeans(id, seasons) || asksForHands({ variant: id, of: 'game' });
  const handsAt = (table: WaitingTable): string => {
    const { variant: id } = table;
    const usual = handsOf(id, { ...agreedPerGame(id), ...houseRules[id] });
    return hands.get(idOf(table)) ?? hands.get(id) ?? String(usual ?? '');
  };
  const readOf = (table: WaitingTable) => {
    const { variant: id } = table;
    const read = totalReader(words, decimal, {
      ...{ variant: id, of: 'game' },
      options: houseRules[id] ?? {},
    });
    return sidesOf(table).map((_, side) => read(totals.get(keyOf(table, side))));
  };
  const faultsOf = (table: WaitingTable): (string | null)[] => {
    const read = readOf(table);
    const isEmpty = read.every(({ total, fault }) => total === null && fault === null);
    return read.map(({ total, fault, isSure }) => {
      if (fault !== null) return isTried || isSure ? fault : null;
      return isTried && !isEmpty && total === null ? t('paper.form.noFigure') : null;
    });
  };
  const lacksHands = (table: WaitingTable) => asksHands(table) && handsAt(table) === '';
  const save = async (sure: { index: number; asWritten?: true; besides?: true } | null) => {
    tryIt();
    const asked = sure && tables.find(({ index }) => index === sure.index);
    if (asked) {
      const { index: _, ...flags } = sure;
      const key = idOf(asked);
      flagsOf.current.set(key, { ...flagsOf.current.get(key), ...flags });
    }
    const full: (readonly [WaitingTable, Asked])[] = [];
    for (const table of tables) {
      const sides = sidesOf(table);
      const read = readOf(table);
      if (read.every(({ total, fault }) => total === null && fault === null)) continue;
      const figures = read.flatMap(({ total, fault }) =>
        total === null || fault !== null ? [] : [total],
      );
      // The field says why.
      if (figures.length < sides.length || lacksHands(table)) return setFailure(null);
      const id = ids.current.get(idOf(table)) ?? makeId();
      ids.current.set(idOf(table), id);
      const totalAt = (seat: number) => figures[sides.findIndex((own) => own.includes(seat))] ?? 0;
      full.push([
        table,
        {
          id,
          eveningId: at.eveningId,
          revision: 0,
          variant: table.variant,
          of: 'game',
          hands: asksHands(table) ? Number(handsAt(table)) : null,
          isDrawn: true,
          ...flagsOf.current.get(idOf(table)),
          seats: table.seats.map((player, seat) => ({ player, total: totalAt(seat) })),
        },
      ]);
    }
    if (full.length === 0) return setFailure({ path: '', message: t('paper.form.nothing') });
    const sent = await send(full);
    if (!sent) return;
    router.refresh();
    setSaved(sent.value);
    setTotals(new Map());
    ids.current.clear();
    flagsOf.current.clear();
    begin();
  };
  const [, index = '', wrong = ''] =
    /^(\d+) (sum|doubled|table|hands)/.exec(failure?.path ?? '') ?? [];
  const handsFault = (table: WaitingTable): string | null => {
    if (wrong === 'hands' && table.index === Number(index)) return failure?.message ?? null;
    const isMeant = readOf(table).some(({ total }) => total !== null);
    return isTried && isMeant && lacksHands(table) ? t('paper.form.noHands') : null;
  };
  const silent = kinds.find((id) => !isCounted({ variant: id, of: 'game', hands: 1 }, seasons));
  return (
    <Form
      of={{ busy, refused: failure?.message ?? null, submit: () => save(null) }}
      save={t('paper.form.save')}
      keys={(key) => (
        <>
          {(wrong === 'sum' || wrong === 'doubled') && (
            <button
              type="button"
              className={keyOnPaper}
              disabled={busy}
              onClick={() =>
                save({
                  index: Number(index),
                  ...(wrong === 'sum' ? { asWritten: true } : { besides: true }),
                })
              }
            >
              {t(`paper.form.${wrong === 'sum' ? 'asWritten' : 'besides'}`)}
            </button>
          )}
          {wrong === 'table' && (
            <button
              type="button"
              className={keyOnPaper}
              onClick={() => {
                setFailure(null);
                router.refresh();
              }}
            >
              {t('paper.form.newTables')}
            </button>
          )}
          {key}
        </>
      )}
      ref={form}
      className="flex max-w-xl flex-col gap-4"
    >
      <p className="text-ink-dim">{t('paper.form.tablesHint')}</p>
      {silent && <CountsNot variant={silent} seasons={seasons} measures={measures} />}
      {rounds.map((round, at) => (
        <Fold
          key={round}
          open={at === 0}
          title={t('evenings.tables.round', { round: String(round) })}
          look="font-semibold text-lg"
        >
          {tables
            .filter((table) => table.round === round)
            .map((table) => (
              <fieldset key={table.index} className="border-ink/15 border-t py-3">
                <legend className="float-left w-full font-semibold">
                  {tableName(words, table.name)}{' '}
                  <span className="font-normal text-[0.9375rem] text-ink-dim">
                    {kinds.length > 1 && `${variantName(words, table.variant)}, `}
                    {t(`paper.figures.${variant(table.variant).figure}`)}
                  </span>
                </legend>
                <div className="clear-both">
                  {sidesOf(table).map((seats, side) => (
                    <TotalField
                      key={seats.join()}
                      label={seats.map((seat, i) => (
                        <span key={seat} className="block">
                          {i > 0 && '& '}
                          {table.names[seat]}
                        </span>
                      ))}
                      value={totals.get(keyOf(table, side)) ?? ''}
                      fault={faultsOf(table)[side] ?? null}
                      keys={keysFor({
                        ...{ variant: table.variant, of: 'game' },
                        options: houseRules[table.variant] ?? {},
                      })}
                      onChange={(text) => {
                        setFailure(null);
                        flagsOf.current.delete(idOf(table));
                        setTotals(new Map([...totals, [keyOf(table, side), text]]));
                      }}
                    />
                  ))}
                  {asksHands(table) && (
                    <TotalField
                      label={<span className="text-ink-dim">{t('paper.form.hands')}</span>}
                      value={handsAt(table)}
                      fault={handsFault(table)}
                      onChange={(text) => {
                        const only = text.replaceAll(/\D/g, '').slice(0, 4);
                        setFailure(null);
                        setHands(new Map([...hands, [table.variant, only], [idOf(table), only]]));
                      }}
                    />
                  )}
                </div>
              </fieldset>
            ))}
        </Fold>
      ))}
    </Form>
  );
}
