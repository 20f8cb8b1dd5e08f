'use client';
/** A table as a small slate: who sits there, how the game stands, and the one key that is due. */
import Link from 'next/link';
import { linesOf } from '@/app/ui/slate/name';
import { sidesInWords, tableName } from '@/lib/i18n/evening';
import { inFigures } from '@/lib/i18n/figures';
import { total, winnersOf } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { type VariantId, variant } from '@/lib/jass';
import { hasBegun } from '@/lib/league/stage';
import type { EveningPage } from '@/lib/server/leagues';
import { isAgreedPerGame, sidesBefore } from '@/lib/sync/house-rules';
import { gameRoute } from '../../../parts';
import { AwayLine } from './away-line';
import { SitDown } from './sit-down';
import { StartTable } from './start-table';

/** A table, with the score of the game that is played there, else of the last one. */
export type TableLine = Omit<EveningPage['tables'][number], 'seats'> & {
  readonly seats: readonly string[];
};

export function TableSlate({
  eveningId,
  table,
  index,
  isOnlyKind,
  isLast,
  isPast = false,
  mayWrite,
  away,
  call,
  own = null,
  keys = null,
}: {
  eveningId: string;
  table: TableLine;
  /** Where it stands on the sheet. */
  index: number;
  /** All tables play the same: nothing is said about it. */
  isOnlyKind: boolean;
  /** No round follows in which they sit elsewhere. */
  isLast: boolean;
  /** Nothing is played at the evening any more. */
  isPast?: boolean;
  mayWrite: boolean;
  /** Whoever of the table is not there. */
  away: React.ComponentProps<typeof AwayLine>['away'];
  /** What everybody at the evening is called: the same at each table. */
  call: (name: string) => string;
  /** The reader sits here, and may go there to write. */
  own?: { readonly canSit: boolean } | null;
  /** What else is to be done there. */
  keys?: React.ReactNode;
}) {
  const words = useWords();
  const { t } = words;
  const { score, isOnPaper } = table;
  const sides = score?.sides ?? sidesInWords(table.variant, table.names);
  const written = sidesBefore(table.variant, table.seats.length).map(
    ([seat = 0]) => table.paperTotals[seat],
  );
  const best = score ? (score.over ? winnersOf(score.tally) : []) : leading(table.variant, written);
  const figureOf = (at: number): string | null => {
    if (score) return total(words, score.tally, at);
    const own = written[at];
    return own === undefined ? null : inFigures(words, variant(table.variant).figure, own);
  };
  const name = tableName(words, table.name);
  return (
    <li
      className={`slate-board flex flex-col gap-1.5 rounded-lg border-4 p-2.5 text-chalk ${own ? 'border-felt' : 'border-[#855736]'}`}
    >
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h4 className="min-w-0 leading-tight">
          {own && (
            <span className="block text-[0.875rem] text-yellow">{t('evenings.slate.yours')}</span>
          )}
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-[0.875rem] text-chalk-dim">
            {[
              !isOnlyKind && variantName(words, table.variant),
              isOnPaper && t('evenings.slate.onPaper'),
              score &&
                (score.over
                  ? t('evenings.slate.done')
                  : t('evenings.slate.hands', {
                      counted: score.counted,
                      isKnown: score.hands === null ? 'no' : 'yes',
                      hands: String(score.hands),
                    })),
            ]
              .filter(Boolean)
              .join(' · ') || t(`evenings.slate.${isPast ? 'unplayed' : 'waiting'}`)}
          </span>
        </h4>
        {score && (
          <Link
            href={gameRoute(score.gameId)}
            className="inline-flex min-h-11 shrink-0 items-center rounded-lg border border-chalk/40 px-3.5 active:bg-slate-dark"
          >
            {t.rich(`evenings.slate.${score.over || isPast ? 'look' : 'open'}`, {
              table: name,
              sr: (text) => <span className="sr-only">{text}</span>,
            })}
          </Link>
        )}
      </div>
      <ul
        // Beside each other only where the longest of names has room with its figure.
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-4"
      >
        {sides.map((side, at) => (
          <li key={side} className="flex min-w-0 items-baseline justify-between gap-2">
            <span className={`min-w-0 leading-tight ${best.includes(at) ? 'text-yellow' : ''}`}>
              {call(side) !== side && <span className="sr-only">{side}</span>}
              <span title={side} aria-hidden={call(side) !== side || undefined}>
                {linesOf(call(side)).map((line) => (
                  <span key={line} className="inline-block max-w-full whitespace-pre">
                    {line}
                  </span>
                ))}
              </span>
            </span>
            {figureOf(at) !== null && (
              <span className="shrink-0 whitespace-nowrap font-hand text-[1.375rem] leading-7">
                {figureOf(at)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (score ? score.over && isLast : !isOnPaper) && (
        <StartTable eveningId={eveningId} table={table} index={index} away={away} call={call} />
      )}
      {own?.canSit &&
        !mayWrite &&
        (score !== null || !isAgreedPerGame(table.variant)) &&
        (away.length > 0 && !hasBegun(table) ? (
          <AwayLine away={away} mayWrite={false} />
        ) : (
          <SitDown eveningId={eveningId} label={t('evenings.room.write')} />
        ))}
      {keys}
    </li>
  );
}

/** The sides that are ahead by their totals; none where one is not known. */
function leading(id: VariantId, totals: readonly (number | undefined)[]): number[] {
  const known = totals.filter((one) => one !== undefined);
  if (known.length < totals.length) return [];
  const best = variant(id).better({}) === 'most' ? Math.max(...known) : Math.min(...known);
  return totals.flatMap((one, side) => (one === best ? [side] : []));
}
