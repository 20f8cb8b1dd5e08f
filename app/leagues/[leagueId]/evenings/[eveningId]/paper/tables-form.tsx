'use client';
/** Totals of the tables that were drawn: who sat there is known, and only their figures are asked for. */
import '@/lib/jass/all';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { keyOnPaper } from '@/app/ui/keys';
import { Form } from '@/app/ui/use-form';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import type { DecimalSign } from '@/lib/files/csv';
import { figureIn } from '@/lib/files/totals-sheet';
import { tableName } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { type VariantId, variant } from '@/lib/jass';
import { asksForHands, handsOf } from '@/lib/league/result-paper';
import { agreedPerGame, sidesBefore } from '@/lib/sync/house-rules';
import { HandsField } from '../../../hands-field';
import { savePaper } from '../../actions';
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
  countsMeans,
  decimal,
}: {
  at: { readonly leagueId: string; readonly eveningId: string };
  tables: readonly WaitingTable[];
  houseRules: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  /** The season counts the mean of a hand. */
  countsMeans: boolean;
  decimal: DecimalSign;
}) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const ids = useRef(new Map<number, string>());
  const [totals, setTotals] = useState<ReadonlyMap<string, string>>(new Map());
  const kinds = [...new Set(tables.map((table) => table.variant))];
  const asksHands = kinds.some((id) => countsMeans || asksForHands({ variant: id, of: 'game' }));
  const rulesOf = (id: VariantId) => ({ ...agreedPerGame(id), ...houseRules[id] });
  const [hands, setHands] = useState(() => {
    const usual = kinds.map((id) => handsOf(id, rulesOf(id)));
    return usual[0] && usual.every((one) => one === usual[0]) ? String(usual[0]) : '';
  });
  const [saved, setSaved] = useState<readonly string[]>([]);
  // All that are full, one after the other; what was stored before one is refused stays.
  const { send, busy, failure, setFailure } = useSend(
    async (all: readonly (readonly [WaitingTable, Asked])[]) => {
      const stored: string[] = [];
      for (const [{ index, name }, asked] of all) {
        const answer = await savePaper(asked);
        if (!answer.ok) {
          const { path, message } = answer.error;
          const said = `${tableName(words, name)}: ${message}`;
          return { ok: false as const, error: { path: `${index} ${path}`, message: said } };
        }
        stored.push(tableName(words, name));
      }
      return { ok: true as const, value: stored };
    },
  );
  if (saved.length > 0)
    return (
      <Saved at={at} tables={saved} onMore={tables.length > 0 ? () => setSaved([]) : undefined} />
    );
  const rounds = [...new Set(tables.map(({ round }) => round))].sort((a, b) => a - b);
  const keyOf = ({ index }: WaitingTable, side: number) => `${index} ${side}`;
  const sidesOf = ({ variant: id, seats }: WaitingTable) =>
    sidesBefore(id, seats.length, houseRules[id] ?? {});
  const save = async (asWritten: number | null) => {
    const full: (readonly [WaitingTable, Asked])[] = [];
    for (const table of tables) {
      const sides = sidesOf(table);
      const read = sides.map((_, side) =>
        figureIn(totals.get(keyOf(table, side))?.trim() || null, decimal),
      );
      if (read.every((one) => one === null)) continue;
      const figures = read.flatMap((one) => (typeof one === 'number' ? [one] : []));
      if (figures.length < sides.length) {
        const message = t('paper.form.halfTable', { table: tableName(words, table.name) });
        return setFailure({ path: `${table.index} totals`, message });
      }
      const id = ids.current.get(table.index) ?? makeId();
      ids.current.set(table.index, id);
      const totalAt = (seat: number) => figures[sides.findIndex((own) => own.includes(seat))] ?? 0;
      full.push([
        table,
        {
          id,
          eveningId: at.eveningId,
          revision: 0,
          variant: table.variant,
          of: 'game',
          hands: asksHands ? Number(hands) || null : null,
          ...(asWritten === table.index && { asWritten: true }),
          seats: table.seats.map((player, seat) => ({ player, total: totalAt(seat) })),
        },
      ]);
    }
    if (full.length === 0) return setFailure({ path: '', message: t('paper.form.nothing') });
    const sent = await send(full);
    router.refresh();
    if (!sent) return;
    setSaved(sent.value);
    setTotals(new Map());
    ids.current.clear();
  };
  const wrong = /^(\d+) sum$/.exec(failure?.path ?? '')?.[1];
  return (
    <Form
      of={{ busy, refused: failure?.message ?? null, submit: () => save(null) }}
      save={t('paper.form.save')}
      keys={(key) => (
        <>
          {wrong !== undefined && (
            <button
              type="button"
              className={keyOnPaper}
              disabled={busy}
              onClick={() => save(Number(wrong))}
            >
              {t('paper.form.asWritten')}
            </button>
          )}
          {key}
        </>
      )}
      noValidate
      className="flex max-w-xl flex-col gap-4"
    >
      <p className="text-ink-dim">{t('paper.form.tablesHint')}</p>
      {asksHands && <HandsField of="game" value={hands} onChange={setHands} />}
      {rounds.map((round, at) => (
        <details key={round} open={at === 0}>
          <summary className="min-h-12 font-semibold text-lg">
            {t('evenings.tables.round', { round: String(round) })}
          </summary>
          {tables
            .filter((table) => table.round === round)
            .map((table) => (
              <fieldset key={table.index} className="border-ink/15 border-t py-2">
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
                      label={seats.map((seat) => table.names[seat] ?? '').join(' & ')}
                      value={totals.get(keyOf(table, side)) ?? ''}
                      isWrong={failure?.path.startsWith(`${table.index} `) ?? false}
                      onChange={(text) => {
                        setFailure(null);
                        setTotals(new Map([...totals, [keyOf(table, side), text]]));
                      }}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
        </details>
      ))}
    </Form>
  );
}
