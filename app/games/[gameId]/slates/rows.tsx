/** The slate of rows, played once by each side: what is written, the sums, what can still be reached. */
import { ContractMark } from '@/app/ui/contract-mark';
import { LAYER } from '@/app/ui/slate/height';
import { RowTable, type TableCell } from '@/app/ui/slate/row-table';
import { inFigures, writtenIn } from '@/lib/i18n/figures';
import { saidInWords } from '@/lib/i18n/said';
import type { Deck } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { type SideOutlook, totalsOf, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { leaders, type SlateProps } from './slate';

export default function RowsSlate(props: SlateProps & { readonly deck?: Deck }) {
  const words = useWords();
  const { t } = words;
  const { table, tally, explained, handIds, proposedId, freshId, over, room, onWrite, onOpen } =
    props;
  const rows = variant(table.variant).rowsOf(table.options);
  const names = sideNames(table);
  const totals = totalsOf(tally);
  const best = leaders(props);
  const figure = (value: number) => inFigures(words, 'points', value);
  const cellAt = (row: number, side: number, called: string): TableCell => {
    const at = explained.hands.findIndex(({ cell }) => cell?.row === row && cell.side === side);
    const hand = explained.hands[at];
    const id = handIds[at];
    const where = { side: names[side] ?? '', row: called };
    if (!hand?.cell)
      return {
        text: null,
        makes: null,
        state: 'written',
        said: t(onWrite ? 'board.rows.write' : 'board.rows.free', where),
        onTap: onWrite && !over ? () => onWrite({ side, row }) : undefined,
      };
    const points = writtenIn(words, hand.cell);
    const makes = figure(hand.gain[side] ?? 0);
    return {
      text: points,
      makes: makes === points || hand.cell.value === null ? null : makes,
      state: id === proposedId ? 'proposed' : id === freshId ? 'fresh' : 'written',
      said: t('board.rows.written', { ...where, points, makes }),
      // Also while it is being written, so that the focus comes back to it.
      onTap: onOpen && id !== undefined ? () => id !== proposedId && onOpen(id) : undefined,
    };
  };
  const noteOf = ({ most, chance }: SideOutlook): string => {
    if (over) return '';
    if (chance === 'out') return t('board.rows.out');
    if (chance === 'needs-match') return t('board.rows.needsMatch');
    return most === null ? '' : t('board.rows.most', { points: figure(most) });
  };
  return (
    <RowTable
      rows={rows.map(({ says, contract, factor, inverted }, row) => {
        const name = saidInWords(words, says, props.deck);
        return {
          name,
          mark: contract && <ContractMark contract={contract} />,
          factor,
          inverted,
          // The same can be played in several rows.
          cells: names.map((_, side) => cellAt(row, side, `${name} ×${factor}`)),
        };
      })}
      sides={names.map((name, side) => {
        const outlook = explained.outlook.sides[side];
        return {
          name,
          sum: figure(totals[side] ?? 0),
          note: outlook ? noteOf(outlook) : '',
          isWarned: outlook !== undefined && outlook.chance !== 'open',
          isBest: best.includes(side),
          hasWon: over && tally.winners.includes(side),
        };
      })}
      isProposed={proposedId !== null}
      className={`${LAYER} ${room === 'page' ? ON_PAGE : room === 'screen' ? 'h-full' : 'slate-fills'}`}
      style={{
        ['--rows' as string]: rows.length,
        ...(typeof room === 'number' && { height: room }),
      }}
    />
  );
}

/** As high as its rows need. */
const ON_PAGE = 'h-[calc(var(--rows)*2.5rem+7rem)]';
